//! Detecting the layout of a file of many puzzles from its beginning.

use serde::{Deserialize, Serialize};

use super::cells;

/// The number of lines examined.
const EXAMINED_LINES: usize = 8;

/// How a file lists its puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileLayout {
    /// One puzzle per line, as in `.sdm` and `.txt` files. The 81 cells may be followed by a
    /// solution; other text after them is ignored.
    Lines {
        /// The byte that ends a line.
        end: u8,
    },
    /// A table with a puzzle in each record.
    Table {
        /// The byte that ends a record.
        end: u8,
        columns: Columns,
    },
    /// The `data` attribute of each `game` in an OpenSudoku file.
    OpenSudoku,
}

/// The columns of a table, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns {
    /// The byte between two fields.
    pub delimiter: u8,
    /// The column of the puzzles.
    pub puzzle: u16,
    /// The column of the solutions, if there is one.
    pub solution: Option<u16>,
    /// The line number, from 1, of the header record, if there is one.
    pub header: Option<u32>,
}

impl FileLayout {
    /// Detects the layout of a file from its beginning. A few thousand bytes are enough if
    /// they contain a line or two.
    pub fn recognize(beginning: &[u8]) -> Self {
        let text = without_byte_order_mark(beginning);
        if text.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'<') {
            return Self::OpenSudoku;
        }
        let end = if !text.contains(&b'\n') && text.contains(&b'\r') { b'\r' } else { b'\n' };
        let lines: Vec<(u32, &[u8])> = (1..)
            .zip(text.split(|&byte| byte == end))
            .map(|(line, text)| (line, text.trim_ascii_end()))
            .filter(|(_, text)| has_content(text.trim_ascii_start()))
            .take(EXAMINED_LINES)
            .collect();
        let mut tables = [b',', b';', b'\t'].into_iter();
        match tables.find_map(|delimiter| Columns::of(&lines, delimiter)) {
            Some(columns) => Self::Table { end, columns },
            None => Self::Lines { end },
        }
    }

    /// Returns the byte after which a file may be split.
    pub const fn end(&self) -> u8 {
        match self {
            Self::Lines { end } | Self::Table { end, .. } => *end,
            Self::OpenSudoku => b'>',
        }
    }

    /// Returns the byte that ends a line, for counting line numbers.
    pub const fn line_end(&self) -> u8 {
        match self {
            Self::Lines { end } | Self::Table { end, .. } => *end,
            Self::OpenSudoku => b'\n',
        }
    }
}

impl Columns {
    /// Detects the columns of these lines, if they are records with this delimiter and one of
    /// them has a puzzle in a field. Records before that one are a header or malformed.
    fn of(lines: &[(u32, &[u8])], delimiter: u8) -> Option<Self> {
        let records: Vec<_> = lines.iter().map(|(_, text)| fields(text, delimiter)).collect();
        let has_board = |record: &&Vec<Vec<u8>>| record.iter().any(|it| is_board(it));
        let record = records.iter().find(has_board).filter(|record| record.len() > 1)?;
        let (line, first_record) = lines.iter().map(|(line, _)| *line).zip(&records).next()?;
        // The first line has no delimiter, so this is not a table; later lines merely contain one.
        if first_record.len() == 1 {
            return None;
        }
        let is_named_solution = |column: usize| {
            first_record
                .get(column)
                .is_some_and(|name| name.to_ascii_lowercase().starts_with(b"solution"))
        };
        let boards = (0..record.len()).filter(|&column| is_board(&record[column]));
        let boards: Vec<usize> = boards.collect();
        let is_full = |&column: &usize| {
            cells::read_plain(&record[column]).is_some_and(|it| !it.contains(&b'.'))
        };
        let solution_by_name = (0..first_record.len()).find(|&column| is_named_solution(column));
        let solution_by_cells = boards.iter().copied().find(is_full).filter(|_| boards.len() > 1);
        let solution = solution_by_name.or(solution_by_cells);
        let puzzle = boards.iter().copied().find(|&column| Some(column) != solution);
        let to_u16 = |column: usize| u16::try_from(column).ok();
        // If the only board is in the column of solutions, it is the puzzle.
        let puzzle_column = puzzle.or(solution)?;
        let is_header = first_record.get(puzzle_column).is_some_and(|name| is_word(name));
        Some(Self {
            delimiter,
            puzzle: to_u16(puzzle_column)?,
            solution: puzzle.and(solution).and_then(to_u16),
            header: is_header.then_some(line),
        })
    }
}

/// Returns whether a field is a word rather than a malformed board, in which `x` may mark an empty
/// cell.
fn is_word(field: &[u8]) -> bool {
    field.iter().any(|byte| !byte.is_ascii() || byte.is_ascii_alphabetic() && !b"xX".contains(byte))
}

fn is_board(field: &[u8]) -> bool {
    cells::read_plain(field).is_some()
}

/// Returns whether a line is neither empty nor a comment.
pub(super) fn has_content(line: &[u8]) -> bool {
    !line.is_empty() && !line.starts_with(b"#")
}

/// Returns the text without the UTF-8 byte order mark that some programs write.
pub(super) fn without_byte_order_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text)
}

/// Splits a record into trimmed fields, with CSV quotation marks resolved.
pub(super) fn fields(record: &[u8], delimiter: u8) -> Vec<Vec<u8>> {
    let mut reader = csv_core::ReaderBuilder::new().delimiter(delimiter).build();
    let mut text = vec![0; record.len() + 1];
    // A record has at most one more field than bytes.
    let mut ends = vec![0; record.len() + 1];
    let (_, _, written, count) = reader.read_record(record, &mut text, &mut ends);
    // The reader emits the last field only at the end of the input.
    let (.., more) = reader.read_record(&[], &mut text[written..], &mut ends[count..]);
    let mut from = 0;
    let fields = ends[..count + more].iter().map(|&end| {
        let field = text[from..end].trim_ascii().to_vec();
        from = end;
        field
    });
    fields.collect()
}
