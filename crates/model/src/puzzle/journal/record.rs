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
        !self.is_deleted() && self.content() == Some(content)
    }

    /// Whether a person deleted it, or undid what made it.
    pub fn is_deleted(&self) -> bool {
        !self.value(&Slot::Deleted).is_empty()
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
