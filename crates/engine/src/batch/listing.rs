//! What a file of many puzzles looks like, told from its beginning.

use serde::{Deserialize, Serialize};

use super::cells;

/// How many lines are looked at.
const LOOKED_AT: usize = 8;

/// How a file lists its puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Listing {
    /// One a line, as in `.sdm` and `.txt`; what follows the 81 cells is no part of it, but
    /// for a solution.
    Lines {
        /// The byte that ends a line.
        end: u8,
    },
    /// A table with a puzzle in each record.
    Table {
        /// The byte that ends a record.
        end: u8,
        /// Where what stands.
        columns: Columns,
    },
    /// The `data` of each `game` of an OpenSudoku file.
    OpenSudoku,
}

/// The columns of a table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Columns {
    /// The byte between two fields.
    pub delimiter: u8,
    /// The puzzles.
    pub puzzle: u16,
    /// The solutions, where there are any.
    pub solution: Option<u16>,
    /// Whether the first record names the columns.
    pub has_header: bool,
}

impl Listing {
    /// What the file looks like that begins so; some thousand bytes are enough.
    pub fn recognise(beginning: &[u8]) -> Self {
        let text = without_mark(beginning);
        if text.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'<') {
            return Self::OpenSudoku;
        }
        let end = if !text.contains(&b'\n') && text.contains(&b'\r') { b'\r' } else { b'\n' };
        let lines: Vec<&[u8]> = text
            .split(|&byte| byte == end)
            .map(<[u8]>::trim_ascii)
            .filter(|line| is_told(line))
            .take(LOOKED_AT)
            .collect();
        let mut tables = [b',', b';', b'\t'].into_iter();
        match tables.find_map(|delimiter| Columns::of(&lines, delimiter)) {
            Some(columns) => Self::Table { end, columns },
            None => Self::Lines { end },
        }
    }

    /// The byte after which a file may be cut in two.
    pub const fn end(&self) -> u8 {
        match self {
            Self::Lines { end } | Self::Table { end, .. } => *end,
            Self::OpenSudoku => b'>',
        }
    }

    /// The byte that ends a line, which a place in the file is counted by.
    pub const fn line_end(&self) -> u8 {
        match self {
            Self::Lines { end } | Self::Table { end, .. } => *end,
            Self::OpenSudoku => b'\n',
        }
    }
}

impl Columns {
    /// The columns of these lines, if they are records with this delimiter of which one has
    /// a puzzle in a field of its own: the first, or one after a record of names.
    fn of(lines: &[&[u8]], delimiter: u8) -> Option<Self> {
        let mut records = lines.iter().map(|line| fields(line, delimiter));
        let (nth, record) = (0..)
            .zip(records.by_ref())
            .find(|(_, record)| record.len() > 1 && record.iter().any(|it| is_board(it)))?;
        let is_full = |field: &[u8]| cells::bare(field).is_some_and(|it| !it.contains(&b'.'));
        let head = if nth == 0 { Vec::new() } else { fields(lines[0], delimiter) };
        if head.len() == 1 {
            return None;
        }
        let named = |place: usize| {
            head.get(place).is_some_and(|name| name.to_ascii_lowercase().starts_with(b"solution"))
        };
        let boards: Vec<usize> =
            (0..record.len()).filter(|&place| is_board(&record[place])).collect();
        let is_solution = |&&place: &&usize| {
            named(place)
                || (boards.len() > 1 && !boards.iter().any(|&it| named(it)))
                    && is_full(&record[place])
        };
        let solution = boards.iter().find(is_solution).copied();
        let puzzle = boards.iter().copied().find(|&place| Some(place) != solution);
        let column = |place: usize| u16::try_from(place).ok();
        Some(Self {
            delimiter,
            puzzle: column(puzzle.or(solution)?)?,
            solution: puzzle.and(solution).and_then(column),
            has_header: nth > 0,
        })
    }
}

fn is_board(field: &[u8]) -> bool {
    cells::bare(field).is_some()
}

/// Whether a line says anything: it is neither empty nor a comment.
pub(super) fn is_told(line: &[u8]) -> bool {
    !line.is_empty() && !line.starts_with(b"#")
}

/// A text without the mark that some programs begin a file with.
pub(super) fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text)
}

/// The fields of a record, without their quotation marks.
pub(super) fn fields(record: &[u8], delimiter: u8) -> Vec<Vec<u8>> {
    let mut reader = csv_core::ReaderBuilder::new().delimiter(delimiter).build();
    let mut text = vec![0; record.len() + 1];
    // A record has at most one field more than it has bytes.
    let mut ends = vec![0; record.len() + 1];
    let (_, _, written, count) = reader.read_record(record, &mut text, &mut ends);
    // At the end of the input the reader tells of the last field.
    let (.., more) = reader.read_record(&[], &mut text[written..], &mut ends[count..]);
    let mut from = 0;
    let fields = ends[..count + more].iter().map(|&end| {
        let field = text[from..end].trim_ascii().to_vec();
        from = end;
        field
    });
    fields.collect()
}
