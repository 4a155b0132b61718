//! The places of one digit, numbered from 0, so that a set of them is one word.

use super::LogicState;
use super::geometry::{HouseBits, HouseIndex};
use crate::board::{Cell, CellSet, Digit};

/// A set of places by their number, one bit each.
pub(super) type Places = u128;

/// The places of a digit, with their houses and peers.
#[derive(Clone, Debug)]
pub(super) struct LocalPlaces {
    digit: Digit,
    cells: Vec<Cell>,
    peers: Vec<Places>,
    houses_of: Vec<HouseBits>,
    in_house: Vec<Places>,
    /// The places that may be ruled out.
    targets: Places,
}

impl LocalPlaces {
    /// Returns the places of the digit. Those among the `targets` may be ruled out. Returns `None`
    /// if there are more places than a set can have, which happens only on nearly empty boards of
    /// 16x16 cells.
    pub(super) fn new(state: &LogicState, digit: Digit, targets: CellSet) -> Option<Self> {
        let geometry = state.geometry();
        let cells: Vec<Cell> = state.places(digit).iter().collect();
        if cells.len() > Places::BITS as usize {
            return None;
        }
        let mut in_house = vec![0; geometry.houses().len()];
        let mut peers = vec![0; cells.len()];
        let houses_of: Vec<HouseBits> = cells.iter().map(|&it| geometry.houses_of(it)).collect();
        for (index, &cell) in cells.iter().enumerate() {
            for house in super::geometry::house_indices(houses_of[index]) {
                in_house[house] |= 1 << index;
            }
            let own = geometry.peers(cell);
            for (other, &peer) in cells.iter().enumerate().take(index) {
                if own.contains(peer) {
                    peers[index] |= 1 << other;
                    peers[other] |= 1 << index;
                }
            }
        }
        let is_target = |&index: &usize| targets.contains(cells[index]);
        let targets = (0..cells.len()).filter(is_target).fold(0, |all, index| all | 1 << index);
        Some(Self { digit, cells, peers, houses_of, in_house, targets })
    }

    pub(super) const fn digit(&self) -> Digit {
        self.digit
    }

    /// Returns the number of places.
    pub(super) const fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns the numbers of the places that may be ruled out.
    pub(super) fn targets(&self) -> impl Iterator<Item = usize> {
        bits(self.targets)
    }

    /// Returns the places that see a place.
    pub(super) fn peers(&self, place: usize) -> Places {
        self.peers[place]
    }

    pub(super) fn houses_of(&self, place: usize) -> HouseBits {
        self.houses_of[place]
    }

    pub(super) fn in_house(&self, house: HouseIndex) -> Places {
        self.in_house[house]
    }

    /// Returns those of the places that see all others.
    pub(super) fn seeing_all(&self, places: Places, others: Places) -> Places {
        bits(others).fold(places, |all, other| all & self.peers[other])
    }

    pub(super) fn cells(&self, places: Places) -> CellSet {
        bits(places).map(|place| self.cells[place]).collect()
    }
}

fn bits(mut places: Places) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = places.trailing_zeros() as usize;
        places &= places.checked_sub(1)?;
        Some(place)
    })
}
