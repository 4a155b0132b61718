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
        let ends = places.intersection(cells.cells).as_pair()?;
        Some(StrongLink { house, ends })
    });
    links.collect()
}
