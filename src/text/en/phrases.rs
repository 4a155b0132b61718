//! English sentences about facts.

use grove_model::generate::form::WishProblem;
use grove_model::model::notice::Notice;
use grove_model::search::compare::Pace as ComparePace;
use grove_model::search::explore::Account;
use grove_model::view::board::Origin;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Rule, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;
use sudoku_engine::recording::NodeKind;

use super::words::{self, counted};
use super::{
    English, about_run, batch, compare, explore, export, happening, labels, making, notices, rules,
    solutions, verdicts,
};
use crate::text::number::symbols;
use crate::text::{
    CellFact, Fate, ForestFacts, HoleFact, Label, Locale, NodeFacts, Pace, PathFacts, RulePart,
    RunState, SolutionsFact, TreeFacts, Verdict,
};

impl Locale for English {
    fn label(&self, label: Label) -> &'static str {
        labels::label(label)
    }

    fn number(&self, number: u64) -> String {
        words::number(number)
    }

    fn happening(&self, happening: &Narration, shape: Shape) -> String {
        happening::happening(happening, shape)
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "empty".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "clue",
                    Origin::Own => "yours",
                    Origin::Search { .. } => "placed by the search",
                    Origin::Answer => "solution",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("corner marks {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("centre marks {}", symbols(marks)),
            CellFact::Trying(digit) => format!("{} is being tried", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} was just taken back", digit.symbol()),
            CellFact::Current => "current cell".to_owned(),
            CellFact::Blocker => "blocks the digit".to_owned(),
            CellFact::Clashes => "clashes with another cell".to_owned(),
            CellFact::Differs => "differs between the solutions".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "one of the clues that contradict each other".to_owned(),
            CellFact::InHole => "cleared to see whether one solution is left".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, row: usize, column: usize) -> String {
        format!("r{row}c{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Enter {}", digit.symbol())
    }

    fn empty_board(&self, size: usize) -> String {
        format!("Empty {size} by {size} board")
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::SecondsAStep(seconds) => format!("1 step in {seconds} s"),
            Pace::StepsASecond(steps) => format!("{}/s", counted(steps, "step", "steps")),
            Pace::Unlimited => "as fast as it goes".to_owned(),
        }
    }

    fn step(&self, step: u64, total: Option<u64>) -> String {
        let step = words::number(step);
        match total {
            Some(total) => format!("step {step} of {}", words::number(total)),
            None => format!("step {step}"),
        }
    }

    fn run(&self, state: RunState, placements: u64) -> String {
        let placements = counted(placements, "placement", "placements");
        match state {
            RunState::Searching => format!("searching: {placements}"),
            RunState::Seeking => format!("on the way: {placements}"),
            RunState::Stopped => format!("stopped after {placements}"),
            RunState::Over => format!("searched: {placements} in all"),
        }
    }

    fn goal_nth(&self, nth: u64) -> String {
        format!("solution {}", words::number(nth))
    }

    fn forest(&self, facts: ForestFacts) -> String {
        let ForestFacts { nodes, drawn, trees, solutions, is_whole } = facts;
        let what = format!(
            "{} in {}, {}",
            counted(nodes, "node", "nodes"),
            counted(trees, "tree", "trees"),
            counted(solutions, "solution", "solutions")
        );
        let forest = match (is_whole, drawn == nodes) {
            (true, true) => "whole forest",
            (true, false) => "forest",
            (false, _) => "forest up to where the search stops",
        };
        if drawn == nodes {
            format!("The {forest}: {what}.")
        } else {
            format!("The {forest}: {what}. Showing {} of them.", words::number(drawn))
        }
    }

    fn tree_drawn(&self, facts: TreeFacts) -> String {
        let TreeFacts { shown, searched, folded, is_over } = facts;
        let so_far = if is_over { "" } else { " searched so far" };
        let (shown, searched) = (words::number(shown), counted(searched, "node", "nodes"));
        let folded = match folded {
            0 => "nothing is folded".to_owned(),
            1 => "1 subtree is folded".to_owned(),
            folded => format!("{} subtrees are folded", words::number(folded)),
        };
        format!("Showing {shown} of {searched}{so_far}; {folded}.")
    }

    fn node(&self, NodeFacts { digit, cell: (row, column), fate }: NodeFacts) -> String {
        let node = format!("{} in {}", digit.symbol(), self.short_cell(row, column));
        match fate {
            Fate::Unknown => format!("{node}."),
            Fate::Open => format!("{node}: not searched."),
            Fate::DeadEnd => format!("{node}: a dead end."),
            Fate::Solution => format!("{node}: a solution."),
            Fate::Subtree { size, solutions, deepest, is_growing } => {
                let size = counted(size, "node", "nodes");
                let solutions = match solutions {
                    0 => "no solution".to_owned(),
                    _ => counted(solutions, "solution", "solutions"),
                };
                let so_far = if is_growing { " so far" } else { "" };
                format!(
                    "{node}: {size}, {solutions}, at most {} deep{so_far}.",
                    words::number(deepest)
                )
            }
        }
    }

    fn path_drawn(&self, facts: PathFacts) -> String {
        let PathFacts { drawn, searched, is_over } = facts;
        let so_far = if is_over { "" } else { " searched so far" };
        format!(
            "Showing {}: the root, the path and its siblings, of {}{so_far}. The others are not drawn.",
            counted(drawn, "node", "nodes"),
            words::number(searched),
        )
    }

    fn bar(&self, path: &str, facts: &BarFacts) -> String {
        let from = words::number(facts.from);
        let what = match facts.kind {
            Some(NodeKind::Solution) => "a solution".to_owned(),
            Some(NodeKind::Failure) => "a dead end".to_owned(),
            Some(NodeKind::Choice) | None => {
                let solutions = match facts.solutions {
                    0 => "no solution".to_owned(),
                    some => counted(some, "solution", "solutions"),
                };
                let nodes = counted(facts.size, "node", "nodes");
                format!("{nodes}, {solutions}, down to level {}", facts.deepest)
            }
        };
        match facts.to {
            Some(to) => format!("{path}: {what}, steps {from}–{}", words::number(to)),
            None => format!("{path}: {what} so far, from step {from} on"),
        }
    }

    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String {
        let below = path.map_or_else(|| "At the root".to_owned(), |path| format!("Below {path}"));
        match (cell, digits) {
            (None, _) => format!("{below}: the board is full."),
            (Some(cell), 0) => format!("{below}: no digit may stand in {cell}."),
            (Some(cell), some) => {
                format!("{below}: {} for {cell}.", counted(some, "digit", "digits"))
            }
        }
    }

    fn account(&self, account: &Account, shape: Shape) -> String {
        explore::account(account, shape)
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        explore::leaves(digit, preview)
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        explore::opened(nodes, by_hand)
    }

    fn steps_in_view(&self, from: u64, to: u64) -> String {
        format!("In view: steps {}–{}", words::number(from), words::number(to))
    }

    fn large(&self, number: u128) -> String {
        words::number(number)
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        solutions::sentence(fact)
    }

    fn tally(&self, tally: Tally) -> String {
        solutions::tally(tally)
    }

    fn verdict(&self, verdict: Verdict, shape: Shape) -> String {
        verdicts::verdict(verdict, shape)
    }

    fn rule_part(&self, part: RulePart) -> String {
        rules::part(part)
    }

    fn constraint(&self, rule: Rule) -> String {
        rules::constraint(rule)
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        rules::says(says)
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        rules::constraints(constraints, cells)
    }

    fn unfinished_regions(&self, sizes: &[(u64, u64)], size: u64) -> String {
        rules::unfinished_regions(sizes, size)
    }

    fn join_region(&self, region: u64) -> String {
        rules::join_region(region)
    }

    fn read_error(&self, error: &ReadError) -> String {
        verdicts::read_error(error)
    }

    fn notice(&self, notice: &Notice) -> String {
        notices::notice(notice)
    }

    fn beginning_shown(&self, bytes: usize) -> String {
        format!(
            "This is the beginning of a text of {}. All of it is kept.",
            counted(bytes as u64, "byte", "bytes")
        )
    }

    fn bytes(&self, bytes: u64) -> String {
        export::bytes(bytes)
    }

    fn lane(&self, letter: &str) -> String {
        format!("Search {letter}")
    }

    fn compared(&self, pace: ComparePace, place: u64, total: Option<u64>) -> String {
        compare::place(pace, place, total)
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("1 s shows {}", compare::nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        compare::nanos(nanos)
    }

    fn malformed(&self, malformed: Malformed) -> String {
        batch::malformed(malformed)
    }

    fn batch_saved(&self, rows: u64) -> String {
        batch::saved(rows)
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        batch::shown(rows, all)
    }

    fn micros(&self, micros: u64) -> String {
        about_run::micros(micros)
    }

    fn rate(&self, placements: u64) -> String {
        about_run::rate(placements)
    }

    fn export_plan(&self, plan: &Plan) -> String {
        export::plan(plan)
    }

    fn export_problem(&self, problem: Problem) -> String {
        export::problem(problem)
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
        making::problem(problem)
    }

    fn made_from(&self, seed: u64) -> String {
        making::seed(seed)
    }

    fn hole(&self, fact: &HoleFact) -> String {
        making::hole(fact)
    }

    fn handout_range(&self, most: u64) -> String {
        making::handout_range(most)
    }

    fn handout_progress(&self, made: u64, wanted: u64) -> String {
        making::handout_progress(made, wanted)
    }

    fn handout_made(&self, made: u64, pages: u64) -> String {
        making::handout_made(made, pages)
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        making::page_of(page, pages)
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        making::puzzle_title(nth, seed)
    }

    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String {
        export::progress(unit, written, total)
    }

    fn export_written(&self, name: &str, bytes: u64) -> String {
        export::written(name, bytes)
    }
}
