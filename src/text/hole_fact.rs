//! A hole of a puzzle being made, for a sentence.

use grove_model::search::replay::Replay;
use sudoku_engine::generate::Verdict;

/// A hole, the count that decided it, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoleFact {
    /// Which it is, from 1.
    pub nth: u64,
    /// How many were tried.
    pub holes: u64,
    /// Its cells, written already.
    pub cells: String,
    pub verdict: Verdict,
    pub nodes: u64,
    /// The givens left after it.
    pub givens: u64,
}

impl HoleFact {
    /// Of the hole that is shown, if one is, with its cells written.
    pub(super) fn of(watch: &Replay, cells: String) -> Option<Self> {
        let hole = watch.shown()?;
        Some(Self {
            nth: watch.hole() as u64 + 1,
            holes: watch.told()?.holes.len() as u64,
            cells,
            verdict: hole.verdict,
            nodes: hole.nodes,
            givens: watch.givens_after()? as u64,
        })
    }
}
