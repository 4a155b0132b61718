//! Text in UTF-16, as some programs write it, made UTF-8 as it comes.

/// Letters that are looked at.
const LOOKED_AT: usize = 64;

/// What makes text in UTF-16 text in UTF-8, block by block.
#[derive(Clone, Debug)]
pub struct Utf16 {
    is_big_endian: bool,
    /// Whether the mark at the beginning is still to come.
    is_marked: bool,
    /// The first byte of a unit whose second one has not come.
    byte: Option<u8>,
    /// The first unit of a pair whose second one has not come.
    first: Option<u16>,
}

impl Utf16 {
    /// What decodes a file that begins so; `None` where it has no mark of UTF-16 or is
    /// none for all that.
    ///
    /// ```
    /// use sudoku_engine::formats::Utf16;
    ///
    /// let mut decoder = Utf16::of(b"\xff\xfe1\0.\0").expect("it has the mark");
    /// let mut text = Vec::new();
    /// decoder.decode(b"\xff\xfe1\0.", &mut text);
    /// decoder.decode(b"\0", &mut text);
    /// assert_eq!(text, b"1.");
    /// assert!(Utf16::of(b"1.").is_none());
    /// ```
    pub fn of(beginning: &[u8]) -> Option<Self> {
        let is_big_endian = match beginning {
            [0xff, 0xfe, ..] => false,
            [0xfe, 0xff, ..] => true,
            _ => return None,
        };
        // Text of puzzles has digits in it, one byte of which is 0.
        let high = if is_big_endian { 0 } else { 1 };
        let mut units = beginning[2..].chunks_exact(2).take(LOOKED_AT);
        let is_text = units.any(|unit| unit[high] == 0 && unit[1 - high] != 0);
        is_text.then_some(Self { is_big_endian, is_marked: true, byte: None, first: None })
    }

    /// Appends what these bytes say, without the mark. What they only begin to say comes
    /// with the next ones.
    pub fn decode(&mut self, bytes: &[u8], text: &mut Vec<u8>) {
        for &byte in bytes {
            let Some(before) = self.byte.take() else {
                self.byte = Some(byte);
                continue;
            };
            let pair = [before, byte];
            let unit = match self.is_big_endian {
                true => u16::from_be_bytes(pair),
                false => u16::from_le_bytes(pair),
            };
            if !std::mem::take(&mut self.is_marked) {
                self.take(unit, text);
            }
        }
    }

    /// Appends what there is at the end of all: a mark for half a letter.
    pub fn finish(&mut self, text: &mut Vec<u8>) {
        if self.byte.take().is_some() | self.first.take().is_some() {
            push(char::REPLACEMENT_CHARACTER, text);
        }
    }

    fn take(&mut self, unit: u16, text: &mut Vec<u8>) {
        let units = self.first.take().into_iter().chain([unit]);
        for letter in char::decode_utf16(units) {
            match letter {
                Ok(letter) => push(letter, text),
                Err(half)
                    if half.unpaired_surrogate() == unit && (0xd800..0xdc00).contains(&unit) =>
                {
                    self.first = Some(unit);
                }
                Err(_) => push(char::REPLACEMENT_CHARACTER, text),
            }
        }
    }

    /// The bytes that text takes in UTF-16, where it does not begin or end in a letter.
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
