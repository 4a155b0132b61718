//! English words and sentences about batches.

use grove_model::batch::{Column, Figure, Form, Kind, Only};
use sudoku_engine::batch::Malformed;

use super::English;
use super::words::{counted, number};
use crate::text::locale::BatchText;

labels! {
    /// On batches.
    BatchLabels = BATCH {
        invitation: "Drop a file with many puzzles here, choose it, or paste its text.",
        formats: "One puzzle a line (.sdm, .txt), a table (.csv) with or without a header and with or without a column of solutions to check, or an OpenSudoku file. A file of any size is read piece by piece, on this device only.",
        choose_file: "Choose a file…",
        paste_text: "Paste text…",
        paste_title: "Paste many puzzles",
        paste_hint: "One puzzle a line, a table from a spreadsheet, or OpenSudoku.",
        drop_here: "Drop the file here",
        pasted_text: "Pasted text",
        time_each: "Time each puzzle",
        time_each_meaning: "Each puzzle is searched again and again for two thousandths of a second, so that its time can be told. That takes longer.",
        go_on: "Continue",
        forget: "Put away",
        progress: "How much of the file is solved",
        lines: "one puzzle a line",
        table: "a table",
        open_sudoku: "an OpenSudoku file",
        unreadable: "The rest of the file could not be read: it may have been moved or changed. What was solved stays.",
        unsolvable: "The browser does not start the workers that solve. Reload the page, or try another browser.",
        lost: "What kept the rows has ended, and cannot be started again. Reload the page and choose the file once more.",
        rows_solved: "Rows",
        rate: "Puzzles a second",
        spent: "Time spent",
        time_left: "Time left",
        file_right: "Right solutions in the file",
        file_wrong: "Wrong solutions in the file",
        row_wrong: "wrong in the file",
        show: "Show",
        from: "from",
        to: "to",
        by_figures: "Clues, guesses, time",
        show_all: "Show all rows",
        rows: "Rows of the file",
        rows_hint: "Arrow keys go through the rows, Enter watches the search of one.",
        no_rows: "No rows to show.",
        puzzle: "Puzzle",
        save_as: "Save as",
        save: "Save",
        save_failed: "The browser did not take the file.",
        summary: "All rows together",
        guesses_of_all: "How many guesses the puzzles took",
        times_of_all: "How long the puzzles took",
        rate_over_time: "Puzzles a second, from the start on",
        hardest: "Those with the most guesses",
        watch_row: "Watch the search",
        not_timed: "Times are shown when each puzzle is timed.",
    }
}

impl BatchText for English {
    fn batch_column(&self, column: Column) -> &'static str {
        match column {
            Column::Line => "Line",
            Column::Status => "Solutions",
            Column::Clues => "Clues",
            Column::Guesses => "Guesses",
            Column::Time => "Time",
        }
    }

    fn batch_kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Proper => "one solution",
            Kind::Several => "several solutions",
            Kind::Impossible => "no solution",
            Kind::Malformed => "no puzzle",
        }
    }

    fn batch_filter(&self, only: Only) -> &'static str {
        match only {
            Only::Kind(kind) => self.batch_kind(kind),
            Only::All => "all rows",
            Only::Wrong => "wrong solution in the file",
        }
    }

    fn batch_form(&self, form: Form) -> &'static str {
        match form {
            Form::Puzzles => "puzzles (.sdm)",
            Form::Solutions => "solutions (.sdm)",
            Form::Csv => "table (.csv)",
            Form::Json => "data (.json)",
        }
    }

    fn batch_figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Clues => "Clues",
            Figure::Guesses => "Guesses",
            Figure::Nanos => "Microseconds",
        }
    }

    fn malformed(&self, malformed: Malformed) -> String {
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

    fn batch_saved(&self, rows: u64) -> String {
        format!("Saved {}.", counted(rows, "row", "rows"))
    }

    fn batch_shown(&self, rows: u64, all: u64) -> String {
        format!("{} of {}", number(rows), counted(all, "row", "rows"))
    }
}
