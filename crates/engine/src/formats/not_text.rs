//! Recognizing files that are not text by their beginning.
//!
//! Owns the byte signatures. Must not depend on what the file was opened for. A file that
//! another program has already decoded, with replacement characters for invalid bytes, is
//! recognized too.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of bytes examined.
const EXAMINED_BYTES: usize = 4096;
/// Data with fewer control characters than this, not counting white space, is text.
const MIN_CONTROL_CHARACTERS: usize = 4;
/// Data with less than one control character in this many bytes is text.
const BYTES_PER_CONTROL_CHARACTER: usize = 32;

/// A kind of data that is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NotText {
    /// A ZIP archive, which includes most spreadsheet files.
    Zip,
    Gzip,
    /// A PNG, JPEG or GIF image.
    Picture,
    Pdf,
    /// Text in UTF-16 without a byte order mark.
    Utf16,
    Other,
}

impl NotText {
    pub const ALL: [Self; 6] =
        [Self::Zip, Self::Gzip, Self::Picture, Self::Pdf, Self::Utf16, Self::Other];

    /// Identifies data by its beginning. Returns `None` if it appears to be text.
    ///
    /// ```
    /// use sudoku_engine::formats::NotText;
    ///
    /// assert_eq!(NotText::detect(b"PK\x03\x04\x14\0"), Some(NotText::Zip));
    /// assert_eq!(NotText::detect(b"1.....2..3.....4\n"), None);
    /// ```
    pub fn detect(beginning: &[u8]) -> Option<Self> {
        let signature = SIGNATURES.iter().find(|(bytes, _)| beginning.starts_with(bytes));
        if let Some((_, kind)) = signature {
            return Some(*kind);
        }
        let beginning = &beginning[..beginning.len().min(EXAMINED_BYTES)];
        let is_control = |byte: &&u8| matches!(byte, 0..=8 | 14..=31 | 127);
        let controls = beginning.iter().filter(is_control).count();
        if controls < MIN_CONTROL_CHARACTERS
            || controls * BYTES_PER_CONTROL_CHARACTER < beginning.len()
        {
            return None;
        }
        // In UTF-16 every other byte of ASCII characters is zero.
        let zero_bytes =
            |from: usize| beginning.iter().skip(from).step_by(2).filter(|it| **it == 0);
        let (even, odd) = (zero_bytes(0).count(), zero_bytes(1).count());
        let quarter = beginning.len() / 4;
        let is_utf16 = (even == 0 && odd > quarter) || (odd == 0 && even > quarter);
        Some(if is_utf16 { Self::Utf16 } else { Self::Other })
    }
}

/// Signatures, as raw bytes and as another program's UTF-8 decoding of them.
const SIGNATURES: [(&[u8], NotText); 12] = [
    (b"PK\x03\x04", NotText::Zip),
    (b"PK\x05\x06", NotText::Zip),
    (b"\x1f\x8b", NotText::Gzip),
    ("\u{1f}\u{fffd}".as_bytes(), NotText::Gzip),
    (b"\x89PNG", NotText::Picture),
    ("\u{fffd}PNG".as_bytes(), NotText::Picture),
    (b"\xff\xd8\xff", NotText::Picture),
    ("\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\u{10}JFIF".as_bytes(), NotText::Picture),
    (b"GIF87a", NotText::Picture),
    (b"GIF89a", NotText::Picture),
    (b"%PDF-", NotText::Pdf),
    ("\u{feff}%PDF-".as_bytes(), NotText::Pdf),
];

impl fmt::Display for NotText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Zip => "a ZIP archive or a spreadsheet, not text",
            Self::Gzip => "compressed by gzip, not text",
            Self::Picture => "a picture, not text",
            Self::Pdf => "a PDF, not text",
            Self::Utf16 => "UTF-16 text without a byte order mark; save it as UTF-8",
            Self::Other => "not text",
        })
    }
}
