//! What can be asked for on the command line.

use clap::{Parser, Subcommand};

use crate::commands::{Bench, Count, Generate, RateCost, Solve, Trace};

const EXIT_CODES: &str = "\
Puzzles are read one a line: from arguments, from the files that arguments name, or from \
standard input, which is `-` or what is read when there is no argument. Empty lines and lines \
that begin with # are passed over. A line that is no puzzle is told on standard error with its \
file, line and column; the others are still done. So is a file that is no text.

Exit codes:
  0  everything was done; a puzzle without a solution is no error, nor is a pipe closed early
  1  some line was no puzzle, or some puzzle could not be made
  2  the command line was wrong
  3  nothing more could be read or written";

/// Solves, counts, traces and makes Sudoku puzzles, one a line.
#[derive(Debug, Parser)]
#[command(name = "sudoku", version, after_help = EXIT_CODES)]
pub(crate) struct Arguments {
    /// Print one JSON object a line
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// What is to be done.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What is to be done with each puzzle.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print the solution: the line, then ` several` where it is not the only one, or `none`
    #[command(after_help = EXIT_CODES)]
    Solve(Solve),
    /// Print the number of solutions; `+` after it says that there are so many or more
    #[command(after_help = EXIT_CODES)]
    Count(Count),
    /// Run the search that can be watched on the page and print its counters
    #[command(after_help = EXIT_CODES)]
    Trace(Trace),
    /// Make puzzles, the same from the same seed
    #[command(after_help = EXIT_CODES)]
    Generate(Generate),
    /// Print what a puzzle takes: a person's techniques, and the placements of the plain search
    #[command(after_help = EXIT_CODES)]
    RateCost(RateCost),
    /// Measure the solver of 9x9 puzzles: one JSON object a round
    #[command(after_help = EXIT_CODES)]
    Bench(Bench),
}
