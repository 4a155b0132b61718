//! The digits that occur in solutions, as the worker reports them.

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Digit, DigitSet, Shape};
use sudoku_engine::count::{Occurrences, Tally};

/// The known numbers of solutions with each digit in each cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrueCandidates {
    shape: Shape,
    /// By cell, then by digit; `None` while unknown.
    tallies: Vec<Option<Tally>>,
    /// The part of the placements examined so far, in thousandths.
    pub thousandths: u16,
    /// The number of solutions from which a tally is only a lower bound.
    pub limit: u64,
}

impl TrueCandidates {
    /// Returns what is known by now, counted up to this limit.
    pub fn new(shape: Shape, occurrences: &Occurrences, limit: u64) -> Self {
        let tally = |(cell, digit)| occurrences.tally(cell, digit);
        let placements =
            shape.cells().flat_map(|cell| shape.digits().map(move |digit| (cell, digit)));
        Self {
            shape,
            tallies: placements.map(tally).collect(),
            thousandths: (occurrences.fraction() * 1000.0) as u16,
            limit,
        }
    }

    pub fn tally(&self, cell: Cell, digit: Digit) -> Option<Tally> {
        *self.tallies.get(cell.index() * self.shape.size() + digit.index())?
    }

    /// Fills in what `earlier` knows and this does not know yet.
    pub(crate) fn fill_in(&mut self, earlier: &Self) {
        for (tally, before) in self.tallies.iter_mut().zip(&earlier.tallies) {
            *tally = tally.or(*before);
        }
    }

    /// Returns the digits known to occur in the cell in some solution, and in how many
    /// solutions.
    pub fn of(&self, cell: Cell) -> Vec<(Digit, Tally)> {
        let tally_of = |digit| self.tally(cell, digit).map(|tally| (digit, tally));
        let tallies = self.shape.digits().filter_map(tally_of);
        tallies.filter(|&(_, tally)| tally > Tally::Exactly(0)).collect()
    }

    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.of(cell).into_iter().map(|(digit, _)| digit).collect()
    }
}
