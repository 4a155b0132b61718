//! `sudoku generate`: new puzzles from seeds.

use anyhow::Result;
use clap::error::{Error, ErrorKind};
use clap::{Args, ValueEnum};
use serde::Serialize;
use strum::VariantArray;
use sudoku_engine::board::Shape;
use sudoku_engine::formats::{self, rules_code};
use sudoku_engine::generate::{
    self, Drawn, GenerateError, Generated, GivenCount, Options, Skill, Symmetry,
};
use sudoku_engine::logic::{Grade, Level};

use crate::codes::codes;
use crate::lines::{self, Outcome};

#[derive(Args, Debug)]
pub(crate) struct Generate {
    /// Number of puzzles to generate, from consecutive seeds
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1)]
    number: u64,
    /// Seed of the first puzzle
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rows and columns of the board: 4, 6, 9 or 16
    #[arg(long, default_value = "9", value_parser = size)]
    size: Shape,
    /// Symmetry of the givens
    #[arg(long, default_value = "none", value_parser = codes(Symmetry::VARIANTS, |_| None))]
    symmetry: Symmetry,
    /// Number of givens; by default, givens are removed until no more can be
    #[arg(long, alias = "clues", value_name = "N")]
    givens: Option<usize>,
    /// Difficulty for a person: a grade, as `sudoku rate` prints it, or a level
    #[arg(long, value_parser = codes(&Skill::ALL, skill_help))]
    level: Option<Skill>,
    /// Cost of plain backtracking, measured in placements
    #[arg(long, value_enum)]
    cost: Option<Cost>,
    /// Rules in addition to rows, columns and boxes, written as in the page's links: falling,
    /// rising, windoku, knight, king, regions-..., cage-..., thermo-..., separated by dots
    #[arg(long, value_name = "CODE", default_value = "")]
    rules: String,
    /// Constraints to derive from the solution and draw on the board
    #[arg(long, value_parser = codes(&[Drawn::Cages, Drawn::Thermometers], drawn_help))]
    draw: Option<Drawn>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Cost {
    /// Few placements
    Cheap,
    /// Many placements
    #[value(name = "dear")]
    Expensive,
}

const fn skill_help(skill: Skill) -> Option<&'static str> {
    Some(match skill {
        Skill::Grade(Grade::Easy) => "Singles suffice",
        Skill::Grade(Grade::Medium) => "Locked candidates, pairs or triples",
        Skill::Grade(Grade::Hard) => "Quadruples, basic fish, wings, rectangles",
        Skill::Grade(Grade::Unfair) => "Larger fish, chains, almost locked sets",
        Skill::Grade(Grade::Extreme) => "Forcing chains or nets, or a guess",
        Skill::Level(Level::Singles) => "Naked and hidden singles suffice",
        Skill::Level(Level::Pairs) => "Locked candidates or pairs are needed, and suffice",
        Skill::Level(Level::Beyond) => "Harder techniques are needed",
    })
}

const fn drawn_help(drawn: Drawn) -> Option<&'static str> {
    match drawn {
        Drawn::Nothing => None,
        Drawn::Cages => Some("Killer cages with their totals"),
        Drawn::Thermometers => Some("Thermometers"),
    }
}

fn size(text: &str) -> Result<Shape, &'static str> {
    text.parse().ok().and_then(Shape::from_size).ok_or("expected 4, 6, 9 or 16")
}

#[derive(Debug, Serialize)]
struct Entry {
    seed: u64,
    puzzle: String,
    /// The code of the rules; left out of the output for classic rules.
    #[serde(skip_serializing_if = "String::is_empty")]
    rules: String,
    solution: String,
    clues: usize,
    level: &'static str,
    attempts: u32,
}

impl Generate {
    /// Generates the puzzles and prints each one. Reports a puzzle that cannot be generated on
    /// standard error; stops if no seed could give one.
    ///
    /// # Errors
    /// When standard output is closed.
    pub(crate) fn run(&self, json: bool) -> Result<Outcome> {
        let options = self.options();
        let Some(rules) = rules_code::read(self.size, &self.rules) else {
            let message = format!("invalid rules for this size: {}\n", self.rules);
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
                    lines::report_error(&format!("seed {seed}: {reason}"));
                    if let GenerateError::InvalidOptions(_) = reason {
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
            symmetry: self.symmetry,
            given_count: self.givens.map_or(GivenCount::Minimal, GivenCount::Exactly),
            skill: self.level,
            cost: self.cost.map(|cost| match cost {
                Cost::Cheap => generate::Cost::cheap(self.size),
                Cost::Expensive => generate::Cost::expensive(self.size),
            }),
            drawn: self.draw.unwrap_or_default(),
        }
    }
}

impl Entry {
    /// Returns the puzzle, followed by the code of its rules if they are not classic.
    fn line(&self) -> String {
        [&self.puzzle, &self.rules].map(String::as_str).join(" ").trim_end().to_owned()
    }

    fn new(seed: u64, made: &Generated) -> Self {
        Self {
            seed,
            rules: rules_code::write(&made.rules),
            puzzle: formats::line(&made.puzzle),
            solution: formats::line(&made.solution),
            clues: made.puzzle.filled_count(),
            level: made.skill.into(),
            attempts: made.attempts,
        }
    }
}
