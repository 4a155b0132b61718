//! Limits on the size of a puzzle that is read.
//!
//! Owns the limits for rules codes, links from other sites and links to this one. Each
//! leaves far more room than a puzzle takes. A puzzle within the limits stays within them
//! when it is written and read again.

/// The maximum number of cages of a puzzle, and of thermometers.
pub const MOST_SHAPES: usize = 512;

/// The number of names of unknown rules that are kept. Further names are only counted.
pub const MOST_NAMES: usize = 8;

/// The maximum number of characters of a name or value that a message quotes.
pub const MOST_REPEATED: usize = 24;

/// The maximum length in characters of the payload of a link from another site. A 9x9
/// board with regions, cages and other rules takes about 1,500; the longest payload that
/// can be written takes about 100,000.
pub const MOST_PACKED: usize = 128 * 1024;

/// The maximum length of an unpacked payload in UTF-16 code units: 1 MB. Unpacking stops
/// there, because unpacked length can grow with the square of the payload length.
pub const MOST_UNPACKED: usize = 512 * 1024;

/// The maximum nesting depth of lists and maps.
pub const DEEPEST: usize = 64;

/// Shortens a text to at most [`MOST_REPEATED`] characters for quotation in a message. An
/// ellipsis replaces what is cut off.
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
