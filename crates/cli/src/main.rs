//! `sudoku`: the engine in a terminal, lines in, lines out.
//!
//! Owns what the commands print and how the program ends. It must not know how
//! anything is solved, counted or made.

mod arguments;
mod commands;
mod input;
mod lines;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use self::arguments::{Arguments, Command};
use self::lines::Outcome;

/// Some line was no puzzle, or some puzzle could not be made.
const SOME_FAILED: u8 = 1;
/// Nothing more could be done.
const BROKEN: u8 = 3;

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(Outcome::AllDone) => ExitCode::SUCCESS,
        Ok(Outcome::SomeFailed) => SOME_FAILED.into(),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Whoever closed standard error does not want to know.
            let _ = writeln!(io::stderr(), "sudoku: {error:#}");
            BROKEN.into()
        }
    }
}

fn run(arguments: &Arguments) -> Result<Outcome> {
    let json = arguments.json;
    match &arguments.command {
        Command::Solve(solve) => lines::each(&solve.puzzles, json, |puzzle| solve.answer(puzzle)),
        Command::Count(count) => lines::each(&count.puzzles, json, |puzzle| count.answer(puzzle)),
        Command::Trace(trace) => lines::each(&trace.puzzles, json, |puzzle| trace.answer(puzzle)),
        Command::RateCost(rate) => lines::each(&rate.puzzles, json, |puzzle| rate.answer(puzzle)),
        Command::Generate(generate) => generate.run(json),
        Command::Bench(bench) => bench.run(),
    }
}

/// Whether whoever was reading has had enough, which is no error: `sudoku … | head -1`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_closed = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed))
}
