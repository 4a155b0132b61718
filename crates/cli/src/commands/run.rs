//! `sudoku run`: runs a program in KuMir, 1C, Nuru or Python.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use clap::error::ErrorKind;
use serde::Serialize;
use strum::VariantArray;
use sudoku_engine::board::{Digit, Givens, Shape};
use sudoku_engine::formats::{self, Utf16};
use sudoku_lessons::wording::{self, Wording};
use sudoku_lessons::{
    Ending, GridWrite, Language, LineColumn, Machine, Program, ReplaceError, RuntimeError,
    SyntaxError,
};

use crate::codes;
use crate::lines::{self, Outcome};
use crate::report::{self, Finding};

/// How many moments run before what the program printed is written.
const SLICE: u64 = 1 << 20;

#[derive(Args, Debug)]
pub(crate) struct Run {
    /// Program in KuMir (.kum), 1C (.bsl), Nuru (.nr) or Python (.py); `-` for standard input
    file: PathBuf,
    /// Replace the puzzle in the text of the program by this one
    #[arg(long, value_name = "LINE")]
    puzzle: Option<String>,
    /// Also print a line for each write to the grid
    #[arg(long)]
    trace: bool,
    /// Language of the program; without it, the file's name says it, or else its words
    #[arg(long, value_parser = codes::codes(Language::VARIANTS, language_name))]
    language: Option<Language>,
    /// Language of error messages
    #[arg(long, value_name = "LANG", value_enum, default_value = "en")]
    lang: Reader,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Reader {
    En,
    Ru,
    Sw,
}

impl From<Reader> for Wording {
    fn from(reader: Reader) -> Self {
        match reader {
            Reader::En => Self::English,
            Reader::Ru => Self::Russian,
            Reader::Sw => Self::Swahili,
        }
    }
}

fn language_name(language: Language) -> Option<&'static str> {
    Some(match language {
        Language::Kumir => "KuMir",
        Language::OneC => "1C",
        Language::Nuru => "Nuru",
        Language::Python => "Python",
    })
}

/// What is known at the end of a run.
#[derive(Debug, Serialize)]
struct Report {
    language: &'static str,
    moments: u64,
    placements: u64,
    undos: u64,
    solutions: u64,
    deepest_call: u32,
    output: String,
    /// The line of the grid at the end, if the program has one.
    grid: Option<String>,
    error: Option<ErrorReport>,
}

#[derive(Debug, Serialize)]
struct ErrorReport {
    line: usize,
    column: usize,
    message: String,
}

/// A write to the grid.
#[derive(Debug, Serialize)]
struct TraceLine {
    moment: u64,
    line: usize,
    cell: String,
    before: Option<u8>,
    after: Option<u8>,
}

impl Run {
    /// Runs the program and prints what it prints.
    ///
    /// # Errors
    /// When the file cannot be read, or standard output is closed.
    pub(crate) fn run(&self, json: bool) -> Result<Outcome> {
        let name = self.file.display().to_string();
        let text = read(&self.file).with_context(|| name.clone())?;
        let language = self.language.unwrap_or_else(|| language_of(&self.file, &text));
        let program = match Program::parse(language, &text) {
            Ok(program) => program,
            Err(errors) => {
                let findings = errors.iter().map(|error| Finding {
                    span: error.span,
                    message: wording::problem(&error.problem, self.lang.into()),
                });
                if json {
                    lines::print(true, &self.rejected(language, &text, &errors), String::new)?;
                }
                report::print(&name, &text, findings);
                return Ok(Outcome::SomeFailed);
            }
        };
        let program = match &self.puzzle {
            Some(puzzle) => with_puzzle(&program, puzzle),
            None => program,
        };
        let input =
            if program.reads_input() { io::read_to_string(io::stdin())? } else { String::new() };
        let mut machine = Machine::new(program.shared(), &input);
        self.print_run(&mut machine, json)?;
        let error = match machine.ending() {
            Some(Ending::Failed(error)) => Some(error.clone()),
            Some(Ending::Finished) | None => None,
        };
        if json {
            lines::print(true, &self.report(&machine, error.as_ref()), String::new)?;
        }
        let Some(RuntimeError { span, fault }) = error else { return Ok(Outcome::AllDone) };
        let message = wording::fault(&fault, self.lang.into());
        report::print(&name, machine.program().text(), [Finding { span, message }].into_iter());
        Ok(Outcome::SomeFailed)
    }

    /// Runs to the end, and prints output and writes as they come.
    fn print_run(&self, machine: &mut Machine, json: bool) -> Result<()> {
        let mut out = io::BufWriter::new(io::stdout());
        let mut printed = 0;
        while machine.ending().is_none() {
            if self.trace {
                machine.run_to_write(SLICE)
            } else {
                machine.run(SLICE)
            };
            if !json {
                let new = machine.output().get(printed..).unwrap_or_default();
                out.write_all(new.as_bytes())?;
                printed = machine.output().len();
            }
            if self.trace {
                for write in machine.writes() {
                    let line = trace_line(machine, *write);
                    let text = if json { serde_json::to_string(&line)? } else { line.text() };
                    writeln!(out, "{text}")?;
                }
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Returns what is known of a text that is not a program: its first error.
    fn rejected(&self, language: Language, text: &str, errors: &[SyntaxError]) -> Report {
        let error = errors.first().map(|error| {
            let place = LineColumn::of(text, error.span.start);
            let message = wording::problem(&error.problem, self.lang.into());
            ErrorReport { line: place.line, column: place.column, message }
        });
        Report {
            language: language.into(),
            moments: 0,
            placements: 0,
            undos: 0,
            solutions: 0,
            deepest_call: 0,
            output: String::new(),
            grid: None,
            error,
        }
    }

    fn report(&self, machine: &Machine, error: Option<&RuntimeError>) -> Report {
        let counts = machine.move_counts();
        Report {
            language: machine.program().language().into(),
            moments: machine.moments(),
            placements: counts.placements,
            undos: counts.undos,
            solutions: counts.solutions,
            deepest_call: machine.deepest_call(),
            output: machine.output().to_owned(),
            grid: machine.grid().map(|grid| formats::line(&grid)),
            error: error.map(|error| {
                let place = machine.program().place(error.span);
                let message = wording::fault(&error.fault, self.lang.into());
                ErrorReport { line: place.line, column: place.column, message }
            }),
        }
    }
}

impl TraceLine {
    fn text(&self) -> String {
        let Self { moment, line, cell, .. } = self;
        let digit = |value: Option<u8>| value.map_or_else(|| ".".to_owned(), |it| it.to_string());
        format!("{moment} line {line}: {cell} {} -> {}", digit(self.before), digit(self.after))
    }
}

fn trace_line(machine: &Machine, write: GridWrite) -> TraceLine {
    let shape = machine.grid().map_or(Shape::Nine, |grid| grid.shape());
    let cell = write.cell;
    let span = machine.current_span();
    TraceLine {
        moment: machine.moments(),
        line: machine.program().place(span).line,
        cell: format!("r{}c{}", cell.row(shape) + 1, cell.column(shape) + 1),
        before: write.before.map(Digit::value),
        after: write.after.map(Digit::value),
    }
}

fn read(file: &Path) -> Result<String> {
    if file.as_os_str() == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    let bytes = fs::read(file)?;
    let bytes = match Utf16::detect(&bytes) {
        Some(mut utf16) => {
            let mut decoded = Vec::new();
            utf16.decode(&bytes, &mut decoded);
            utf16.finish(&mut decoded);
            decoded
        }
        None => bytes,
    };
    String::from_utf8(bytes).context("the file is not text")
}

fn language_of(file: &Path, text: &str) -> Language {
    let ending = file.extension().and_then(|ending| ending.to_str());
    ending
        .and_then(|ending| ending.to_lowercase().parse().ok())
        .unwrap_or_else(|| Language::of(text))
}

/// Returns the program with another puzzle. Ends the command if that is impossible.
fn with_puzzle(program: &Program, line: &str) -> Program {
    let givens: Result<Givens, String> = formats::read(line)
        .map(|reading| reading.givens)
        .map_err(|error| format!("column {}: {}", error.column, error.reason));
    let replaced = givens.and_then(|givens| {
        program.with_puzzle(&givens).map_err(|error| match error {
            ReplaceError::NoPuzzle => "the text of the program has no puzzle to replace".to_owned(),
            ReplaceError::Size { expected, found } => {
                format!("the puzzle has {found} rows, and the one in the program has {expected}")
            }
        })
    });
    match replaced {
        Ok(program) => program,
        Err(reason) => {
            let message = format!("--puzzle: {reason}");
            clap::Error::raw(ErrorKind::ValueValidation, message + "\n").exit()
        }
    }
}
