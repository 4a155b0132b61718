//! A puzzle as registers.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::formats;

use super::{Change, PuzzleId, Slot, Stamp, TabId, difference};
use crate::puzzle::editor::EditedPuzzle;
use crate::rules_code;

/// Everything that is kept of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Which puzzle.
    pub id: PuzzleId,
    /// How many rows its board has.
    size: u8,
    /// What was written, and when. A register that was never written is empty.
    registers: BTreeMap<Slot, (Rc<str>, Stamp)>,
}

impl Record {
    /// A puzzle that is known by what it asks. What it has from the start has the stamp
    /// that is before all others.
    pub fn new(sheet: &EditedPuzzle) -> Self {
        Self::with_id(Self::content_of(sheet), sheet)
    }

    /// The identity that follows from what a puzzle asks.
    pub fn content_of(sheet: &EditedPuzzle) -> PuzzleId {
        let clues = formats::line(&sheet.clues);
        PuzzleId::of_content(&clues, &rules_code::write(&sheet.rules))
    }

    /// A puzzle with this identity.
    pub(crate) fn with_id(id: PuzzleId, sheet: &EditedPuzzle) -> Self {
        let mut record = Self { id, size: sheet.shape().size() as u8, registers: BTreeMap::new() };
        let empty = EditedPuzzle::new(Givens::empty(sheet.shape()));
        for Change(slot, _, value) in difference(&empty, sheet) {
            record.write(&slot, &value, Stamp::default());
        }
        record
    }

    /// Its shape; `None` in a record of a newer version, with boards of other sizes.
    pub fn shape(&self) -> Option<Shape> {
        Shape::from_size(self.size.into())
    }

    /// The identity that follows from what the puzzle asks now.
    pub fn content(&self) -> Option<PuzzleId> {
        self.sheet().as_ref().map(Self::content_of)
    }

    /// Whether it is there and asks this.
    pub fn is(&self, content: PuzzleId) -> bool {
        let asks_this = if self.id.is_of_content() {
            self.id == content
        } else {
            self.content() == Some(content)
        };
        asks_this && !self.is_deleted()
    }

    /// Whether a person deleted it, or undid what made it, and nothing was written since.
    pub fn is_deleted(&self) -> bool {
        let deleted = self.registers.get(&Slot::Deleted);
        deleted.is_some_and(|(value, at)| !value.is_empty() && *at == self.latest())
    }

    /// Whether no other tab wrote to it.
    pub(super) fn is_only_of(&self, tab: TabId) -> bool {
        self.registers.values().all(|(_, stamp)| *stamp == Stamp::default() || stamp.1 == tab)
    }

    /// What deletes it: all that is a person's is emptied, so that the same puzzle is a
    /// fresh one when it is opened again. What it asks stays.
    pub(crate) fn deletion(&self) -> Vec<Change> {
        let is_taken = |slot: &Slot| match slot {
            Slot::Answer(_) | Slot::Corner(_) | Slot::Center(_) | Slot::Regions | Slot::Name => {
                true
            }
            Slot::Clue(_)
            | Slot::Rules
            | Slot::Drawn
            | Slot::Date
            | Slot::Place
            | Slot::Deleted
            | Slot::Other(_) => false,
        };
        let taken =
            self.registers.iter().filter(|(slot, (it, _))| is_taken(slot) && !it.is_empty());
        let taken = taken.map(|(slot, (it, _))| Change(slot.clone(), Rc::clone(it), "".into()));
        taken.chain([self.change(Slot::Deleted, "1")]).collect()
    }

    /// What brings it to what another record of it says.
    pub(crate) fn restoration(&self, other: &Self) -> Vec<Change> {
        let named = other
            .registers
            .iter()
            .filter(|(slot, (it, _))| **slot != Slot::Deleted && self.value(slot) != &**it);
        let named = named.map(|(slot, (it, _))| self.change(slot.clone(), it));
        named.chain([self.change(Slot::Deleted, "")]).collect()
    }

    /// Another value for a register.
    pub(crate) fn change(&self, slot: Slot, value: &str) -> Change {
        let before = self.value(&slot).into();
        Change(slot, before, value.into())
    }

    /// The changes that reverse others, as far as nothing was written over them.
    pub(crate) fn reversed(&self, changes: &[Change]) -> Vec<Change> {
        let is_left = |it: &Change| self.value(&it.0) == &*it.1;
        changes.iter().rev().map(Change::reversed).filter(is_left).collect()
    }

    /// The puzzle with all that was written on it, as another one.
    pub(crate) fn duplicate(&self, id: PuzzleId) -> Self {
        Self { id, ..self.clone() }
    }

    /// Whether what was read is sound: a text from a file can say anything.
    pub(super) fn is_sound(&self) -> bool {
        let content = self.content();
        content.is_some() && (!self.id.is_of_content() || content == Some(self.id))
    }

    /// How many cells have an answer.
    pub(crate) fn answers(&self) -> usize {
        let is_answer = |(slot, (it, _)): &(&Slot, &(Rc<str>, Stamp))| {
            matches!(slot, Slot::Answer(_)) && !it.is_empty()
        };
        self.registers.iter().filter(is_answer).count()
    }

    /// What is in a register.
    pub fn value(&self, slot: &Slot) -> &str {
        self.registers.get(slot).map_or("", |(value, _)| value)
    }

    /// The latest stamp in it.
    pub fn latest(&self) -> Stamp {
        self.registers.values().map(|&(_, stamp)| stamp).max().unwrap_or_default()
    }

    /// Whether a person wrote anything.
    pub fn is_touched(&self) -> bool {
        self.latest() > Stamp::default()
    }

    /// Writes to a register, unless a later write is there. Returns whether that changed
    /// what is in it.
    pub fn write(&mut self, slot: &Slot, value: &Rc<str>, stamp: Stamp) -> bool {
        let before = self.registers.get(slot);
        // Of two values with one stamp, which is nobody's doing, all tabs take the same.
        if before.is_some_and(|(old, at)| (*at, old) >= (stamp, value)) {
            return false;
        }
        let is_other = before.map_or("", |(old, _)| old) != &**value;
        self.registers.insert(slot.clone(), (Rc::clone(value), stamp));
        is_other
    }

    /// Takes every later write of another record of the same puzzle. Returns whether
    /// that changed what is in any register.
    pub fn merge(&mut self, other: &Self) -> bool {
        other.registers.iter().fold(false, |changed, (slot, (value, stamp))| {
            self.write(slot, value, *stamp) || changed
        })
    }

    /// Takes what a version without journals stored, in place of what such a version
    /// stored before: what has no tab's stamp.
    pub(super) fn take_over(&mut self, later: &Self) {
        let is_anyones = |stamp: &Stamp| stamp.0 > 0 && stamp.1 == TabId::default();
        for (slot, (value, stamp)) in &mut self.registers {
            let other =
                later.registers.get(slot).map_or_else(|| "".into(), |(it, _)| Rc::clone(it));
            if is_anyones(stamp) && *value != other {
                (*value, *stamp) = (other, Stamp(stamp.0 + 1, stamp.1));
            }
        }
        self.merge(later);
    }

    /// The puzzle. What does not fit its shape is left out.
    pub fn sheet(&self) -> Option<EditedPuzzle> {
        let mut sheet = EditedPuzzle::new(Givens::empty(self.shape()?));
        // Clues come first, as there is no answer where a clue is.
        for (slot, (value, _)) in &self.registers {
            slot.read(value, &mut sheet);
        }
        Some(sheet)
    }
}
