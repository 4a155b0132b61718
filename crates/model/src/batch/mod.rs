//! Many puzzles from one file.
//!
//! Owns what the page knows of a batch, what the user does with it, and what its coordinator
//! does. Must not know a browser: a file is a number here, and the page has the file itself.

mod coordinator;
mod cutter;
mod export;
mod kept;
pub mod protocol;
mod query;
mod report;
mod rows;
mod session;
mod solver;

use std::rc::Rc;

pub use coordinator::Coordinator;
pub use export::Form;
pub use kept::{Keeping, KeptBatch, KeptSource, Spot};
use protocol::{CoordinatorReply, Show, Window};
pub use query::{Column, Kind, Only, Query, Range};
pub use report::{Bucket, Histogram, Report, Stage, Sums};
pub use session::{Demand, Session, Source, Task, Writing};
pub use solver::Solver;
use strum::IntoStaticStr;

/// The maximum number of rows that the page requests at a time.
pub const MOST_ROWS: u16 = 400;

/// A figure that rows are filtered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Clues,
    Guesses,
    Nanos,
}

/// The progress of saving rows as a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Saving {
    /// No file is wanted.
    #[default]
    Idle,
    /// `rows` of `all` rows are written.
    Writing { writing: Writing, rows: u32, all: u32 },
    /// The browser did not accept the file.
    Failed,
    /// The browser has the file.
    Saved { form: Form, rows: u32 },
}

#[derive(Clone, Debug, Default)]
pub struct Batch {
    pub task: Option<Task>,
    pub is_timed: bool,
    /// Whether it was cancelled.
    pub is_paused: bool,
    /// Whether its coordinator is gone and cannot be started again.
    pub is_lost: bool,
    pub report: Option<Rc<Report>>,
    pub query: Query,
    pub window: Option<Rc<Window>>,
    pub saving: Saving,
    /// Where the user was when scrolling last came to rest.
    pub spot: Spot,
    pub keeping: Keeping,
    in_sight: (u32, u16),
    /// The number of the last request for rows.
    last_show: u32,
}

impl Batch {
    pub(crate) fn demand(&self) -> Option<Demand> {
        let task = self.task.clone()?;
        let (from, len) = self.in_sight;
        let show = Show { id: self.last_show, query: self.query, from, len };
        let writing =
            if let Saving::Writing { writing, .. } = self.saving { Some(writing) } else { None };
        let is_to_keep = self.keeping == Keeping::Writing;
        Some(Demand { task, is_paused: self.is_paused, show, writing, is_to_keep })
    }

    /// Starts a batch from a source, under a new number.
    pub(crate) fn begin(&mut self, id: u32, source: Source) {
        self.close();
        let is_timed = self.is_timed;
        self.keeping = match &source {
            Source::Kept(kept) => Keeping::Kept(Rc::clone(&kept.file)),
            source if source.bytes() > Keeping::MOST => Keeping::TooLarge,
            Source::File { .. } | Source::Text(_) => Keeping::Writing,
        };
        self.task = Some(Task { id, source: Rc::new(source), is_timed });
    }

    /// Starts a stored batch, with its previous view.
    pub(crate) fn reopen(&mut self, id: u32, kept: KeptBatch) {
        let KeptBatch { source, is_timed, query, spot } = kept;
        self.is_timed = is_timed;
        self.begin(id, Source::Kept(source));
        (self.query, self.spot) = (query, spot);
    }

    /// Starts the same file again, timed or not.
    pub(crate) fn begin_again(&mut self, id: u32, is_timed: bool) {
        let Some(task) = self.task.clone() else { return };
        let (query, keeping) = (self.query, self.keeping.clone());
        self.is_timed = is_timed;
        self.begin(id, Source::clone(&task.source));
        self.ask(query);
        self.keeping = keeping;
    }

    /// Returns what a reload restores of the batch.
    pub(crate) fn kept(&self) -> Option<KeptBatch> {
        let Keeping::Kept(file) = &self.keeping else { return None };
        let Task { source, is_timed, .. } = self.task.as_ref()?;
        let source = KeptSource {
            file: Rc::clone(file),
            name: source.name().cloned(),
            bytes: source.bytes(),
        };
        Some(KeptBatch { source, is_timed: *is_timed, query: self.query, spot: self.spot })
    }

    /// Returns whether there are rows that a reload loses.
    pub(crate) fn has_rows_to_lose(&self) -> bool {
        let has_rows = self.report.as_ref().is_some_and(|report| report.sums.rows > 0);
        has_rows && self.keeping.is_lost_by_reload()
    }

    pub(crate) fn close(&mut self) {
        let (is_timed, in_sight) = (self.is_timed, (0, self.in_sight.1));
        *self = Self { is_timed, in_sight, last_show: self.last_show + 1, ..Self::default() };
    }

    /// Returns the stage that the coordinator reported last.
    pub fn stage(&self) -> Option<Stage> {
        self.report.as_ref().map(|report| report.stage)
    }

    /// Shows the rows of a query, from the first one on. Returns whether the query has
    /// changed.
    pub(crate) fn ask(&mut self, query: Query) -> bool {
        let changed = query != self.query;
        if changed {
            self.query = query;
            self.spot = Spot::default();
            self.in_sight.0 = 0;
            self.last_show += 1;
        }
        changed
    }

    /// Shows the rows in sight, and as many before and after them. Returns whether other rows
    /// have to be requested.
    pub(crate) fn scroll(&mut self, from: u32, len: u16) -> bool {
        let len = len.min(MOST_ROWS / 3);
        let (shown, count) = self.in_sight;
        let reach = u32::from(len);
        let is_in = shown <= from && from + reach <= shown + u32::from(count);
        if is_in {
            return false;
        }
        self.in_sight = (from.saturating_sub(reach), len * 3);
        self.last_show += 1;
        true
    }

    /// Handles a message from the coordinator. Returns whether anything changed.
    pub(crate) fn receive(&mut self, reply: CoordinatorReply) -> bool {
        let Some(task) = &self.task else { return false };
        let report = self.report.as_ref().map_or(0, |report| report.nth);
        let window = self.window.as_ref().map_or(0, |window| window.nth);
        match reply {
            CoordinatorReply::Report { report: late, .. } if late.nth <= report => false,
            CoordinatorReply::Rows { window: late, .. } if late.nth <= window => false,
            CoordinatorReply::Report { id, report } if id == task.id => {
                // The batch rests as if it had been cancelled, and can be resumed in the same
                // way.
                self.is_paused |= report.stage == Stage::Unsolvable;
                self.report = Some(Rc::new(*report));
                true
            }
            CoordinatorReply::Rows { id, window }
                if id == task.id && window.show.id == self.last_show =>
            {
                self.window = Some(Rc::new(window));
                true
            }
            CoordinatorReply::Piece { id, written: (rows, all), .. } => {
                self.write_on(id, |writing| Saving::Writing { writing, rows, all })
            }
            CoordinatorReply::Written { id, rows } => {
                self.write_on(id, |writing| Saving::Saved { form: writing.form, rows })
            }
            CoordinatorReply::Kept { id, file } if id == task.id => {
                self.keeping = file.map_or(Keeping::Refused, Keeping::Kept);
                true
            }
            // The owner of the model closes the batch in this case.
            CoordinatorReply::Gone { .. }
            | CoordinatorReply::Kept { .. }
            | CoordinatorReply::Report { .. }
            | CoordinatorReply::Rows { .. }
            | CoordinatorReply::Ready { .. }
            | CoordinatorReply::Works
            | CoordinatorReply::Rests { .. } => false,
        }
    }

    fn write_on(&mut self, id: u32, next: impl FnOnce(Writing) -> Saving) -> bool {
        let Saving::Writing { writing, .. } = self.saving else { return false };
        if writing.id == id {
            self.saving = next(writing);
        }
        writing.id == id
    }

    /// Forgets the results of a lost coordinator. They are computed again.
    pub(crate) fn lose(&mut self, restarting: bool) {
        self.is_lost = !restarting;
        (self.report, self.window, self.saving) = (None, None, Saving::Idle);
    }

    /// Returns the average number of rows solved per second.
    pub fn rate(&self) -> Option<u64> {
        let report = self.report.as_ref().filter(|report| report.millis > 0)?;
        Some(u64::from(report.sums.rows) * 1000 / report.millis)
    }

    /// Returns the milliseconds until everything is solved at the average rate so far, or
    /// `None` if unknown.
    pub fn time_left(&self) -> Option<u64> {
        let report = self.report.as_ref().filter(|report| report.stage == Stage::Working)?;
        (report.bytes > 0).then(|| {
            let left = report.all_bytes - report.bytes;
            (u128::from(report.millis) * u128::from(left) / u128::from(report.bytes)) as u64
        })
    }
}
