//! A stretch of a search as a map: across the steps, down the levels.

use serde::{Deserialize, Serialize};

use super::Subtree;

/// A stretch of a search, summed up for so many columns.
///
/// Subtrees at least as long as [`smallest`](Self::smallest) are told one by
/// one; of those shorter the map tells how densely they fill it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// The stretch begins after this step.
    pub from: u64,
    /// The stretch ends with this step.
    pub to: u64,
    /// Levels of the board: its empty cells.
    pub levels: u16,
    /// Every subtree in the stretch that lasts at least so many steps is among
    /// the bars.
    pub smallest: u64,
    /// The long subtrees by the step they begin at, a parent before its children.
    pub bars: Vec<Subtree>,
    /// The columns, left to right: together they are the stretch.
    pub columns: Vec<Column>,
    /// Levels that share one row of the shade; the last row may have fewer.
    pub levels_per_row: u16,
    /// For each row, for each column: the share of the column's steps, in 255ths,
    /// during which the search stood inside a subtree of the row's first level that
    /// is shorter than the bars.
    pub shade: Vec<u8>,
    /// Whether the short subtrees were counted too. If not, the shade and the
    /// columns tell only what is known without searching the stretch again.
    pub is_sharp: bool,
}

/// The steps of a map that one column stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// It begins after this step.
    pub from: u64,
    /// It ends with this step.
    pub to: u64,
    /// What happened there; `None` where that is not known without searching again.
    pub tally: Option<Tally>,
}

/// What happened in some steps of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Dead ends come to.
    pub dead_ends: u64,
    /// The most digits that stood on the board.
    pub deepest: u16,
}
