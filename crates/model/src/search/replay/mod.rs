//! The replay of how a puzzle was made.
//!
//! Owns the removals that were tried for one puzzle, which of them is shown, and the board on
//! which it is decided. The player searches that board like any other puzzle. Must not know
//! how the worker makes puzzles, nor how a removal is drawn or described.

mod code;

use std::num::NonZeroU64;
use std::rc::Rc;

use sudoku_engine::board::Cell;
use sudoku_engine::generate::{Removal, Verdict};
use sudoku_engine::search::Goal;

use crate::base::steps::LinkStep;
use crate::base::task_state::TaskInProgress;
use crate::generate::source::Plan;
use crate::puzzle::editor::{EditedPuzzle, Editor};
use crate::search::explore::Trail;
use crate::worker::generation_record::GenerationRecord;

/// The goal that decides a removal: whether there is a second solution.
pub(crate) const SECOND_SOLUTION: Goal = Goal::Solution(NonZeroU64::MIN.saturating_add(1));

/// The part of a link that describes a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkReplay {
    pub plan: Plan,
    /// The removal on show, from 0.
    pub removal: usize,
}

/// The place that a link names in the search of the first removal on show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResumePoint {
    pub step: Option<LinkStep>,
    pub trail: Option<Trail>,
    pub goal: Option<Goal>,
}

#[derive(Clone, Debug)]
pub struct Replay {
    task: TaskInProgress<Plan>,
    removal: usize,
    record: Option<Rc<GenerationRecord>>,
    /// The board that was on the page before, while that of a removal is shown.
    pub(crate) stashed_editor: Option<Editor>,
    /// The place to restore once the first removal is shown.
    pub(crate) resume_point: Option<ResumePoint>,
    /// Whether one removal after another is shown automatically.
    pub is_playing: bool,
}

impl Replay {
    /// Creates a replay that waits for its record, and then shows this removal first.
    pub(crate) const fn new(
        task: TaskInProgress<Plan>,
        removal: usize,
        resume_point: ResumePoint,
    ) -> Self {
        Self {
            task,
            removal,
            record: None,
            stashed_editor: None,
            resume_point: Some(resume_point),
            is_playing: false,
        }
    }

    /// Returns the worker's task, until it is done.
    pub fn in_progress(&self) -> Option<&TaskInProgress<Plan>> {
        self.record.is_none().then_some(&self.task)
    }

    pub fn record(&self) -> Option<&GenerationRecord> {
        self.record.as_deref()
    }

    /// Returns which removal is shown, or will be, from 0.
    pub const fn removal(&self) -> usize {
        self.removal
    }

    pub fn shown_removal(&self) -> Option<&Removal> {
        self.record()?.removals.get(self.removal)
    }

    pub fn has_next(&self) -> bool {
        self.record().is_some_and(|record| self.removal + 1 < record.removals.len())
    }

    pub fn cells(&self) -> &[Cell] {
        self.shown_removal().map_or(&[], |removal| &removal.cells)
    }

    /// Returns the number of givens left after the removal on show was decided.
    pub fn givens_after(&self) -> Option<usize> {
        let (record, removal) = (self.record()?, self.shown_removal()?);
        let empty = record.board_at(self.removal).filled_count();
        Some(if removal.verdict == Verdict::Removed { empty } else { empty + removal.cells.len() })
    }

    pub fn link(&self) -> LinkReplay {
        LinkReplay { plan: self.task.work.clone(), removal: self.removal }
    }

    /// Stores the record of how the puzzle was made. Returns whether it contains the requested
    /// removal.
    pub(crate) fn receive_record(&mut self, record: GenerationRecord) -> bool {
        let has_removal = self.removal < record.removals.len();
        self.record = Some(Rc::new(record));
        has_removal
    }

    /// Goes to this removal or, if there are fewer, to the last one. Returns its board.
    pub(crate) fn go_to(&mut self, removal: usize) -> Option<EditedPuzzle> {
        let record = self.record.as_ref()?;
        self.removal = removal.min(record.removals.len().checked_sub(1)?);
        Some(record.puzzle_at(self.removal))
    }
}
