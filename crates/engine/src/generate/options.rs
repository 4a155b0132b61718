//! What a puzzle is to be like.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::{Cost, Drawn, Symmetry};
use crate::board::{Rules, Shape};
use crate::logic::Level;

/// How many givens a puzzle is to have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clues {
    /// As few as can be: no given, nor with a symmetry any set of givens that belong
    /// together, can be taken away without a second solution or, where a level was
    /// asked for, a harder puzzle. It does not mean that no other puzzle has fewer. On
    /// 16x16 boards and under rules beyond the houses a few may be left that could go,
    /// where the count was given up.
    #[default]
    Minimal,
    /// So many.
    Exactly(usize),
}

/// What a puzzle is to be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// The shape of the board.
    pub shape: Shape,
    /// The pattern of the givens.
    pub symmetry: Symmetry,
    /// The number of givens.
    pub clues: Clues,
    /// How hard it is to be for a person; `None` leaves it open.
    pub level: Option<Level>,
    /// How long the sources' search is to take; `None` leaves it open.
    pub cost: Option<Cost>,
    /// What is drawn onto the board besides the givens.
    pub drawn: Drawn,
}

impl Options {
    /// A minimal puzzle of the shape, whatever it turns out to be.
    pub const fn new(shape: Shape) -> Self {
        Self {
            shape,
            symmetry: Symmetry::None,
            clues: Clues::Minimal,
            level: None,
            cost: None,
            drawn: Drawn::Nothing,
        }
    }

    /// Whether there can be such a puzzle at all under the rules, as far as that is known.
    ///
    /// # Errors
    /// A reason why there is none.
    pub fn check(&self, rules: &Rules) -> Result<(), Unmeetable> {
        let is_classic = rules.is_classic() && self.drawn == Drawn::Nothing;
        let (fewest, most) = Self::clue_range(self.shape, is_classic);
        match (self.clues, self.level) {
            (Clues::Exactly(clues), _) if clues < fewest || clues > most => {
                Err(Unmeetable::Clues { fewest, most })
            }
            (_, Some(Level::Pairs | Level::Beyond)) if is_classic && self.shape == Shape::Four => {
                Err(Unmeetable::Level)
            }
            _ if !is_classic && self.cost.is_some() => Err(Unmeetable::Cost),
            _ => Ok(()),
        }
    }

    /// The fewest givens that a puzzle can have, as far as is known, and the most: a full
    /// board is none.
    pub const fn clue_range(shape: Shape, is_classic: bool) -> (usize, usize) {
        let fewest = match shape {
            // Cages alone may be enough.
            _ if !is_classic => 0,
            Shape::Four => 4,
            Shape::Six => 8,
            Shape::Nine => 17,
            // Nobody knows; with fewer than this two digits would be absent.
            Shape::Sixteen => 15,
        };
        // A cell is left for whoever solves it.
        (fewest, shape.cell_count() - 1)
    }
}

/// Why no puzzle can be as was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unmeetable {
    /// No puzzle of the shape has so few or so many givens and one solution.
    Clues {
        /// The fewest known to be possible, or a number below it.
        fewest: usize,
        /// All cells of the board but one.
        most: usize,
    },
    /// Every 4x4 puzzle with one solution is solved by singles.
    Level,
    /// The sources' search knows no rules beyond the houses.
    Cost,
    /// No digits at all keep the rules.
    Rules,
}

impl fmt::Display for Unmeetable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clues { fewest, most } => write!(out, "givens are from {fewest} to {most}"),
            Self::Level => write!(out, "singles solve every puzzle of this shape"),
            Self::Cost => write!(out, "the plain search knows rows, columns and boxes only"),
            Self::Rules => write!(out, "no digits keep these rules"),
        }
    }
}

impl error::Error for Unmeetable {}
