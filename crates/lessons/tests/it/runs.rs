//! Helpers that run programs.

use sudoku_lessons::wording::{self, Wording};
use sudoku_lessons::{Ending, Language, Machine, Program};

/// More moments than any program of the tests needs.
pub(crate) const LIMIT: u64 = 20_000_000;

#[track_caller]
pub(crate) fn machine(language: Language, text: &str) -> Machine {
    match Program::parse(language, text) {
        Ok(program) => Machine::new(program.shared(), ""),
        Err(errors) => {
            let problem = wording::problem(&errors[0].problem, Wording::English);
            panic!("{problem} at “{}” in:\n{text}", errors[0].span.of(text));
        }
    }
}

/// Runs a program to its end.
#[track_caller]
pub(crate) fn run(language: Language, text: &str) -> Machine {
    let mut machine = machine(language, text);
    machine.run(LIMIT);
    assert!(machine.ending().is_some(), "the program does not end:\n{text}");
    machine
}

/// Returns what a program prints, and below it the line and the sentence of the error that ends it.
#[track_caller]
pub(crate) fn output(language: Language, text: &str) -> String {
    let machine = run(language, text);
    match machine.ending() {
        Some(Ending::Failed(error)) => {
            let line = machine.program().place(error.span).line;
            let sentence = wording::fault(&error.fault, Wording::English);
            let printed = machine.output();
            let separator = if printed.is_empty() || printed.ends_with('\n') { "" } else { "\n" };
            format!("{printed}{separator}! line {line}: {sentence}\n")
        }
        Some(Ending::Finished) | None => machine.output().to_owned(),
    }
}
