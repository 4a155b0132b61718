//! From a line to a puzzle, and from there to the line that answers it.

use std::fmt;

use serde::Serialize;
use sudoku_engine::board::{Cell, Puzzle};
use sudoku_engine::formats;

use super::channel::{Disconnected, Sender};
use super::chunk::{LONGEST, Line};
use super::threads::Answerer;
use crate::input::Place;

/// What is said of a puzzle.
pub(crate) trait Answer: Serialize {
    /// The answer for people, of one line or more.
    fn text(&self) -> String;
}

/// An answer with the puzzle that it is about.
#[derive(Serialize)]
pub(crate) struct Entry<'a, A> {
    pub(crate) line: usize,
    pub(crate) puzzle: &'a str,
    #[serde(flatten)]
    pub(crate) answer: &'a A,
}

/// Answers one puzzle after the other by a function.
#[derive(Clone)]
pub(crate) struct ByPuzzle<F> {
    pub(crate) json: bool,
    pub(crate) answer: F,
}

impl<A: Answer, F: Fn(&Puzzle) -> A + Clone + Send + 'static> Answerer for ByPuzzle<F> {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        // Nobody knows how long a puzzle takes.
        sender.send()?;
        match read(place, line) {
            Ok(puzzle) => {
                let answer = (self.answer)(&puzzle);
                let out = sender.answers();
                if self.json {
                    let board = formats::line(puzzle.givens());
                    write_json(
                        out,
                        &Entry { line: place.number(), puzzle: &board, answer: &answer },
                    );
                } else {
                    out.extend_from_slice(answer.text().as_bytes());
                    out.push(b'\n');
                }
            }
            Err(reason) => sender.complain(&reason),
        }
        Ok(())
    }
}

/// Appends an answer as a line of JSON.
pub(crate) fn write_json(out: &mut Vec<u8>, entry: &impl Serialize) {
    serde_json::to_writer(&mut *out, entry).expect("nothing here has keys that are no text");
    out.push(b'\n');
}

/// The puzzle, or what is wrong with the line and where.
pub(crate) fn read(place: &Place, line: Line<'_>) -> Result<Puzzle, String> {
    let bytes = match line {
        Line::Text(bytes) => bytes,
        Line::TooLong => return Err(format!("{place}: longer than {LONGEST} bytes")),
        Line::NotText(what) => return Err(format!("{place}: {what}")),
    };
    // What is not text is no puzzle either, and is told as such with its line.
    let reading = formats::read(&String::from_utf8_lossy(bytes))
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

impl<F> fmt::Debug for ByPuzzle<F> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ByPuzzle").field("json", &self.json).finish_non_exhaustive()
    }
}
