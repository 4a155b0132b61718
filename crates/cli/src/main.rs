//! `sudoku`: the engine on the command line, one puzzle per line in, one answer per line out.
//!
//! Owns the output of the commands and the exit codes. Solving, counting and generating are the
//! engine's.

mod arguments;
mod closed_streams;
mod codes;
mod commands;
mod input;
mod lines;
mod report;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;

use sudoku_engine::board::Puzzle;

use self::arguments::{Arguments, Command};
use self::input::Input;
use self::lines::{Answer, Outcome, PerPuzzle};

/// Some input was not a puzzle, some puzzle could not be generated, or a program has an error.
const SOME_FAILED: u8 = 1;
/// Reading or writing failed.
const IO_FAILED: u8 = 3;

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(Outcome::AllDone) => ExitCode::SUCCESS,
        Ok(Outcome::SomeFailed) => SOME_FAILED.into(),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error is closed, the user does not want its output.
            let _ = writeln!(io::stderr(), "sudoku: {error:#}");
            IO_FAILED.into()
        }
    }
}

fn run(arguments: Arguments) -> Result<Outcome> {
    closed_streams::check_output().context("standard output")?;
    let json = arguments.json;
    match arguments.command {
        Command::Solve(solve) if solve.by_logic => {
            answer_each(solve.input, json, commands::solve_by_logic)
        }
        Command::Solve(solve) => {
            let answerer = solve.answerer(json);
            lines::answer_each(solve.input, &answerer)
        }
        Command::Count(count) => {
            let input = count.input.clone();
            answer_each(input, json, move |puzzle| count.answer(puzzle))
        }
        Command::Trace(trace) => {
            let input = trace.input.clone();
            answer_each(input, json, move |puzzle| trace.answer(puzzle))
        }
        Command::Rate(rate) => answer_each(rate.input, json, commands::Rate::answer),
        Command::Hint(hint) => {
            let answerer = hint.answerer(json);
            lines::answer_each(hint.input, &answerer)
        }
        Command::Cost(cost) => {
            let input = cost.input.clone();
            answer_each(input, json, move |puzzle| cost.answer(puzzle))
        }
        Command::Techniques(techniques) => techniques.run(json),
        Command::Generate(generate) => generate.run(json),
        Command::Bench(bench) => bench.run(),
        Command::Run(run) => run.run(json),
    }
}

/// Answers each puzzle with a function.
fn answer_each<A: Answer>(
    input: Input,
    json: bool,
    answer: impl Fn(&Puzzle) -> A + Clone + Send + 'static,
) -> Result<Outcome> {
    lines::answer_each(input, &PerPuzzle { json, answer })
}

/// Returns whether the reader of the output closed its pipe, as in `sudoku … | head -1`, which is
/// not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_closed = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed))
}
