//! One answer for each puzzle, as a line of text or of JSON.

use std::io::{self, Write};

use anyhow::Result;
use serde::Serialize;
use sudoku_engine::board::{Cell, Puzzle};
use sudoku_engine::formats;

use crate::input::{self, Place};

/// Whether everything could be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Everything.
    AllDone,
    /// Not everything, and standard error says what.
    SomeFailed,
}

/// What is said of a puzzle.
pub(crate) trait Answer: Serialize {
    /// The answer for people, of one line or more.
    fn text(&self) -> String;
}

/// An answer with the puzzle that it is about.
#[derive(Serialize)]
struct Entry<'a, A> {
    line: usize,
    puzzle: &'a str,
    #[serde(flatten)]
    answer: &'a A,
}

/// Answers each puzzle, as soon as its line is read.
///
/// # Errors
/// When nothing more can be read or written.
pub(crate) fn each<A: Answer>(
    puzzles: &[String],
    json: bool,
    answer: impl Fn(&Puzzle) -> A,
) -> Result<Outcome> {
    let mut outcome = Outcome::AllDone;
    input::each_line(puzzles, |place, line| match read(place, line) {
        Ok(puzzle) => {
            let answer = answer(&puzzle);
            let board = formats::line(puzzle.givens());
            let entry = Entry { line: place.number(), puzzle: &board, answer: &answer };
            print(json, &entry, || answer.text())
        }
        Err(reason) => {
            outcome = Outcome::SomeFailed;
            complain(&reason);
            Ok(())
        }
    })?;
    Ok(outcome)
}

/// Prints an answer as JSON or as text.
///
/// # Errors
/// When standard output is closed.
pub(crate) fn print(json: bool, entry: &impl Serialize, text: impl Fn() -> String) -> Result<()> {
    let line = if json { serde_json::to_string(entry)? } else { text() };
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}

/// Tells standard error.
pub(crate) fn complain(reason: &str) {
    // Whoever closed standard error does not want to know.
    let _ = writeln!(io::stderr(), "{reason}");
}

/// The puzzle, or what is wrong with the line and where.
pub(crate) fn read(place: &Place, line: &str) -> Result<Puzzle, String> {
    let reading = formats::read(line)
        .map_err(|error| format!("{place}:{}: {}{}", error.column, error.reason, hint(place)))?;
    let shape = reading.givens.shape();
    Puzzle::try_from(reading.givens).map_err(|clashes| {
        let name = |cell: Cell| format!("r{}c{}", cell.row(shape) + 1, cell.column(shape) + 1);
        let clashes = clashes.0.iter().map(|clash| {
            format!("{} in {} and {}", clash.digit.symbol(), name(clash.first), name(clash.second))
        });
        format!("{place}: givens clash: {}", clashes.collect::<Vec<_>>().join(", "))
    })
}

/// What else an argument could have been meant as.
const fn hint(place: &Place) -> &'static str {
    match place {
        Place::Argument { .. } => ", and there is no such file",
        Place::Line { .. } => "",
    }
}
