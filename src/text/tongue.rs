//! What a language must be able to say.

use grove_model::answer::Solving;
use grove_model::board_view::CellView;
use grove_model::forest::Forest;
use grove_model::happening::Happening;
use grove_model::notice::Notice;
use grove_model::player::{Player, Progress};
use sudoku_engine::board::{Digit, Shape};
use sudoku_engine::formats::ReadError;

use super::Label;

/// One language.
pub trait Tongue {
    /// A word or sentence that is always the same.
    fn label(&self, label: Label) -> &'static str;
    /// A number with its digits grouped.
    fn number(&self, number: u64) -> String;
    /// What just happened in a search, and why: one or two short sentences.
    fn happening(&self, happening: &Happening, shape: Shape) -> String;
    /// A cell as a screen reader speaks it: place, digit, what is special about it.
    fn cell(&self, view: &CellView, shape: Shape) -> String;
    /// A cell's place in a few letters, row and column counted from 1.
    fn short_cell(&self, row: usize, column: usize) -> String;
    /// The name of a key of the digit pad.
    fn enter_digit(&self, digit: Digit) -> String;
    /// The name of a button that gives an empty board of this size.
    fn empty_board(&self, size: usize) -> String;
    /// Steps a second; `None` is as fast as the machine goes.
    fn speed(&self, rate: Option<f64>) -> String;
    /// The step shown, and how many there are once that is known.
    fn step(&self, step: u64, total: Option<u64>) -> String;
    /// How far the worker's run has come.
    fn run(&self, progress: &Progress, is_seeking: bool) -> String;
    /// What is drawn of a small tree.
    fn forest(&self, facts: ForestFacts) -> String;
    /// What is drawn of a large tree, and what is not.
    fn path_drawn(&self, facts: PathFacts) -> String;
    /// What asking for the solution came to; empty where nothing was asked.
    fn solving(&self, solving: &Solving, shape: Shape) -> String;
    /// Where a text is no board, and why.
    fn read_error(&self, error: &ReadError) -> String;
    /// A notice.
    fn notice(&self, notice: &Notice) -> String;
    /// That only the beginning of a text of this many bytes is shown.
    fn beginning_shown(&self, bytes: usize) -> String;
}

/// What is drawn of a small tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForestFacts {
    /// Nodes of the whole tree, the root left out.
    pub nodes: u64,
    /// Nodes that are not hidden in folded subtrees.
    pub drawn: u64,
    /// Trees of the forest: legal digits of the first cell.
    pub trees: u64,
    /// Solutions in it.
    pub solutions: u64,
}

impl ForestFacts {
    pub(super) fn of(forest: &Forest) -> Self {
        let nodes = &forest.tree().nodes;
        let roots = nodes.iter().filter(|node| node.parent.is_none());
        Self {
            nodes: nodes.len() as u64,
            drawn: forest.visible() as u64,
            trees: forest.trees() as u64,
            solutions: roots.map(|node| u64::from(node.solutions)).sum(),
        }
    }
}

/// What is drawn of a large tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFacts {
    /// Nodes drawn: the path and its siblings.
    pub drawn: u64,
    /// Nodes of the whole tree as far as it has been searched, the root left out.
    pub searched: u64,
    /// Whether that is all of the search.
    pub is_over: bool,
}

impl PathFacts {
    pub(super) fn of(player: &Player) -> Self {
        let drawn = player.at.levels().iter().map(|level| level.legal.len() as u64).sum();
        let at = player.at.counters().placements;
        Self {
            drawn,
            searched: player.progress.counters.placements.max(at),
            is_over: player.progress.is_over || player.at.is_over(),
        }
    }
}
