//! The open puzzle of a tab, and its undo history.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Givens;

use super::{Act, Change, Entry, PuzzleId, Record, Slot, Stamp, TabId};
use crate::base::steps::Way;
use crate::puzzle::editor::EditedPuzzle;

/// The maximum number of edits that can be undone.
const MAX_EDITS: usize = 1000;

/// The maximum number of boards that undo leads back to.
const MAX_BOARDS: usize = 64;

/// An edit that can be undone, or one that was undone and can be redone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edit {
    /// Changes to the open puzzle. Undo or redo reverses them.
    Changed(Vec<Change>),
    /// Another puzzle replaced this one on the board.
    Opened(PuzzleId),
    /// Changing givens or rules made another puzzle of this one.
    Forked(PuzzleId),
}

/// The open puzzle of a tab and its undo history, which follow from the tab's entries and from
/// the writes of other tabs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tab {
    pub id: TabId,
    /// The number of the last entry.
    number: u64,
    /// The logical clock, which is not behind any write the tab has seen.
    clock: u64,
    /// The puzzle on the board.
    open: PuzzleId,
    /// The open puzzle, those that undo or redo leads to, and others that were written to.
    records: BTreeMap<PuzzleId, Rc<Record>>,
    past: Vec<Edit>,
    future: Vec<Edit>,
}

impl Tab {
    /// Creates a tab with a puzzle open.
    pub fn new(id: TabId, record: Rc<Record>) -> Self {
        Self {
            id,
            number: 0,
            clock: record.latest().0,
            open: record.id,
            records: BTreeMap::from([(record.id, record)]),
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// Returns the puzzle on the board.
    ///
    /// # Panics
    /// Never: the open puzzle is always among the records.
    pub fn record(&self) -> &Rc<Record> {
        &self.records[&self.open]
    }

    /// Returns the puzzles that the tab knows.
    pub fn records(&self) -> impl Iterator<Item = &Rc<Record>> {
        self.records.values()
    }

    pub fn get(&self, id: PuzzleId) -> Option<&Rc<Record>> {
        self.records.get(&id)
    }

    /// Returns the known puzzle with this content or, if there are several, the one written to
    /// last.
    pub fn find(&self, content: PuzzleId) -> Option<Rc<Record>> {
        let same = self.records().filter(|record| record.has_content(content));
        same.max_by_key(|record| record.latest()).cloned()
    }

    /// Returns the number of the last entry.
    pub const fn number(&self) -> u64 {
        self.number
    }

    pub const fn clock(&self) -> u64 {
        self.clock
    }

    /// Returns whether there is an edit to undo. Once an edit of a puzzle has been undone, undo does
    /// not go on to the puzzle that was open before.
    pub fn can_undo(&self) -> bool {
        match self.past.last() {
            None => false,
            Some(Edit::Changed(_) | Edit::Forked(_)) => true,
            Some(Edit::Opened(_)) => {
                !matches!(self.future.last(), Some(Edit::Changed(_) | Edit::Forked(_)))
            }
        }
    }

    /// Returns whether the last edit put the open puzzle on the board, so that undo leads back to the
    /// puzzle before it.
    pub(crate) fn was_just_opened(&self) -> bool {
        matches!(self.past.last(), Some(Edit::Opened(_)))
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns whether a tab that was read is valid: text from the storage can contain
    /// anything.
    pub fn is_valid(&self) -> bool {
        let has = |id: &PuzzleId| self.records.contains_key(id);
        let is_known = |edit: &Edit| match edit {
            Edit::Changed(_) => true,
            Edit::Opened(id) | Edit::Forked(id) => has(id),
        };
        let has_own_id = |(id, record): (&PuzzleId, &Rc<Record>)| *id == record.id;
        has(&self.open)
            && self.record().edited_puzzle().is_some()
            && self.past.iter().chain(&self.future).all(is_known)
            && self.records.iter().all(has_own_id)
    }

    /// Takes over the undo history of another tab, closed by now, if both have the same puzzle
    /// open.
    pub fn inherit(&mut self, other: &Self) {
        if other.open != self.open {
            return;
        }
        for (id, record) in &other.records {
            self.merge_record(*id, record);
        }
        self.past.clone_from(&other.past);
        self.future.clone_from(&other.future);
        self.clock = self.clock.max(other.clock);
    }

    /// Changes the open puzzle. If the puzzle is identified by its content and the content
    /// changes, it becomes another puzzle.
    pub(crate) fn edit(&mut self, changes: Vec<Change>) -> Entry {
        let is_forked = self.open.is_from_content() && changes.iter().any(|it| it.0.is_content());
        if !is_forked {
            return self.perform(self.open, Act::Edit(changes));
        }
        let mut record = Record::clone(self.record());
        record.id = self.new_id();
        let id = record.id;
        self.perform(id, Act::Fork { record: record.into(), changes })
    }

    /// Puts a puzzle on the board.
    pub(crate) fn open(&mut self, record: Rc<Record>) -> Entry {
        self.perform(record.id, Act::Open(record))
    }

    /// Notes a value in a register of the open puzzle, if it is new.
    pub(crate) fn note(&mut self, slot: Slot, value: &str) -> Option<Entry> {
        let before = self.record().value(&slot);
        let change = (before != value).then(|| Change(slot, before.into(), value.into()))?;
        Some(self.perform(self.open, Act::Note(vec![change])))
    }

    /// Notes the time played in a known puzzle, in seconds, even if it is the same as before.
    /// Returns `None` if the puzzle is unknown, deleted or was never written to.
    pub(crate) fn note_time(&mut self, puzzle: PuzzleId, seconds: u32) -> Option<Entry> {
        let record = self.get(puzzle).filter(|it| it.is_touched() && !it.is_deleted())?;
        let changes = vec![record.change(Slot::Time, &seconds.to_string())];
        let record = Rc::clone(record);
        Some(if puzzle == self.open {
            self.perform(puzzle, Act::Note(changes))
        } else {
            self.write_changes(record, changes)
        })
    }

    /// Returns whether there is nothing to undo or redo.
    pub(crate) fn has_no_edits(&self) -> bool {
        self.past.is_empty() && self.future.is_empty()
    }

    /// Returns the user's digits on the open puzzle before the last edit that can be undone, before
    /// the one before it and so on, as far back as undo does not change the puzzle.
    pub(crate) fn earlier_answers(&self) -> Vec<Givens> {
        let mut record = Record::clone(self.record());
        let Some(mut edited_puzzle) = record.edited_puzzle() else { return Vec::new() };
        let mut earlier = Vec::new();
        for edit in self.past.iter().rev() {
            let Edit::Changed(changes) = edit else { break };
            let changes = record.reversed(changes);
            if changes.iter().any(|change| change.0.is_content()) {
                break;
            }
            // An edit that was written over is skipped by undo.
            if !changes.is_empty() {
                changes.iter().for_each(|change| record.restore(change, &mut edited_puzzle));
                earlier.push(edited_puzzle.answers.clone());
            }
        }
        earlier
    }

    /// Returns the changes of the edit that last changed a register of the open puzzle, if undo leads
    /// to it without changing the puzzle.
    pub(crate) fn last_edit_of(&self, slot: &Slot) -> Option<&[Change]> {
        for edit in self.past.iter().rev() {
            let Edit::Changed(changes) = edit else { return None };
            if changes.iter().any(|change| change.0 == *slot) {
                return Some(changes);
            }
        }
        None
    }

    /// Continues with a stored puzzle, in place of one without any writes, and takes over what
    /// `last`, the tab that last had it open, can undo and redo on it.
    pub(crate) fn resume(&mut self, record: Rc<Record>, last: Option<&Self>) -> Entry {
        self.catch_up(record.latest().0);
        let edits = |edits: Vec<Edit>| -> Vec<Vec<Change>> {
            let changes = edits.into_iter().filter_map(|edit| match edit {
                Edit::Changed(changes) => Some(changes),
                Edit::Opened(_) | Edit::Forked(_) => None,
            });
            changes.collect()
        };
        let (past, future) = last.map(Self::with_open_puzzle_only).map_or_else(
            || (Vec::new(), Vec::new()),
            |last| (edits(last.past), edits(last.future)),
        );
        self.perform(record.id, Act::Resume { record, past, future })
    }

    /// Returns a copy with only the puzzle on the board.
    pub(crate) fn with_open_puzzle_only(&self) -> Self {
        let mut tab = self.clone();
        let is_change = |edit: &Edit| matches!(edit, Edit::Changed(_));
        for edits in [&mut tab.past, &mut tab.future] {
            let other = edits.iter().rposition(|edit| !is_change(edit)).map_or(0, |at| at + 1);
            edits.drain(..other);
        }
        tab.retain(|_| false);
        tab
    }

    /// Ensures that the next action comes after everything that happened by this time.
    pub(crate) fn catch_up(&mut self, clock: u64) {
        self.clock = self.clock.max(clock);
    }

    /// Writes to a puzzle, whether it is on the board or not.
    pub(crate) fn write_changes(&mut self, record: Rc<Record>, changes: Vec<Change>) -> Entry {
        self.catch_up(record.latest().0);
        self.perform(record.id, Act::Keep { record, changes })
    }

    /// Returns an identity for the puzzle of the next entry.
    pub(crate) fn new_id(&self) -> PuzzleId {
        PuzzleId::unique(Stamp(self.clock + 1, self.id))
    }

    /// Returns the record of a new puzzle of the user's own.
    pub(crate) fn new_record(&self, edited_puzzle: &EditedPuzzle) -> Record {
        Record::with_id(self.new_id(), edited_puzzle)
    }

    /// Undoes the last edit of this tab that still has an effect. Later writes of other tabs
    /// stay.
    pub(crate) fn undo(&mut self) -> Vec<Entry> {
        self.move_through_history(Way::Back)
    }

    /// Redoes the edit that was undone last.
    pub(crate) fn redo(&mut self) -> Vec<Entry> {
        self.move_through_history(Way::Forward)
    }

    fn move_through_history(&mut self, way: Way) -> Vec<Entry> {
        let act = if way == Way::Back { Act::Undo } else { Act::Redo };
        let mut entries = Vec::new();
        loop {
            let edits = if way == Way::Back { &self.past } else { &self.future };
            let is_over = match edits.last() {
                None => true,
                Some(Edit::Changed(changes)) => {
                    let changes = self.record().reversed(changes);
                    let is_over = !changes.is_empty();
                    entries.push(self.perform(self.open, act(changes)));
                    is_over
                }
                Some(&Edit::Opened(id)) => {
                    entries.push(self.perform(id, act(Vec::new())));
                    true
                }
                // The puzzle made by a change exists only while the change is in effect.
                Some(&Edit::Forked(id)) if way == Way::Back => {
                    if self.record().is_only_of(self.id) {
                        entries.extend(self.note(Slot::Deleted, "1"));
                    }
                    entries.push(self.perform(id, act(Vec::new())));
                    true
                }
                Some(&Edit::Forked(id)) => {
                    entries.push(self.perform(id, act(Vec::new())));
                    entries.extend(self.note(Slot::Deleted, ""));
                    true
                }
            };
            if is_over {
                return entries;
            }
        }
    }

    fn perform(&mut self, puzzle: PuzzleId, act: Act) -> Entry {
        let entry = Entry { number: self.number + 1, clock: self.clock + 1, puzzle, act };
        self.replay(&entry);
        entry
    }

    /// Applies an entry of this tab if it is the next one. Returns whether it was applied.
    pub fn replay(&mut self, entry: &Entry) -> bool {
        if entry.number != self.number + 1 {
            return false;
        }
        let stored = self.records.get(&entry.puzzle).map(|it| Record::clone(it));
        let Some(record) = entry.write_to(stored, self.id) else { return false };
        if record.shape().is_none() {
            return false;
        }
        self.number = entry.number;
        self.clock = self.clock.max(entry.clock).max(record.latest().0);
        self.records.insert(entry.puzzle, record.into());
        let before = self.open;
        if !matches!(entry.act, Act::Keep { .. }) {
            self.open = entry.puzzle;
        }
        match &entry.act {
            Act::Open(_) => self.push_edit(Edit::Opened(before)),
            Act::Edit(changes) => self.push_edit(Edit::Changed(changes.clone())),
            Act::Fork { .. } => self.push_edit(Edit::Forked(before)),
            Act::Undo(changes) => {
                let undone = self.past.pop();
                self.future.extend(undone.and_then(|it| it.inverse_edit(changes, before)));
            }
            Act::Redo(changes) => {
                let redone = self.future.pop();
                self.past.extend(redone.and_then(|it| it.inverse_edit(changes, before)));
            }
            Act::Resume { past, future, .. } => {
                self.past = past.iter().cloned().map(Edit::Changed).collect();
                self.future = future.iter().cloned().map(Edit::Changed).collect();
            }
            Act::Note(_) | Act::Keep { .. } => {}
        }
        self.drop_unneeded();
        true
    }

    fn push_edit(&mut self, edit: Edit) {
        self.past.push(edit);
        self.future.clear();
    }

    /// Applies an entry of another tab. Returns whether it changed a puzzle that this tab
    /// knows.
    pub fn receive(&mut self, tab: TabId, entry: &Entry) -> bool {
        self.clock = self.clock.max(entry.clock);
        let Some(known) = self.records.get(&entry.puzzle) else { return false };
        let Some(record) = entry.write_to(Some(Record::clone(known)), tab) else { return false };
        let changed = record != **known;
        self.records.insert(entry.puzzle, record.into());
        changed
    }

    /// Merges a record of a puzzle that this tab knows. Returns whether that changed anything.
    pub fn merge(&mut self, record: &Record) -> bool {
        self.clock = self.clock.max(record.latest().0);
        self.records.contains_key(&record.id) && self.merge_record(record.id, record)
    }

    /// Adds a puzzle to those that the tab knows.
    pub(super) fn add_record(&mut self, record: &Record) {
        self.clock = self.clock.max(record.latest().0);
        self.merge_record(record.id, record);
    }

    fn merge_record(&mut self, id: PuzzleId, record: &Record) -> bool {
        let stored = self.records.entry(id).or_insert_with(|| record.clone().into());
        Rc::make_mut(stored).merge(record)
    }

    /// Returns the number of its puzzles that nothing leads to anymore.
    pub fn unneeded_count(&self) -> usize {
        self.records.len() - self.needed_puzzles().len()
    }

    /// Drops the oldest edits, and the puzzles that nothing leads to anymore and that were
    /// never written to.
    fn drop_unneeded(&mut self) {
        let mut opened = self.past.iter().rev().enumerate().filter(|(_, edit)| match edit {
            Edit::Opened(_) | Edit::Forked(_) => true,
            Edit::Changed(_) => false,
        });
        let kept = opened.nth(MAX_BOARDS).map_or(MAX_EDITS, |(edits, _)| edits.min(MAX_EDITS));
        let surplus = self.past.len().saturating_sub(kept);
        self.past.drain(..surplus);
        self.retain(Record::is_touched);
    }

    /// Drops the puzzles that nothing leads to anymore and that are archived in their present
    /// state.
    pub fn drop_archived(&mut self, archived: &[Rc<Record>]) {
        let archived: BTreeMap<_, _> = archived.iter().map(|record| (record.id, record)).collect();
        self.retain(|record| archived.get(&record.id).is_none_or(|it| ***it != *record));
    }

    /// Returns the open puzzle and those that undo or redo leads to.
    fn needed_puzzles(&self) -> BTreeSet<PuzzleId> {
        let opened = self.past.iter().chain(&self.future).filter_map(|edit| match edit {
            Edit::Opened(id) | Edit::Forked(id) => Some(*id),
            Edit::Changed(_) => None,
        });
        opened.chain([self.open]).collect()
    }

    fn retain(&mut self, is_kept: impl Fn(&Record) -> bool) {
        let needed = self.needed_puzzles();
        self.records.retain(|id, record| needed.contains(id) || is_kept(record));
    }
}

impl Edit {
    /// Returns the edit that leads back after this one was undone or redone by `changes`.
    /// `before` is the puzzle that was on the board.
    fn inverse_edit(self, changes: &[Change], before: PuzzleId) -> Option<Self> {
        match self {
            Self::Opened(_) => Some(Self::Opened(before)),
            Self::Forked(_) => Some(Self::Forked(before)),
            Self::Changed(_) => (!changes.is_empty()).then(|| Self::Changed(changes.to_vec())),
        }
    }
}
