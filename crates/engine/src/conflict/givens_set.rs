//! Sets of the givens of one board.

use crate::board::{Cell, Shape};

/// A set of cells, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GivensSet([u64; 4]);

impl GivensSet {
    pub(super) const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    pub(super) const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    #[must_use]
    pub(super) const fn with(mut self, cell: Cell) -> Self {
        self.insert(cell);
        self
    }

    #[must_use]
    pub(super) const fn without_cell(mut self, cell: Cell) -> Self {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
        self
    }

    #[must_use]
    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[must_use]
    pub(super) fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    pub(super) fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Its cells in reading order.
    pub(super) fn cells(self, shape: Shape) -> impl Iterator<Item = Cell> {
        shape.cells().filter(move |&cell| self.contains(cell))
    }
}

impl FromIterator<Cell> for GivensSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::default(), Self::with)
    }
}
