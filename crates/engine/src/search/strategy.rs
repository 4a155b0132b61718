//! Search strategies: which cell is filled next, with which digit, and what is inferred.
//!
//! Owns the options and their defaults. Must not know how a walk carries them out.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// How a search goes through its tree. The same strategy gives the same events on every
/// machine.
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
/// assert_eq!(stepper.counters().placements, 12); // all of them forced
/// assert_eq!(strategy.to_string(), "fewest/ascending/singles");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strategy {
    /// Cell by cell; the alternatives are the digits of one cell.
    Cells { cell_order: CellOrder, digit_order: DigitOrder, inference: Inference },
    /// Knuth's Algorithm X ("Dancing links", 2000). The items to cover are that each cell
    /// has a digit and that each house has each digit. The item with the fewest options
    /// is covered next, so the alternatives are the digits of a cell or the cells of a
    /// digit in a house.
    ExactCover,
}

/// Which empty cell is filled next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CellOrder {
    /// The first in reading order.
    #[default]
    Reading,
    /// The first cell with the fewest candidates.
    FewestCandidates,
    /// Among the cells with the fewest candidates, the first with the most empty peers,
    /// as in Brélaz, "New methods to color the vertices of a graph" (1979).
    FewestThenConstrained,
    /// The first in a random order drawn from this seed.
    Shuffled(u64),
}

/// The order in which the digits of a cell are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DigitOrder {
    #[default]
    Ascending,
    Descending,
    /// First the digit that is a candidate of the fewest empty peers of the cell; on a
    /// tie, the lower digit.
    LeastConstraining,
    /// A random order for each cell, drawn from this seed.
    Shuffled(u64),
}

/// The inference made from each placed digit.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Inference {
    /// Nothing: each digit is tested against the digits on the board.
    #[default]
    None,
    /// Removes the digit from the candidates of its peers. A cell without a candidate is
    /// a dead end at once.
    #[strum(serialize = "forward")]
    ForwardChecking,
    /// In addition, a cell with one candidate and a digit with one place in a house are
    /// filled before anything is guessed. A digit without a place is a dead end.
    Singles,
    /// In addition, every candidate with which a house could not be filled is eliminated,
    /// repeatedly until nothing changes (Régin 1994, see
    /// [`Consistency::Domain`](crate::csp::Consistency::Domain)).
    #[strum(serialize = "domain")]
    DomainConsistency,
}

impl Strategy {
    /// Plain backtracking, as in the programs that this project reproduces: first empty
    /// cell in reading order, digits ascending, no inference.
    pub const PLAIN: Self = Self::Cells {
        cell_order: CellOrder::Reading,
        digit_order: DigitOrder::Ascending,
        inference: Inference::None,
    };

    /// The strategy that finishes soonest on most boards, whatever their rules: singles,
    /// then the cell with the fewest candidates and the most empty peers.
    pub const FASTEST: Self = Self::Cells {
        cell_order: CellOrder::FewestThenConstrained,
        digit_order: DigitOrder::Ascending,
        inference: Inference::Singles,
    };

    /// Returns what is inferred from each placed digit; [`Inference::Singles`] for exact
    /// cover.
    pub const fn inference(self) -> Inference {
        match self {
            Self::Cells { inference, .. } => inference,
            Self::ExactCover => Inference::Singles,
        }
    }
}

impl Strategy {
    /// Returns roughly how many steps of plain backtracking take as long as one step of
    /// this strategy; at least 1. A caller that must stay responsive can divide its
    /// number of steps by it. A rule of thumb, measured on searches of 9x9 boards.
    pub const fn effort(self) -> u32 {
        match self {
            Self::PLAIN => 1,
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
        Self::PLAIN
    }
}
