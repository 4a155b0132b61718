//! File names that contain the puzzle and the range.

use sudoku_engine::board::Givens;
use sudoku_engine::formats;

use crate::base::code::Code;
use crate::base::samples::Sample;
use crate::model::export::{Choice, ExportFormat, Extent, Subject};
use crate::puzzle::board_content::BoardContent;

/// Returns a file name: `sudoku-grove-<puzzle>-<subject>-<range>.<ending>`.
///
/// For steps and maps, the range is that of the steps in the file; for levels in view, that of
/// the levels. Otherwise it is `view`, `all`, or `first-<n>` if the file may be cut off.
pub(super) fn file_name(givens: &Givens, choice: &Choice, range: &Range) -> String {
    let (puzzle, subject) = (puzzle_name(givens), choice.subject.code());
    let range = match (choice.subject, choice.extent(), range) {
        (Subject::Steps | Subject::Map, _, Range { from, to, .. })
        | (Subject::Levels, Extent::InView, Range { from, to, .. }) => format!("{from}-{to}"),
        (_, Extent::InView, _) => "view".to_owned(),
        (_, Extent::All, Range { to, is_cut: true, .. }) => format!("first-{to}"),
        (_, Extent::All, _) => "all".to_owned(),
    };
    let format = choice.format();
    let suffix = if format.code() == format.extension() { "" } else { "-records" };
    format!("sudoku-grove-{puzzle}-{subject}{suffix}-{range}.{}", format.extension())
}

/// Returns the name of a picture of the board: `sudoku-grove-<puzzle>-board.<ending>`, with `-own`
/// before the ending if it contains the user's digits.
pub(super) fn board_file_name(
    givens: &Givens,
    content: BoardContent,
    format: ExportFormat,
) -> String {
    let suffix = match content {
        BoardContent::Puzzle => "",
        BoardContent::Own => "-own",
    };
    format!("sudoku-grove-{}-board{suffix}.{}", puzzle_name(givens), format.extension())
}

/// The part of a search that a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The first step or node, from 1.
    pub(super) from: u64,
    pub(super) to: u64,
    /// Whether there may be more after `to`.
    pub(super) is_cut: bool,
}

/// Returns the name of a sample or, for any other board, its size and the eight hex digits of a
/// checksum of its line (32-bit FNV-1a), such as `9x9-1f0c9a3e`. Equal boards have equal names.
fn puzzle_name(givens: &Givens) -> String {
    if let Some(sample) = Sample::all().find(|sample| sample.givens() == *givens) {
        return sample.code().to_owned();
    }
    let line = formats::line(givens);
    let checksum = line
        .bytes()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let size = givens.shape().size();
    format!("{size}x{size}-{checksum:08x}")
}
