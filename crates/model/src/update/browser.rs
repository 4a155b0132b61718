//! What the browser reports: other tabs, the storage, the archive, a hidden page.

use std::rc::Rc;

use crate::Model;
use crate::model::notice::{FeatureSet, Notice};
use crate::model::storage::StorageProblem;
use crate::puzzle::journal::{Entry, Library, PuzzleId, Record, Tab, TabId};

/// Reports from the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrowserMsg {
    /// Another tab changed a puzzle.
    TabWrote { tab: TabId, entry: Rc<Entry> },
    /// What other tabs stored was read again.
    PuzzlesRead(Rc<Library>),
    /// The archive was read completely: all puzzles are known.
    ArchiveRead,
    /// The archived tab that last had the open puzzle was read.
    TabRead(Rc<Tab>),
    /// A copy of the tab has gone on under its id: this is its new one.
    TabTakenOver(TabId),
    /// These puzzles of the tab are in the archive as they are here.
    Archived(Rc<[Rc<Record>]>),
    /// The page was left, possibly forever.
    PageLeft,
    /// A puzzle has been played for this time in all.
    TimePlayed { puzzle: PuzzleId, seconds: u32 },
    /// A new day began, in the form `2026-11-22`.
    DayBegan(Rc<str>),
    /// Storing failed, or works again after it had failed.
    Stored(Result<(), StorageProblem>),
    /// The browser has no room for the text that has not been read yet.
    DraftRefused,
    /// The browser lacks these features.
    FeaturesMissing(FeatureSet),
    /// The next version of the page has been fetched.
    UpdateReady,
    /// Copying to the clipboard ended.
    CopyEnded { copied: bool },
}

impl Model {
    pub(super) fn apply_browser(&mut self, msg: BrowserMsg) -> bool {
        match msg {
            BrowserMsg::TabWrote { tab, entry } => return self.receive(tab, &entry),
            BrowserMsg::PuzzlesRead(library) => return self.merge_puzzles(&library),
            BrowserMsg::ArchiveRead => return self.complete_library(),
            BrowserMsg::TabRead(tab) => return self.inherit(&tab),
            BrowserMsg::TabTakenOver(id) => return self.own_editor_mut().set_tab_id(id),
            BrowserMsg::Archived(puzzles) => return self.drop_archived(&puzzles),
            BrowserMsg::PageLeft => return self.note_place(),
            BrowserMsg::TimePlayed { puzzle, seconds } => {
                return self.own_editor_mut().note_time(puzzle, seconds);
            }
            BrowserMsg::DayBegan(day) => return self.own_editor_mut().set_day(&day),
            BrowserMsg::Stored(outcome) => return self.report_storage(outcome),
            BrowserMsg::DraftRefused => self.draft.is_refused = true,
            BrowserMsg::FeaturesMissing(features) => {
                self.notice(Notice::FeaturesMissing(features));
            }
            BrowserMsg::UpdateReady => self.notice(Notice::UpdateReady),
            BrowserMsg::CopyEnded { copied } => {
                self.notice(if copied { Notice::Copied } else { Notice::CopyFailed });
            }
        }
        true
    }

    pub(super) fn report_storage(&mut self, outcome: Result<(), StorageProblem>) -> bool {
        match outcome {
            Ok(()) => self.remove_notices(|notice| matches!(notice, Notice::StorageFull)),
            Err(problem) => {
                self.notice_storage(problem);
                true
            }
        }
    }
}
