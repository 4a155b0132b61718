//! What is put together in the same way in every language.

use grove_model::Model;
use grove_model::base::speed::Speed;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::search::compare::{Comparison, Pace as ComparePace};
use grove_model::search::replay::Replay;
use grove_model::view::board::CellView;
use grove_model::view::branch_table::Table;
use grove_model::view::timeline::BarFacts;
use grove_model::view::tree::Drawn;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::conflict::Conflict;
use sudoku_engine::generate;
use sudoku_engine::search::Strategy;

use super::{CellFact, HoleFact, Pace, RunFact, SolutionsFact, Text};

impl Text {
    /// A cell as it is spoken: place, digit, what is special about it.
    pub fn cell(self, view: &CellView, shape: Shape) -> String {
        let facts: Vec<String> = CellFact::of(view).map(|fact| self.cell_fact(fact)).collect();
        format!("{}: {}", self.place(view.cell, shape), facts.join(", "))
    }

    fn short_cells(self, cells: &[Cell], shape: Shape) -> String {
        let cells: Vec<String> = cells.iter().map(|&cell| self.short_cell(cell, shape)).collect();
        cells.join(", ")
    }

    /// Digits in cells, the later to the right.
    fn path(self, path: &[(Cell, Digit)], is_cut: bool, shape: Shape) -> String {
        let step = |&(cell, digit): &(Cell, Digit)| {
            format!("{} {}", self.short_cell(cell, shape), digit.symbol())
        };
        let steps: Vec<String> = path.iter().map(step).collect();
        format!("{}{}", if is_cut { "… › " } else { "" }, steps.join(" › "))
    }

    /// How many nodes and solutions a folded node holds, in a few signs; empty where
    /// that is not known.
    pub fn figures(self, node: &Drawn) -> String {
        let Some(facts) = node.facts else { return String::new() };
        let growing = if node.is_growing { "≥" } else { "" };
        let size = self.number(facts.size);
        match facts.solutions {
            0 => format!("{growing}{size}"),
            solutions => format!("{growing}{size} · {}", self.number(solutions)),
        }
    }

    /// What a bar of the map shows.
    pub fn map_bar(self, facts: &BarFacts, shape: Shape) -> String {
        self.bar(&self.path(&facts.path, facts.is_cut, shape), facts)
    }

    /// What a table of the digits below a node shows.
    pub fn branch_table(self, table: &Table, shape: Shape) -> String {
        // The last digits of a long path; the list has all of them.
        let cut = table.path.len().saturating_sub(6);
        let path = self.path(&table.path[cut..], cut > 0, shape);
        let cell = table.cell.map(|cell| self.short_cell(cell, shape));
        let path = if table.path.is_empty() { None } else { Some(path.as_str()) };
        self.branches(path, cell.as_deref(), table.branches.len() as u64)
    }

    /// What is known of the solutions of a puzzle; empty where nothing was asked.
    pub fn known(self, fact: Option<SolutionsFact>) -> String {
        fact.map_or_else(String::new, |fact| self.solutions(&fact))
    }

    /// Which clues contradict each other; empty where nothing was asked.
    pub fn conflict(self, model: &Model) -> String {
        let clues = &model.play.editor.sheet().clues;
        let clue = |&cell: &Cell| {
            let digit = clues.get(cell).map_or(' ', Digit::symbol);
            format!("{} {digit}", self.short_cell(cell, clues.shape()))
        };
        let write = |conflict: &Conflict| {
            conflict.cells.iter().map(clue).collect::<Vec<String>>().join(", ")
        };
        self.known(SolutionsFact::of_conflict(&model.play.inquiries.conflict, write))
    }

    /// The hole that is shown of a puzzle being made, if one is.
    pub fn shown_hole(self, watch: &Replay, shape: Shape) -> Option<String> {
        let cells = self.short_cells(&watch.shown()?.cells, shape);
        HoleFact::of(watch, cells).map(|fact| self.hole(&fact))
    }

    /// What new puzzles are to be like: their size, difficulty and pattern, what is drawn
    /// and the rules that they keep.
    pub fn wish(self, model: &Model) -> String {
        let (wish, rules) = (&model.play.wish, &model.play.editor.sheet().rules);
        let size = wish.shape_beside(rules).size();
        let mut parts =
            vec![format!("{size} × {size}"), self.difficulty(wish.difficulty).to_owned()];
        if wish.symmetry != generate::Symmetry::None {
            parts.push(self.symmetry(wish.symmetry).to_owned());
        }
        if wish.drawn != generate::Drawn::Nothing {
            parts.push(self.drawn(wish.drawn).to_owned());
        }
        if wish.keeps_rules && wish.can_keep_rules(rules) {
            parts.push(self.generate.keep_rules.to_owned());
        }
        parts.join(" · ")
    }

    /// A fact about the run, in the unit it is counted in.
    pub fn run_figure(self, fact: RunFact, value: u64) -> String {
        match fact {
            RunFact::Searching | RunFact::SeekInWorker | RunFact::SeekPainted => self.micros(value),
            RunFact::Rate => self.rate(value),
            RunFact::Recording
            | RunFact::WorkerMemory
            | RunFact::PageMemory
            | RunFact::ScriptMemory => self.bytes(value),
            RunFact::Placements
            | RunFact::Steps
            | RunFact::Checkpoints
            | RunFact::Spacing
            | RunFact::Retained
            | RunFact::Shortest => self.number(value),
        }
    }

    /// The name of a strategy, or where it has none its code.
    pub fn strategy_name(self, strategy: Strategy) -> String {
        StrategyPreset::of(strategy)
            .map_or_else(|| strategy.to_string(), |preset| self.strategy_preset(preset).to_owned())
    }

    /// Where searches played together are shown, in the pace's unit.
    pub fn compared(self, pace: ComparePace, place: u64, total: Option<u64>) -> String {
        // The root of the tree is a node too.
        let nodes = u64::from(pace == ComparePace::Node);
        self.place_in_pace(pace, place + nodes, total.map(|total| total + nodes))
    }

    /// How fast searches that are compared are played.
    pub fn compared_speed(self, comparison: &Comparison, speed: Speed) -> String {
        let nanos = comparison.nanos_a_second(speed);
        nanos.map_or_else(|| self.pace(Pace::of(speed)), |nanos| self.time_pace(nanos))
    }
}
