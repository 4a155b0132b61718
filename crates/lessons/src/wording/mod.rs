//! Errors as sentences, in the reader's language.

mod english;
mod russian;
mod swahili;
mod words;

use crate::machine::Fault;
use crate::syntax::Problem;

/// A language that a person reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wording {
    English,
    Russian,
    Swahili,
}

/// Returns a sentence about a run-time error, without a place.
pub fn fault(fault: &Fault, wording: Wording) -> String {
    match wording {
        Wording::English => english::fault(fault),
        Wording::Russian => russian::fault(fault),
        Wording::Swahili => swahili::fault(fault),
    }
}

/// Returns a sentence about an error in the text of a program, without a place.
pub fn problem(problem: &Problem, wording: Wording) -> String {
    match wording {
        Wording::English => english::problem(problem),
        Wording::Russian => russian::problem(problem),
        Wording::Swahili => swahili::problem(problem),
    }
}
