//! A puzzle as a set of registers.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::formats;

use super::{Change, PuzzleId, Slot, Stamp, TabId, difference};
use crate::puzzle::editor::EditedPuzzle;
use crate::rules_code;

/// The stored state of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub id: PuzzleId,
    /// The number of rows of the board.
    size: u8,
    /// The value of each register, with the stamp of its write. A register never written is
    /// empty.
    registers: BTreeMap<Slot, (Rc<str>, Stamp)>,
}

impl Record {
    /// Creates a puzzle identified by its content. Its initial values carry the earliest
    /// stamp.
    pub fn new(edited_puzzle: &EditedPuzzle) -> Self {
        Self::with_id(Self::content_of(edited_puzzle), edited_puzzle)
    }

    /// Returns the identity derived from the content of a puzzle.
    pub fn content_of(edited_puzzle: &EditedPuzzle) -> PuzzleId {
        let givens = formats::line(&edited_puzzle.givens);
        PuzzleId::from_content(&givens, &rules_code::write(&edited_puzzle.rules))
    }

    /// Creates a puzzle with this identity.
    pub(crate) fn with_id(id: PuzzleId, edited_puzzle: &EditedPuzzle) -> Self {
        let mut record =
            Self { id, size: edited_puzzle.shape().size() as u8, registers: BTreeMap::new() };
        let empty = EditedPuzzle::new(Givens::empty(edited_puzzle.shape()));
        for Change(slot, _, value) in difference(&empty, edited_puzzle) {
            record.write(&slot, &value, Stamp::default());
        }
        record
    }

    /// Returns the shape, or `None` if the record has a board size of a newer version.
    pub fn shape(&self) -> Option<Shape> {
        Shape::from_size(self.size.into())
    }

    /// Returns the identity derived from the current content.
    pub fn content(&self) -> Option<PuzzleId> {
        self.edited_puzzle().as_ref().map(Self::content_of)
    }

    /// Returns whether the puzzle has this content and is not deleted.
    pub fn has_content(&self, content: PuzzleId) -> bool {
        let has_this_content = if self.id.is_from_content() {
            self.id == content
        } else {
            self.content() == Some(content)
        };
        has_this_content && !self.is_deleted()
    }

    /// Returns whether the user deleted it, or undid what made it, and nothing was written
    /// since.
    pub fn is_deleted(&self) -> bool {
        let deleted = self.registers.get(&Slot::Deleted);
        deleted.is_some_and(|(value, at)| !value.is_empty() && *at == self.latest_change())
    }

    /// Returns the time played, in seconds; `None` before the first answer or mark.
    pub fn played_seconds(&self) -> Option<u32> {
        self.value(&Slot::Time).parse().ok()
    }

    /// Returns the time played, in seconds, if it was written after the last answer.
    pub fn final_seconds(&self) -> Option<u32> {
        let (_, written_at) = self.registers.get(&Slot::Time)?;
        let is_answer = |slot: &Slot| matches!(slot, Slot::Answer(_));
        let has_later_answer =
            self.registers.iter().any(|(slot, (_, at))| is_answer(slot) && at > written_at);
        self.played_seconds().filter(|_| !has_later_answer)
    }

    /// Returns whether no other tab wrote to it.
    pub(super) fn is_only_of(&self, tab: TabId) -> bool {
        self.registers.values().all(|(_, stamp)| *stamp == Stamp::default() || stamp.1 == tab)
    }

    /// Returns the changes that delete the puzzle. They empty everything the user wrote, so
    /// that the puzzle is fresh when it is opened again. Its content stays.
    pub(crate) fn deletion(&self) -> Vec<Change> {
        let is_erased = |slot: &Slot| match slot {
            Slot::Answer(_)
            | Slot::Corner(_)
            | Slot::Center(_)
            | Slot::Colors(_)
            | Slot::Regions
            | Slot::Name
            | Slot::Time
            | Slot::Help => true,
            Slot::Given(_)
            | Slot::Rules
            | Slot::Drawn
            | Slot::Date
            | Slot::Place
            | Slot::Known
            | Slot::Deleted
            | Slot::Other(_) => false,
        };
        let erasing_changes =
            self.registers.iter().filter(|(slot, (it, _))| is_erased(slot) && !it.is_empty());
        let erasing_changes =
            erasing_changes.map(|(slot, (it, _))| Change(slot.clone(), Rc::clone(it), "".into()));
        erasing_changes.chain([self.change(Slot::Deleted, "1")]).collect()
    }

    /// Returns the changes that restore the state of another record of the puzzle.
    pub(crate) fn restoration(&self, other: &Self) -> Vec<Change> {
        let restoring_changes = other
            .registers
            .iter()
            .filter(|(slot, (it, _))| **slot != Slot::Deleted && self.value(slot) != &**it);
        let restoring_changes =
            restoring_changes.map(|(slot, (it, _))| self.change(slot.clone(), it));
        restoring_changes.chain([self.change(Slot::Deleted, "")]).collect()
    }

    /// Returns the change of a register to another value.
    pub(crate) fn change(&self, slot: Slot, value: &str) -> Change {
        let before = self.value(&slot).into();
        Change(slot, before, value.into())
    }

    /// Returns the changes that reverse others, except where something was written over them.
    pub(crate) fn reversed(&self, changes: &[Change]) -> Vec<Change> {
        let is_unchanged = |it: &Change| self.value(&it.0) == &*it.1;
        changes.iter().rev().map(Change::reversed).filter(is_unchanged).collect()
    }

    /// Makes a change without dating it, here and in the puzzle that was read from it.
    pub(super) fn restore(&mut self, change: &Change, edited_puzzle: &mut EditedPuzzle) {
        let Change(slot, _, value) = change;
        if let Some((stored_value, _)) = self.registers.get_mut(slot) {
            *stored_value = Rc::clone(value);
            slot.read(value, edited_puzzle);
        }
    }

    /// Returns a copy of the puzzle, with everything written on it, under another identity.
    pub(crate) fn duplicate(&self, id: PuzzleId) -> Self {
        Self { id, ..self.clone() }
    }

    /// Returns whether a record that was read is valid: text from a file can contain anything.
    pub(super) fn is_valid(&self) -> bool {
        let content = self.content();
        content.is_some() && (!self.id.is_from_content() || content == Some(self.id))
    }

    /// Returns the number of cells with an answer.
    pub(crate) fn answer_count(&self) -> usize {
        let is_answer = |(slot, (it, _)): &(&Slot, &(Rc<str>, Stamp))| {
            matches!(slot, Slot::Answer(_)) && !it.is_empty()
        };
        self.registers.iter().filter(is_answer).count()
    }

    /// Returns the value of a register.
    pub fn value(&self, slot: &Slot) -> &str {
        self.registers.get(slot).map_or("", |(value, _)| value)
    }

    /// Returns the latest stamp of any register.
    pub fn latest(&self) -> Stamp {
        self.registers.values().map(|&(_, stamp)| stamp).max().unwrap_or_default()
    }

    /// Returns the latest stamp of any register except the time played, what helped and what is known
    /// of the puzzle, which are written while nothing is changed.
    pub fn latest_change(&self) -> Stamp {
        self.latest_except(&[Slot::Time, Slot::Help, Slot::Known])
    }

    /// Returns whether the user wrote anything. What the page found out or showed is not that.
    pub fn is_touched(&self) -> bool {
        self.latest_except(&[Slot::Help, Slot::Known]) > Stamp::default()
    }

    fn latest_except(&self, slots: &[Slot]) -> Stamp {
        let others = self.registers.iter().filter(|(slot, _)| !slots.contains(slot));
        others.map(|(_, &(_, stamp))| stamp).max().unwrap_or_default()
    }

    /// Writes to a register, unless it holds a later write. Returns whether its value changed.
    pub fn write(&mut self, slot: &Slot, value: &Rc<str>, stamp: Stamp) -> bool {
        let before = self.registers.get(slot);
        // Two values with the same stamp should not occur; every tab keeps the same one.
        if before.is_some_and(|(old, at)| (*at, old) >= (stamp, value)) {
            return false;
        }
        let is_other = before.map_or("", |(old, _)| old) != &**value;
        self.registers.insert(slot.clone(), (Rc::clone(value), stamp));
        is_other
    }

    /// Merges every later write of another record of the same puzzle. Returns whether the
    /// value of any register changed.
    pub fn merge(&mut self, other: &Self) -> bool {
        other.registers.iter().fold(false, |changed, (slot, (value, stamp))| {
            self.write(slot, value, *stamp) || changed
        })
    }

    /// Takes over what a version without journals stored. It replaces what such a version
    /// stored before, recognizable by stamps without a tab.
    pub(super) fn merge_legacy(&mut self, later: &Self) {
        let is_legacy = |stamp: &Stamp| stamp.0 > 0 && stamp.1 == TabId::default();
        for (slot, (value, stamp)) in &mut self.registers {
            let other =
                later.registers.get(slot).map_or_else(|| "".into(), |(it, _)| Rc::clone(it));
            if is_legacy(stamp) && *value != other {
                (*value, *stamp) = (other, Stamp(stamp.0 + 1, stamp.1));
            }
        }
        self.merge(later);
    }

    /// Returns the puzzle. Values that do not fit its shape are left out.
    pub fn edited_puzzle(&self) -> Option<EditedPuzzle> {
        let mut edited_puzzle = EditedPuzzle::new(Givens::empty(self.shape()?));
        // Givens come first, because a cell with a given takes no answer.
        for (slot, (value, _)) in &self.registers {
            slot.read(value, &mut edited_puzzle);
        }
        Some(edited_puzzle)
    }
}
