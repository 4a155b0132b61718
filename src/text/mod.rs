//! Every word a person reads.
//!
//! Engine and model speak facts; a [`Locale`] says them in one language, by
//! exhaustive matches, so that a missing translation does not compile.

mod batch;
mod compare;
mod counter;
mod en;
mod facts;
mod hole_fact;
mod keys;
mod label;
mod making_word;
mod number;
mod ru;
mod run_fact;
mod solutions_fact;
mod sw;
#[cfg(test)]
mod tests;
mod tongue;

use grove_model::Model;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, Theme, View};
use grove_model::base::speed::Speed;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::generate::form::WishProblem;
use grove_model::generate::printout::{PrintedPuzzle, Printout};
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::search::compare as compare_model;
use grove_model::search::explore::Exploring;
use grove_model::search::player::Player;
use grove_model::search::replay::Replay;
use grove_model::search::tree::TreeView;
use grove_model::solve::solutions::SolutionQueries;
use grove_model::view::board::{CellView, DigitState};
use grove_model::view::branch_table::Table;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use grove_model::view::tree::{Drawing, Drawn};
use grove_model::worker::run::Progress;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Region, Rule, Rules, Shape};
use sudoku_engine::conflict::Conflict;
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;
use sudoku_engine::generate;
use sudoku_engine::search::Strategy;

pub use batch::BatchLabel;
pub use compare::{CELL_ORDERS, CompareLabel, DIGIT_ORDERS, INFERENCES};
pub use counter::Counter;
pub use facts::{
    Broken, CellFact, Fate, ForestFacts, NodeFacts, Pace, PathFacts, RulePart, RunState, TreeFacts,
    Verdict,
};
pub use hole_fact::HoleFact;
pub use keys::{Deed, KeyGroup, KeyName};
pub use label::Label;
pub use making_word::MakingWord;
pub use run_fact::RunFact;
pub use solutions_fact::SolutionsFact;
pub use tongue::Locale;

/// The words of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(Language);

impl Text {
    /// The words of this language.
    pub const fn new(language: Language) -> Self {
        Self(language)
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.0
    }

    fn tongue(self) -> &'static dyn Locale {
        match self.0 {
            Language::En => &en::English,
            Language::Ru => &ru::Russian,
            Language::Sw => &sw::Swahili,
        }
    }

    /// A language's own name.
    pub const fn language_name(language: Language) -> &'static str {
        match language {
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Sw => "Kiswahili",
        }
    }

    /// Two letters for a language.
    pub const fn language_sign(language: Language) -> &'static str {
        match language {
            Language::En => "En",
            Language::Ru => "Ру",
            Language::Sw => "Sw",
        }
    }

    /// A word or sentence that is always the same.
    pub fn label(self, label: Label) -> &'static str {
        self.tongue().label(label)
    }

    /// The name of a view.
    pub fn view(self, view: View) -> &'static str {
        self.label(Label::View(view))
    }

    /// The name of a theme.
    pub fn theme(self, theme: Theme) -> &'static str {
        self.label(Label::Theme(theme))
    }

    /// The name of a pen.
    pub fn pen(self, pen: InputMode) -> &'static str {
        self.label(Label::InputMode(pen))
    }

    /// The name of a sample.
    pub fn sample(self, sample: Sample) -> &'static str {
        self.label(Label::Sample(sample))
    }

    /// What has become of a digit in the current cell.
    pub fn digit_state(self, state: DigitState) -> &'static str {
        self.label(Label::DigitState(state))
    }

    /// The name of a counter.
    pub fn counter(self, counter: Counter) -> &'static str {
        self.label(Label::Counter(counter))
    }

    /// What a counter counts.
    pub fn counter_meaning(self, counter: Counter) -> &'static str {
        self.label(Label::CounterMeaning(counter))
    }

    /// What a group of keys is for.
    pub fn key_group(self, group: KeyGroup) -> &'static str {
        self.label(Label::KeyGroup(group))
    }

    /// What a key is called.
    pub fn key_name(self, key: KeyName) -> &'static str {
        match key {
            KeyName::Printed(name) => name,
            KeyName::Space => self.label(Label::SpaceKey),
        }
    }

    /// What a key does.
    pub fn key_deed(self, deed: Deed) -> &'static str {
        self.label(Label::Deed(deed))
    }

    /// A number as the language writes it.
    pub fn number(self, number: u64) -> String {
        self.tongue().number(number)
    }

    /// What just happened, and why.
    pub fn happening(self, happening: &Narration, shape: Shape) -> String {
        self.tongue().happening(happening, shape)
    }

    /// A cell as it is spoken: place, digit, what is special about it.
    pub fn cell(self, view: &CellView, shape: Shape) -> String {
        let tongue = self.tongue();
        let facts: Vec<String> = CellFact::of(view).map(|fact| tongue.cell_fact(fact)).collect();
        format!("{}: {}", tongue.place(view.cell, shape), facts.join(", "))
    }

    /// A cell's place in a few letters.
    pub fn short_cell(self, cell: Cell, shape: Shape) -> String {
        self.tongue().short_cell(cell.row(shape) + 1, cell.column(shape) + 1)
    }

    /// The name of a key of the digit pad.
    pub fn enter_digit(self, digit: Digit) -> String {
        self.tongue().enter_digit(digit)
    }

    /// The name of a button that gives an empty board.
    pub fn empty_board(self, shape: Shape) -> String {
        self.tongue().empty_board(shape.size())
    }

    /// How fast a search is played.
    pub fn speed(self, speed: Speed) -> String {
        self.tongue().pace(Pace::of(speed))
    }

    /// Where in the search one is.
    pub fn step(self, step: u64, total: Option<u64>) -> String {
        self.tongue().step(step, total)
    }

    /// How far the worker has come.
    pub fn run(self, progress: &Progress, is_seeking: bool) -> String {
        self.tongue().run(RunState::of(progress, is_seeking), progress.counters.placements)
    }

    /// The goal of a search that stops at its n-th solution.
    pub fn goal_nth(self, nth: u64) -> String {
        self.tongue().goal_nth(nth)
    }

    /// What is drawn of a small tree.
    pub fn forest(self, forest: &TreeView, drawing: &Drawing) -> String {
        self.tongue().forest(ForestFacts::of(forest, drawing))
    }

    /// What is drawn of a large tree, and what is not.
    pub fn tree_drawn(self, player: &Player, drawing: &Drawing) -> String {
        self.tongue().tree_drawn(TreeFacts::of(player, drawing))
    }

    /// A node of the tree, and what became of it; `None` for the root.
    pub fn node(self, player: &Player, node: &Drawn) -> Option<String> {
        NodeFacts::of(player, node).map(|facts| self.tongue().node(facts))
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

    /// What the drawing of the path shows, and what it does not.
    pub fn path_drawn(self, player: &Player) -> String {
        self.tongue().path_drawn(PathFacts::of(player))
    }

    /// What a bar of the map stands for.
    pub fn bar(self, facts: &BarFacts, shape: Shape) -> String {
        let step = |&(cell, digit): &(Cell, Digit)| {
            format!("{} {}", self.short_cell(cell, shape), digit.symbol())
        };
        let path: Vec<String> = facts.path.iter().map(step).collect();
        let cut = if facts.is_cut { "… › " } else { "" };
        self.tongue().bar(&format!("{cut}{}", path.join(" › ")), facts)
    }

    /// What a table of the digits below a node tells.
    pub fn branches(self, table: &Table, shape: Shape) -> String {
        let step = |&(cell, digit): &(Cell, Digit)| {
            format!("{} {}", self.short_cell(cell, shape), digit.symbol())
        };
        // The last digits of a long path; all of it stands in the list.
        let cut = table.path.len().saturating_sub(6);
        let dots = if cut > 0 { "… › " } else { "" };
        let path: Vec<String> = table.path[cut..].iter().map(step).collect();
        let path = (!path.is_empty()).then(|| format!("{dots}{}", path.join(" › ")));
        let cell = table.cell.map(|cell| self.short_cell(cell, shape));
        let digits = table.branches.len() as u64;
        self.tongue().branches(path.as_deref(), cell.as_deref(), digits)
    }

    /// What was done last in a tree opened by hand, and what comes next.
    pub fn account(self, exploring: &Exploring) -> String {
        self.tongue().account(&exploring.account(), exploring.tree().shape())
    }

    /// What a digit would leave.
    pub fn leaves(self, digit: Digit, preview: &Preview) -> String {
        self.tongue().leaves(digit, preview)
    }

    /// How many nodes of a tree are open, and how many of them a person chose.
    pub fn opened(self, exploring: &Exploring) -> String {
        let tree = exploring.tree();
        self.tongue().opened(tree.opened() as u64, tree.opened_by_hand() as u64)
    }

    /// The steps that the map shows.
    pub fn steps_in_view(self, from: u64, to: u64) -> String {
        self.tongue().steps_in_view(from, to)
    }

    /// How the board stands, or what asking for its solution came to.
    pub fn verdict(self, verdict: Verdict, shape: Shape) -> String {
        self.tongue().verdict(verdict, shape)
    }

    /// How many solutions there are; empty where nobody asked.
    pub fn count(self, inquiries: &SolutionQueries) -> String {
        self.solutions(SolutionsFact::of_count(&inquiries.count).as_ref())
    }

    /// About how many solutions there are; empty where nobody asked.
    pub fn estimate(self, inquiries: &SolutionQueries) -> String {
        self.solutions(SolutionsFact::of_estimate(&inquiries.estimate).as_ref())
    }

    /// How many solutions the board has, where that is known beforehand.
    pub fn known_count(self, model: &Model) -> String {
        self.solutions(SolutionsFact::known(model).as_ref())
    }

    /// The solution that was asked for; empty where none was.
    pub fn visit(self, inquiries: &SolutionQueries) -> String {
        self.solutions(SolutionsFact::of_visit(inquiries).as_ref())
    }

    /// What is known of the digits that occur; empty where nobody asked.
    pub fn true_candidates(self, inquiries: &SolutionQueries) -> String {
        self.solutions(SolutionsFact::of_candidates(&inquiries.candidates).as_ref())
    }

    /// Which clues contradict each other; empty where nobody asked.
    pub fn conflict(self, model: &Model) -> String {
        let clues = &model.editor.sheet().clues;
        let clue = |&cell: &Cell| {
            let digit = clues.get(cell).map_or(' ', Digit::symbol);
            format!("{} {digit}", self.short_cell(cell, clues.shape()))
        };
        let write = |conflict: &Conflict| {
            conflict.cells.iter().map(clue).collect::<Vec<String>>().join(", ")
        };
        self.solutions(SolutionsFact::of_conflict(&model.inquiries.conflict, write).as_ref())
    }

    fn solutions(self, fact: Option<&SolutionsFact>) -> String {
        fact.map_or_else(String::new, |fact| self.tongue().solutions(fact))
    }

    /// In how many solutions a digit stands in a cell.
    pub fn tally(self, tally: Tally) -> String {
        self.tongue().tally(tally)
    }

    /// A number of any size as the language writes it.
    pub fn large(self, number: u128) -> String {
        self.tongue().large(number)
    }

    /// The rules of a puzzle beside rows and columns, in a few words.
    pub fn rules(self, rules: &Rules) -> String {
        let parts = RulePart::of(rules);
        if parts.is_empty() {
            return self.label(Label::ClassicRules).to_owned();
        }
        let parts = parts.into_iter().map(|part| self.tongue().rule_part(part));
        let parts: Vec<String> = parts.collect();
        parts.join(", ")
    }

    /// A constraint's name, as the head of a row.
    pub fn constraint(self, rule: Rule) -> String {
        self.tongue().constraint(rule)
    }

    /// What a constraint says of its cells, in a few words.
    pub fn constraint_says(self, says: ConstraintText) -> String {
        self.tongue().constraint_says(says)
    }

    /// How many constraints a puzzle has, and how many cells are to be filled.
    pub fn constraints(self, constraints: u64, cells: u64) -> String {
        self.tongue().constraints(constraints, cells)
    }

    /// That the regions drawn are no rule yet, and why; the regions with too many or
    /// too few cells, and how many they have.
    pub fn unfinished_regions(self, sizes: &[(Region, usize)], shape: Shape) -> String {
        let sizes: Vec<(u64, u64)> =
            sizes.iter().map(|&(region, size)| (region.index() as u64 + 1, size as u64)).collect();
        self.tongue().unfinished_regions(&sizes, shape.size() as u64)
    }

    /// The name of a button that puts cells into a region.
    pub fn join_region(self, region: Region) -> String {
        self.tongue().join_region(region.index() as u64 + 1)
    }

    /// Where a text is no board, and why.
    pub fn read_error(self, error: &ReadError) -> String {
        self.tongue().read_error(error)
    }

    /// A notice.
    pub fn notice(self, notice: &Notice) -> String {
        self.tongue().notice(notice)
    }

    /// That only the beginning of a text is shown.
    pub fn beginning_shown(self, bytes: usize) -> String {
        self.tongue().beginning_shown(bytes)
    }

    /// What a file will hold and what not, and about how large it will be.
    pub fn export_plan(self, plan: &Plan) -> String {
        self.tongue().export_plan(plan)
    }

    /// Why a file cannot be written.
    pub fn export_problem(self, problem: Problem) -> String {
        self.tongue().export_problem(problem)
    }

    /// Why there is no such puzzle.
    pub fn wish_problem(self, problem: WishProblem) -> String {
        self.tongue().wish_problem(problem)
    }

    /// Where chance began for the puzzle that was made.
    pub fn made_from(self, seed: u64) -> String {
        self.tongue().made_from(seed)
    }

    /// The hole that is shown of a puzzle being made, if one is.
    pub fn hole(self, watch: &Replay, shape: Shape) -> Option<String> {
        let tongue = self.tongue();
        HoleFact::of(watch, shape, tongue).map(|fact| tongue.hole(&fact))
    }

    /// What new puzzles are to be like: their size, difficulty and pattern, what is drawn
    /// and the rules that they keep.
    pub fn wish(self, model: &Model) -> String {
        let (wish, rules) = (&model.wish, &model.editor.sheet().rules);
        let size = wish.shape_beside(rules).size();
        let mut parts = vec![
            format!("{size} × {size}"),
            self.label(Label::Difficulty(wish.difficulty)).to_owned(),
        ];
        if wish.symmetry != generate::Symmetry::None {
            parts.push(self.label(Label::Symmetry(wish.symmetry)).to_owned());
        }
        if wish.drawn != generate::Drawn::Nothing {
            parts.push(self.label(Label::Making(MakingWord::Drawn(wish.drawn))).to_owned());
        }
        if wish.keeps_rules && wish.can_keep_rules(rules) {
            parts.push(self.label(Label::Making(MakingWord::KeepRules)).to_owned());
        }
        parts.join(" · ")
    }

    /// How many puzzles can be printed.
    pub fn handout_range(self) -> String {
        self.tongue().handout_range(Printout::MOST.into())
    }

    /// How many of the puzzles to be printed are made.
    pub fn handout_progress(self, made: usize, wanted: u16) -> String {
        self.tongue().handout_progress(made as u64, wanted.into())
    }

    /// How many puzzles to be printed there are, and on how many pages.
    pub fn handout_made(self, handout: &Printout) -> String {
        self.tongue().handout_made(handout.puzzles.len() as u64, handout.pages() as u64)
    }

    /// A page's number, from 0, of so many.
    pub fn page_of(self, page: usize, pages: usize) -> String {
        self.tongue().page_of(page as u64 + 1, pages as u64)
    }

    /// What stands above a printed puzzle.
    pub fn puzzle_title(self, handed: &PrintedPuzzle) -> String {
        self.tongue().puzzle_title(handed.number.into(), handed.seed)
    }

    /// How far a file has been written.
    pub fn export_progress(self, unit: Unit, written: u64, total: u64) -> String {
        self.tongue().export_progress(unit, written, total)
    }

    /// That a file has been handed to the browser.
    pub fn export_written(self, name: &str, bytes: u64) -> String {
        self.tongue().export_written(name, bytes)
    }

    /// A fact about the run, in the unit it is counted in.
    pub fn run_fact(self, fact: RunFact, value: u64) -> String {
        let tongue = self.tongue();
        match fact {
            RunFact::Searching | RunFact::SeekInWorker | RunFact::SeekPainted => {
                tongue.micros(value)
            }
            RunFact::Rate => tongue.rate(value),
            RunFact::Recording
            | RunFact::WorkerMemory
            | RunFact::PageMemory
            | RunFact::ScriptMemory => tongue.bytes(value),
            RunFact::Placements
            | RunFact::Steps
            | RunFact::Checkpoints
            | RunFact::Spacing
            | RunFact::Retained
            | RunFact::Shortest => tongue.number(value),
        }
    }

    /// The name of a strategy, or where it has none its code.
    pub fn strategy(self, strategy: Strategy) -> String {
        let named = StrategyPreset::of(strategy)
            .map(|manner| self.label(Label::StrategyPreset(manner)).to_owned());
        named.unwrap_or_else(|| strategy.to_string())
    }

    /// What a search among others is called, by its place from 0.
    pub fn lane(self, place: usize) -> String {
        self.tongue().lane(Self::lane_sign(place))
    }

    /// The letter of a search among others, by its place from 0.
    pub const fn lane_sign(place: usize) -> &'static str {
        match place {
            0 => "A",
            1 => "B",
            2 => "C",
            _ => "D",
        }
    }

    /// Where searches played together are shown, in the pace's unit.
    pub fn compared(self, pace: compare_model::Pace, place: u64, total: Option<u64>) -> String {
        // The root of the tree is a node too.
        let nodes = u64::from(pace == compare_model::Pace::Node);
        self.tongue().compared(pace, place + nodes, total.map(|total| total + nodes))
    }

    /// Why there is no puzzle in a line of a file.
    pub fn malformed(self, malformed: Malformed) -> String {
        self.tongue().malformed(malformed)
    }

    /// That rows of a batch were saved.
    pub fn batch_saved(self, rows: u64) -> String {
        self.tongue().batch_saved(rows)
    }

    /// How many of all rows of a batch are shown.
    pub fn batch_shown(self, rows: u64, all: u64) -> String {
        self.tongue().batch_shown(rows, all)
    }

    /// A time given in nanoseconds.
    pub fn nanos(self, nanos: u64) -> String {
        self.tongue().nanos(nanos)
    }

    /// How fast searches that are compared are played.
    pub fn compared_speed(self, comparison: &compare_model::Comparison, speed: Speed) -> String {
        let nanos = comparison.nanos_a_second(speed);
        nanos.map_or_else(|| self.speed(speed), |nanos| self.tongue().time_pace(nanos))
    }

    /// A size of a file or of memory.
    pub fn bytes(self, bytes: u64) -> String {
        self.tongue().bytes(bytes)
    }
}
