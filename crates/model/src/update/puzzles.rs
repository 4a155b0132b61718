//! Opens, names, duplicates and deletes stored puzzles, and reads those of a file.

use std::rc::Rc;

use super::set::set_if_changed;
use crate::Model;
use crate::base::settings::View;
use crate::model::dialog::Dialog;
use crate::model::link::{Link, ReadLink};
use crate::model::puzzles::{Deletion, FileState, PuzzleList};
use crate::puzzle::editor::Editor;
use crate::puzzle::journal::{Change, PuzzleId, Record, Slot};

/// The maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 60;

/// User actions in the dialog with the stored puzzles, and reports about its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzlesMsg {
    /// The list was turned to a page, counted from 0.
    PageTurned(usize),
    /// A puzzle was opened on the board.
    Opened(PuzzleId),
    /// A puzzle was given a name; an empty one removes its name.
    Named(PuzzleId, Rc<str>),
    Duplicated(PuzzleId),
    Deleted(PuzzleId),
    DeletionUndone,
    /// The state of a file with all puzzles changed.
    FileReported(FileState),
    /// Puzzles were read from a file.
    Imported(Vec<Rc<Record>>),
}

impl PuzzlesMsg {
    /// Returns whether the user caused it, rather than the browser with a file.
    pub(super) const fn is_user_input(&self) -> bool {
        match self {
            Self::FileReported(_) | Self::Imported(_) => false,
            Self::PageTurned(_)
            | Self::Opened(_)
            | Self::Named(..)
            | Self::Duplicated(_)
            | Self::Deleted(_)
            | Self::DeletionUndone => true,
        }
    }
}

impl Model {
    pub(super) fn apply_puzzles(&mut self, msg: PuzzlesMsg) -> bool {
        match msg {
            PuzzlesMsg::PageTurned(page) => {
                self.change_list(|list| set_if_changed(&mut list.page, page))
            }
            PuzzlesMsg::Opened(id) => self.on_stored(id, Self::open_stored),
            PuzzlesMsg::Named(id, name) => self.on_stored(id, |model, record| {
                let name: String = name.trim().chars().take(MAX_NAME_CHARS).collect();
                let change = record.change(Slot::Name, &name);
                change.1 != change.2 && model.write_changes(record, vec![change])
            }),
            PuzzlesMsg::Duplicated(id) => self.on_stored(id, |model, record| {
                let name = name_of_copy(record.value(&Slot::Name));
                model.edit_own(|editor| editor.duplicate(&record, &name))
            }),
            PuzzlesMsg::Deleted(id) => self.on_stored(id, |model, record| {
                let changes = record.deletion();
                let deletion = Deletion { record: Rc::clone(&record), changes: changes.clone() };
                model.change_list(|list| set_if_changed(&mut list.deleted, Some(deletion.into())));
                model.write_changes(record, changes)
            }),
            PuzzlesMsg::FileReported(state) => {
                self.change_list(|list| set_if_changed(&mut list.file, Some(state)))
            }
            PuzzlesMsg::Imported(records) => {
                records.into_iter().fold(false, |changed, record| self.import(record) | changed)
            }
            PuzzlesMsg::DeletionUndone => {
                let deleted = self.puzzle_list().and_then(|list| list.deleted.clone());
                let Some(deletion) = deleted else { return false };
                self.change_list(|list| set_if_changed(&mut list.deleted, None));
                self.on_stored(deletion.record.id, |model, record| {
                    let changes = record.reversed(&deletion.changes);
                    model.write_changes(record, changes)
                })
            }
        }
    }

    fn on_stored(
        &mut self,
        id: PuzzleId,
        action: impl FnOnce(&mut Self, Rc<Record>) -> bool,
    ) -> bool {
        let record = self.stored_puzzle(id).cloned();
        record.is_some_and(|record| action(self, record))
    }

    fn write_changes(&mut self, record: Rc<Record>, changes: Vec<Change>) -> bool {
        self.edit_own(|editor: &mut Editor| editor.write_changes(record, changes))
    }

    /// Merges a puzzle of a file, without overwriting later changes. A puzzle that was deleted
    /// after the file was saved is restored.
    fn import(&mut self, record: Rc<Record>) -> bool {
        let Some(known) = self.stored_puzzle(record.id).cloned() else {
            return self.write_changes(record, Vec::new());
        };
        if known.is_deleted() {
            let changes = known.restoration(&record);
            return self.write_changes(known, changes);
        }
        Record::clone(&known).merge(&record) && self.write_changes(record, Vec::new())
    }

    fn open_stored(&mut self, record: Rc<Record>) -> bool {
        self.dialog = None;
        self.end_replay();
        let place = Link::read(record.value(&Slot::Place));
        self.load_with(|editor| editor.load(record));
        match place.link.view {
            None => drop(self.show(View::Play)),
            // Unknown fields come from a newer version; the user cannot fix them.
            Some(_) => self.open_link(ReadLink { problems: Vec::new(), ..place }),
        }
        true
    }

    fn change_list(&mut self, change: impl FnOnce(&mut PuzzleList) -> bool) -> bool {
        if let Some(Dialog::Puzzles(list)) = &mut self.dialog { change(list) } else { false }
    }
}

/// Returns the name for a copy, numbered at its end. A copy of a puzzle without a name has
/// none.
fn name_of_copy(name: &str) -> String {
    if name.is_empty() {
        return String::new();
    }
    let numbered =
        name.rsplit_once(' ').and_then(|(stem, nth)| Some((stem, nth.parse::<u32>().ok()?)));
    let (stem, nth) = numbered.unwrap_or((name, 1));
    let nth = nth.saturating_add(1).to_string();
    let stem: String = stem.chars().take(MAX_NAME_CHARS - nth.len() - 1).collect();
    format!("{stem} {nth}")
}
