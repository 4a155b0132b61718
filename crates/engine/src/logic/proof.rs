//! Why a step is valid, as data.

use serde::{Deserialize, Serialize};

use super::Candidate;
use crate::board::{Cell, Digit, DigitSet, Rule};

/// The parts of a proof: what holds, and what each candidate is for.
///
/// The facts prove the conclusion; the rest says how to show it. All parts are about the state
/// in which the step was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Proof {
    /// What the conclusion follows from.
    pub facts: Vec<Fact>,
    /// The houses that contain what is ruled out: the cover sets of a fish, or the other house
    /// of locked candidates.
    pub covers: Vec<Rule>,
    /// The candidates of the pattern, with their roles. The candidates that are ruled out are
    /// not among them unless they are part of the pattern as well.
    pub roles: Vec<(Candidate, CandidateRole)>,
    /// The links of a chain, in order. Each begins where the one before ends.
    pub links: Vec<ChainLink>,
    /// The sets of cells with few candidates, in the order of the argument.
    pub sets: Vec<LockedSet>,
}

/// Something that holds in every solution from here. Each is about candidates, of which at least
/// one is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// The cell holds one of its candidates.
    Cell(Cell),
    /// The house holds the digit in one of its places.
    House(Rule, Digit),
    /// A cell of the rectangle holds another digit than these two, because exchanging the two
    /// would give a second solution.
    Rectangle { cells: [Cell; 4], digits: DigitSet },
    /// One of these candidates is true, because each other candidate would be one of two in its
    /// cell and one of two in each of its houses, and exchanging them would give a second
    /// solution.
    Grave(Vec<Candidate>),
    /// The digits of the cage are different and have its total. Cages are numbered from 0.
    Cage(usize),
    /// The digits of the thermometer increase. Thermometers are numbered from 0.
    Thermometer(usize),
}

/// What a candidate is for in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CandidateRole {
    /// Part of the pattern.
    Pattern,
    /// A candidate outside of the cover sets of a fish.
    Fin,
    /// A candidate in two base sets of a fish.
    EndoFin,
    /// Of the first color of a pair, or a candidate that is on in a chain.
    ColorA,
    /// Of the second color of a pair, or a candidate that is off in a chain.
    ColorB,
    /// Of the first color of the second pair.
    ColorC,
    /// Of the second color of the second pair.
    ColorD,
    /// A candidate by which two sets are linked.
    Common,
    /// The extra candidate that prevents a second solution.
    Extra,
}

/// Two nodes of a chain of which one being true or false decides about the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChainLink {
    pub from: Vec<Candidate>,
    pub to: Vec<Candidate>,
    pub strength: Strength,
}

/// What a link says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strength {
    /// At least one of the two is true.
    Strong,
    /// At most one of the two is true.
    Weak,
}

/// Cells with few candidates that can see each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LockedSet {
    /// In reading order.
    pub cells: Vec<Cell>,
    /// All their candidates.
    pub digits: DigitSet,
}
