//! Streaming conversion of UTF-16 to UTF-8.

/// The number of code units examined to detect text.
const EXAMINED_UNITS: usize = 64;

/// A streaming decoder from UTF-16 to UTF-8.
#[derive(Clone, Debug)]
pub struct Utf16 {
    is_big_endian: bool,
    /// Whether the byte order mark is still to be skipped.
    skips_mark: bool,
    /// The first byte of a code unit whose second byte has not arrived yet.
    pending_byte: Option<u8>,
    /// A high surrogate whose low surrogate has not arrived yet.
    pending_surrogate: Option<u16>,
}

impl Utf16 {
    /// Creates a decoder for a file with this beginning. Returns `None` if it has no UTF-16
    /// byte order mark, or has one but does not look like text.
    ///
    /// ```
    /// use sudoku_engine::formats::Utf16;
    ///
    /// let mut decoder = Utf16::detect(b"\xff\xfe1\0.\0").expect("a byte order mark");
    /// let mut text = Vec::new();
    /// decoder.decode(b"\xff\xfe1\0.", &mut text);
    /// decoder.decode(b"\0", &mut text);
    /// assert_eq!(text, b"1.");
    /// assert!(Utf16::detect(b"1.").is_none());
    /// ```
    pub fn detect(beginning: &[u8]) -> Option<Self> {
        let is_big_endian = match beginning {
            [0xff, 0xfe, ..] => false,
            [0xfe, 0xff, ..] => true,
            _ => return None,
        };
        // A puzzle has digits, and the high byte of a digit is 0.
        let high = if is_big_endian { 0 } else { 1 };
        let mut units = beginning[2..].chunks_exact(2).take(EXAMINED_UNITS);
        let is_text = units.any(|unit| unit[high] == 0 && unit[1 - high] != 0);
        is_text.then_some(Self {
            is_big_endian,
            skips_mark: true,
            pending_byte: None,
            pending_surrogate: None,
        })
    }

    /// Decodes the bytes, skipping the byte order mark, and appends the result to `text`. An
    /// incomplete character is kept until the next call.
    pub fn decode(&mut self, bytes: &[u8], text: &mut Vec<u8>) {
        for &byte in bytes {
            let Some(first_byte) = self.pending_byte.take() else {
                self.pending_byte = Some(byte);
                continue;
            };
            let pair = [first_byte, byte];
            let unit = match self.is_big_endian {
                true => u16::from_be_bytes(pair),
                false => u16::from_le_bytes(pair),
            };
            if !std::mem::take(&mut self.skips_mark) {
                self.decode_unit(unit, text);
            }
        }
    }

    /// Ends the input. Appends a replacement character if a character is incomplete.
    pub fn finish(&mut self, text: &mut Vec<u8>) {
        if self.pending_byte.take().is_some() | self.pending_surrogate.take().is_some() {
            push(char::REPLACEMENT_CHARACTER, text);
        }
    }

    fn decode_unit(&mut self, unit: u16, text: &mut Vec<u8>) {
        let units = self.pending_surrogate.take().into_iter().chain([unit]);
        for letter in char::decode_utf16(units) {
            match letter {
                Ok(letter) => push(letter, text),
                Err(error)
                    if error.unpaired_surrogate() == unit && (0xd800..0xdc00).contains(&unit) =>
                {
                    self.pending_surrogate = Some(unit);
                }
                Err(_) => push(char::REPLACEMENT_CHARACTER, text),
            }
        }
    }

    /// Returns the number of bytes that UTF-8 text takes in UTF-16. The text must not begin
    /// or end in the middle of a character.
    pub fn length(text: &[u8]) -> u64 {
        let units = text.iter().map(|byte| match byte {
            0x80..=0xbf => 0,
            0xf0..=0xff => 2,
            _ => 1,
        });
        2 * units.sum::<u64>()
    }
}

fn push(letter: char, text: &mut Vec<u8>) {
    text.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
}
