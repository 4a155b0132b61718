//! How many solutions an answer has.

use crate::solve::answer::Answer;
use crate::worker::inquiry::SolutionCount;

/// Counts the solutions up to two.
pub(super) fn solution_count(answer: &Answer) -> SolutionCount {
    match answer {
        Answer::Impossible(_) => SolutionCount::None,
        Answer::Unique(_) => SolutionCount::One,
        Answer::Several([first, second]) => {
            let differing = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
            SolutionCount::Several { differing: differing.count() as u16 }
        }
    }
}
