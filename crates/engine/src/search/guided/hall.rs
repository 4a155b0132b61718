//! Candidates with which cells that must all differ could not be filled.
//!
//! Owns domain consistency of one group after another: a matching of cells to digits, and
//! the candidates that no matching uses. After Régin, "A filtering algorithm for
//! constraints of difference in CSPs" (1994). A group has at most 16 cells and 16 digits,
//! so sets of them fit into bit masks, and the transitive closure of Warshall (1962)
//! replaces strongly connected components; it yields the Hall set behind each eliminated
//! candidate.

use super::board::{Board, DistinctGroup};
use super::candidates::Mask;
use super::event_sink::EventSink;
use crate::board::{Cell, DigitSet};
use crate::search::{DeadEndCause, Event, HallSet, Reason};

/// Removes candidates until every group can be filled with any candidate that is left.
///
/// # Errors
/// Returns the first cell left without a candidate.
pub(super) fn filter(
    board: &Board,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<(), DeadEndCause> {
    let mut queue = GroupQueue::all(board.groups.len());
    while let Some(nth) = queue.pop() {
        for (cell, digits, set) in GroupMatching::of(&board.groups[nth], masks).eliminations() {
            let mask = &mut masks[cell.index()];
            mask.remove(digits);
            let because = Reason::HallSet(set);
            events.emit(Event::Eliminated { cell, digits, because });
            if mask.digits().is_empty() {
                return Err(DeadEndCause::Cell(cell));
            }
            for &group in &board.groups_of[cell.index()] {
                if usize::from(group) != nth {
                    queue.add(group.into());
                }
            }
        }
    }
    Ok(())
}

/// The groups to be filtered, lowest index first.
struct GroupQueue(Vec<u64>);

impl GroupQueue {
    fn all(count: usize) -> Self {
        let mut queue = Self(vec![0; count.div_ceil(64)]);
        (0..count).for_each(|group| queue.add(group));
        queue
    }

    fn add(&mut self, group: usize) {
        self.0[group / 64] |= 1 << (group % 64);
    }

    fn pop(&mut self) -> Option<usize> {
        let (place, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(place * 64 + bit)
    }
}

/// The empty cells of a group, numbered from 0, with their candidates.
struct GroupMatching<'a> {
    group: &'a DistinctGroup,
    /// By number: the index of the cell in the group.
    places: [u8; 16],
    domains: [u16; 16],
    len: usize,
    /// By digit: the number of the cell that it is matched to.
    matched_cell: [Option<u8>; 16],
}

impl<'a> GroupMatching<'a> {
    fn of(group: &'a DistinctGroup, masks: &[Mask]) -> Self {
        let mut matching =
            Self { group, places: [0; 16], domains: [0; 16], len: 0, matched_cell: [None; 16] };
        for (place, cell) in group.cells.iter().enumerate() {
            if let Some(digits) = masks[cell.index()].candidates() {
                matching.places[matching.len] = place as u8;
                matching.domains[matching.len] = digits.bits();
                matching.len += 1;
            }
        }
        matching
    }

    /// Returns the eliminations, smallest Hall sets first. They do not depend on the
    /// matching found.
    fn eliminations(mut self) -> Vec<(Cell, DigitSet, HallSet)> {
        for nth in 0..self.len {
            let mut visited_digits = 0;
            if !self.augment(nth, &mut visited_digits) {
                return self.contradiction(nth, visited_digits);
            }
        }
        let mut eliminations = Vec::new();
        let mut sets = self.closed_sets();
        if !self.group.is_house {
            // A set with an unmatched digit has one to spare: not a Hall set.
            sets.retain(|&cells| self.digits_of(cells).count_ones() == cells.count_ones());
        }
        sets.sort_unstable_by_key(|&cells| (cells.count_ones(), cells));
        sets.dedup();
        for cells in sets {
            self.eliminate(cells, u16::MAX, &mut eliminations);
        }
        eliminations
    }

    /// Finds a digit for a cell by rematching other cells (Kuhn 1955). Adds the digits it
    /// looked at to `visited_digits`.
    fn augment(&mut self, nth: usize, visited_digits: &mut u16) -> bool {
        while self.domains[nth] & !*visited_digits != 0 {
            let digit = (self.domains[nth] & !*visited_digits).trailing_zeros() as usize;
            *visited_digits |= 1 << digit;
            let is_free = match self.matched_cell[digit] {
                None => true,
                Some(owner) => self.augment(owner.into(), visited_digits),
            };
            if is_free {
                self.matched_cell[digit] = Some(nth as u8);
                return true;
            }
        }
        false
    }

    /// Returns the eliminations that leave a cell without a candidate, because the cells
    /// matched to `visited_digits` have no other candidates.
    fn contradiction(mut self, nth: usize, visited_digits: u16) -> Vec<(Cell, DigitSet, HallSet)> {
        let owned = self
            .matched_cell
            .iter()
            .enumerate()
            .filter(|(digit, _)| visited_digits >> digit & 1 == 1);
        let owners = owned.filter_map(|(_, owner)| *owner).fold(0, |all, owner| all | 1 << owner);
        let mut eliminations = Vec::new();
        self.eliminate(owners, 1 << nth, &mut eliminations);
        eliminations
    }

    /// Returns for each cell the cells that it can reach by swapping digits along the
    /// matching. Together they have as many candidates as cells, unless a candidate is
    /// unmatched.
    fn closed_sets(&self) -> Vec<u16> {
        let mut reach = [0_u16; 16];
        for (nth, reach) in reach.iter_mut().enumerate().take(self.len) {
            let owners = self.matched_cell.iter().enumerate().filter_map(|(digit, owner)| {
                (self.domains[nth] >> digit & 1 == 1).then_some((*owner)?)
            });
            *reach = owners.fold(1 << nth, |all, owner| all | 1 << owner);
        }
        for through in 0..self.len {
            for nth in 0..self.len {
                if reach[nth] >> through & 1 == 1 {
                    reach[nth] |= reach[through];
                }
            }
        }
        reach[..self.len].to_vec()
    }

    /// Returns the union of the candidates of these cells.
    fn digits_of(&self, cells: u16) -> u16 {
        let numbers = (0..self.len).filter(|nth| cells >> nth & 1 == 1);
        numbers.fold(0, |all, nth| all | self.domains[nth])
    }

    /// Removes the candidates of these cells from the other cells in `from`.
    fn eliminate(
        &mut self,
        cells: u16,
        from: u16,
        eliminations: &mut Vec<(Cell, DigitSet, HallSet)>,
    ) {
        let is_in = |nth: usize| cells >> nth & 1 == 1;
        let digits = self.digits_of(cells);
        let members = (0..self.len).filter(|&nth| is_in(nth));
        let members = members.map(|nth| self.group.cells[usize::from(self.places[nth])]);
        let set = HallSet::new(self.group.rule, members, DigitSet::from_bits(digits));
        for nth in (0..self.len).filter(|&nth| !is_in(nth) && from >> nth & 1 == 1) {
            let removed = self.domains[nth] & digits;
            if removed != 0 {
                self.domains[nth] &= !removed;
                let cell = self.group.cells[usize::from(self.places[nth])];
                eliminations.push((cell, DigitSet::from_bits(removed), set));
            }
        }
    }
}
