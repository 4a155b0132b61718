//! Places in the text of a program.

/// A stretch of the text, in bytes from its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    pub start: usize,
    /// The first byte behind the stretch.
    pub end: usize,
}

impl Span {
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Returns the shortest span that contains both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Returns the stretch of this text.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// A line and a column, both from 1. Columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineColumn {
    pub line: usize,
    pub column: usize,
}

impl LineColumn {
    /// Returns the line and column of a byte. Lines end with LF, CR or CRLF.
    pub fn of(text: &str, byte: usize) -> Self {
        let mut end = byte.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let (mut line, mut column, mut last) = (1, 1, ' ');
        for letter in text[..end].chars() {
            match letter {
                '\n' if last == '\r' => {}
                '\n' | '\r' => (line, column) = (line + 1, 1),
                _ => column += 1,
            }
            last = letter;
        }
        Self { line, column }
    }
}

#[cfg(test)]
mod tests {
    use super::{LineColumn, Span};

    #[test]
    fn columns_count_characters_and_lines_end_in_three_ways() {
        let text = "цел а\r\nб\rв\nг";
        let place = |letter| {
            let LineColumn { line, column } = LineColumn::of(text, text.find(letter).unwrap());
            (line, column)
        };
        assert_eq!(['а', 'б', 'в', 'г'].map(place), [(1, 5), (2, 1), (3, 1), (4, 1)]);
        assert_eq!(LineColumn::of(text, 1_000), LineColumn { line: 4, column: 2 });
    }

    #[test]
    fn a_span_of_another_text_is_empty() {
        assert_eq!(Span::new(2, 9).of("four"), "");
        assert_eq!(Span::new(1, 3).to(Span::new(5, 6)), Span::new(1, 6));
    }
}
