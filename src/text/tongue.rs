//! What a language must be able to say.

use grove_model::generate::form::WishProblem;
use grove_model::model::notice::Notice;
use grove_model::search::compare::Pace as ComparePace;
use grove_model::search::explore::Account;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Rule, Shape};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;

use super::{
    CellFact, ForestFacts, HoleFact, Label, NodeFacts, Pace, PathFacts, RulePart, RunState,
    SolutionsFact, TreeFacts, Verdict,
};

/// One language.
pub trait Locale {
    /// A word or sentence that is always the same.
    fn label(&self, label: Label) -> &'static str;
    /// A number with its digits grouped.
    fn number(&self, number: u64) -> String;
    /// The same for numbers of any size.
    fn large(&self, number: u128) -> String;
    /// What just happened in a search, and why: one or two short sentences.
    fn happening(&self, happening: &Narration, shape: Shape) -> String;
    /// A cell's place as a screen reader speaks it.
    fn place(&self, cell: Cell, shape: Shape) -> String;
    /// One thing about a cell, as it is said after its place.
    fn cell_fact(&self, fact: CellFact) -> String;
    /// A cell's place in a few letters, row and column counted from 1.
    fn short_cell(&self, row: usize, column: usize) -> String;
    /// The name of a key of the digit pad.
    fn enter_digit(&self, digit: Digit) -> String;
    /// The name of a button that gives an empty board of this size.
    fn empty_board(&self, size: usize) -> String;
    /// How fast a search is played.
    fn pace(&self, pace: Pace) -> String;
    /// The step shown, and how many there are once that is known.
    fn step(&self, step: u64, total: Option<u64>) -> String;
    /// What the worker's run is doing, and how many placements it has made.
    fn run(&self, state: RunState, placements: u64) -> String;
    /// The goal of a search that stops at its n-th solution.
    fn goal_nth(&self, nth: u64) -> String;
    /// What is drawn of a small tree.
    fn forest(&self, facts: ForestFacts) -> String;
    /// What is drawn of a large tree, and what is not.
    fn tree_drawn(&self, facts: TreeFacts) -> String;
    /// A node of the tree, and what became of it.
    fn node(&self, facts: NodeFacts) -> String;
    /// What the drawing of the path shows, and what it does not.
    fn path_drawn(&self, facts: PathFacts) -> String;
    /// What a bar of the map stands for; the cells and digits of its path are written
    /// already.
    fn bar(&self, path: &str, facts: &BarFacts) -> String;
    /// What a table tells: the digits of a cell below a path, both written already; no
    /// path at the root, no cell below a full board.
    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String;
    /// What was done last in a tree opened by hand, and what comes next.
    fn account(&self, account: &Account, shape: Shape) -> String;
    /// What a digit would leave, to stand on its button.
    fn leaves(&self, digit: Digit, preview: &Preview) -> String;
    /// How many nodes of a tree are open, and how many of them a person chose.
    fn opened(&self, nodes: u64, by_hand: u64) -> String;
    /// The steps that the map shows.
    fn steps_in_view(&self, from: u64, to: u64) -> String;
    /// What is known of the solutions of a puzzle.
    fn solutions(&self, fact: &SolutionsFact) -> String;
    /// In how many solutions a digit stands in a cell, in a few signs.
    fn tally(&self, tally: Tally) -> String;
    /// What asking for the solution came to.
    fn verdict(&self, verdict: Verdict, shape: Shape) -> String;
    /// A part of a puzzle's rules, to stand in a list.
    fn rule_part(&self, part: RulePart) -> String;
    /// A constraint's name, as the head of a row.
    fn constraint(&self, rule: Rule) -> String;
    /// What a constraint says of its cells, in a few words.
    fn constraint_says(&self, says: ConstraintText) -> String;
    /// How many constraints a puzzle has, and how many cells are to be filled.
    fn constraints(&self, constraints: u64, cells: u64) -> String;
    /// That the regions drawn are no rule yet: regions, from 1, that do not have this
    /// many cells, and how many they have.
    fn unfinished_regions(&self, sizes: &[(u64, u64)], size: u64) -> String;
    /// The name of a button that puts cells into a region, counted from 1.
    fn join_region(&self, region: u64) -> String;
    /// Where a text is no board, and why.
    fn read_error(&self, error: &ReadError) -> String;
    /// A notice.
    fn notice(&self, notice: &Notice) -> String;
    /// That only the beginning of a text of this many bytes is shown.
    fn beginning_shown(&self, bytes: usize) -> String;
    /// The name of a search among others, which has this letter.
    fn lane(&self, letter: &str) -> String;
    /// Where searches played together are shown, and where the longest ends once that is
    /// known: steps, nodes or nanoseconds.
    fn compared(&self, pace: ComparePace, place: u64, total: Option<u64>) -> String;
    /// How fast searches are played by time: the nanoseconds of them that a second shows.
    fn time_pace(&self, nanos: u64) -> String;
    /// A time given in nanoseconds.
    fn nanos(&self, nanos: u64) -> String;
    /// A size of a file or of memory, to two digits or so.
    fn bytes(&self, bytes: u64) -> String;
    /// Why there is no puzzle in a line of a file.
    fn malformed(&self, malformed: Malformed) -> String;
    /// That so many rows of a batch were saved.
    fn batch_saved(&self, rows: u64) -> String;
    /// How many of all rows of a batch are shown.
    fn batch_shown(&self, rows: u64, all: u64) -> String;
    /// A time given in microseconds.
    fn micros(&self, micros: u64) -> String;
    /// Placements a second.
    fn rate(&self, placements: u64) -> String;
    /// What a file will hold and what not, and about how large it will be.
    fn export_plan(&self, plan: &Plan) -> String;
    /// Why a file cannot be written.
    fn export_problem(&self, problem: Problem) -> String;
    /// Why there is no such puzzle.
    fn wish_problem(&self, problem: WishProblem) -> String;
    /// Where chance began for the puzzle that was made.
    fn made_from(&self, seed: u64) -> String;
    /// A hole of a puzzle being made, the count that decided it, and what became of it.
    fn hole(&self, fact: &HoleFact) -> String;
    /// How many puzzles can be printed.
    fn handout_range(&self, most: u64) -> String;
    /// How many of the puzzles to be printed are made.
    fn handout_progress(&self, made: u64, wanted: u64) -> String;
    /// How many puzzles to be printed there are, and on how many pages.
    fn handout_made(&self, made: u64, pages: u64) -> String;
    /// A page's number, from 1, of so many.
    fn page_of(&self, page: u64, pages: u64) -> String;
    /// What stands above a printed puzzle: its number, from 1, and its seed.
    fn puzzle_title(&self, nth: u64, seed: u64) -> String;
    /// How far a file has been written.
    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String;
    /// That a file has been handed to the browser.
    fn export_written(&self, name: &str, bytes: u64) -> String;
}
