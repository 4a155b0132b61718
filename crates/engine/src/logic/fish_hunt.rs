//! The search for fish: the places of a digit in some houses, the base sets, covered by as many
//! other houses.
//!
//! One search finds all of them, from X-wings to finned mutant fish. It assumes that a candidate
//! is true, and looks for base sets whose other places lie in one cover set too few, which
//! refutes the candidate. A house with the candidate completes the cover sets. The places outside
//! of them are the fins; the candidate sees them, or they would have had to be covered.

use std::collections::HashSet;

use super::LogicState;
use super::fish_form::FishHouses;
use super::geometry::{HouseBits, HouseForm, HouseIndex};
use super::local_places::{LocalPlaces, Places};
use crate::board::{CellSet, Digit};

/// The greatest number of fins, as in HoDoKu.
const MAX_FINS: u32 = 5;
/// The greatest number of places in two base sets, as in HoDoKu.
const MAX_ENDO_FINS: u32 = 2;

/// A fish with its conclusion.
#[derive(Clone, Debug)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    pub(super) bases: HouseBits,
    pub(super) covers: HouseBits,
    /// The places outside of the cover sets.
    pub(super) fins: CellSet,
    /// The places in two base sets.
    pub(super) endo_fins: CellSet,
    pub(super) eliminations: CellSet,
    /// Whether a base set has at most one place in the cover sets.
    pub(super) is_thin: bool,
    /// Which houses it has.
    pub(super) houses: FishHouses,
}

impl Fish {
    pub(super) fn has_fins(&self) -> bool {
        !self.fins.is_empty() || !self.endo_fins.is_empty()
    }
}

/// The forms of base sets and of cover sets.
type Forms = (&'static [HouseForm], &'static [HouseForm]);

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

/// A house with places of the digit.
type Rest = (HouseIndex, Places);

/// Returns the fish of this size that have houses of these forms, and no fewer forms.
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
            let of_forms = |forms: &[HouseForm]| -> Vec<Rest> {
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
                closing: 0,
                bases: Vec::with_capacity(bases.len()),
                covers: Vec::with_capacity(covers.len()),
                seen: &mut seen,
                found: &mut found,
            };
            for target in 0..local.len() {
                hunt.at(target, (&bases, &covers), size);
            }
        }
    }
    found
}

/// The search for the fish of one digit and one direction that rule out one candidate.
struct Hunt<'a> {
    state: &'a LogicState,
    houses: FishHouses,
    local: &'a LocalPlaces,
    /// The houses that contain the candidate and may be cover sets.
    closing: HouseBits,
    /// The houses without the candidate that may be base sets, with the places that it leaves.
    bases: Vec<Rest>,
    /// The same for cover sets.
    covers: Vec<Rest>,
    seen: &'a mut HashSet<(HouseBits, HouseBits)>,
    found: &'a mut Vec<Fish>,
}

impl Hunt<'_> {
    fn at(&mut self, target: usize, (bases, covers): (&[Rest], &[Rest]), size: usize) {
        let gone = self.local.peers(target) | 1 << target;
        let own = self.local.houses_of(target);
        let rest = |&(house, places): &Rest| {
            let left = places & !gone;
            (own >> house & 1 == 0 && left != 0).then_some((house, left))
        };
        self.bases.clear();
        // Cover sets are lines of the other direction, which take one place of a base set each.
        let most = match self.houses {
            FishHouses::Lines => size as u32 - 1,
            FishHouses::LinesAndBlocks | FishHouses::Any => Places::BITS,
        };
        let fits = |&(_, left): &Rest| left.count_ones() <= most;
        self.bases.extend(bases.iter().filter_map(rest).filter(fits));
        self.closing = covers.iter().fold(0, |all, (house, _)| all | 1 << house) & own;
        if self.bases.len() < size || self.closing == 0 {
            return;
        }
        let wanted = self.bases.iter().fold(0, |all, (_, left)| all | left);
        self.covers.clear();
        self.covers.extend(covers.iter().filter_map(rest).filter(|(_, left)| left & wanted != 0));
        self.cover(0, (0, 0), size - 1, size);
    }

    /// Adds cover sets, from this one on, until one is missing.
    fn cover(
        &mut self,
        from: usize,
        (chosen, covered): (HouseBits, Places),
        missing: usize,
        size: usize,
    ) {
        if missing == 0 {
            let fits = self.bases.iter().filter(|(_, places)| places & !covered == 0).count();
            if fits >= size {
                self.base(0, (0, 0), (chosen, covered), size);
            }
            return;
        }
        for index in from..(self.covers.len() + 1).saturating_sub(missing) {
            let (house, places) = self.covers[index];
            if places & !covered != 0 {
                self.cover(index + 1, (chosen | 1 << house, covered | places), missing - 1, size);
            }
        }
    }

    /// Adds base sets, from this one on, that have no place in common, and reports the fish.
    fn base(
        &mut self,
        from: usize,
        (chosen, places): (HouseBits, Places),
        (covers, covered): (HouseBits, Places),
        missing: usize,
    ) {
        if missing == 0 {
            for last in super::geometry::house_indices(self.closing & !chosen) {
                self.report(chosen, covers | 1 << last);
            }
            return;
        }
        for index in from..(self.bases.len() + 1).saturating_sub(missing) {
            let (house, rest) = self.bases[index];
            if rest & !covered == 0 && rest & places == 0 && covers >> house & 1 == 0 {
                let chosen = (chosen | 1 << house, places | rest);
                self.base(index + 1, chosen, (covers, covered), missing - 1);
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
        let target = cover & !base | twice_covered;
        let eliminations = self.local.seeing_all(target, fins | endo_fins);
        if eliminations == 0 {
            return None;
        }
        let is_thin = |house| (self.local.in_house(house) & !fins).count_ones() < 2;
        Some(Fish {
            digit: self.local.digit(),
            bases,
            covers,
            fins: self.local.cells(fins),
            endo_fins: self.local.cells(endo_fins),
            eliminations: self.local.cells(eliminations),
            is_thin: super::geometry::house_indices(bases).any(is_thin),
            houses: self.fish_houses(bases, covers),
        })
    }

    /// Returns the places in any of the houses, and those in more than one.
    fn places_in(&self, houses: HouseBits) -> (Places, Places) {
        let places = super::geometry::house_indices(houses).map(|it| self.local.in_house(it));
        places.fold((0, 0), |(any, several), places| (any | places, several | any & places))
    }

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
