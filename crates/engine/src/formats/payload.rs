//! The packed JSON of links: compressed by LZ-String, in base64.
//!
//! Owns unpacking within [`limits`](super::limits). Must not depend on the content of the JSON.

use percent_encoding::percent_decode_str;

use super::error::Reason;
use super::limits::{MAX_PACKED_LEN, MAX_UNPACKED_LEN};
use super::packing::{self, UnpackError};

/// The most characters that one character of a payload takes when it is percent-encoded.
const ESCAPED_LEN: usize = 3;

/// Unpacks the text of a payload, which may be percent-encoded.
pub(super) fn unpack(payload: &str) -> Result<String, Reason> {
    let limit = MAX_PACKED_LEN;
    let too_long = |found| Err(Reason::LinkTooLong { found, limit });
    if payload.len() > ESCAPED_LEN * limit {
        return too_long(payload.len());
    }
    let unescaped = percent_decode_str(payload).decode_utf8().map_err(|_| Reason::BrokenLink)?;
    if unescaped.len() > limit {
        return too_long(unescaped.len());
    }
    let packed = unescaped.trim_end_matches('=');
    let is_base64 = |sign: char| sign.is_ascii_alphanumeric() || "+/".contains(sign);
    if let Some(character) = packed.chars().find(|&sign| !is_base64(sign)) {
        return Err(Reason::UnknownCharacter { character });
    }
    let units = packing::unpack(packed, MAX_UNPACKED_LEN).map_err(|reason| match reason {
        UnpackError::Broken => Reason::BrokenLink,
        UnpackError::TooLong => Reason::LinkUnpacksTooLong { limit: MAX_UNPACKED_LEN },
    })?;
    String::from_utf16(&units).map_err(|_| Reason::BrokenLink)
}
