//! What a language must be able to say, besides its labels.

use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, Theme, View};
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::batch::{Column as BatchColumn, Figure, Form as BatchForm, Kind, Only};
use grove_model::generate::form::{Difficulty, WishProblem};
use grove_model::model::export::{Extent, Field, Form, Subject};
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::search::compare::{Across, Column, Pace as ComparePace, Panel};
use grove_model::search::explore::Account;
use grove_model::solve::solutions::OnBoard;
use grove_model::view::board::DigitState;
use grove_model::view::branch_table::Fate;
use grove_model::view::constraints::ConstraintText;
use grove_model::view::export::{Plan, Problem, Unit};
use grove_model::view::narration::Narration;
use grove_model::view::timeline::BarFacts;
use sudoku_engine::batch::Malformed;
use sudoku_engine::board::{Cell, Digit, Region, Rule, Shape, Variant};
use sudoku_engine::count::Tally;
use sudoku_engine::explore::Preview;
use sudoku_engine::formats::ReadError;
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::{
    CellFact, Counter, ForestFacts, HoleFact, KeyGroup, NodeFacts, Pace, PathFacts, RulePart,
    RunFact, RunState, SolutionsFact, TreeFacts, Verdict,
};

/// The sentences of one language. Those with a `str` are names of what is chosen from.
pub trait Locale:
    BatchText
    + BoardText
    + CompareText
    + ExploreText
    + ExportText
    + GenerateText
    + NarrationText
    + NoticeText
    + PageText
    + RulesText
    + RunText
    + SolutionsText
    + TreeText
    + VerdictText
{
}

/// About the page itself.
pub trait PageText {
    /// The name of a view.
    fn view(&self, view: View) -> &'static str;
    /// The name of a panel beside the board.
    fn side_panel(&self, side: SidePanel) -> &'static str;
    /// The name of a theme.
    fn theme(&self, theme: Theme) -> &'static str;
    /// The name of a sample.
    fn sample(&self, sample: Sample) -> &'static str;
    /// Where keys mean something.
    fn key_group(&self, group: KeyGroup) -> &'static str;
    /// A number with its digits grouped.
    fn number(&self, number: u64) -> String;
    /// The same for numbers of any size.
    fn large(&self, number: u128) -> String;
    /// That only the beginning of a text of this many bytes is shown.
    fn beginning_shown(&self, bytes: usize) -> String;
}

/// About cells of the board.
pub trait BoardText {
    /// What a digit becomes that is entered.
    fn input_mode(&self, mode: InputMode) -> &'static str;
    /// What has become of a digit in the current cell.
    fn digit_state(&self, state: DigitState) -> &'static str;
    /// A cell's place as a screen reader speaks it.
    fn place(&self, cell: Cell, shape: Shape) -> String;
    /// One thing about a cell, as it is said after its place.
    fn cell_fact(&self, fact: CellFact) -> String;
    /// A cell's place in a few letters.
    fn short_cell(&self, cell: Cell, shape: Shape) -> String;
    /// The name of a key of the digit pad.
    fn enter_digit(&self, digit: Digit) -> String;
    /// The name of a button that gives an empty board.
    fn empty_board(&self, shape: Shape) -> String;
}

/// About a search, and how it is played.
pub trait RunText {
    /// The name of a strategy.
    fn strategy_preset(&self, preset: StrategyPreset) -> &'static str;
    /// The name of a counter.
    fn counter(&self, counter: Counter) -> &'static str;
    /// What a counter counts.
    fn counter_meaning(&self, counter: Counter) -> &'static str;
    /// The name of a fact about the run.
    fn run_fact(&self, fact: RunFact) -> &'static str;
    /// A time given in microseconds.
    fn micros(&self, micros: u64) -> String;
    /// Placements a second.
    fn rate(&self, placements: u64) -> String;
    /// How fast a search is played.
    fn pace(&self, pace: Pace) -> String;
    /// The step shown, and how many there are once that is known.
    fn step(&self, step: u64, total: Option<u64>) -> String;
    /// What the worker's run is doing, and how many placements it has made.
    fn run(&self, state: RunState, placements: u64) -> String;
    /// The goal of a search that stops at its n-th solution.
    fn goal_nth(&self, nth: u64) -> String;
}

/// What a search does, and why.
pub trait NarrationText {
    /// What just happened: one or two short sentences.
    fn narration(&self, narration: &Narration, shape: Shape) -> String;
}

/// About the search tree and the map.
pub trait TreeText {
    /// What became of a branch in the table.
    fn branch_status(&self, status: Fate) -> &'static str;
    /// What is drawn of a small tree.
    fn forest(&self, facts: ForestFacts) -> String;
    /// What is drawn of a large tree, and what is not.
    fn tree_drawn(&self, facts: TreeFacts) -> String;
    /// A node of the tree, and what became of it.
    fn node(&self, facts: NodeFacts) -> String;
    /// What the drawing of the path shows, and what it does not.
    fn path_drawn(&self, facts: PathFacts) -> String;
    /// What a bar of the map shows; the cells and digits of its path are written already.
    fn bar(&self, path: &str, facts: &BarFacts) -> String;
    /// What a table shows: the digits of a cell below a path, both written already; no
    /// path at the root, no cell below a full board.
    fn branches(&self, path: Option<&str>, cell: Option<&str>, digits: u64) -> String;
    /// The steps that the map shows.
    fn steps_in_view(&self, from: u64, to: u64) -> String;
}

/// About a tree that is opened by hand.
pub trait ExploreText {
    /// What was done last, and what comes next.
    fn account(&self, account: &Account, shape: Shape) -> String;
    /// What a digit would leave, on its button.
    fn leaves(&self, digit: Digit, preview: &Preview) -> String;
    /// How many nodes of a tree are open, and how many of them a person chose.
    fn opened(&self, nodes: u64, by_hand: u64) -> String;
}

/// About the solutions of a puzzle.
pub trait SolutionsText {
    /// What of the solutions is shown on the board.
    fn on_board(&self, on_board: OnBoard) -> &'static str;
    /// What is known of the solutions of a puzzle.
    fn solutions(&self, fact: &SolutionsFact) -> String;
    /// In how many solutions a cell has a digit, in a few signs.
    fn tally(&self, tally: Tally) -> String;
}

/// About the state of a puzzle.
pub trait VerdictText {
    /// How the board is, or what asking for its solution came to.
    fn verdict(&self, verdict: Verdict, shape: Shape) -> String;
    /// Where a text cannot be read as a board, and why.
    fn read_error(&self, error: &ReadError) -> String;
}

/// Notices.
pub trait NoticeText {
    /// A notice.
    fn notice(&self, notice: &Notice) -> String;
}

/// About the rules of a puzzle.
pub trait RulesText {
    /// The name of a variant.
    fn variant(&self, variant: Variant) -> &'static str;
    /// A part of a puzzle's rules, for a list.
    fn rule_part(&self, part: RulePart) -> String;
    /// A constraint's name, as the head of a row.
    fn constraint(&self, rule: Rule) -> String;
    /// What a constraint says of its cells, in a few words.
    fn constraint_says(&self, says: ConstraintText) -> String;
    /// How many constraints a puzzle has, and how many cells are to be filled.
    fn constraints(&self, constraints: u64, cells: u64) -> String;
    /// That the regions drawn are not used yet: those with too many or too few cells, and
    /// how many they have.
    fn unfinished_regions(&self, sizes: &[(Region, usize)], shape: Shape) -> String;
    /// The name of a button that puts cells into a region.
    fn join_region(&self, region: Region) -> String;
}

/// About new puzzles, and puzzles to be printed.
pub trait GenerateText {
    /// How hard a puzzle is to be.
    fn difficulty(&self, difficulty: Difficulty) -> &'static str;
    /// The pattern of the givens.
    fn symmetry(&self, symmetry: Symmetry) -> &'static str;
    /// What is drawn from the solution.
    fn drawn(&self, drawn: Drawn) -> &'static str;
    /// Why such a puzzle cannot be made.
    fn wish_problem(&self, problem: WishProblem) -> String;
    /// The seed of the puzzle that was made.
    fn made_from(&self, seed: u64) -> String;
    /// A hole of a puzzle being made, the count that decided it, and what became of it.
    fn hole(&self, fact: &HoleFact) -> String;
    /// How many puzzles can be printed.
    fn printout_range(&self, most: u64) -> String;
    /// How many of the puzzles to be printed are made.
    fn printout_progress(&self, made: u64, wanted: u64) -> String;
    /// How many puzzles to be printed there are, and on how many pages.
    fn printout_made(&self, made: u64, pages: u64) -> String;
    /// A page's number, from 1, and how many pages there are.
    fn page_of(&self, page: u64, pages: u64) -> String;
    /// The heading of a printed puzzle: its number, from 1, and its seed.
    fn puzzle_title(&self, nth: u64, seed: u64) -> String;
}

/// About the comparison of searches, and the choice of one.
pub trait CompareText {
    /// What searches played together have in common.
    fn compare_pace(&self, pace: ComparePace) -> &'static str;
    /// The same in a sentence.
    fn compare_pace_meaning(&self, pace: ComparePace) -> &'static str;
    /// What the width of the maps shows.
    fn map_width(&self, across: Across) -> &'static str;
    /// The name of a panel.
    fn compare_panel(&self, panel: Panel) -> &'static str;
    /// The name of a column of the table.
    fn compare_column(&self, column: Column) -> &'static str;
    /// Which cell is next.
    fn cell_order(&self, order: CellOrder) -> &'static str;
    /// Which digit is tried first.
    fn digit_order(&self, order: DigitOrder) -> &'static str;
    /// What is concluded from each digit.
    fn inference(&self, inference: Inference) -> &'static str;
    /// The name of a search among others, by its place from 0.
    fn lane(&self, place: usize) -> String;
    /// Where searches played together are, and where the longest ends once that is known:
    /// steps, nodes or nanoseconds.
    fn place_in_pace(&self, pace: ComparePace, place: u64, total: Option<u64>) -> String;
    /// How fast searches are played by time: the nanoseconds of them that a second shows.
    fn time_pace(&self, nanos: u64) -> String;
    /// A time given in nanoseconds.
    fn nanos(&self, nanos: u64) -> String;
}

/// About batches.
pub trait BatchText {
    /// The name of a column.
    fn batch_column(&self, column: BatchColumn) -> &'static str;
    /// What a row came to.
    fn batch_kind(&self, kind: Kind) -> &'static str;
    /// Which rows are shown.
    fn batch_filter(&self, only: Only) -> &'static str;
    /// The name of a form of file.
    fn batch_form(&self, form: BatchForm) -> &'static str;
    /// The name of a figure.
    fn batch_figure(&self, figure: Figure) -> &'static str;
    /// Why a line of a file has no puzzle.
    fn malformed(&self, malformed: Malformed) -> String;
    /// That rows of a batch were saved.
    fn batch_saved(&self, rows: u64) -> String;
    /// How many of all rows of a batch are shown.
    fn batch_shown(&self, rows: u64, all: u64) -> String;
}

/// About exports.
pub trait ExportText {
    /// What is exported.
    fn export_subject(&self, subject: Subject) -> &'static str;
    /// The name of a form of file.
    fn export_form(&self, form: Form) -> &'static str;
    /// How much of it.
    fn export_extent(&self, extent: Extent) -> &'static str;
    /// The name of a field.
    fn export_field(&self, field: Field) -> &'static str;
    /// A size of a file or of memory, to two digits or so.
    fn bytes(&self, bytes: u64) -> String;
    /// What a file will hold and what not, and about how large it will be.
    fn export_plan(&self, plan: &Plan) -> String;
    /// Why a file cannot be written.
    fn export_problem(&self, problem: Problem) -> String;
    /// How much of a file has been written.
    fn export_progress(&self, unit: Unit, written: u64, total: u64) -> String;
    /// That a file has been handed to the browser.
    fn export_written(&self, name: &str, bytes: u64) -> String;
}
