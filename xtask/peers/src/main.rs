//! `grove-peers FILE` measures the solvers natively; `grove-peers --generate N` prints puzzles to
//! measure them on.

use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use sudoku_engine::board::Shape;
use sudoku_engine::formats;
use sudoku_engine::generate::{Options, generate};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let output = match arguments[..] {
        ["--generate", number] => {
            number.parse().map(generated_puzzles).map_err(|error| error.to_string())
        }
        [file] => measurements(file).map_err(|error| format!("{file}: {error}")),
        _ => Err("usage: grove-peers FILE | --generate N".into()),
    };
    match output {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the puzzles of the seeds below `number`, one per line.
fn generated_puzzles(number: u64) -> String {
    let options = Options::new(Shape::Nine);
    let puzzles = (0..number).filter_map(|seed| generate(options, seed).ok());
    puzzles.map(|generated| formats::line(&generated.puzzle) + "\n").collect()
}

fn measurements(file: &str) -> Result<String, String> {
    let set = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let boards = grove_peers::boards(&set);
    if boards.is_empty() {
        return Err("no line begins with 81 cells".into());
    }
    let start = Instant::now();
    let now = || cpu_seconds().unwrap_or_else(|| start.elapsed().as_secs_f64());
    Ok(grove_peers::report(&boards, now))
}

/// Returns the CPU time of this thread in seconds, which other programs do not affect. Linux only.
fn cpu_seconds() -> Option<f64> {
    let nanoseconds = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(nanoseconds.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}
