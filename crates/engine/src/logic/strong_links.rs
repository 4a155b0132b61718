//! Pairs of places of a digit, at least one of which is true.

use super::LogicState;
use super::geometry::HouseIndex;
use crate::board::{Cell, CellSet, Digit};

/// The only two places of a digit in a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct StrongLink {
    pub(super) house: HouseIndex,
    pub(super) ends: [Cell; 2],
}

impl StrongLink {
    pub(super) fn cells(self) -> CellSet {
        self.ends.into_iter().collect()
    }

    /// Returns the ends in both orders.
    pub(super) const fn orders(self) -> [[Cell; 2]; 2] {
        let [one, other] = self.ends;
        [[one, other], [other, one]]
    }
}

/// Returns the strong links of a digit, by house.
pub(super) fn strong_links(state: &LogicState, digit: Digit) -> Vec<StrongLink> {
    let places = state.places(digit);
    let houses = state.geometry().houses().iter().enumerate();
    let links = houses.filter_map(|(house, cells)| {
        let mut ends = places.intersection(cells.cells);
        let first = ends.first()?;
        ends.remove(first);
        let second = ends.first()?;
        ends.remove(second);
        ends.is_empty().then_some(StrongLink { house, ends: [first, second] })
    });
    links.collect()
}
