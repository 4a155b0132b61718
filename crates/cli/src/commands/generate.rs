//! `sudoku generate`.

use anyhow::Result;
use clap::{Args, ValueEnum};
use serde::Serialize;
use sudoku_engine::board::Shape;
use sudoku_engine::formats;
use sudoku_engine::generate::{self, Clues, Generated, NotMade, Options};
use sudoku_engine::logic;

use super::level_name;
use crate::lines::{self, Outcome};

#[derive(Args, Debug)]
pub(crate) struct Generate {
    /// How many puzzles to make, from consecutive seeds
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    number: u64,
    /// The seed of the first puzzle
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The size of the board: 4, 6, 9 or 16
    #[arg(long, default_value = "9", value_parser = size)]
    size: Shape,
    /// The pattern of the givens
    #[arg(long, value_enum, default_value = "none")]
    symmetry: Symmetry,
    /// The number of givens; without it, as few as can be from the grid drawn
    #[arg(long, value_name = "N")]
    clues: Option<usize>,
    /// How hard it is to be for a person
    #[arg(long, value_enum)]
    level: Option<Level>,
    /// How long the plain search is to take
    #[arg(long, value_enum)]
    cost: Option<Cost>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Symmetry {
    None,
    Rotation,
    Mirror,
    Diagonal,
    Full,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Level {
    /// Naked and hidden singles are enough
    Singles,
    /// Locked candidates or pairs are needed too, and enough
    Pairs,
    /// More is needed
    Beyond,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Cost {
    Cheap,
    Dear,
}

fn size(text: &str) -> Result<Shape, &'static str> {
    text.parse().ok().and_then(Shape::from_size).ok_or("4, 6, 9 or 16")
}

/// A puzzle that was made.
#[derive(Debug, Serialize)]
struct Entry {
    seed: u64,
    puzzle: String,
    solution: String,
    clues: usize,
    level: &'static str,
    attempts: u32,
}

impl Generate {
    /// Makes the puzzles one after the other.
    ///
    /// # Errors
    /// When standard output is closed, or there can be no such puzzle.
    pub(crate) fn run(&self, json: bool) -> Result<Outcome> {
        let options = self.options();
        let mut outcome = Outcome::AllDone;
        for nth in 0..self.number {
            let seed = self.seed.wrapping_add(nth);
            match generate::generate(options, seed) {
                Ok(made) => {
                    let entry = Entry::new(seed, &made);
                    lines::print(json, &entry, || entry.puzzle.clone())?;
                }
                Err(reason) => {
                    outcome = Outcome::SomeFailed;
                    lines::complain(&format!("seed {seed}: {reason}"));
                    if let NotMade::Unmeetable(_) = reason {
                        break;
                    }
                }
            }
        }
        Ok(outcome)
    }

    fn options(&self) -> Options {
        Options {
            shape: self.size,
            symmetry: match self.symmetry {
                Symmetry::None => generate::Symmetry::None,
                Symmetry::Rotation => generate::Symmetry::Rotation,
                Symmetry::Mirror => generate::Symmetry::Mirror,
                Symmetry::Diagonal => generate::Symmetry::Diagonal,
                Symmetry::Full => generate::Symmetry::Full,
            },
            clues: self.clues.map_or(Clues::Minimal, Clues::Exactly),
            level: self.level.map(|level| match level {
                Level::Singles => logic::Level::Singles,
                Level::Pairs => logic::Level::Pairs,
                Level::Beyond => logic::Level::Beyond,
            }),
            cost: self.cost.map(|cost| match cost {
                Cost::Cheap => generate::Cost::cheap(self.size),
                Cost::Dear => generate::Cost::dear(self.size),
            }),
        }
    }
}

impl Entry {
    fn new(seed: u64, made: &Generated) -> Self {
        Self {
            seed,
            puzzle: formats::line(made.puzzle.givens()),
            solution: formats::line(made.solution.as_ref()),
            clues: made.puzzle.givens().clue_count(),
            level: level_name(made.level),
            attempts: made.attempts,
        }
    }
}
