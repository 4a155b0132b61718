//! Writing rows as files.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::batch::{Check, MAX_LINE_BYTES, Malformed, Outcome, Row, RowRating, Solved};

use super::query::{Kind, Selection};
use super::rows::RowStore;
use crate::base::code::Code;

/// The approximate number of bytes written at a time.
const PIECE_BYTES: usize = 1 << 20;
/// The status of a record for rows that were only counted.
const OMITTED_STATUS: &str = "left-out";

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum DownloadFormat {
    /// The puzzles, one per line.
    Puzzles,
    /// The solutions, one per line; an empty line where there is none.
    Solutions,
    Csv,
    /// An array of objects.
    Json,
}

impl DownloadFormat {
    /// Returns the end of the file name.
    pub const fn file_suffix(self) -> &'static str {
        match self {
            Self::Puzzles => ".sdm",
            Self::Solutions => "-solutions.sdm",
            Self::Csv => "-solved.csv",
            Self::Json => "-solved.json",
        }
    }

    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Puzzles | Self::Solutions => "text/plain",
            Self::Csv => "text/csv",
            Self::Json => "application/json",
        }
    }

    const fn head(self) -> &'static str {
        match self {
            Self::Puzzles | Self::Solutions => "",
            Self::Csv => {
                "line,status,puzzle,solution,clues,guesses,nanoseconds,check,problem,\
                 grade,score,hardest\n"
            }
            Self::Json => "[",
        }
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    format: DownloadFormat,
    rows: Selection,
    /// The number of rows that belong to the file but were only counted.
    omitted_rows: u32,
    next_row: u32,
    /// The number of rows in the file; some formats leave out rows without a puzzle.
    pub(super) written_rows: u32,
    has_started: bool,
    has_ended: bool,
}

impl Writer {
    pub(super) const fn new(format: DownloadFormat, rows: Selection, omitted_rows: u32) -> Self {
        Self {
            format,
            rows,
            omitted_rows,
            next_row: 0,
            written_rows: 0,
            has_started: false,
            has_ended: false,
        }
    }

    /// Returns the number of rows processed so far, and in all.
    pub(super) fn written(&self) -> (u32, u32) {
        (self.next_row, self.rows.len())
    }

    /// Returns the next bytes, or `None` after the end.
    pub(super) fn next_piece(&mut self, row_store: &RowStore) -> Option<Vec<u8>> {
        if self.has_ended {
            return None;
        }
        let mut text = String::with_capacity(PIECE_BYTES + PIECE_BYTES / 8);
        if !std::mem::replace(&mut self.has_started, true) {
            text.push_str(self.format.head());
        }
        while text.len() < PIECE_BYTES {
            let Some(row) = self.rows.row(self.next_row, row_store) else {
                self.has_ended = true;
                self.end(&mut text);
                break;
            };
            let before = text.len();
            self.write(row, &mut text);
            self.written_rows += u32::from(text.len() > before);
            self.next_row += 1;
        }
        Some(text.into_bytes())
    }

    /// Ends the file, with a record of how many rows are left out, if any.
    fn end(&self, text: &mut String) {
        let rows = self.omitted_rows;
        let problem = format!("{rows} more rows without a puzzle");
        match self.format {
            DownloadFormat::Puzzles | DownloadFormat::Solutions => {}
            DownloadFormat::Csv if rows == 0 => {}
            DownloadFormat::Csv => {
                text.push_str(&format!(",{OMITTED_STATUS},,,,,,,{problem},,,\n"));
            }
            DownloadFormat::Json => {
                if rows > 0 {
                    self.record(&Record::Omitted { status: OMITTED_STATUS, rows, problem }, text);
                }
                text.push_str("\n]\n");
            }
        }
    }

    fn record(&self, record: &Record, text: &mut String) {
        text.push_str(if self.next_row == 0 { "\n" } else { ",\n" });
        // Serializing numbers and strings cannot fail.
        text.push_str(&serde_json::to_string(record).unwrap_or_default());
    }

    fn write(&self, row: &Row, text: &mut String) {
        match (self.format, &row.outcome) {
            (DownloadFormat::Csv, _) => csv(row, text),
            (DownloadFormat::Json, _) => self.record(&record(row), text),
            (_, Outcome::Malformed(_)) => {}
            (DownloadFormat::Puzzles, Outcome::Solved(solved)) => {
                text.extend(solved.puzzle().map(char::from));
                text.push('\n');
            }
            (DownloadFormat::Solutions, Outcome::Solved(solved)) => {
                text.push_str(&solution(solved));
                text.push('\n');
            }
        }
    }
}

fn solution(solved: &Solved) -> String {
    solved.solution().map(|cells| cells.map(char::from).iter().collect()).unwrap_or_default()
}

const fn check(check: Check) -> &'static str {
    match check {
        Check::None => "",
        Check::Right => "right",
        Check::Wrong => "wrong",
    }
}

/// Returns the problem with a line, in words for programs.
fn problem(malformed: Malformed) -> String {
    match malformed {
        Malformed::CellCount { found } => format!("{found} cells instead of 81"),
        Malformed::Character { column, character } => {
            format!("unknown character U+{:04X} in column {column}", u32::from(character))
        }
        Malformed::TooLong => format!("more than {MAX_LINE_BYTES} characters"),
        Malformed::NotText { kind } => kind.to_string(),
        Malformed::Missing => "no puzzle".into(),
    }
}

/// Returns the code of the hardest technique; empty if the board is full.
fn hardest(rating: &RowRating) -> String {
    rating.hardest().map(|it| it.to_string()).unwrap_or_default()
}

fn csv(row: &Row, text: &mut String) {
    let (line, status) = (row.line, Kind::of(row).code());
    text.push_str(&match &row.outcome {
        Outcome::Solved(it) => {
            let puzzle: String = it.puzzle().map(char::from).iter().collect();
            let nanos = it.nanos.map(|nanos| nanos.to_string()).unwrap_or_default();
            let rating = it.rating.map_or_else(
                || ",,".to_owned(),
                |it| format!("{},{},{}", <&str>::from(it.grade), it.score, hardest(&it)),
            );
            format!(
                "{line},{status},{puzzle},{},{},{},{nanos},{},,{rating}\n",
                solution(it),
                it.given_count,
                it.guesses,
                check(it.check)
            )
        }
        Outcome::Malformed(it) => format!("{line},{status},,,,,,,{},,,\n", problem(*it)),
    });
}

#[derive(Serialize)]
#[serde(untagged)]
enum Record {
    Solved {
        line: u32,
        status: &'static str,
        puzzle: String,
        solution: Option<String>,
        clues: u8,
        guesses: u32,
        nanoseconds: Option<NonZeroU32>,
        check: Option<&'static str>,
        grade: Option<&'static str>,
        score: Option<u16>,
        hardest: Option<String>,
    },
    Malformed {
        line: u32,
        status: &'static str,
        problem: String,
    },
    Omitted {
        status: &'static str,
        rows: u32,
        problem: String,
    },
}

fn record(row: &Row) -> Record {
    let (line, status) = (row.line, Kind::of(row).code());
    match &row.outcome {
        Outcome::Solved(it) => Record::Solved {
            line,
            status,
            puzzle: it.puzzle().map(char::from).iter().collect(),
            solution: it.solution().map(|_| solution(it)),
            clues: it.given_count,
            guesses: it.guesses,
            nanoseconds: it.nanos,
            check: Some(check(it.check)).filter(|check| !check.is_empty()),
            grade: it.rating.map(|it| it.grade.into()),
            score: it.rating.map(|it| it.score),
            hardest: it.rating.map(|it| hardest(&it)),
        },
        Outcome::Malformed(it) => Record::Malformed { line, status, problem: problem(*it) },
    }
}
