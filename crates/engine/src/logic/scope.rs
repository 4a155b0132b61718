//! Where steps about one digit or one house can be, so that no search looks for them elsewhere.

use super::LogicState;
use super::geometry::{Geometry, HouseBits, HouseIndex, house_indices};
use crate::board::{CellSet, Digit, DigitSet};

/// The greatest number of digits, and of cells of a house.
pub(super) const MAX_DIGITS: usize = 16;

/// The number of partial placements of a digit after which it counts as one that may have steps.
const MAX_PLACEMENTS: u32 = 5_000;

/// The digits and houses that may have steps of their own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// The digits with a place that is in none of the ways to place them on the whole board.
    pub(super) digits: DigitSet,
    /// The houses with a candidate that is in none of the ways to fill them.
    pub(super) houses: HouseBits,
}

impl Scope {
    pub(super) const ALL: Self =
        Self { digits: DigitSet::first(MAX_DIGITS), houses: HouseBits::MAX };

    pub(super) const fn has_house(self, house: HouseIndex) -> bool {
        self.houses >> house & 1 == 1
    }

    /// Returns the cells of the houses.
    pub(super) fn cells(self, geometry: &Geometry) -> CellSet {
        let houses = geometry.houses().iter().enumerate();
        let own = houses.filter(|&(index, _)| self.has_house(index));
        own.fold(CellSet::EMPTY, |all, (_, house)| all.union(house.cells))
    }
}

/// The scope of the last state of a run, and what it was determined from.
#[derive(Clone, Debug)]
pub(super) struct ScopeMemo {
    scope: Scope,
    /// By digit and by cell: what the state was. Empty before the first state.
    places: Vec<CellSet>,
    candidates: Vec<DigitSet>,
}

impl ScopeMemo {
    pub(super) const NEW: Self =
        Self { scope: Scope::ALL, places: Vec::new(), candidates: Vec::new() };

    /// Returns the scope of a state. Looks only at digits and houses that are not as they were.
    pub(super) fn of(&mut self, state: &LogicState) -> Scope {
        let geometry = state.geometry();
        let digits = || state.shape().digits();
        for digit in digits() {
            if self.places.get(digit.index()) != Some(&state.places(digit)) {
                match has_useless_place(state, digit) {
                    true => self.scope.digits.insert(digit),
                    false => self.scope.digits.remove(digit),
                }
            }
        }
        // Under other rules, subsets of a house also exclude candidates outside of it.
        if geometry.rules().is_classic() {
            let cells = state.shape().cells();
            let differs = |index| self.candidates.get(index) != Some(&state.candidates[index]);
            let changed = cells.filter(|cell| differs(cell.index()));
            let houses = changed.fold(0, |all, cell| all | geometry.houses_of(cell));
            for house in house_indices(houses) {
                self.scope.houses &= !(1 << house);
                self.scope.houses |= HouseBits::from(has_useless_candidate(state, house)) << house;
            }
        }
        self.places = digits().map(|digit| state.places(digit)).collect();
        self.candidates.clone_from(&state.candidates);
        self.scope
    }
}

/// Returns whether a place of the digit is in none of the ways to place it in all houses that it
/// has places in.
fn has_useless_place(state: &LogicState, digit: Digit) -> bool {
    let geometry = state.geometry();
    let places = state.places(digit);
    let open = places.iter().fold(0, |all, cell| all | geometry.houses_of(cell));
    let mut placing = Placing { geometry, unused: places, budget: MAX_PLACEMENTS };
    while let Some(cell) = placing.unused.first() {
        let left = places.difference(geometry.peers(cell));
        if !placing.fill(open & !geometry.houses_of(cell), left) {
            return true;
        }
        placing.unused.remove(cell);
    }
    false
}

/// The search for ways to place a digit.
struct Placing<'a> {
    geometry: &'a Geometry,
    /// The places that are in none of the ways so far.
    unused: CellSet,
    /// How many more places may be tried.
    budget: u32,
}

impl Placing<'_> {
    /// Finds a place for each of these houses, and marks the places as used.
    fn fill(&mut self, open: HouseBits, left: CellSet) -> bool {
        let Some(house) = house_indices(open).next() else {
            return true;
        };
        let choices = left.intersection(self.geometry.houses()[house].cells);
        let first = choices.intersection(self.unused);
        for cell in first.iter().chain(choices.difference(first).iter()) {
            if self.budget == 0 {
                return false;
            }
            self.budget -= 1;
            let open = open & !self.geometry.houses_of(cell);
            if self.fill(open, left.difference(self.geometry.peers(cell))) {
                self.unused.remove(cell);
                return true;
            }
        }
        false
    }
}

/// Returns whether a candidate of the house is in none of the ways to fill it with all digits.
///
/// Fills the house in one way. A cell can take the digit of another one if the other can take
/// that of a third, and so on, until one takes the digit of the first.
fn has_useless_candidate(state: &LogicState, house: HouseIndex) -> bool {
    let cells = state.geometry().houses()[house].cells.intersection(state.empty_cells());
    let mut filling = Filling::default();
    for cell in cells.iter() {
        filling.candidates[filling.count] = state.candidates(cell).bits();
        filling.count += 1;
        if !filling.place(filling.count - 1, &mut 0) {
            return true;
        }
    }
    filling.has_one_way()
}

/// The empty cells of a house, and a digit for each.
#[derive(Default)]
struct Filling {
    count: usize,
    /// By cell.
    candidates: [u16; MAX_DIGITS],
    /// By digit: the cell that has it, among `placed`.
    holders: [u8; MAX_DIGITS],
    placed: u16,
}

impl Filling {
    /// Gives a cell a digit, and other digits to others if necessary. `tried` are digits that do
    /// not help.
    fn place(&mut self, cell: usize, tried: &mut u16) -> bool {
        let free = self.candidates[cell] & !self.placed;
        if free != 0 {
            self.placed |= free & free.wrapping_neg();
            self.holders[free.trailing_zeros() as usize] = cell as u8;
            return true;
        }
        loop {
            let left = self.candidates[cell] & !*tried;
            if left == 0 {
                return false;
            }
            let digit = left.trailing_zeros() as usize;
            *tried |= 1 << digit;
            if self.place(self.holders[digit] as usize, tried) {
                self.holders[digit] = cell as u8;
                return true;
            }
        }
    }

    /// Returns whether some cell has a candidate that it cannot take in exchange.
    fn has_one_way(&self) -> bool {
        let direct: [u16; MAX_DIGITS] = std::array::from_fn(|cell| {
            let digits = DigitSet::from_bits(self.candidates[cell]);
            digits.iter().fold(0, |all, digit| all | 1 << self.holders[digit.index()])
        });
        let mut reached = direct;
        for via in 0..self.count {
            for cell in 0..self.count {
                if reached[cell] >> via & 1 == 1 {
                    reached[cell] |= reached[via];
                }
            }
        }
        let all = 0..self.count;
        all.clone().any(|one| {
            all.clone().any(|other| direct[one] >> other & 1 == 1 && reached[other] >> one & 1 == 0)
        })
    }
}
