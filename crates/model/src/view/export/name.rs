//! Names of files that say puzzle and range.

use sudoku_engine::board::Givens;
use sudoku_engine::formats;

use crate::base::code::Code;
use crate::base::samples::Sample;
use crate::model::export::{Choice, Extent, Subject};

/// The name of a file: `sudoku-grove-<puzzle>-<subject>-<range>.<ending>`.
///
/// The range of steps and of a map is that of the steps in the file, that of levels in view
/// is theirs. Of a tree it is `view`, `all`, or `first-<n>` where it may be cut.
pub(super) fn name(clues: &Givens, choice: &Choice, range: &Range) -> String {
    let (puzzle, subject) = (puzzle(clues), choice.subject.code());
    let range = match (choice.subject, choice.extent(), range) {
        (Subject::Steps | Subject::Map, _, Range { from, to, .. })
        | (Subject::Levels, Extent::InView, Range { from, to, .. }) => format!("{from}-{to}"),
        (_, Extent::InView, _) => "view".to_owned(),
        (_, Extent::All, Range { to, is_cut: true, .. }) => format!("first-{to}"),
        (_, Extent::All, _) => "all".to_owned(),
    };
    let format = choice.form();
    let kind = if format.code() == format.ending() { "" } else { "-records" };
    format!("sudoku-grove-{puzzle}-{subject}{kind}-{range}.{}", format.ending())
}

/// What of a search is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The first step or node, from 1.
    pub(super) from: u64,
    pub(super) to: u64,
    /// Whether there may be more after it.
    pub(super) is_cut: bool,
}

/// A sample's word; for another board its size and eight digits of a checksum of its
/// line (FNV-1a, 32 bits), such as `9x9-1f0c9a3e`: the same board has the same name.
fn puzzle(clues: &Givens) -> String {
    if let Some(sample) = Sample::all().find(|sample| sample.givens() == *clues) {
        return sample.code().to_owned();
    }
    let line = formats::line(clues);
    let checksum = line
        .bytes()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let size = clues.shape().size();
    format!("{size}x{size}-{checksum:08x}")
}
