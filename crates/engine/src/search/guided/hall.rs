//! Candidates with which cells that must all differ could not be filled.
//!
//! Owns domain consistency of one room after another: a matching of cells to digits, and
//! the candidates that no matching uses. After Régin, "A filtering algorithm for
//! constraints of difference in CSPs" (1994). A room has at most 16 cells and 16 digits,
//! so sets of them fit into bit masks, and the transitive closure of Warshall (1962)
//! replaces strongly connected components; it yields the Hall set behind each eliminated
//! candidate.

use super::board::{Board, DistinctGroup};
use super::candidates::Mask;
use super::event_sink::EventSink;
use crate::board::{Cell, DigitSet};
use crate::search::{DeadEndCause, Event, HallSet, Reason};

/// Removes candidates until every room can be filled with any candidate that is left.
///
/// # Errors
/// Returns the first cell left without a candidate.
pub(super) fn filter(
    board: &Board,
    masks: &mut [Mask],
    events: &mut impl EventSink,
) -> Result<(), DeadEndCause> {
    let mut waiting = Waiting::all(board.groups.len());
    while let Some(nth) = waiting.pop() {
        for (cell, digits, set) in Work::of(&board.groups[nth], masks).eliminations() {
            let mask = &mut masks[cell.index()];
            mask.take_out(digits);
            let because = Reason::HallSet(set);
            events.emit(Event::Eliminated { cell, digits, because });
            if mask.digits().is_empty() {
                return Err(DeadEndCause::Cell(cell));
            }
            for &group in &board.rooms_of[cell.index()] {
                if usize::from(group) != nth {
                    waiting.add(group.into());
                }
            }
        }
    }
    Ok(())
}

/// The rooms to be filtered, lowest index first.
struct Waiting(Vec<u64>);

impl Waiting {
    fn all(count: usize) -> Self {
        let mut waiting = Self(vec![0; count.div_ceil(64)]);
        (0..count).for_each(|group| waiting.add(group));
        waiting
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

/// The empty cells of a room, numbered from 0, with their candidates.
struct Work<'a> {
    group: &'a DistinctGroup,
    /// By number: the index of the cell in the room.
    places: [u8; 16],
    domains: [u16; 16],
    len: usize,
    /// By digit: the number of the cell that it is matched to.
    owner: [Option<u8>; 16],
}

impl<'a> Work<'a> {
    fn of(group: &'a DistinctGroup, masks: &[Mask]) -> Self {
        let mut work = Self { group, places: [0; 16], domains: [0; 16], len: 0, owner: [None; 16] };
        for (place, cell) in group.cells.iter().enumerate() {
            if let Some(digits) = masks[cell.index()].candidates() {
                work.places[work.len] = place as u8;
                work.domains[work.len] = digits.bits();
                work.len += 1;
            }
        }
        work
    }

    /// Returns the eliminations, smallest Hall sets first. They do not depend on the
    /// matching found.
    fn eliminations(mut self) -> Vec<(Cell, DigitSet, HallSet)> {
        for nth in 0..self.len {
            let mut asked = 0;
            if !self.augment(nth, &mut asked) {
                return self.crowd(nth, asked);
            }
        }
        let mut gone = Vec::new();
        let mut sets = self.closed_sets();
        if !self.group.is_house {
            // A set with an unmatched digit has one to spare: not a Hall set.
            sets.retain(|&cells| self.digits_of(cells).count_ones() == cells.count_ones());
        }
        sets.sort_unstable_by_key(|&cells| (cells.count_ones(), cells));
        sets.dedup();
        for cells in sets {
            self.keep_out(cells, u16::MAX, &mut gone);
        }
        gone
    }

    /// Finds a digit for a cell by rematching other cells (Kuhn 1955). Adds the digits it
    /// looked at to `asked`.
    fn augment(&mut self, nth: usize, asked: &mut u16) -> bool {
        while self.domains[nth] & !*asked != 0 {
            let digit = (self.domains[nth] & !*asked).trailing_zeros() as usize;
            *asked |= 1 << digit;
            let is_free = match self.owner[digit] {
                None => true,
                Some(owner) => self.augment(owner.into(), asked),
            };
            if is_free {
                self.owner[digit] = Some(nth as u8);
                return true;
            }
        }
        false
    }

    /// Returns the eliminations that leave a cell without a candidate, because the cells
    /// matched to `asked` have no other candidates.
    fn crowd(mut self, nth: usize, asked: u16) -> Vec<(Cell, DigitSet, HallSet)> {
        let owned = self.owner.iter().enumerate().filter(|(digit, _)| asked >> digit & 1 == 1);
        let owners = owned.filter_map(|(_, owner)| *owner).fold(0, |all, owner| all | 1 << owner);
        let mut gone = Vec::new();
        self.keep_out(owners, 1 << nth, &mut gone);
        gone
    }

    /// Returns for each cell the cells that it can reach by swapping digits along the
    /// matching. Together they have as many candidates as cells, unless a candidate is
    /// unmatched.
    fn closed_sets(&self) -> Vec<u16> {
        let mut reach = [0_u16; 16];
        for (nth, reach) in reach.iter_mut().enumerate().take(self.len) {
            let owners = self.owner.iter().enumerate().filter_map(|(digit, owner)| {
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
    fn keep_out(&mut self, cells: u16, from: u16, gone: &mut Vec<(Cell, DigitSet, HallSet)>) {
        let is_in = |nth: usize| cells >> nth & 1 == 1;
        let digits = self.digits_of(cells);
        let members = (0..self.len).filter(|&nth| is_in(nth));
        let members = members.map(|nth| self.group.cells[usize::from(self.places[nth])]);
        let set = HallSet::new(self.group.rule, members, DigitSet::from_bits(digits));
        for nth in (0..self.len).filter(|&nth| !is_in(nth) && from >> nth & 1 == 1) {
            let out = self.domains[nth] & digits;
            if out != 0 {
                self.domains[nth] &= !out;
                let cell = self.group.cells[usize::from(self.places[nth])];
                gone.push((cell, DigitSet::from_bits(out), set));
            }
        }
    }
}
