//! Limits on the size of a puzzle that is read.
//!
//! Owns the limits for rules codes, links from other sites and links to this one. Each
//! leaves far more room than a puzzle takes. A puzzle within the limits stays within them
//! when it is written and read again.

/// The maximum number of cages of a puzzle, and of thermometers.
pub const MAX_CONSTRAINTS_PER_KIND: usize = 512;

/// The number of names of unknown rules that are kept. Further names are only counted.
pub const MAX_RULE_NAMES: usize = 8;

/// The maximum number of characters of a name or value that a message quotes.
pub const MAX_QUOTED_CHARACTERS: usize = 24;

/// The maximum length in characters of the payload of a link from another site. A 9x9
/// board with regions, cages and other rules takes about 1,500; the longest payload that
/// can be written takes about 100,000.
pub const MAX_PACKED_LEN: usize = 128 * 1024;

/// The maximum length of an unpacked payload in UTF-16 code units: 1 MB. Unpacking stops
/// there, because unpacked length can grow with the square of the payload length.
pub const MAX_UNPACKED_LEN: usize = 512 * 1024;

/// The maximum nesting depth of lists and maps.
pub const MAX_NESTING_DEPTH: usize = 64;

/// Shortens a text to at most [`MAX_QUOTED_CHARACTERS`] characters for quotation in a message. An
/// ellipsis replaces what is cut off.
///
/// ```
/// use sudoku_engine::formats::limits;
///
/// assert_eq!(limits::shorten("arrow"), "arrow");
/// assert_eq!(limits::shorten(&"a".repeat(25)), "a".repeat(23) + "…");
/// ```
pub fn shorten(text: &str) -> String {
    if text.chars().nth(MAX_QUOTED_CHARACTERS).is_none() {
        return text.to_owned();
    }
    text.chars().take(MAX_QUOTED_CHARACTERS - 1).chain(['…']).collect()
}
