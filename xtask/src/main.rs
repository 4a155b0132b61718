//! `cargo xtask`: every development task of Sudoku Grove, one command each.
//!
//! Each command first installs what it needs, so that a fresh clone requires only Rust and
//! Node.js. An error is one sentence that includes the fix.

mod bench;
mod check_languages;
mod check_readme;
mod e2e;
mod engines;
mod hosting;
mod lighthouse;
mod local_paths;
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

use engines::Engine;

/// Set up, serve, build, test and measure Sudoku Grove
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install everything that the other commands need
    Setup {
        /// Install Firefox and WebKit instead, which `test` skips where this is not possible
        #[arg(long)]
        engines: bool,
    },
    /// Print what is installed, what is missing and how to install it, without installing
    /// anything; fails if something that `serve` needs is missing
    Doctor,
    /// Serve a development build on 127.0.0.1, and rebuild it when a source file changes
    Serve {
        /// Port to serve on
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Build the page for publishing into dist/, and print its sizes
    Build,
    /// Run all checks, from formatting to the end-to-end tests
    Test,
    /// Run the end-to-end tests on the built page
    E2e {
        /// Test dist/ as it is, without building it first
        #[arg(long)]
        no_build: bool,
        /// Run the main tasks in this browser engine instead
        #[arg(long, conflicts_with = "long")]
        engine: Option<Engine>,
        /// Run only the long script of actions, interrupted 200 times, and prove 200 puzzles of each
        /// kind; takes about a quarter of an hour
        #[arg(long)]
        long: bool,
        /// Arguments for Playwright: `--headed`, `-g NAME`, a file
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        playwright: Vec<String>,
    },
    /// Measure the engine natively and in WebAssembly, and the page in Chromium
    Bench {
        #[command(subcommand)]
        subject: Option<BenchSubject>,
    },
    /// Measure with Lighthouse how the page loads on a phone; fails unless accessibility, best
    /// practices and SEO are at 100
    Lighthouse {
        /// Measure dist/ as it is, without building it first
        #[arg(long)]
        no_build: bool,
    },
    /// Check the fast solver for undefined behavior with Miri; needs nightly Rust
    Miri,
    /// Run the small programs of the tests with the real interpreters of Python and Nuru, if they
    /// are installed
    CheckLanguages,
    /// Run code from the README that needs programs which no other check uses
    CheckReadme {
        /// Run the Python code for Spark; needs Java, Python and a network connection
        #[arg(long, required = true)]
        spark: bool,
    },
    /// Write the licenses of everything linked into the page to static/notices.txt
    Notices,
    /// Print the dependencies between the rooms of the model, and any that break the rules
    Floors,
    /// Print the raw and compressed sizes of the files in dist/, and check them against budget.toml
    Size,
}

#[derive(Subcommand)]
enum BenchSubject {
    /// Compare other solvers with ours
    Peers {
        /// Files of 81-character lines [default: 2,000 generated puzzles]
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
        Task::Setup { engines: false } => setup::install_all(&shell),
        Task::Setup { engines: true } => {
            setup::install_engines(&shell);
            Ok(())
        }
        Task::Doctor => setup::doctor(&shell),
        Task::Serve { port } => page::serve(&shell, port),
        Task::Build => page::build(&shell),
        Task::Test => test::test(&shell),
        Task::E2e { no_build, engine: Some(engine), long: _, playwright } => {
            engines::e2e(&shell, !no_build, engine, &playwright)
        }
        Task::E2e { no_build, engine: None, long, playwright } => {
            e2e::e2e(&shell, !no_build, long, &playwright)
        }
        Task::Bench { subject: None } => bench::bench(&shell),
        Task::Bench { subject: Some(BenchSubject::Peers { sets }) } => peers::peers(&shell, &sets),
        Task::Lighthouse { no_build } => lighthouse::lighthouse(&shell, !no_build),
        Task::Miri => miri::miri(&shell),
        Task::CheckLanguages => check_languages::check(&shell),
        // The option is required, so it is always true.
        Task::CheckReadme { spark: _ } => check_readme::spark(&shell),
        Task::Notices => notices::write(&shell),
        Task::Floors => test::print_floors(&shell),
        Task::Size => size::report(&shell),
    }
}
