//! Files that hold no text, told by their beginning.
//!
//! Owns by which bytes. Must not know what was wanted of them. What another program has
//! already turned into text, with marks in place of what it could not read, is told too.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Bytes that are looked at.
const LOOKED_AT: usize = 4096;
/// Control characters beside those of lines, of which a text has none but by accident.
const FEW: usize = 4;
/// One in so many bytes is a control character where it is no text.
const SHARE: usize = 32;

/// What something is that is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NotText {
    /// A ZIP archive, which the files of spreadsheets are as well.
    Zip,
    /// Compressed by gzip.
    Gzip,
    /// A picture: PNG, JPEG or GIF.
    Picture,
    /// A PDF.
    Pdf,
    /// Text in UTF-16 without the mark that would say so.
    Utf16,
    /// Something else.
    Other,
}

impl NotText {
    /// One of each.
    pub const ALL: [Self; 6] =
        [Self::Zip, Self::Gzip, Self::Picture, Self::Pdf, Self::Utf16, Self::Other];

    /// What begins so, unless it is text as far as can be seen.
    ///
    /// ```
    /// use sudoku_engine::formats::NotText;
    ///
    /// assert_eq!(NotText::of(b"PK\x03\x04\x14\0"), Some(NotText::Zip));
    /// assert_eq!(NotText::of(b"1.....2..3.....4\n"), None);
    /// ```
    pub fn of(beginning: &[u8]) -> Option<Self> {
        let known = KNOWN.iter().find(|(bytes, _)| beginning.starts_with(bytes));
        if let Some((_, what)) = known {
            return Some(*what);
        }
        let beginning = &beginning[..beginning.len().min(LOOKED_AT)];
        let is_control = |byte: &&u8| matches!(byte, 0..=8 | 14..=31 | 127);
        let controls = beginning.iter().filter(is_control).count();
        if controls < FEW || controls * SHARE < beginning.len() {
            return None;
        }
        // Where every second byte is none, letters have two.
        let nothing = |from: usize| beginning.iter().skip(from).step_by(2).filter(|it| **it == 0);
        let (even, odd) = (nothing(0).count(), nothing(1).count());
        let most = beginning.len() / 4;
        let is_utf16 = (even == 0 && odd > most) || (odd == 0 && even > most);
        Some(if is_utf16 { Self::Utf16 } else { Self::Other })
    }
}

/// Beginnings, the second of a kind as it is where it was taken for UTF-8.
const KNOWN: [(&[u8], NotText); 12] = [
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
            Self::Utf16 => "text in UTF-16 without its mark; UTF-8 is read",
            Self::Other => "not text",
        })
    }
}
