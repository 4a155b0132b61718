//! Which search it is: what is filled next, with what, and what is concluded.
//!
//! Owns the choices and their defaults. Must not know how a walk makes them.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// How a search goes through its tree. The same strategy gives the same events on
/// every machine.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::search::{Goal, Stepper, Strategy};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let strategy: Strategy = "fewest/ascending/singles".parse()?;
/// let mut stepper = Stepper::with_strategy(&puzzle, Goal::Exhaustion, strategy);
/// while stepper.advance().is_some() {}
/// assert_eq!(stepper.counters().placements, 12); // each of them forced
/// assert_eq!(strategy.to_string(), "fewest/ascending/singles");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strategy {
    /// Cell by cell, every alternative being a digit of one cell.
    Cells {
        /// Which cell is filled next.
        cell_order: CellOrder,
        /// In which order its digits are tried.
        digit_order: DigitOrder,
        /// What is concluded from each digit placed.
        inference: Inference,
    },
    /// Knuth's Algorithm X ("Dancing links", 2000): what has to be covered is that
    /// each cell has a digit and that each house has each digit; what can be covered
    /// in the fewest ways is covered next, so an alternative is a digit for a cell or
    /// a cell for a digit of a house.
    ExactCover,
}

/// Which empty cell is filled next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CellOrder {
    /// The first in reading order.
    #[default]
    Reading,
    /// The first of those with the fewest candidates.
    FewestCandidates,
    /// Of those with the fewest candidates the first with the most empty cells in its
    /// houses, as Brélaz, "New methods to color the vertices of a graph" (1979).
    FewestThenConstrained,
    /// The first in an order drawn from this seed.
    Shuffled(u64),
}

/// In which order the digits of a cell are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DigitOrder {
    /// From the lowest.
    #[default]
    Ascending,
    /// From the highest.
    Descending,
    /// From the one that is a candidate of the fewest empty cells in the cell's
    /// houses, the lower one of two equal ones.
    LeastConstraining,
    /// An order for each cell, drawn from this seed.
    Shuffled(u64),
}

/// What is concluded from a digit placed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Inference {
    /// Nothing: each digit is tested against those on the board.
    #[default]
    None,
    /// The digit is no candidate in its houses any more. A cell without a candidate
    /// is a dead end at once.
    #[strum(serialize = "forward")]
    ForwardChecking,
    /// Also, a cell with one candidate gets it, and a digit with one place in a house
    /// gets that, before anything is tried. A digit without a place is a dead end.
    Singles,
    /// Also, every candidate goes with which a house could not be filled, until none
    /// has to any more (Régin 1994, see
    /// [`Consistency::Domain`](crate::csp::Consistency::Domain)).
    #[strum(serialize = "domain")]
    DomainConsistency,
}

impl Strategy {
    /// The sources' search: first empty cell in reading order, digits ascending,
    /// nothing concluded.
    pub const SOURCES: Self = Self::Cells {
        cell_order: CellOrder::Reading,
        digit_order: DigitOrder::Ascending,
        inference: Inference::None,
    };

    /// The one that is through soonest on most boards, whatever their rules: singles, then
    /// the narrowest and most constrained cell.
    pub const SOONEST: Self = Self::Cells {
        cell_order: CellOrder::FewestThenConstrained,
        digit_order: DigitOrder::Ascending,
        inference: Inference::Singles,
    };

    /// What is concluded from a digit placed; exact cover takes away what it rules
    /// out, as forward checking does.
    pub const fn inference(self) -> Inference {
        match self {
            Self::Cells { inference, .. } => inference,
            Self::ExactCover => Inference::Singles,
        }
    }
}

impl Strategy {
    /// About how many steps of the sources' strategy take as long as one of this, from 1
    /// up: so whoever has little time can take fewer steps at once. It is a rule of
    /// thumb, from searches of 9x9 boards.
    pub const fn effort(self) -> u32 {
        match self {
            Self::SOURCES => 1,
            Self::Cells { digit_order, inference, .. } => match (digit_order, inference) {
                (_, Inference::DomainConsistency) => 500,
                (DigitOrder::LeastConstraining, _) => 50,
                (_, Inference::Singles) => 30,
                (_, Inference::None | Inference::ForwardChecking) => 15,
            },
            Self::ExactCover => 30,
        }
    }
}

impl Default for Strategy {
    fn default() -> Self {
        Self::SOURCES
    }
}
