//! Many puzzles from one file.
//!
//! Owns what the page knows of a batch, what the user does with it, and what its coordinator
//! does. Must not know a browser: a file is a number here, and the page has the file itself.

mod coordinator;
mod cutter;
mod export;
pub mod protocol;
mod query;
mod report;
mod rows;
mod saved_batch;
mod session;
mod solver;

use std::rc::Rc;

pub use coordinator::Coordinator;
pub use export::DownloadFormat;
use protocol::{CoordinatorReply, RowWindow, RowsRequest};
pub use query::{Column, Kind, Query, Range, RowFilter, RowView};
pub use report::{Bucket, Histogram, Report, Stage, Sums};
pub use saved_batch::{SaveState, SavedBatch, SavedSource, Spot};
pub use session::{BatchTask, Demand, DownloadRequest, Session, Source};
pub use solver::Solver;
use strum::IntoStaticStr;

/// The maximum number of rows that the page requests at a time.
pub const MAX_REQUESTED_ROWS: u16 = 400;

/// A figure that rows are filtered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Givens,
    Guesses,
    Nanos,
}

/// The progress of saving rows as a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DownloadState {
    /// No file has been requested.
    #[default]
    Idle,
    /// `rows` of `all` rows are written.
    Writing { request: DownloadRequest, rows: u32, all: u32 },
    /// The browser did not accept the file.
    Failed,
    /// The browser has the file.
    Saved { format: DownloadFormat, rows: u32 },
}

#[derive(Clone, Debug, Default)]
pub struct Batch {
    pub task: Option<BatchTask>,
    pub is_timed: bool,
    /// Whether each puzzle is rated by how hard it is for a person.
    pub is_rated: bool,
    /// Cancelled by the user, who can continue it.
    pub is_paused: bool,
    /// Whether its coordinator is gone and cannot be started again.
    pub is_lost: bool,
    pub report: Option<Rc<Report>>,
    pub query: Query,
    /// The view in which a row opens.
    pub row_view: RowView,
    pub window: Option<Rc<RowWindow>>,
    pub download: DownloadState,
    /// Where the user was when scrolling last came to rest.
    pub spot: Spot,
    pub save_state: SaveState,
    /// The first requested row, and the number of rows.
    requested_rows: (u32, u16),
    last_request_id: u32,
}

impl Batch {
    pub(crate) fn demand(&self) -> Option<Demand> {
        let task = self.task.clone()?;
        let (from, len) = self.requested_rows;
        let rows_request = RowsRequest { id: self.last_request_id, query: self.query, from, len };
        let download = if let DownloadState::Writing { request, .. } = self.download {
            Some(request)
        } else {
            None
        };
        let needs_saving = self.save_state == SaveState::Writing;
        Some(Demand { task, is_paused: self.is_paused, rows_request, download, needs_saving })
    }

    /// Starts a batch from a source, under a new number.
    pub(crate) fn begin(&mut self, id: u32, source: Source) {
        self.close();
        let (is_timed, is_rated) = (self.is_timed, self.is_rated);
        self.save_state = match &source {
            Source::Saved(saved) => SaveState::Kept(Rc::clone(&saved.file)),
            source if source.bytes() > SaveState::MAX_BYTES => SaveState::TooLarge,
            Source::File { .. } | Source::Text(_) => SaveState::Writing,
        };
        self.task = Some(BatchTask { id, source: Rc::new(source), is_timed, is_rated });
    }

    /// Starts a stored batch, with its previous view.
    pub(crate) fn reopen(&mut self, id: u32, saved_batch: SavedBatch) {
        let SavedBatch { source, is_timed, is_rated, is_watched, query, spot } = saved_batch;
        (self.is_timed, self.is_rated) = (is_timed, is_rated);
        self.row_view = if is_watched { RowView::Watch } else { RowView::Play };
        self.begin(id, Source::Saved(source));
        (self.query, self.spot) = (query, spot);
    }

    /// Starts the same file again after timing or rating was switched on or off.
    pub(crate) fn restart(&mut self, id: u32) {
        let Some(task) = self.task.clone() else { return };
        let (query, save_state) = (self.query, self.save_state.clone());
        self.begin(id, Source::clone(&task.source));
        self.set_query(query);
        self.save_state = save_state;
    }

    /// Returns what a reload restores of the batch.
    pub(crate) fn saved_batch(&self) -> Option<SavedBatch> {
        let SaveState::Kept(file) = &self.save_state else { return None };
        let &BatchTask { ref source, is_timed, is_rated, .. } = self.task.as_ref()?;
        let source = SavedSource {
            file: Rc::clone(file),
            name: source.name().cloned(),
            bytes: source.bytes(),
        };
        let is_watched = self.row_view == RowView::Watch;
        let Self { query, spot, .. } = *self;
        Some(SavedBatch { source, is_timed, is_rated, is_watched, query, spot })
    }

    /// Returns whether there are rows that a reload loses.
    pub(crate) fn has_rows_to_lose(&self) -> bool {
        let has_rows = self.report.as_ref().is_some_and(|report| report.sums.rows > 0);
        has_rows && self.save_state.is_lost_by_reload()
    }

    pub(crate) fn close(&mut self) {
        let requested_rows = (0, self.requested_rows.1);
        *self = Self {
            is_timed: self.is_timed,
            is_rated: self.is_rated,
            row_view: self.row_view,
            requested_rows,
            last_request_id: self.last_request_id + 1,
            ..Self::default()
        };
    }

    /// Returns the stage that the coordinator reported last.
    pub fn stage(&self) -> Option<Stage> {
        self.report.as_ref().map(|report| report.stage)
    }

    /// Shows the rows of a query, from the first one on. Returns whether the query has
    /// changed.
    pub(crate) fn set_query(&mut self, query: Query) -> bool {
        let has_changed = query != self.query;
        if has_changed {
            self.query = query;
            self.spot = Spot::default();
            self.requested_rows.0 = 0;
            self.last_request_id += 1;
        }
        has_changed
    }

    /// Shows the rows in sight, and as many before and after them. Returns whether other rows
    /// have to be requested.
    pub(crate) fn scroll(&mut self, from: u32, len: u16) -> bool {
        let len = len.min(MAX_REQUESTED_ROWS / 3);
        let (requested_from, requested_len) = self.requested_rows;
        let rows = u32::from(len);
        let are_requested =
            requested_from <= from && from + rows <= requested_from + u32::from(requested_len);
        if are_requested {
            return false;
        }
        self.requested_rows = (from.saturating_sub(rows), len * 3);
        self.last_request_id += 1;
        true
    }

    /// Handles a message from the coordinator. Returns whether anything changed.
    pub(crate) fn receive(&mut self, reply: CoordinatorReply) -> bool {
        let Some(task) = &self.task else { return false };
        let last_report = self.report.as_ref().map_or(0, |report| report.nth);
        let last_window = self.window.as_ref().map_or(0, |window| window.nth);
        match reply {
            CoordinatorReply::Report { report, .. } if report.nth <= last_report => false,
            CoordinatorReply::Rows { window, .. } if window.nth <= last_window => false,
            CoordinatorReply::Report { id, report } if id == task.id => {
                // The batch is paused as if it had been cancelled, and can be resumed in the same
                // way.
                self.is_paused |= report.stage == Stage::Unsolvable;
                self.report = Some(Rc::new(*report));
                true
            }
            CoordinatorReply::Rows { id, window }
                if id == task.id && window.request.id == self.last_request_id =>
            {
                self.window = Some(Rc::new(window));
                true
            }
            CoordinatorReply::Piece { id, written: (rows, all), .. } => {
                self.update_download(id, |request| DownloadState::Writing { request, rows, all })
            }
            CoordinatorReply::Written { id, rows } => self.update_download(id, |request| {
                DownloadState::Saved { format: request.format, rows }
            }),
            CoordinatorReply::FileSaved { id, file } if id == task.id => {
                self.save_state = file.map_or(SaveState::Refused, SaveState::Kept);
                true
            }
            // The owner of the model closes the batch in this case.
            CoordinatorReply::FileMissing { .. }
            | CoordinatorReply::FileSaved { .. }
            | CoordinatorReply::Report { .. }
            | CoordinatorReply::Rows { .. }
            | CoordinatorReply::Ready { .. }
            | CoordinatorReply::Alive
            | CoordinatorReply::Idle { .. } => false,
        }
    }

    fn update_download(
        &mut self,
        id: u32,
        next_state: impl FnOnce(DownloadRequest) -> DownloadState,
    ) -> bool {
        let DownloadState::Writing { request, .. } = self.download else { return false };
        if request.id == id {
            self.download = next_state(request);
        }
        request.id == id
    }

    /// Forgets the results of a lost coordinator. They are computed again.
    pub(crate) fn lose_coordinator(&mut self, is_restarting: bool) {
        self.is_lost = !is_restarting;
        (self.report, self.window, self.download) = (None, None, DownloadState::Idle);
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
            let bytes_left = report.all_bytes - report.bytes;
            (u128::from(report.millis) * u128::from(bytes_left) / u128::from(report.bytes)) as u64
        })
    }
}
