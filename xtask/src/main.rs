//! `cargo xtask`: everything there is to do with Sudoku Grove, in one command each.
//!
//! Owns how the project is set up, built, tested and measured. Each command
//! first installs what it needs and lacks, so that a fresh clone needs nothing
//! but Rust and Node. A failure is one sentence that says how to mend it.

mod bench;
mod builder_paths;
mod check_readme;
mod e2e;
mod miri;
mod notices;
mod page;
mod peers;
mod setup;
mod shell;
mod size;
mod test;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Set up, serve, build, test and measure Sudoku Grove.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install everything the other commands need and that is not there yet
    Setup,
    /// Print what is there, what is missing and what would install it, and install nothing;
    /// fails when something is missing that `serve` needs
    Doctor,
    /// Serve a development build on 127.0.0.1, rebuilt when a source changes
    Serve {
        /// The port to serve on
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Build the page for publishing into dist/ and print its sizes
    Build,
    /// Run every check, from formatting to the end-to-end tests
    Test,
    /// Run the end-to-end tests on the built page
    E2e {
        /// Take dist/ as it is, instead of building it first
        #[arg(long)]
        no_build: bool,
        /// Run only the long script of actions, cut 200 times; takes about ten minutes
        #[arg(long)]
        long: bool,
        /// Handed to Playwright: `--headed`, `-g NAME`, a file
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        playwright: Vec<String>,
    },
    /// Measure the search's placements per second, natively and in WebAssembly
    Bench {
        #[command(subcommand)]
        of: Option<Measured>,
    },
    /// Let Miri look for undefined behaviour in the fast solver; needs a nightly Rust
    Miri,
    /// Run lines of the README that need programs which no other check has
    CheckReadme {
        /// The lines for Spark: takes Java, Python and a network
        #[arg(long, required = true)]
        spark: bool,
    },
    /// Write the licences of what is linked into the page into static/notices.txt
    Notices,
    /// Print which rooms of the model use which, and what breaks the rules about that
    Floors,
    /// Print the sizes of the files in dist/, as they are and compressed
    Size,
}

/// What else can be measured.
#[derive(Subcommand)]
enum Measured {
    /// Other solvers beside ours: one table a set
    Peers {
        /// Files of 81-character lines; without one, puzzles are made
        sets: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    let shell = shell::shell()?;
    match task {
        Task::Setup => setup::everything(&shell),
        Task::Doctor => setup::doctor(&shell),
        Task::Serve { port } => page::serve(&shell, port),
        Task::Build => page::build(&shell),
        Task::Test => test::test(&shell),
        Task::E2e { no_build, long, playwright } => e2e::e2e(&shell, !no_build, long, &playwright),
        Task::Bench { of: None } => bench::bench(&shell),
        Task::Bench { of: Some(Measured::Peers { sets }) } => peers::peers(&shell, &sets),
        Task::Miri => miri::miri(&shell),
        // There are no others yet.
        Task::CheckReadme { spark: _ } => check_readme::spark(&shell),
        Task::Notices => notices::write(&shell),
        Task::Floors => test::print_floors(&shell),
        Task::Size => size::report(&shell),
    }
}
