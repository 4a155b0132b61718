//! What a batch finds out about one of its puzzles.

use sudoku_engine::batch::{Solved, Status};

use crate::puzzle::journal::KnownFacts;

/// Returns what solving and rating a puzzle found out.
pub fn known_facts(solved: &Solved) -> KnownFacts {
    let is_proper = match solved.status {
        Status::Proper => Some(true),
        Status::Several => Some(false),
        Status::Impossible => None,
    };
    KnownFacts { is_proper, grade: solved.rating.map(|rating| rating.grade) }
}
