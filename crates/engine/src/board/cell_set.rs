//! Sets of the cells of one board.

use super::Cell;

/// A set of cells, one bit each.
///
/// ```
/// use sudoku_engine::board::{CellSet, Shape};
///
/// let row: CellSet = Shape::Four.cells().take(4).collect();
/// let last = Shape::Four.cells().last().expect("a board has cells");
/// assert!(!row.contains(last));
/// assert!(row.with(last).iter().eq(row.iter().chain([last])));
/// assert!(row.with(last).difference(row).iter().eq([last]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Removes a cell.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// The set and this cell.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.insert(cell);
        self
    }

    /// The set but for this cell.
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> Self {
        self.remove(cell);
        self
    }

    /// The cells that are in this set and not in the other.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cells that are in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Whether a cell is in both sets.
    pub fn meets(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
    }

    /// Whether no cell is in the set.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// How many cells are in the set.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Its cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..).zip(self.0).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as usize;
                bits &= bits.checked_sub(1)?;
                Some(Cell::from_index(word * 64 + bit))
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}
