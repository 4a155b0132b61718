//! Parses a line into a puzzle, and formats its answer.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;
use sudoku_engine::board::{Cell, Puzzle};
use sudoku_engine::formats;

use super::channel::{Disconnected, Sender};
use super::chunk::{Line, MAX_LINE_BYTES};
use super::threads::Answerer;
use crate::input::Place;

/// The answer to a puzzle.
pub(crate) trait Answer: Serialize {
    /// Formats the answer as one or more lines of text.
    fn text(&self) -> String;
}

/// An answer together with its puzzle.
#[derive(Serialize)]
pub(crate) struct Entry<'a, A> {
    pub(crate) line: usize,
    pub(crate) puzzle: &'a str,
    #[serde(flatten)]
    pub(crate) answer: &'a A,
}

/// Answers each puzzle with a function.
#[derive(Clone)]
pub(crate) struct PerPuzzle<F> {
    pub(crate) json: bool,
    pub(crate) answer: F,
}

impl<A: Answer, F: Fn(&Puzzle) -> A> PerPuzzle<F> {
    /// Answers a puzzle that was read.
    pub(crate) fn answer_puzzle(
        &self,
        place: &Place,
        puzzle: &Puzzle,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        // A puzzle can take arbitrarily long.
        sender.send()?;
        let answer = (self.answer)(puzzle);
        let out = sender.answers();
        if self.json {
            let board = formats::line(puzzle.givens());
            write_json(out, &Entry { line: place.number(), puzzle: &board, answer: &answer });
        } else {
            out.extend_from_slice(answer.text().as_bytes());
            out.push(b'\n');
        }
        Ok(())
    }
}

impl<A: Answer, F: Fn(&Puzzle) -> A + Clone + Send + 'static> Answerer for PerPuzzle<F> {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        match read(place, line) {
            Ok(puzzle) => self.answer_puzzle(place, &puzzle, sender),
            Err(reason) => {
                sender.report_error(&reason);
                Ok(())
            }
        }
    }
}

/// Appends an answer as a line of JSON.
pub(crate) fn write_json(out: &mut Vec<u8>, entry: &impl Serialize) {
    serde_json::to_writer(&mut *out, entry).expect("all keys are strings");
    out.push(b'\n');
}

/// Decodes the text of a line.
///
/// # Errors
/// A description of what is wrong with the line, and where.
pub(crate) fn text<'a>(place: &Place, line: Line<'a>) -> Result<Cow<'a, str>, String> {
    match line {
        // Invalid UTF-8 becomes U+FFFD, which is then reported as an unknown character.
        Line::Text(bytes) => Ok(String::from_utf8_lossy(bytes)),
        Line::TooLong => Err(format!("{place}: line is longer than {MAX_LINE_BYTES} bytes")),
        Line::NotText(what) => Err(format!("{place}: {what}")),
    }
}

/// Parses the puzzle of a line.
///
/// # Errors
/// A description of what is wrong with the line, and where.
pub(crate) fn read(place: &Place, line: Line<'_>) -> Result<Puzzle, String> {
    let reading = formats::read(&text(place, line)?)
        .map_err(|error| format!("{place}:{}: {}{}", error.column, error.reason, hint(place)))?;
    let shape = reading.givens.shape();
    Puzzle::try_from(reading.givens).map_err(|clashes| {
        let name = |cell: Cell| format!("r{}c{}", cell.row(shape) + 1, cell.column(shape) + 1);
        let clashes = clashes.0.iter().map(|clash| {
            format!("{} in {} and {}", clash.digit.symbol(), name(clash.first), name(clash.second))
        });
        format!("{place}: conflicting givens: {}", clashes.collect::<Vec<_>>().join(", "))
    })
}

/// Returns a hint for an invalid argument, which may be a misspelled file name.
const fn hint(place: &Place) -> &'static str {
    match place {
        Place::Argument { .. } => ", and there is no such file",
        Place::Line { .. } => "",
    }
}

impl<F> fmt::Debug for PerPuzzle<F> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ByPuzzle").field("json", &self.json).finish_non_exhaustive()
    }
}
