//! A step as people type it.

use sudoku_engine::recording::Target;
use sudoku_engine::search::Position;

use crate::search::player::Player;

/// Why a typed step leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepProblem {
    /// It is not a number.
    NotANumber,
    /// The search has fewer steps.
    BeyondEnd { last: u64 },
}

/// The characters that people write between groups of three digits, besides spaces.
const SEPARATORS: [char; 4] = [',', '\'', '’', '_'];

/// Reads a step, with or without separators: `1356`, `1,356` and `1 356` are the same, and `7.3`
/// is three events after step 7. A step that the search has not reached yet is accepted.
///
/// # Errors
///
/// Returns why the text is not a step of this search.
pub fn typed_step(text: &str, player: &Player) -> Result<Target, StepProblem> {
    let (step, events) = read(text.trim()).ok_or(StepProblem::NotANumber)?;
    match (player.total_steps(), events) {
        (Some(last), _) if step > last => Err(StepProblem::BeyondEnd { last }),
        (_, Some(events)) => Ok(Target::Exact(Position { step, events })),
        (_, None) => Ok(Target::Step(step)),
    }
}

/// Reads a step, and the number of events after it.
fn read(text: &str) -> Option<(u64, Option<u16>)> {
    let (step, events) = match text.split_once('.') {
        None => (text, None),
        Some((step, events)) => (step, Some(digits(events)?.parse().ok()?)),
    };
    let is_separator = |letter: char| letter.is_whitespace() || SEPARATORS.contains(&letter);
    let groups: Vec<&str> = step.split(is_separator).map(digits).collect::<Option<_>>()?;
    let has_full_groups = groups[1..].iter().all(|group| group.len() == 3);
    let is_first_short = groups.len() == 1 || groups[0].len() <= 3;
    // A number that is too large for a step is beyond the end of every search.
    let step = groups.concat().parse().unwrap_or(u64::MAX);
    (has_full_groups && is_first_short).then_some((step, events))
}

/// Returns the text if it consists of digits, at least one.
fn digits(text: &str) -> Option<&str> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(text)
}
