//! `sudoku bench`: how fast puzzles are solved on this machine.

use std::fs;
use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use sudoku_engine::board::{Puzzle, Shape};
use sudoku_engine::fast::classic::{Cells, ClassicSolver};
use sudoku_engine::formats;

use crate::lines::{self, Chunk, Outcome};

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// File of 9x9 puzzles, one per line
    file: PathBuf,
    /// Solve the whole file N times
    #[arg(long, value_name = "N", default_value = "5")]
    rounds: NonZeroU32,
    /// Stop each puzzle after L solutions
    #[arg(long, value_name = "L", default_value = "2")]
    limit: NonZeroU64,
}

/// The measurements of one round. The time includes decoding the bytes of each board, but not
/// reading the file.
#[derive(Debug, Serialize)]
struct Round {
    round: u32,
    puzzles: usize,
    solutions: u64,
    seconds: f64,
    puzzles_per_second: f64,
    guesses_per_puzzle: f64,
}

impl Bench {
    /// Runs the rounds and prints each as a line of JSON.
    ///
    /// # Errors
    /// When the file cannot be read or has no 9x9 puzzle, or standard output is closed.
    pub(crate) fn run(&self) -> Result<Outcome> {
        let (boards, outcome) = self.boards()?;
        if boards.is_empty() {
            bail!("{}: no 9x9 puzzles found", self.file.display());
        }
        let mut solver = ClassicSolver::new();
        for round in 1..=self.rounds.get() {
            let round = measure(&mut solver, round, &boards, self.limit.get());
            lines::print(true, &round, String::new)?;
        }
        Ok(outcome)
    }

    fn boards(&self) -> Result<(Vec<Cells>, Outcome)> {
        let (mut boards, mut outcome) = (Vec::new(), Outcome::AllDone);
        let name = self.file.display().to_string();
        let text = fs::read(&self.file).with_context(|| name.clone())?;
        Chunk::lines(name.into(), 1, text, b'\n').for_each_line(|place, line| {
            let puzzle = lines::read(place, line);
            let board = puzzle.and_then(|puzzle| {
                cells(&puzzle).ok_or_else(|| format!("{place}: only 9x9 puzzles can be measured"))
            });
            match board {
                Ok(board) => boards.push(board),
                Err(reason) => {
                    outcome = Outcome::SomeFailed;
                    lines::report_error(&reason);
                }
            }
            Ok::<_, anyhow::Error>(())
        })?;
        Ok((boards, outcome))
    }
}

fn cells(puzzle: &Puzzle) -> Option<Cells> {
    let is_nine = puzzle.shape() == Shape::Nine;
    is_nine.then(|| formats::line(puzzle.givens()))?.as_bytes().try_into().ok()
}

fn measure(solver: &mut ClassicSolver, round: u32, boards: &[Cells], limit: u64) -> Round {
    let (mut solutions, mut guesses) = (0, 0);
    let start = Instant::now();
    for board in boards {
        solutions += solver.count(board, limit);
        guesses += solver.guesses();
    }
    let seconds = start.elapsed().as_secs_f64();
    let puzzles = boards.len();
    Round {
        round,
        puzzles,
        solutions,
        seconds,
        puzzles_per_second: puzzles as f64 / seconds,
        guesses_per_puzzle: guesses as f64 / puzzles as f64,
    }
}
