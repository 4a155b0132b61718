//! LZ-String decompression of base64 text, up to a limit.
//!
//! Owns how bits become text. Must not depend on the content of the text. Dictionary
//! entries are ranges of the output so far, so no memory is needed for copies of them.

use std::ops::Range;

/// Why a payload cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unpackable {
    /// The payload is malformed.
    Broken,
    /// The output exceeds the limit.
    TooLong,
}

/// The code for a literal of 8 bits, which follows.
const SHORT: usize = 0;
/// The code for a literal of 16 bits, which follows.
const LONG: usize = 1;
/// The code for the end of the payload.
const END: usize = 2;
/// The code of the first dictionary entry.
const FIRST: usize = 3;

/// Decompresses a payload to UTF-16 code units, at most `limit` of them.
pub(super) fn unpack(payload: &str, limit: usize) -> Result<Vec<u16>, Unpackable> {
    let mut bits = Bits { signs: payload.bytes(), sign: 0, mask: 0 };
    let mut units: Vec<u16> = Vec::new();
    // The range of the first occurrence of each dictionary entry in `units`.
    let mut entries: Vec<Range<usize>> = Vec::new();
    // The previous output. Together with the next code unit it becomes an entry.
    let mut last: Option<Range<usize>> = None;
    loop {
        // A code has as many bits as the code of the next entry to be added.
        let code = bits.number(usize::BITS - (FIRST + entries.len()).leading_zeros())?;
        let from = units.len();
        match code {
            END => return Ok(units),
            SHORT | LONG => {
                let letter = bits.number(if code == SHORT { 8 } else { 16 })?;
                units.push(u16::try_from(letter).map_err(|_| Unpackable::Broken)?);
                entries.push(from..from + 1);
            }
            _ => {
                let entry = match (entries.get(code - FIRST), &last) {
                    (Some(entry), _) => entry.clone(),
                    // The entry that is about to be added.
                    (None, Some(last)) if code - FIRST == entries.len() => last.start..last.end + 1,
                    (None, _) => return Err(Unpackable::Broken),
                };
                if units.len() + entry.len() > limit {
                    return Err(Unpackable::TooLong);
                }
                for at in entry {
                    let unit = *units.get(at).ok_or(Unpackable::Broken)?;
                    units.push(unit);
                }
            }
        }
        if units.len() > limit {
            return Err(Unpackable::TooLong);
        }
        if let Some(last) = last.take() {
            entries.push(last.start..last.end + 1);
        }
        last = Some(from..units.len());
    }
}

/// The bits of a payload, six per character.
struct Bits<'a> {
    signs: std::str::Bytes<'a>,
    sign: u8,
    /// The bit of `sign` that was read last.
    mask: u8,
}

impl Bits<'_> {
    /// Reads a number of this many bits, least significant first.
    fn number(&mut self, bits: u32) -> Result<usize, Unpackable> {
        (0..bits).try_fold(0, |number, bit| Ok(number | usize::from(self.next()?) << bit))
    }

    fn next(&mut self) -> Result<bool, Unpackable> {
        if self.mask <= 1 {
            let sign = self.signs.next().and_then(value);
            (self.sign, self.mask) = (sign.ok_or(Unpackable::Broken)?, 1 << 6);
        }
        self.mask >>= 1;
        Ok(self.sign & self.mask != 0)
    }
}

/// Returns the value of a base64 character.
const fn value(sign: u8) -> Option<u8> {
    match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Unpackable, unpack};

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
                prop_assert_eq!(unpack(packed, units.len() - 1), Err(Unpackable::TooLong));
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
