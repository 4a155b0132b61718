//! A board in the middle of a search, with the candidates of its empty cells.

use super::{Contradiction, Layout};
use crate::board::{Cell, Digit, DigitSet, Givens, Grid, House, Puzzle, Shape};

/// A digit to place in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) cell: Cell,
    pub(crate) digit: Digit,
}

/// The digits on a board without clashes, and the candidates of the empty cells.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    digits: Givens,
    /// By cell: the remaining candidates; empty for a filled cell.
    candidates: Vec<DigitSet>,
    /// By house: the digits placed there.
    held: Vec<DigitSet>,
    /// The digits placed anywhere on the board.
    standing: DigitSet,
    empty: usize,
}

/// The order in which forced digits are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// One by one, always the first: cells in reading order, then houses.
    FirstFirst,
    /// In the order they are found.
    AsMet,
}

/// The digits missing from a house, by the number of cells that can take them.
pub(crate) struct Places {
    pub(crate) none: DigitSet,
    pub(crate) one: DigitSet,
    pub(crate) two: DigitSet,
}

impl Position {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let (shape, layout) = (puzzle.shape(), Layout::of(puzzle.shape()));
        let mut position = Self { digits: puzzle.givens().clone(), ..Self::blank(shape) };
        for (cell, given) in puzzle.givens().iter() {
            if let Some(digit) = given {
                position.standing.insert(digit);
                position.empty -= 1;
                for &house in &layout.houses_of[cell.index()] {
                    position.held[house].insert(digit);
                }
            }
        }
        for (cell, given) in puzzle.givens().iter() {
            let houses = layout.houses_of[cell.index()].iter();
            let seen = houses.fold(DigitSet::EMPTY, |seen, &nth| seen.union(position.held[nth]));
            let left =
                if given.is_some() { DigitSet::EMPTY } else { shape.all_digits().without(seen) };
            position.candidates[cell.index()] = left;
        }
        position
    }

    /// Creates a position with an empty board.
    pub(crate) fn blank(shape: Shape) -> Self {
        Self {
            digits: Givens::empty(shape),
            candidates: vec![shape.all_digits(); shape.cell_count()],
            held: House::all(shape).map(|_| DigitSet::EMPTY).collect(),
            standing: DigitSet::EMPTY,
            empty: shape.cell_count(),
        }
    }

    /// Returns the digits that appear nowhere on the board. They are interchangeable:
    /// swapping two of them does not change the board.
    pub(crate) fn absent(&self, layout: &Layout) -> DigitSet {
        layout.shape.all_digits().without(self.standing)
    }

    /// Returns the number of empty cells.
    pub(crate) const fn empty(&self) -> usize {
        self.empty
    }

    /// Returns the full board, or `None` if a cell is empty. Placements never clash.
    pub(crate) fn into_grid(self) -> Option<Grid> {
        Grid::try_from(self.digits).ok()
    }

    /// Places a digit if it is still a candidate of the cell.
    pub(crate) fn place(&mut self, layout: &Layout, Placement { cell, digit }: Placement) {
        if !self.candidates[cell.index()].contains(digit) {
            return;
        }
        self.digits.set(cell, Some(digit));
        self.standing.insert(digit);
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.empty -= 1;
        for &house in &layout.houses_of[cell.index()] {
            self.held[house].insert(digit);
        }
        for peer in &layout.peers[cell.index()] {
            self.candidates[peer.index()].remove(digit);
        }
    }

    /// Returns the candidates of a cell, or the empty set if it is filled.
    pub(crate) fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Returns the digits on the board.
    pub(crate) const fn digits(&self) -> &Givens {
        &self.digits
    }

    /// Rules out a candidate for a reason other than the digits in its houses.
    pub(crate) fn eliminate(&mut self, Placement { cell, digit }: Placement) {
        self.candidates[cell.index()].remove(digit);
    }

    /// Places forced digits until there are none left, or until a contradiction appears.
    /// [`Order::FirstFirst`] places them one by one, in the order a human would follow;
    /// [`Order::AsMet`] leads to the same board, but is several times faster.
    pub(crate) fn settle(&mut self, layout: &Layout, order: Order) -> Result<(), Contradiction> {
        match order {
            Order::FirstFirst => self.settle_in_order(layout),
            Order::AsMet => self.sweep(layout),
        }
    }

    fn settle_in_order(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        while let Some(placement) = self.forced(layout)? {
            self.place(layout, placement);
        }
        Ok(())
    }

    /// Sweeps over all cells and houses until a sweep places nothing.
    fn sweep(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        let mut before = usize::MAX;
        while self.empty < before {
            before = self.empty;
            self.sweep_cells(layout)?;
            self.sweep_houses(layout)?;
        }
        Ok(())
    }

    fn sweep_cells(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        for cell in layout.shape.cells() {
            let candidates = self.candidates[cell.index()];
            match candidates.len() {
                0 if self.digits.get(cell).is_none() => {
                    return Err(Contradiction::CellWithoutDigit { cell });
                }
                1 => {
                    for digit in candidates.iter() {
                        self.place(layout, Placement { cell, digit });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn sweep_houses(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        for (nth, &(house, ref cells)) in layout.houses.iter().enumerate() {
            let places = self.places(layout, nth);
            if let Some(digit) = places.none.lowest() {
                return Err(Contradiction::HouseWithoutPlace { house, digit });
            }
            for digit in places.one.iter() {
                let can_take = |cell: &&Cell| self.candidates[cell.index()].contains(digit);
                if let Some(&cell) = cells.iter().find(can_take) {
                    self.place(layout, Placement { cell, digit });
                }
            }
        }
        Ok(())
    }

    /// Returns the first forced digit: the last candidate of a cell, or else the last place
    /// in a house. Returns the first contradiction, in the same order, if there is any.
    fn forced(&self, layout: &Layout) -> Result<Option<Placement>, Contradiction> {
        let mut forced = None;
        for (cell, candidates) in self.open(layout) {
            match candidates.len() {
                0 => return Err(Contradiction::CellWithoutDigit { cell }),
                1 if forced.is_none() => {
                    forced = candidates.lowest().map(|digit| Placement { cell, digit });
                }
                _ => {}
            }
        }
        for (nth, &(house, ref cells)) in layout.houses.iter().enumerate() {
            let places = self.places(layout, nth);
            if let Some(digit) = places.none.lowest() {
                return Err(Contradiction::HouseWithoutPlace { house, digit });
            }
            if let Some(digit) = places.one.lowest().filter(|_| forced.is_none()) {
                forced = self.placements(cells, digit).next();
            }
        }
        Ok(forced)
    }

    /// Returns the placements to branch on: the candidates of a cell or the places of a
    /// digit in a house. Every solution from here contains exactly one of them. Prefers a
    /// choice of two, otherwise takes the cell with the fewest candidates.
    pub(crate) fn choices(&self, layout: &Layout) -> Vec<Placement> {
        let narrowest = self.open(layout).min_by_key(|(_, candidates)| candidates.len());
        let Some((cell, candidates)) = narrowest else {
            return Vec::new();
        };
        if candidates.len() > 2 {
            for (nth, (_, cells)) in layout.houses.iter().enumerate() {
                if let Some(digit) = self.places(layout, nth).two.lowest() {
                    return self.placements(cells, digit).collect();
                }
            }
        }
        candidates.iter().map(|digit| Placement { cell, digit }).collect()
    }

    /// Returns the candidates of the first empty cell in reading order. These are the
    /// choices of plain backtracking without those that fail immediately.
    pub(crate) fn choices_in_reading_order(&self, layout: &Layout) -> Vec<Placement> {
        let first = self.open(layout).next();
        first.map_or_else(Vec::new, |(cell, candidates)| {
            candidates.iter().map(|digit| Placement { cell, digit }).collect()
        })
    }

    /// Returns the empty cells and their candidates.
    pub(crate) fn open(&self, layout: &Layout) -> impl Iterator<Item = (Cell, DigitSet)> {
        layout
            .shape
            .cells()
            .zip(self.candidates.iter().copied())
            .filter(|&(cell, _)| self.digits.get(cell).is_none())
    }

    /// Returns the possible placements of the digit in the cells.
    fn placements(&self, cells: &[Cell], digit: Digit) -> impl Iterator<Item = Placement> {
        cells
            .iter()
            .filter(move |cell| self.candidates[cell.index()].contains(digit))
            .map(move |&cell| Placement { cell, digit })
    }

    /// Returns the digits missing from the house with this index, by their number of places.
    pub(crate) fn places(&self, layout: &Layout, house: usize) -> Places {
        let lacking = layout.shape.all_digits().without(self.held[house]);
        if lacking.is_empty() {
            return Places { none: lacking, one: lacking, two: lacking };
        }
        // The digits that are candidates of at least one, two and three cells.
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for cell in &layout.houses[house].1 {
            let candidates = self.candidates[cell.index()].bits();
            thrice |= twice & candidates;
            twice |= once & candidates;
            once |= candidates;
        }
        let [once, twice, thrice] = [once, twice, thrice].map(DigitSet::from_bits);
        Places { none: lacking.without(once), one: once.without(twice), two: twice.without(thrice) }
    }
}
