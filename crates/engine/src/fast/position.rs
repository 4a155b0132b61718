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
    house_digits: Vec<DigitSet>,
    /// The digits placed anywhere on the board.
    placed_digits: DigitSet,
    empty_count: usize,
}

/// The order in which forced digits are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// One by one, always the first: cells in reading order, then houses.
    OneByOne,
    /// In the order they are found.
    AsFound,
}

/// The digits missing from a house, by the number of cells that can take them.
pub(crate) struct MissingDigits {
    pub(crate) without_place: DigitSet,
    pub(crate) with_one_place: DigitSet,
    pub(crate) with_two_places: DigitSet,
}

impl Position {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let (shape, layout) = (puzzle.shape(), Layout::of(puzzle.shape()));
        let mut position = Self { digits: puzzle.givens().clone(), ..Self::blank(shape) };
        for (cell, given) in puzzle.givens().iter() {
            if let Some(digit) = given {
                position.placed_digits.insert(digit);
                position.empty_count -= 1;
                for &house in &layout.houses_of[cell.index()] {
                    position.house_digits[house].insert(digit);
                }
            }
        }
        for (cell, given) in puzzle.givens().iter() {
            let houses = layout.houses_of[cell.index()].iter();
            let seen =
                houses.fold(DigitSet::EMPTY, |seen, &nth| seen.union(position.house_digits[nth]));
            let candidates =
                if given.is_some() { DigitSet::EMPTY } else { shape.all_digits().without(seen) };
            position.candidates[cell.index()] = candidates;
        }
        position
    }

    /// Creates a position with an empty board.
    pub(crate) fn blank(shape: Shape) -> Self {
        Self {
            digits: Givens::empty(shape),
            candidates: vec![shape.all_digits(); shape.cell_count()],
            house_digits: House::all(shape).map(|_| DigitSet::EMPTY).collect(),
            placed_digits: DigitSet::EMPTY,
            empty_count: shape.cell_count(),
        }
    }

    /// Returns the digits that appear nowhere on the board. They are interchangeable:
    /// swapping two of them does not change the board.
    pub(crate) fn absent(&self, layout: &Layout) -> DigitSet {
        layout.shape.all_digits().without(self.placed_digits)
    }

    /// Returns the number of empty cells.
    pub(crate) const fn empty_count(&self) -> usize {
        self.empty_count
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
        self.placed_digits.insert(digit);
        self.candidates[cell.index()] = DigitSet::EMPTY;
        self.empty_count -= 1;
        for &house in &layout.houses_of[cell.index()] {
            self.house_digits[house].insert(digit);
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

    /// Places forced digits until there are none left, or until a contradiction appears.
    /// [`Order::OneByOne`] places them one by one, in the order a human would follow;
    /// [`Order::AsFound`] leads to the same board, but is several times faster.
    pub(crate) fn place_forced_digits(
        &mut self,
        layout: &Layout,
        order: Order,
    ) -> Result<(), Contradiction> {
        match order {
            Order::OneByOne => self.place_one_by_one(layout),
            Order::AsFound => self.sweep(layout),
        }
    }

    fn place_one_by_one(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        while let Some(placement) = self.forced_placement(layout)? {
            self.place(layout, placement);
        }
        Ok(())
    }

    /// Sweeps over all cells and houses until a sweep places nothing.
    fn sweep(&mut self, layout: &Layout) -> Result<(), Contradiction> {
        let mut before = usize::MAX;
        while self.empty_count < before {
            before = self.empty_count;
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
            let missing = self.missing_digits(layout, nth);
            if let Some(digit) = missing.without_place.lowest() {
                return Err(Contradiction::HouseWithoutPlace { house, digit });
            }
            for digit in missing.with_one_place.iter() {
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
    fn forced_placement(&self, layout: &Layout) -> Result<Option<Placement>, Contradiction> {
        let mut forced = None;
        for (cell, candidates) in self.empty_cells(layout) {
            match candidates.len() {
                0 => return Err(Contradiction::CellWithoutDigit { cell }),
                1 if forced.is_none() => {
                    forced = candidates.lowest().map(|digit| Placement { cell, digit });
                }
                _ => {}
            }
        }
        for (nth, &(house, ref cells)) in layout.houses.iter().enumerate() {
            let missing = self.missing_digits(layout, nth);
            if let Some(digit) = missing.without_place.lowest() {
                return Err(Contradiction::HouseWithoutPlace { house, digit });
            }
            if let Some(digit) = missing.with_one_place.lowest().filter(|_| forced.is_none()) {
                forced = self.placements(cells, digit).next();
            }
        }
        Ok(forced)
    }

    /// Returns the placements to branch on: the candidates of a cell or the places of a
    /// digit in a house. Every solution from here contains exactly one of them. Prefers a
    /// choice of two, otherwise takes the cell with the fewest candidates.
    pub(crate) fn choices(&self, layout: &Layout) -> Vec<Placement> {
        let narrowest = self.empty_cells(layout).min_by_key(|(_, candidates)| candidates.len());
        let Some((cell, candidates)) = narrowest else {
            return Vec::new();
        };
        if candidates.len() > 2 {
            for (nth, (_, cells)) in layout.houses.iter().enumerate() {
                if let Some(digit) = self.missing_digits(layout, nth).with_two_places.lowest() {
                    return self.placements(cells, digit).collect();
                }
            }
        }
        candidates.iter().map(|digit| Placement { cell, digit }).collect()
    }

    /// Returns the candidates of the first empty cell in reading order. These are the
    /// choices of plain backtracking without those that fail immediately.
    pub(crate) fn choices_in_reading_order(&self, layout: &Layout) -> Vec<Placement> {
        let first = self.empty_cells(layout).next();
        first.map_or_else(Vec::new, |(cell, candidates)| {
            candidates.iter().map(|digit| Placement { cell, digit }).collect()
        })
    }

    /// Returns the empty cells and their candidates.
    pub(crate) fn empty_cells(&self, layout: &Layout) -> impl Iterator<Item = (Cell, DigitSet)> {
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
    pub(crate) fn missing_digits(&self, layout: &Layout, house: usize) -> MissingDigits {
        let missing = layout.shape.all_digits().without(self.house_digits[house]);
        if missing.is_empty() {
            return MissingDigits {
                without_place: missing,
                with_one_place: missing,
                with_two_places: missing,
            };
        }
        let (mut in_at_least_one, mut in_at_least_two, mut in_at_least_three) = (0, 0, 0);
        for cell in &layout.houses[house].1 {
            let candidates = self.candidates[cell.index()].bits();
            in_at_least_three |= in_at_least_two & candidates;
            in_at_least_two |= in_at_least_one & candidates;
            in_at_least_one |= candidates;
        }
        let [in_at_least_one, in_at_least_two, in_at_least_three] =
            [in_at_least_one, in_at_least_two, in_at_least_three].map(DigitSet::from_bits);
        MissingDigits {
            without_place: missing.without(in_at_least_one),
            with_one_place: in_at_least_one.without(in_at_least_two),
            with_two_places: in_at_least_two.without(in_at_least_three),
        }
    }
}
