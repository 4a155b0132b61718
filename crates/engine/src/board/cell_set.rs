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
    pub const EMPTY: Self = Self([0; 4]);
    /// All cells of all boards.
    pub(crate) const ALL: Self = Self([u64::MAX; 4]);

    /// Returns whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Returns the set with the cell added.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.insert(cell);
        self
    }

    /// Returns the set with the cell removed.
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> Self {
        self.remove(cell);
        self
    }

    /// Returns the cells that are in this set but not in the other.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Returns the cells that are in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Returns the cells that are in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Returns whether every cell of this set is in the other.
    pub fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// Returns the first cell in reading order, or `None` if the set is empty.
    pub fn first(self) -> Option<Cell> {
        let word = self.0.iter().position(|&bits| bits != 0)?;
        Some(Cell::from_index(word * 64 + self.0[word].trailing_zeros() as usize))
    }

    /// Returns the cell of a set of one.
    pub(crate) fn as_single(self) -> Option<Cell> {
        self.first().filter(|&first| self.without(first).is_empty())
    }

    /// Returns the cells of a set of two, in reading order.
    pub(crate) fn as_pair(mut self) -> Option<[Cell; 2]> {
        let first = self.first()?;
        self.remove(first);
        let second = self.first()?;
        self.remove(second);
        self.is_empty().then_some([first, second])
    }

    /// Returns whether the two sets have a cell in common.
    pub fn intersects(self, other: Self) -> bool {
        !self.intersection(other).is_empty()
    }

    pub fn is_empty(self) -> bool {
        // One comparison is faster than one for each word.
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns the number of cells in the set.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while words[word] == 0 {
                word += 1;
                if word == words.len() {
                    // Stay at a word that is empty.
                    word -= 1;
                    return None;
                }
            }
            let bit = words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some(Cell::from_index(word * 64 + bit))
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}
