//! Puzzles: givens together with the rules they obey.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::{Cell, Clash, DigitSet, Givens, Rules, Shape, Violation};

/// Givens that break none of the puzzle's rules. The rules are the classic ones (rows,
/// columns and boxes) unless others are supplied. A puzzle may still have no solution.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1100 0000 0000 0001")?;
/// let clashes = Puzzle::try_from(reading.givens).unwrap_err();
/// assert_eq!(clashes.0.len(), 2); // in row 1 and in box 1
/// # Ok::<(), formats::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SerializedPuzzle", into = "SerializedPuzzle")]
pub struct Puzzle {
    givens: Givens,
    rules: Rules,
}

/// The serialized form of a puzzle, not validated yet.
#[derive(Serialize, Deserialize)]
struct SerializedPuzzle {
    givens: Givens,
    /// `None` for the classic rules.
    rules: Option<Rules>,
}

impl TryFrom<SerializedPuzzle> for Puzzle {
    type Error = &'static str;

    fn try_from(SerializedPuzzle { givens, rules }: SerializedPuzzle) -> Result<Self, Self::Error> {
        let rules = rules.unwrap_or_else(|| Rules::classic(givens.shape()));
        if rules.shape() != givens.shape() {
            return Err("the rules do not fit the shape");
        }
        Self::with_rules(givens, rules).map_err(|_| "the givens break a rule")
    }
}

impl From<Puzzle> for SerializedPuzzle {
    fn from(Puzzle { givens, rules }: Puzzle) -> Self {
        let rules = (!rules.is_classic()).then_some(rules);
        Self { givens, rules }
    }
}

/// Why givens are not a puzzle: all their clashes, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clashes(pub Vec<Clash>);

impl fmt::Display for Clashes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} clashes between givens", self.0.len())
    }
}

impl error::Error for Clashes {}

impl TryFrom<Givens> for Puzzle {
    type Error = Clashes;

    fn try_from(givens: Givens) -> Result<Self, Clashes> {
        let clashes = givens.clashes();
        let rules = Rules::classic(givens.shape());
        if clashes.is_empty() { Ok(Self { givens, rules }) } else { Err(Clashes(clashes)) }
    }
}

impl From<Puzzle> for Givens {
    fn from(puzzle: Puzzle) -> Self {
        puzzle.givens
    }
}

impl AsRef<Givens> for Puzzle {
    fn as_ref(&self) -> &Givens {
        &self.givens
    }
}

impl Puzzle {
    /// Creates a puzzle under these rules, which must be for the shape of the givens.
    ///
    /// ```
    /// use sudoku_engine::board::{Givens, Puzzle, Rules, Shape, Variant, Violation};
    /// use sudoku_engine::search::{Goal, Stepper};
    ///
    /// let mut rules = Rules::classic(Shape::Four);
    /// rules.set(Variant::AntiKing, true);
    /// let puzzle = Puzzle::with_rules(Givens::empty(Shape::Four), rules)?;
    /// let mut stepper = Stepper::new(&puzzle, Goal::Exhaustion);
    /// stepper.run(u64::MAX);
    /// assert_eq!(stepper.counters().solutions, 0); // no 4x4 grid obeys the anti-king rule
    /// # Ok::<(), Vec<Violation>>(())
    /// ```
    ///
    /// # Errors
    /// Returns every violation if the givens break a rule.
    pub fn with_rules(givens: Givens, rules: Rules) -> Result<Self, Vec<Violation>> {
        debug_assert!(givens.shape() == rules.shape());
        let violations = rules.check(&givens);
        if violations.is_empty() { Ok(Self { givens, rules }) } else { Err(violations) }
    }

    pub const fn shape(&self) -> Shape {
        self.givens.shape()
    }

    pub const fn givens(&self) -> &Givens {
        &self.givens
    }

    /// Returns the constraints on a solution. Only the search
    /// ([`Stepper`](crate::search::Stepper)) and code documented to work under any rules
    /// honor them; everything else assumes the classic rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the empty cells in reading order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.givens.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell)
    }

    /// Returns the digits that no given in the cell's row, column or box holds.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let shape = self.shape();
        let peer_digits = cell
            .houses(shape)
            .into_iter()
            .flat_map(|house| house.cells(shape))
            .filter_map(|peer| self.givens.get(peer))
            .collect();
        shape.all_digits().without(peer_digits)
    }
}
