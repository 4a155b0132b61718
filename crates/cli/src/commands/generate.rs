//! `sudoku generate`.

use anyhow::Result;
use clap::error::{Error, ErrorKind};
use clap::{Args, ValueEnum};
use serde::Serialize;
use sudoku_engine::board::Shape;
use sudoku_engine::formats::{self, rules_code};
use sudoku_engine::generate::{self, Clues, Drawn, Generated, NotMade, Options};
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
    /// Rules beyond rows, columns and boxes, as in the page's links: falling, rising,
    /// windoku, knight, king, regions-..., cage-..., thermo-..., with dots between them
    #[arg(long, value_name = "CODE", default_value = "")]
    rules: String,
    /// What is drawn onto the board from its solution
    #[arg(long, value_enum)]
    draw: Option<Draw>,
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

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Draw {
    /// Killer cages with their sums
    Cages,
    /// Thermometers
    Thermometers,
}

fn size(text: &str) -> Result<Shape, &'static str> {
    text.parse().ok().and_then(Shape::from_size).ok_or("4, 6, 9 or 16")
}

/// A puzzle that was made.
#[derive(Debug, Serialize)]
struct Entry {
    seed: u64,
    puzzle: String,
    /// The code of the rules, left out where they are the classic ones.
    #[serde(skip_serializing_if = "String::is_empty")]
    rules: String,
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
        let Some(rules) = rules_code::read(self.size, &self.rules) else {
            let message = format!("no rules of this size: {}\n", self.rules);
            <Error>::raw(ErrorKind::InvalidValue, message).exit()
        };
        let mut outcome = Outcome::AllDone;
        for nth in 0..self.number {
            let seed = self.seed.wrapping_add(nth);
            match generate::generate_ruled(&rules, options, seed) {
                Ok(made) => {
                    let entry = Entry::new(seed, &made);
                    lines::print(json, &entry, || entry.line())?;
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
            drawn: self.draw.map_or(Drawn::Nothing, |draw| match draw {
                Draw::Cages => Drawn::Cages,
                Draw::Thermometers => Drawn::Thermometers,
            }),
        }
    }
}

impl Entry {
    /// The puzzle, and the code of its rules where it has any.
    fn line(&self) -> String {
        [&self.puzzle, &self.rules].map(String::as_str).join(" ").trim_end().to_owned()
    }

    fn new(seed: u64, made: &Generated) -> Self {
        Self {
            seed,
            rules: rules_code::write(&made.rules),
            puzzle: formats::line(&made.puzzle),
            solution: formats::line(&made.solution),
            clues: made.puzzle.clue_count(),
            level: level_name(made.level),
            attempts: made.attempts,
        }
    }
}
