//! What is said of a hole of a puzzle being made.

use grove_model::search::replay::Replay;
use sudoku_engine::board::Shape;
use sudoku_engine::generate::Verdict;

use super::Locale;

/// A hole, the count that decided it, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoleFact {
    /// Which it is, from 1.
    pub nth: u64,
    /// How many were tried.
    pub holes: u64,
    /// Its cells, written already.
    pub cells: String,
    /// What was decided.
    pub verdict: Verdict,
    /// The nodes of the count.
    pub nodes: u64,
    /// The givens that stand after it.
    pub givens: u64,
}

impl HoleFact {
    /// Of the hole that is shown, if one is.
    pub(super) fn of(watch: &Replay, shape: Shape, tongue: &dyn Locale) -> Option<Self> {
        let hole = watch.shown()?;
        let cells: Vec<String> = hole
            .cells
            .iter()
            .map(|cell| tongue.short_cell(cell.row(shape) + 1, cell.column(shape) + 1))
            .collect();
        Some(Self {
            nth: watch.hole() as u64 + 1,
            holes: watch.told()?.holes.len() as u64,
            cells: cells.join(", "),
            verdict: hole.verdict,
            nodes: hole.nodes,
            givens: watch.givens_after()? as u64,
        })
    }
}
