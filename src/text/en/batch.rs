//! English words of batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::words::{counted, number};
use crate::text::BatchLabel;

pub(super) const fn label(label: BatchLabel) -> &'static str {
    match label {
        BatchLabel::Column(column) => self::column(column),
        BatchLabel::Kind(kind) | BatchLabel::Only(Only::Kind(kind)) => self::kind(kind),
        BatchLabel::Only(Only::All) => "all rows",
        BatchLabel::Only(Only::Wrong) => "wrong solution in the file",
        BatchLabel::Form(form) => self::form(form),
        BatchLabel::Figure(Figure::Clues) => "Clues",
        BatchLabel::Figure(Figure::Guesses) => "Guesses",
        BatchLabel::Figure(Figure::Nanos) => "Microseconds",
        BatchLabel::Invitation => {
            "Drop a file with many puzzles here, choose it, or paste its text."
        }
        BatchLabel::Formats => {
            "One puzzle a line (.sdm, .txt), a table (.csv) with or without a header and with or without a column of solutions to check, or an OpenSudoku file. A file of any size is read piece by piece, on this device only."
        }
        BatchLabel::ChooseFile => "Choose a file…",
        BatchLabel::PasteText => "Paste text…",
        BatchLabel::PasteTitle => "Paste many puzzles",
        BatchLabel::PasteHint => "One puzzle a line, a table from a spreadsheet, or OpenSudoku.",
        BatchLabel::DropHere => "Drop the file here",
        BatchLabel::PastedText => "Pasted text",
        BatchLabel::TimeEach => "Time each puzzle",
        BatchLabel::TimeEachMeaning => {
            "Each puzzle is searched again and again for two thousandths of a second, so that its time can be told. That takes longer."
        }
        BatchLabel::Continue => "Continue",
        BatchLabel::Forget => "Put away",
        BatchLabel::Progress => "How much of the file is solved",
        BatchLabel::Lines => "one puzzle a line",
        BatchLabel::Table => "a table",
        BatchLabel::OpenSudoku => "an OpenSudoku file",
        BatchLabel::Unreadable => {
            "The rest of the file could not be read: it may have been moved or changed. What was solved stays."
        }
        BatchLabel::Unsolvable => {
            "The browser does not start the workers that solve. Reload the page, or try another browser."
        }
        BatchLabel::Lost => {
            "What kept the rows has ended, and cannot be started again. Reload the page and choose the file once more."
        }
        BatchLabel::RowsSolved => "Rows",
        BatchLabel::Rate => "Puzzles a second",
        BatchLabel::Spent => "Time spent",
        BatchLabel::TimeLeft => "Time left",
        BatchLabel::FileRight => "Right solutions in the file",
        BatchLabel::FileWrong => "Wrong solutions in the file",
        BatchLabel::RowWrong => "wrong in the file",
        BatchLabel::Show => "Show",
        BatchLabel::From => "from",
        BatchLabel::To => "to",
        BatchLabel::ByFigures => "Clues, guesses, time",
        BatchLabel::ShowAll => "Show all rows",
        BatchLabel::Rows => "Rows of the file",
        BatchLabel::RowsHint => "Arrow keys go through the rows, Enter watches the search of one.",
        BatchLabel::NoRows => "No rows to show.",
        BatchLabel::Puzzle => "Puzzle",
        BatchLabel::SaveAs => "Save as",
        BatchLabel::Save => "Save",
        BatchLabel::SaveFailed => "The browser did not take the file.",
        BatchLabel::Summary => "All rows together",
        BatchLabel::GuessesOfAll => "How many guesses the puzzles took",
        BatchLabel::TimesOfAll => "How long the puzzles took",
        BatchLabel::RateOverTime => "Puzzles a second, from the start on",
        BatchLabel::Hardest => "Those with the most guesses",
        BatchLabel::WatchRow => "Watch the search",
        BatchLabel::NotTimed => "Times are shown when each puzzle is timed.",
    }
}

const fn column(column: Column) -> &'static str {
    match column {
        Column::Line => "Line",
        Column::Status => "Solutions",
        Column::Clues => "Clues",
        Column::Guesses => "Guesses",
        Column::Time => "Time",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Proper => "one solution",
        Kind::Several => "several solutions",
        Kind::Impossible => "no solution",
        Kind::Malformed => "no puzzle",
    }
}

const fn form(form: Form) -> &'static str {
    match form {
        Form::Puzzles => "puzzles (.sdm)",
        Form::Solutions => "solutions (.sdm)",
        Form::Csv => "table (.csv)",
        Form::Json => "data (.json)",
    }
}

/// Why there is no puzzle in a line.
pub(super) fn malformed(malformed: Malformed) -> String {
    match malformed {
        Malformed::CellCount { found } => {
            format!("{} instead of 81.", counted(found, "cell", "cells"))
        }
        Malformed::Character { column, found } => {
            format!("Character {column}, “{found}”, stands for no cell.")
        }
        Malformed::Missing => "There is no puzzle in this record.".to_owned(),
    }
}

/// That rows were saved as a file.
pub(super) fn saved(rows: u64) -> String {
    format!("Saved {}.", counted(rows, "row", "rows"))
}

/// How many rows of all are shown.
pub(super) fn shown(rows: u64, all: u64) -> String {
    format!("{} of {}", number(rows), counted(all, "row", "rows"))
}
