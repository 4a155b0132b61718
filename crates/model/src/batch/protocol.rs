//! What the page, the worker that keeps a batch, and those that solve it say to each other.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::batch::{Listing, Row};

use super::export::Form;
use super::query::Query;
use super::report::Report;
use crate::worker::protocol::Sign;

/// From the page to the keeper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Solve the file that comes with this message.
    Begin { id: u32, bytes: u64, is_timed: bool, solvers: u16 },
    /// Keep the file that is being solved by this name, over a reload.
    Keep { id: u32, file: Rc<str> },
    /// Stop solving and keep what there is, or go on.
    Pause { paused: bool },
    /// Tell these rows, now and whenever they change.
    Show(Show),
    /// Write the rows that are shown, all of them, as a file.
    Write { id: u32, form: Form },
    /// Stop writing.
    CancelWriting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Show {
    pub id: u32,
    pub query: Query,
    /// From this one of them on, from 0.
    pub from: u32,
    pub len: u16,
}

/// From the keeper to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// The keeper is ready, and this is its version of what is said.
    Ready { version: u32 },
    /// How far the batch has come.
    Report { id: u32, report: Box<Report> },
    /// The file is kept by this name, or cannot be.
    Kept { id: u32, file: Option<Rc<str>> },
    /// What was kept is not there any more.
    Gone { id: u32 },
    /// Rows that are shown.
    Rows { id: u32, window: Window },
    /// The next bytes of a file.
    Piece {
        id: u32,
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
        /// Rows written so far, and in all.
        written: (u32, u32),
    },
    /// All of a file has been sent.
    Written { id: u32, rows: u32 },
    /// It is at work.
    Works,
    /// Nothing is left of what the first so many orders wanted.
    Rests { heard: u32 },
}

impl Told {
    /// What it tells of the keeper. What each new keeper does again is no success.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Rests { heard } => Sign::Rests { heard: *heard },
            Self::Written { .. } => Sign::Finished,
            Self::Report { .. }
            | Self::Rows { .. }
            | Self::Piece { .. }
            | Self::Kept { .. }
            | Self::Gone { .. }
            | Self::Works => Sign::Alive,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// The request that they answer.
    pub show: Show,
    /// An answer that comes after a later one says nothing new.
    pub nth: u32,
    /// How many rows there are to show.
    pub total: u32,
    /// The rows from [`Show::from`] on, as far as there are any.
    pub rows: Vec<Row>,
}

/// From the keeper to one that solves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolveTask {
    pub nth: u32,
    pub listing: Listing,
    /// The line that the piece begins with, from 1.
    pub line: u32,
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
    pub is_timed: bool,
}

/// From one that solves to the keeper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    /// It can solve, and this is its version of what is said.
    Ready { version: u32 },
    /// A piece is solved: a row for each of its places.
    Solved { nth: u32, rows: Vec<Row> },
    /// It goes on with a piece.
    Works,
}

impl Done {
    /// What it tells of the solver.
    pub const fn sign(&self) -> Sign {
        match self {
            Self::Ready { version } => Sign::Ready { version: *version },
            Self::Solved { .. } => Sign::Finished,
            Self::Works => Sign::Alive,
        }
    }
}
