//! The messages between the page, the coordinator of a batch, and the solvers.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::batch::{FileLayout, Row};

use super::export::DownloadFormat;
use super::query::Query;
use super::report::Report;
use crate::worker::protocol::Sign;

/// A message from the page to the coordinator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoordinatorRequest {
    /// Solve the file that comes with this message.
    Begin {
        id: u32,
        bytes: u64,
        is_timed: bool,
        is_rated: bool,
        max_solvers: u16,
    },
    /// Store the file that is being solved under this name, so that it survives a reload.
    SaveFile {
        id: u32,
        file: Rc<str>,
    },
    /// Pause solving, keeping the rows so far, or resume it.
    Pause {
        is_paused: bool,
    },
    /// Report these rows, now and whenever they change.
    ShowRows(RowsRequest),
    /// Write all rows of the query as a file.
    Write {
        id: u32,
        format: DownloadFormat,
    },
    CancelWriting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowsRequest {
    pub id: u32,
    pub query: Query,
    /// The first row to report, from 0.
    pub from: u32,
    pub len: u16,
}

/// A message from the coordinator to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoordinatorReply {
    /// The coordinator is ready; `version` is its
    /// [`VERSION`](crate::worker::protocol::VERSION).
    Ready { version: u32 },
    /// The progress of the batch.
    Report { id: u32, report: Box<Report> },
    /// The file is stored under this name, or cannot be stored.
    FileSaved { id: u32, file: Option<Rc<str>> },
    /// The stored file no longer exists.
    FileMissing { id: u32 },
    /// The rows on show.
    Rows { id: u32, window: RowWindow },
    /// The next bytes of a file.
    Piece {
        id: u32,
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
        /// The number of rows written so far, and in all.
        written: (u32, u32),
    },
    /// All of a file has been sent.
    Written { id: u32, rows: u32 },
    /// The coordinator is busy and has nothing else to report.
    Alive,
    /// All work of the first `handled_count` orders is done.
    Idle { handled_count: u32 },
}

impl CoordinatorReply {
    /// Returns what it reveals about the coordinator. Work that every new coordinator repeats
    /// does not count as success.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Idle { handled_count } => Sign::Idle { handled_count: *handled_count },
            Self::Written { .. } => Sign::Finished,
            Self::Report { .. }
            | Self::Rows { .. }
            | Self::Piece { .. }
            | Self::FileSaved { .. }
            | Self::FileMissing { .. }
            | Self::Alive => Sign::Alive,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowWindow {
    /// The request that it answers.
    pub request: RowsRequest,
    /// The sequence number. A window that arrives after a later one is outdated.
    pub nth: u32,
    /// The number of rows of the query.
    pub total: u32,
    /// The rows from [`RowsRequest::from`] on; fewer than requested at the end.
    pub rows: Vec<Row>,
}

/// A task from the coordinator to a solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolveTask {
    pub nth: u32,
    pub layout: FileLayout,
    /// The line at which the piece begins, from 1.
    pub line: u32,
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
    pub is_timed: bool,
}

/// A message from a solver to the coordinator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolverReply {
    /// The solver is ready; `version` is its [`VERSION`](crate::worker::protocol::VERSION).
    Ready { version: u32 },
    /// A piece is solved, with a row for each of its places.
    Solved { nth: u32, rows: Vec<Row> },
    /// The solver is still working on a piece.
    Alive,
}

impl SolverReply {
    /// Returns what it reveals about the solver.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Solved { .. } => Sign::Finished,
            Self::Alive => Sign::Alive,
        }
    }
}
