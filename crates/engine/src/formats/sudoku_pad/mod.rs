//! The puzzles of SudokuPad: `scl` and `ctc` payloads.
//!
//! Owns the JSON of SudokuPad, in full and abbreviated. Must not depend on how it is found in a
//! text.

mod abbreviated;
mod reader;

use super::Reading;
use super::error::Reason;
use super::json::Json;

/// Reads a puzzle from JSON, which may be abbreviated.
pub(super) fn read(text: &str) -> Result<Reading, Reason> {
    let json = Json::read(text).or_else(|| Json::read(&abbreviated::expand(text)));
    reader::read(&json.ok_or(Reason::BrokenLink)?)
}

/// Reads a puzzle from parsed JSON.
pub(super) fn read_json(json: &Json) -> Result<Reading, Reason> {
    reader::read(json)
}
