//! Texts that consist of a board and nothing else.
//!
//! Owns which of the plain formats a text is in. Must not depend on the formats of programs.

use super::error::ReadError;
use super::{Format, Reading, aligned, arrays, comma_rows, symbols};

/// Reads a text that consists of a board.
pub(super) fn read(text: &str) -> Result<Reading, ReadError> {
    let arrays_result = if arrays::recognize(text) { arrays::read(text) } else { None };
    if let Some(outcome) = arrays_result {
        return outcome.map_err(|error| error.in_format(Format::Arrays));
    }
    let fields_result = comma_rows::read(text)
        .map(|outcome| outcome.map_err(|error| error.in_format(Format::CommaRows)));
    if let Some(Ok(reading)) = fields_result {
        return Ok(reading);
    }
    symbols::read(text).or_else(|error| {
        // The error describes the most likely format, but any format that fits is accepted.
        let strings = || arrays::read(text).and_then(Result::ok);
        let fitting = aligned::read(text).or_else(strings);
        fitting.map_or_else(|| fields_result.unwrap_or(Err(error)), Ok)
    })
}
