//! Unpacking by LZ-String, in base64, up to a limit.
//!
//! Owns how bits become text. Must not know what the text says. Entries of the dictionary
//! are stretches of what was unpacked before, so that no more memory is taken than that.

use std::ops::Range;

/// Why a payload is not unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unpackable {
    /// It is no such payload.
    Broken,
    /// There is more than the limit in it.
    TooLong,
}

/// A letter of 8 bits follows.
const SHORT: usize = 0;
/// A letter of 16 bits follows.
const LONG: usize = 1;
/// Nothing follows.
const END: usize = 2;
/// The number of the first entry of the dictionary.
const FIRST: usize = 3;

/// The UTF-16 units of a payload, at most `limit` of them.
pub(super) fn unpack(payload: &str, limit: usize) -> Result<Vec<u16>, Unpackable> {
    let mut bits = Bits { signs: payload.bytes(), sign: 0, mask: 0 };
    let mut units: Vec<u16> = Vec::new();
    // Where in the units each entry stands for the first time.
    let mut entries: Vec<Range<usize>> = Vec::new();
    // What came last, which with the letter after it is an entry too.
    let mut last: Option<Range<usize>> = None;
    loop {
        // A number is as long as that of the newest entry.
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
                    // It is the one that is only made now.
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

/// The bits of a payload, six a sign.
struct Bits<'a> {
    signs: std::str::Bytes<'a>,
    sign: u8,
    /// The bit of the sign that came last.
    mask: u8,
}

impl Bits<'_> {
    /// A number of so many bits, the lowest first.
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

/// What a sign of base64 stands for.
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
        fn what_another_program_packed_is_unpacked(
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
        fn what_is_unpacked_is_what_another_program_unpacks(payload in "[A-Za-z0-9+/]{0,60}") {
            if let Some(units) = lz_str::decompress_from_base64(&payload).filter(|it| !it.is_empty()) {
                prop_assert_eq!(unpack(&payload, usize::MAX), Ok(units));
            }
        }
    }
}
