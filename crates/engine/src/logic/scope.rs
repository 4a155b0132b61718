//! Where steps about one digit or one house can be, so that no search looks for them elsewhere.

use super::LogicState;
use super::filling::Filling;
use super::geometry::{Geometry, HouseBits, HouseIndex, house_indices};
use super::state::MAX_DIGITS;
use crate::board::{CellSet, Digit, DigitSet};

/// The number of partial placements of a digit after which all other places count as useless.
const MAX_PLACEMENTS: u32 = 5_000;

/// The digits and houses that may have steps of their own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// By digit: the places that are in none of the ways to place it on the whole board.
    pub(super) places: [CellSet; MAX_DIGITS],
    /// The digits with such places.
    pub(super) digits: DigitSet,
    /// The houses with a candidate that is in none of the ways to fill them.
    pub(super) houses: HouseBits,
}

impl Scope {
    pub(super) const ALL: Self = Self {
        places: [CellSet::ALL; MAX_DIGITS],
        digits: DigitSet::first(MAX_DIGITS),
        houses: HouseBits::MAX,
    };

    pub(super) const fn has_house(&self, house: HouseIndex) -> bool {
        self.houses >> house & 1 == 1
    }

    /// Returns the cells of the houses.
    pub(super) fn cells(&self, geometry: &Geometry) -> CellSet {
        let houses = geometry.houses().iter().enumerate();
        let own = houses.filter(|&(index, _)| self.has_house(index));
        own.fold(CellSet::EMPTY, |all, (_, house)| all.union(house.cells))
    }
}

/// The scope of the last state of a path, and the places that it had.
#[derive(Clone, Debug)]
pub(super) struct ScopeMemo {
    scope: Scope,
    /// By digit.
    places: Option<[CellSet; MAX_DIGITS]>,
    /// By digit: some of the ways to place it.
    ways: [Vec<CellSet>; MAX_DIGITS],
}

impl ScopeMemo {
    pub(super) const NEW: Self =
        Self { scope: Scope::ALL, places: None, ways: [const { Vec::new() }; MAX_DIGITS] };

    /// Returns the scope of a state, which can only have lost candidates. Looks only at digits and
    /// houses that are not as they were.
    pub(super) fn of(&mut self, state: &LogicState) -> Scope {
        let geometry = state.geometry();
        let mut changed = CellSet::EMPTY;
        for digit in state.shape().digits() {
            let before = self.places.map_or(CellSet::ALL, |places| places[digit.index()]);
            let lost = before.difference(state.places(digit));
            if lost.is_empty() {
                continue;
            }
            changed = changed.union(lost);
            let useless = useless_places(state, digit, &mut self.ways[digit.index()]);
            self.scope.places[digit.index()] = useless;
            if useless.is_empty() {
                self.scope.digits.remove(digit);
            } else {
                self.scope.digits.insert(digit);
            }
        }
        // Under other rules, subsets of a house also exclude candidates outside of it.
        if geometry.rules().is_classic() {
            let houses = geometry.houses().iter().enumerate();
            for (house, _) in houses.filter(|(_, house)| house.cells.intersects(changed)) {
                self.scope.houses &= !(1 << house);
                self.scope.houses |= HouseBits::from(has_useless_candidate(state, house)) << house;
            }
        }
        self.places = Some(state.all_places());
        self.scope
    }
}

/// Returns the places of the digit that are in none of the ways to place it in all houses that it
/// has places in. Keeps the known ways that are left, and adds others.
fn useless_places(state: &LogicState, digit: Digit, ways: &mut Vec<CellSet>) -> CellSet {
    let geometry = state.geometry();
    let places = state.places(digit);
    let houses = |cells: CellSet| cells.iter().fold(0, |all, cell| all | geometry.houses_of(cell));
    let open = houses(places);
    ways.retain_mut(|way| {
        // Houses that have the digit by now are not open any more.
        *way = way.intersection(places);
        houses(*way) == open
    });
    let unused = ways.iter().fold(places, |unused, &way| unused.difference(way));
    let mut placing = Placing { geometry, unused, way: CellSet::EMPTY, budget: MAX_PLACEMENTS };
    let mut useless = CellSet::EMPTY;
    while let Some(cell) = placing.unused.first() {
        placing.unused.remove(cell);
        placing.way = CellSet::EMPTY.with(cell);
        let left = places.difference(geometry.peers(cell));
        if placing.fill(open & !geometry.houses_of(cell), left) {
            ways.push(placing.way);
        } else {
            useless.insert(cell);
        }
    }
    useless
}

/// The search for ways to place a digit.
struct Placing<'a> {
    geometry: &'a Geometry,
    /// The places that are in none of the ways so far.
    unused: CellSet,
    /// The places of the last way.
    way: CellSet,
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
                self.way.insert(cell);
                return true;
            }
        }
        false
    }
}

/// Returns whether a candidate of the house is in none of the ways to fill it with all digits.
fn has_useless_candidate(state: &LogicState, house: HouseIndex) -> bool {
    let cells = state.geometry().houses()[house].cells.intersection(state.empty_cells());
    let mut filling = Filling::default();
    !cells.iter().all(|cell| filling.add(state.candidates(cell))) || filling.is_rigid()
}
