//! The command line and its help texts.

use clap::{Parser, Subcommand};

use crate::commands::{Bench, CostOf, Count, Generate, Hint, Rate, Run, Solve, Techniques, Trace};

const EXIT_CODES: &str = "\
Each puzzle argument is a puzzle, a file with one puzzle per line, or `-` for standard input, \
which is also the default. Empty lines and lines that begin with # are skipped. Invalid lines, \
and files that are not text, are reported on standard error with their file, line and column; \
all other lines are still processed.

Exit codes:
  0  success; a puzzle without a solution is not an error, nor is a pipe that is closed early
  1  some input was not a puzzle, or some puzzle could not be generated, or a program has an error
  2  the command line was invalid
  3  reading or writing failed";

/// Solve, count, trace, rate and generate Sudoku puzzles, one per line
#[derive(Debug, Parser)]
#[command(name = "sudoku", version, after_help = EXIT_CODES)]
pub(crate) struct Arguments {
    /// Print one JSON object per line
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print the solution, followed by ` several` if there are more, or `none`
    #[command(after_help = EXIT_CODES)]
    Solve(Solve),
    /// Print the number of solutions; a `+` after it means "at least"
    #[command(after_help = EXIT_CODES)]
    Count(Count),
    /// Run the search that the page shows, and print its counters
    #[command(after_help = EXIT_CODES)]
    Trace(Trace),
    /// Generate puzzles; the same seed and options give the same puzzles
    #[command(after_help = EXIT_CODES)]
    Generate(Generate),
    /// Rate puzzles by the steps that a person needs
    #[command(after_help = EXIT_CODES)]
    Rate(Rate),
    /// Print the next step for a person, and what it follows from
    #[command(after_help = EXIT_CODES)]
    Hint(Hint),
    /// Print the placements that plain backtracking makes, and the level of a generated puzzle
    #[command(after_help = EXIT_CODES)]
    Cost(CostOf),
    /// Test techniques against the positions of a HoDoKu library, and print a total
    #[command(after_help = EXIT_CODES)]
    Techniques(Techniques),
    /// Measure the 9x9 solver, and print one JSON object per round
    #[command(after_help = EXIT_CODES)]
    Bench(Bench),
    /// Run a Sudoku program in KuMir, 1C, Nuru or Python, and print what it prints
    #[command(after_help = EXIT_CODES)]
    Run(Run),
}
