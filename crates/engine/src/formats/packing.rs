//! LZ-String decompression of base64 text, up to a limit.
//!
//! Owns how bits become text. Must not depend on the content of the text. Dictionary
//! entries are ranges of the output so far, so no memory is needed for copies of them.

use std::ops::Range;

/// Why a payload cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnpackError {
    Broken,
    /// The output exceeds the limit.
    TooLong,
}

/// Compresses a text to characters that need no escaping in a link.
///
/// ```
/// use sudoku_engine::formats::{pack_text, unpack_text};
///
/// let packed = pack_text("ten times ten times ten");
/// assert_eq!(unpack_text(&packed, 100).as_deref(), Some("ten times ten times ten"));
/// ```
pub fn pack_text(text: &str) -> String {
    let packed = lz_str::compress_to_base64(text);
    packed.trim_end_matches('=').replace('+', "-").replace('/', "_")
}

/// Reads what [`pack_text`] wrote. `None` if it cannot be read, or has more than `limit` UTF-16
/// code units.
pub fn unpack_text(packed: &str, limit: usize) -> Option<String> {
    let packed = packed.replace('-', "+").replace('_', "/");
    String::from_utf16(&unpack(&packed, limit).ok()?).ok()
}

/// The code for a literal of 8 bits, which follows.
const LITERAL_8_BITS: usize = 0;
/// The code for a literal of 16 bits, which follows.
const LITERAL_16_BITS: usize = 1;
/// The code for the end of the payload.
const END_OF_PAYLOAD: usize = 2;
/// The code of the first dictionary entry.
const FIRST_ENTRY: usize = 3;

/// Decompresses a payload to UTF-16 code units, at most `limit` of them.
pub(super) fn unpack(payload: &str, limit: usize) -> Result<Vec<u16>, UnpackError> {
    let mut bits = Bits { characters: payload.bytes(), character: 0, mask: 0 };
    let mut units: Vec<u16> = Vec::new();
    // The range of the first occurrence of each dictionary entry in `units`.
    let mut entries: Vec<Range<usize>> = Vec::new();
    // The previous output. Together with the next code unit it becomes an entry.
    let mut previous: Option<Range<usize>> = None;
    loop {
        // A code has as many bits as the code of the next entry to be added.
        let code = bits.number(usize::BITS - (FIRST_ENTRY + entries.len()).leading_zeros())?;
        let from = units.len();
        match code {
            END_OF_PAYLOAD => return Ok(units),
            LITERAL_8_BITS | LITERAL_16_BITS => {
                let letter = bits.number(if code == LITERAL_8_BITS { 8 } else { 16 })?;
                units.push(u16::try_from(letter).map_err(|_| UnpackError::Broken)?);
                entries.push(from..from + 1);
            }
            _ => {
                let entry = match (entries.get(code - FIRST_ENTRY), &previous) {
                    (Some(entry), _) => entry.clone(),
                    // The entry that is about to be added.
                    (None, Some(previous)) if code - FIRST_ENTRY == entries.len() => {
                        previous.start..previous.end + 1
                    }
                    (None, _) => return Err(UnpackError::Broken),
                };
                if units.len() + entry.len() > limit {
                    return Err(UnpackError::TooLong);
                }
                for index in entry {
                    let unit = *units.get(index).ok_or(UnpackError::Broken)?;
                    units.push(unit);
                }
            }
        }
        if units.len() > limit {
            return Err(UnpackError::TooLong);
        }
        if let Some(previous) = previous.take() {
            entries.push(previous.start..previous.end + 1);
        }
        previous = Some(from..units.len());
    }
}

/// The bits of a payload, six per character.
struct Bits<'a> {
    characters: std::str::Bytes<'a>,
    character: u8,
    /// The bit of `character` that was read last.
    mask: u8,
}

impl Bits<'_> {
    /// Reads a number of this many bits, least significant first.
    fn number(&mut self, bits: u32) -> Result<usize, UnpackError> {
        (0..bits).try_fold(0, |number, bit| Ok(number | usize::from(self.next()?) << bit))
    }

    fn next(&mut self) -> Result<bool, UnpackError> {
        if self.mask <= 1 {
            let character = self.characters.next().and_then(value);
            (self.character, self.mask) = (character.ok_or(UnpackError::Broken)?, 1 << 6);
        }
        self.mask >>= 1;
        Ok(self.character & self.mask != 0)
    }
}

/// Returns the value of a base64 character.
const fn value(character: u8) -> Option<u8> {
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{UnpackError, unpack};

    proptest! {
        #[test]
        fn unpacks_what_lz_str_packs(
            text in "([a-f]{0,9}|[ -~]{0,9}|[а-я𝄞]{0,3}){0,40}",
        ) {
            let units: Vec<u16> = text.encode_utf16().collect();
            let packed = lz_str::compress_to_base64(text.as_str());
            let packed = packed.trim_end_matches('=');
            prop_assert_eq!(unpack(packed, units.len()), Ok(units.clone()));
            if !units.is_empty() {
                prop_assert_eq!(unpack(packed, units.len() - 1), Err(UnpackError::TooLong));
            }
        }

        #[test]
        fn unpacks_the_same_text_as_lz_str(payload in "[A-Za-z0-9+/]{0,60}") {
            if let Some(units) = lz_str::decompress_from_base64(&payload).filter(|it| !it.is_empty()) {
                prop_assert_eq!(unpack(&payload, usize::MAX), Ok(units));
            }
        }
    }
}
