//! How much of one puzzle is read, whoever wrote it.
//!
//! Owns these bounds, for rules codes, links of other pages and links of this one. Each
//! leaves far more room than a puzzle takes, and whatever is within them is within them
//! again once it is written.

/// Cages of one puzzle, and thermometers.
pub const MOST_SHAPES: usize = 512;

/// Names of unknown rules that are kept. Those beyond are counted.
pub const MOST_NAMES: usize = 8;

/// Characters of a name or a value that a message repeats.
pub const MOST_REPEATED: usize = 24;

/// Characters of what a link of another page carries. A board of size 9 with regions,
/// cages and all takes some 1,500; the most that can be written takes some 100,000.
pub const MOST_PACKED: usize = 128 * 1024;

/// UTF-16 units that such a link unpacks to: 1 MB. Unpacking stops there, since what is
/// packed may be as long as the square of the packing.
pub const MOST_UNPACKED: usize = 512 * 1024;

/// Lists and maps within each other.
pub const DEEPEST: usize = 64;

/// The beginning of a text, as a message repeats it; what is cut off is an ellipsis.
///
/// ```
/// use sudoku_engine::formats::limits;
///
/// assert_eq!(limits::repeated("arrow"), "arrow");
/// assert_eq!(limits::repeated(&"a".repeat(25)), "a".repeat(23) + "…");
/// ```
pub fn repeated(text: &str) -> String {
    if text.chars().nth(MOST_REPEATED).is_none() {
        return text.to_owned();
    }
    text.chars().take(MOST_REPEATED - 1).chain(['…']).collect()
}
