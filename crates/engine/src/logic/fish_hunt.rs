//! The search for fish. In a fish, the places of a digit in n houses, the base sets, are covered by
//! n other houses, the cover sets. A place is a cell where the digit is still possible.
//!
//! One search finds all of them, from X-wings to finned mutant fish. It assumes that the digit goes
//! into one of its places, the target, and removes the places that this one sees. If the remaining
//! places of n base sets lie in only n - 1 cover sets, there is no room for n digits, so that the
//! target can be eliminated. A house that contains the target becomes the last cover set. Places of
//! the base sets outside of the cover sets are fins. The target sees every fin, because all other
//! places are covered.

use std::collections::HashSet;

use super::LogicState;
use super::fish_form::FishHouses;
use super::geometry::{HouseBits, HouseForm, HouseIndex};
use super::local_places::{LocalPlaces, Places};
use crate::board::{CellSet, Digit};

/// The maximum number of fins, as in HoDoKu.
const MAX_FINS: u32 = 5;
/// The maximum number of places in more than one base set, as in HoDoKu.
const MAX_ENDO_FINS: u32 = 2;

/// A fish, and the places that it eliminates.
#[derive(Clone, Debug)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    pub(super) bases: HouseBits,
    pub(super) covers: HouseBits,
    /// The places of the base sets that are in no cover set.
    pub(super) fins: CellSet,
    /// The places in more than one base set.
    pub(super) endo_fins: CellSet,
    pub(super) eliminations: CellSet,
    /// Whether a base set has at most one place in the cover sets: a sashimi fish.
    pub(super) is_sashimi: bool,
    /// Which kinds of houses it consists of.
    pub(super) houses: FishHouses,
}

impl Fish {
    pub(super) fn has_fins(&self) -> bool {
        !self.fins.is_empty() || !self.endo_fins.is_empty()
    }
}

/// The forms of base sets and of cover sets.
type Forms = (&'static [HouseForm], &'static [HouseForm]);

/// Returns the forms of houses to combine.
const fn directions(houses: FishHouses) -> &'static [Forms] {
    use HouseForm::{Block, Column, Row};
    match houses {
        FishHouses::Lines => &[(&[Row], &[Column]), (&[Column], &[Row])],
        FishHouses::LinesAndBlocks => {
            &[(&[Row, Block], &[Column, Block]), (&[Column, Block], &[Row, Block])]
        }
        FishHouses::Any => &[(&[Row, Column, Block], &[Row, Column, Block])],
    }
}

/// A house, and the places of the digit in it.
type HousePlaces = (HouseIndex, Places);

/// Returns the fish of this size with these kinds of houses. A fish that needs fewer kinds is left
/// out.
pub(super) fn hunt(
    state: &LogicState,
    digits: &[LocalPlaces],
    houses: FishHouses,
    size: usize,
) -> Vec<Fish> {
    let mut found = Vec::new();
    for local in digits.iter().filter(|it| it.len() >= 2 * size) {
        let mut seen = HashSet::new();
        for &(base_forms, cover_forms) in directions(houses) {
            let of_forms = |forms: &[HouseForm]| -> Vec<HousePlaces> {
                let all = state.geometry().houses().iter().enumerate();
                let fitting = all.filter(|(_, house)| forms.contains(&house.form));
                let places = fitting.map(|(index, _)| (index, local.in_house(index)));
                places.filter(|&(_, places)| places != 0).collect()
            };
            let (bases, covers) = (of_forms(base_forms), of_forms(cover_forms));
            let mut hunt = Hunt {
                state,
                houses,
                local,
                last_covers: 0,
                bases: Vec::with_capacity(bases.len()),
                covers: Vec::with_capacity(covers.len()),
                seen: &mut seen,
                found: &mut found,
            };
            for target in local.targets() {
                hunt.search(target, (&bases, &covers), size);
            }
        }
    }
    found
}

/// The search for the fish of one digit and one direction that eliminate one place, the target.
struct Hunt<'a> {
    state: &'a LogicState,
    houses: FishHouses,
    local: &'a LocalPlaces,
    /// The houses that contain the target. One of them becomes the last cover set.
    last_covers: HouseBits,
    /// The houses without the target that may be base sets, with the places that it does not see.
    bases: Vec<HousePlaces>,
    /// The same for cover sets.
    covers: Vec<HousePlaces>,
    /// The base and cover sets of the fish that were found.
    seen: &'a mut HashSet<(HouseBits, HouseBits)>,
    found: &'a mut Vec<Fish>,
}

impl Hunt<'_> {
    /// Finds the fish that eliminate the target.
    fn search(
        &mut self,
        target: usize,
        (bases, covers): (&[HousePlaces], &[HousePlaces]),
        size: usize,
    ) {
        let removed = self.local.peers(target) | 1 << target;
        let target_houses = self.local.houses_of(target);
        let remaining = |&(house, places): &HousePlaces| {
            let left = places & !removed;
            (target_houses >> house & 1 == 0 && left != 0).then_some((house, left))
        };
        self.bases.clear();
        // Each cover set is a line that crosses a base set in one place.
        let max_places = match self.houses {
            FishHouses::Lines => size as u32 - 1,
            FishHouses::LinesAndBlocks | FishHouses::Any => Places::BITS,
        };
        let fits = |&(_, left): &HousePlaces| left.count_ones() <= max_places;
        self.bases.extend(bases.iter().filter_map(remaining).filter(fits));
        self.last_covers =
            covers.iter().fold(0, |all, (house, _)| all | 1 << house) & target_houses;
        if self.bases.len() < size || self.last_covers == 0 {
            return;
        }
        let base_places = self.bases.iter().fold(0, |all, (_, left)| all | left);
        self.covers.clear();
        self.covers.extend(
            covers.iter().filter_map(remaining).filter(|(_, left)| left & base_places != 0),
        );
        self.choose_covers(0, (0, 0), size - 1, size);
    }

    /// Adds cover sets from this index on, and then base sets. `missing` does not include the last
    /// cover set, a house of the target.
    fn choose_covers(
        &mut self,
        from: usize,
        (chosen, covered): (HouseBits, Places),
        missing: usize,
        size: usize,
    ) {
        if missing == 0 {
            let fits = self.bases.iter().filter(|(_, places)| places & !covered == 0).count();
            if fits >= size {
                self.choose_bases(0, (0, 0), (chosen, covered), size);
            }
            return;
        }
        for index in from..(self.covers.len() + 1).saturating_sub(missing) {
            let (house, places) = self.covers[index];
            if places & !covered != 0 {
                self.choose_covers(
                    index + 1,
                    (chosen | 1 << house, covered | places),
                    missing - 1,
                    size,
                );
            }
        }
    }

    /// Adds base sets from this index on that share no place, except those that the target sees, and
    /// reports the fish.
    fn choose_bases(
        &mut self,
        from: usize,
        (chosen, places): (HouseBits, Places),
        (covers, covered): (HouseBits, Places),
        missing: usize,
    ) {
        if missing == 0 {
            for last in super::geometry::house_indices(self.last_covers & !chosen) {
                self.report(chosen, covers | 1 << last);
            }
            return;
        }
        for index in from..(self.bases.len() + 1).saturating_sub(missing) {
            let (house, remaining) = self.bases[index];
            if remaining & !covered == 0 && remaining & places == 0 && covers >> house & 1 == 0 {
                let chosen = (chosen | 1 << house, places | remaining);
                self.choose_bases(index + 1, chosen, (covers, covered), missing - 1);
            }
        }
    }

    fn report(&mut self, bases: HouseBits, covers: HouseBits) {
        if self.seen.insert((bases, covers))
            && let Some(fish) = self.fish(bases, covers)
            && fish.houses == self.houses
        {
            self.found.push(fish);
        }
    }

    /// Returns the fish with these sets, or `None` if it rules out nothing.
    fn fish(&self, bases: HouseBits, covers: HouseBits) -> Option<Fish> {
        let (base, endo_fins) = self.places_in(bases);
        let (cover, twice_covered) = self.places_in(covers);
        let fins = base & !cover;
        if fins.count_ones() > MAX_FINS || endo_fins.count_ones() > MAX_ENDO_FINS {
            return None;
        }
        // In a place of a base set, the digit is ruled out only if two cover sets contain it.
        let eliminable = (cover & !base) | twice_covered;
        let eliminations = self.local.seeing_all(eliminable, fins | endo_fins);
        if eliminations == 0 {
            return None;
        }
        let is_sashimi = |house| (self.local.in_house(house) & !fins).count_ones() < 2;
        Some(Fish {
            digit: self.local.digit(),
            bases,
            covers,
            fins: self.local.cells(fins),
            endo_fins: self.local.cells(endo_fins),
            eliminations: self.local.cells(eliminations),
            is_sashimi: super::geometry::house_indices(bases).any(is_sashimi),
            houses: self.fish_houses(bases, covers),
        })
    }

    /// Returns the places in any of the houses, and those in more than one.
    fn places_in(&self, houses: HouseBits) -> (Places, Places) {
        let places = super::geometry::house_indices(houses).map(|it| self.local.in_house(it));
        places.fold((0, 0), |(any, several), places| (any | places, several | any & places))
    }

    /// Returns the fewest kinds of houses that contain these base and cover sets.
    fn fish_houses(&self, bases: HouseBits, covers: HouseBits) -> FishHouses {
        let has = |houses: HouseBits, form: HouseForm| {
            let geometry = self.state.geometry();
            super::geometry::house_indices(houses).any(|it| geometry.houses()[it].form == form)
        };
        let avoids = |from, to| !has(bases, from) && !has(covers, to);
        let is_one_way =
            avoids(HouseForm::Row, HouseForm::Column) || avoids(HouseForm::Column, HouseForm::Row);
        match is_one_way {
            true if has(bases | covers, HouseForm::Block) => FishHouses::LinesAndBlocks,
            true => FishHouses::Lines,
            false => FishHouses::Any,
        }
    }
}
