//! Options for generating a puzzle.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::{Cost, Drawn, Skill, Symmetry};
use crate::board::{Rules, Shape};

/// The number of givens of a generated puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GivenCount {
    /// A minimal number: removing any given (with a symmetry, any orbit of givens) would
    /// allow a second solution or, if a skill was requested, make the puzzle harder. Other
    /// puzzles may have fewer givens. On 16x16 boards and under rules beyond the houses, a
    /// few redundant givens may remain where the solution count was abandoned.
    #[default]
    Minimal,
    Exactly(usize),
}

/// The requirements on a generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    pub shape: Shape,
    /// The symmetry of the pattern of givens.
    pub symmetry: Symmetry,
    pub given_count: GivenCount,
    /// The difficulty for a human solver; `None` for any.
    pub skill: Option<Skill>,
    /// The cost of plain backtracking; `None` for any.
    pub cost: Option<Cost>,
    /// The cages or thermometers to add.
    pub drawn: Drawn,
}

impl Options {
    /// Creates the options for a minimal puzzle of the shape, without other requirements.
    pub const fn new(shape: Shape) -> Self {
        Self {
            shape,
            symmetry: Symmetry::None,
            given_count: GivenCount::Minimal,
            skill: None,
            cost: None,
            drawn: Drawn::Nothing,
        }
    }

    /// Checks whether such a puzzle can exist under the rules. Only known impossibilities are
    /// detected.
    ///
    /// # Errors
    /// Returns the reason if no such puzzle can exist.
    pub fn check(&self, rules: &Rules) -> Result<(), InvalidOptions> {
        let is_classic = rules.is_classic() && self.drawn == Drawn::Nothing;
        let (min, max) = Self::given_count_range(self.shape, is_classic);
        match (self.given_count, self.skill) {
            (GivenCount::Exactly(given_count), _) if given_count < min || given_count > max => {
                Err(InvalidOptions::GivenCount { min, max })
            }
            (_, Some(skill)) if is_classic && self.shape == Shape::Four && !skill.is_least() => {
                Err(InvalidOptions::Skill)
            }
            _ if !is_classic && self.cost.is_some() => Err(InvalidOptions::Cost),
            _ => Ok(()),
        }
    }

    /// Returns the smallest and the largest number of givens that a puzzle may have. The
    /// smallest is the known minimum or a lower bound; the largest leaves one cell empty.
    pub const fn given_count_range(shape: Shape, is_classic: bool) -> (usize, usize) {
        let min = match shape {
            // Cages alone can determine the solution.
            _ if !is_classic => 0,
            Shape::Four => 4,
            Shape::Six => 8,
            Shape::Nine => 17,
            // The minimum is unknown. With fewer, two digits would be absent and could be
            // swapped in any solution.
            Shape::Sixteen => 15,
        };
        // A full board is not a puzzle.
        (min, shape.cell_count() - 1)
    }
}

/// Why no puzzle can meet the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum InvalidOptions {
    /// No puzzle of the shape has this number of givens and a unique solution.
    GivenCount {
        /// The smallest number known to be possible, or a lower bound.
        min: usize,
        /// The number of cells minus one.
        max: usize,
    },
    /// Singles solve every 4x4 puzzle that has a unique solution.
    Skill,
    /// Plain backtracking does not support rules beyond the houses.
    Cost,
    /// No full board satisfies the rules.
    Rules,
}

impl fmt::Display for InvalidOptions {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GivenCount { min, max } => {
                write!(out, "the number of givens must be from {min} to {max}")
            }
            Self::Skill => write!(out, "singles solve every puzzle of this shape"),
            Self::Cost => write!(out, "the plain search supports only rows, columns and boxes"),
            Self::Rules => write!(out, "no digits satisfy these rules"),
        }
    }
}

impl error::Error for InvalidOptions {}
