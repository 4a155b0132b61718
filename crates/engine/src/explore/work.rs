//! What a person or the machine did.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit};
use crate::search::Outlook;

/// What was done by one of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Work {
    /// Digits written.
    pub placements: u64,
    /// Digits taken back.
    pub undos: u64,
    /// Full boards come to.
    pub solutions: u64,
    /// Dead ends come to.
    pub dead_ends: u64,
}

impl Work {
    pub(super) fn add(&mut self, other: Self) {
        self.placements += other.placements;
        self.undos += other.undos;
        self.solutions += other.solutions;
        self.dead_ends += other.dead_ends;
    }

    /// The work without a part of it.
    pub(super) fn take_off(&mut self, part: Self) {
        self.placements -= part.placements;
        self.undos -= part.undos;
        self.solutions -= part.solutions;
        self.dead_ends -= part.dead_ends;
    }

    /// A digit was written that leads to this.
    pub(super) fn place(&mut self, outlook: Outlook) {
        self.placements += 1;
        self.solutions += u64::from(outlook == Outlook::Solved);
        self.dead_ends += u64::from(matches!(outlook, Outlook::DeadEnd { .. }));
    }
}

/// What the machine found below a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Finished {
    /// What it did.
    pub work: Work,
    /// Whether everything below was searched; else it stopped at a solution.
    pub is_whole: bool,
    /// The digits below the node that make the first solution found, in the order in
    /// which they were placed.
    pub solution: Option<Box<[(Cell, Digit)]>>,
}
