//! A puzzle as registers.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Region, Shape};
use sudoku_engine::formats;

use super::{Change, PuzzleId, Slot, Stamp, TabId};
use crate::puzzle::editor::{EditedPuzzle, Marks};
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
        for Change(slot, _, value) in Self::difference(&empty, sheet) {
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
        let shape = self.shape()?;
        let rules = rules_code::read(shape, self.value(&Slot::Rules));
        let mut sheet = EditedPuzzle::new(Givens::empty(shape));
        sheet.rules = rules.unwrap_or(sheet.rules);
        let drawn = rules_code::read(shape, self.value(&Slot::Drawn));
        sheet.drawn = drawn.filter(|drawn| !drawn.is_classic()).map(Rc::new);
        let mut marks = sheet.marks.to_vec();
        let cells: Vec<Cell> = shape.cells().collect();
        let digits = |value: &str| -> DigitSet {
            let digits = value.chars().filter_map(Digit::from_symbol);
            digits.filter(|&digit| shape.all_digits().contains(digit)).collect()
        };
        // Clues come first, as there is no answer where a clue is.
        for (slot, (value, _)) in &self.registers {
            let cell = |cell: &u8| cells.get(usize::from(*cell)).copied();
            match slot {
                Slot::Clue(at) => {
                    if let Some(cell) = cell(at) {
                        sheet.clues.set(cell, digits(value).lowest());
                    }
                }
                Slot::Answer(at) => {
                    if let Some(cell) = cell(at).filter(|&cell| sheet.clues.get(cell).is_none()) {
                        sheet.answers.set(cell, digits(value).lowest());
                    }
                }
                Slot::Corner(at) => {
                    if let Some(marks) = marks.get_mut(usize::from(*at)) {
                        marks.corner = digits(value);
                    }
                }
                Slot::Center(at) => {
                    if let Some(marks) = marks.get_mut(usize::from(*at)) {
                        marks.centre = digits(value);
                    }
                }
                Slot::Rules
                | Slot::Drawn
                | Slot::Regions
                | Slot::Name
                | Slot::Place
                | Slot::Deleted
                | Slot::Other(_) => {}
            }
        }
        sheet.marks = marks.into();
        sheet.unfinished = read_regions(shape, self.value(&Slot::Regions));
        Some(sheet)
    }

    /// What has to be written to make one puzzle of the other. Both have the same shape.
    pub(crate) fn difference(from: &EditedPuzzle, to: &EditedPuzzle) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut compare = |slot: Slot, from: String, to: String| {
            if from != to {
                changes.push(Change(slot, from.into(), to.into()));
            }
        };
        for cell in to.shape().cells() {
            let at = cell.index() as u8;
            let symbol =
                |givens: &Givens| givens.get(cell).map(Digit::symbol).into_iter().collect();
            let symbols = |digits: DigitSet| digits.iter().map(Digit::symbol).collect();
            let marks = |sheet: &EditedPuzzle| -> Marks { sheet.marks[cell.index()] };
            compare(Slot::Clue(at), symbol(&from.clues), symbol(&to.clues));
            compare(Slot::Answer(at), symbol(&from.answers), symbol(&to.answers));
            compare(Slot::Corner(at), symbols(marks(from).corner), symbols(marks(to).corner));
            compare(Slot::Center(at), symbols(marks(from).centre), symbols(marks(to).centre));
        }
        let rules = |sheet: &EditedPuzzle| rules_code::write(&sheet.rules);
        if from.rules != to.rules {
            compare(Slot::Rules, rules(from), rules(to));
        }
        let drawn = |sheet: &EditedPuzzle| {
            sheet.drawn.as_ref().map_or_else(String::new, |drawn| rules_code::write(drawn))
        };
        if from.drawn != to.drawn {
            compare(Slot::Drawn, drawn(from), drawn(to));
        }
        let regions = |sheet: &EditedPuzzle| write_regions(sheet.unfinished.as_deref());
        compare(Slot::Regions, regions(from), regions(to));
        changes
    }
}

fn write_regions(regions: Option<&[Region]>) -> String {
    let letters = regions.into_iter().flatten().map(|region| b'A' + region.index() as u8);
    letters.map(char::from).collect()
}

fn read_regions(shape: Shape, letters: &str) -> Option<Rc<[Region]>> {
    let region = |letter: u8| {
        letter.checked_sub(b'A').filter(|&it| usize::from(it) < shape.size()).map(Region::new)
    };
    let regions: Option<Rc<[Region]>> = letters.bytes().map(region).collect();
    regions.filter(|regions| regions.len() == shape.cell_count())
}
