//! What the page, the worker that keeps a batch, and those that solve it say to each other.

use serde::{Deserialize, Serialize};
use sudoku_engine::batch::{Listing, Row};

use super::export::Form;
use super::query::Query;
use super::report::Report;

/// From the page to the keeper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Solve the file that comes with this message.
    Begin {
        /// The batch's number.
        id: u32,
        /// The file's size in bytes.
        bytes: u64,
        /// Whether each puzzle is timed.
        is_timed: bool,
        /// How many solve at a time, from 1.
        solvers: u16,
    },
    /// Stop solving and keep what there is, or go on.
    Pause {
        /// Whether to stop.
        paused: bool,
    },
    /// Tell these rows, now and whenever they change.
    Show(Show),
    /// Write the rows that are shown, all of them, as a file.
    Write {
        /// The file's number.
        id: u32,
        /// What file.
        form: Form,
    },
    /// Stop writing.
    CancelWriting,
}

/// Which rows the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Show {
    /// The request's number.
    pub id: u32,
    /// Which rows, in which order.
    pub query: Query,
    /// From this one of them on, from 0.
    pub from: u32,
    /// So many.
    pub len: u16,
}

/// From the keeper to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// The keeper is ready.
    Ready {
        /// Its version of what is said.
        version: u32,
    },
    /// How far the batch has come.
    Report {
        /// The batch's number.
        id: u32,
        /// What is known of it.
        report: Box<Report>,
    },
    /// Rows that are shown.
    Rows {
        /// The batch's number.
        id: u32,
        /// The rows.
        window: Window,
    },
    /// The next bytes of a file.
    Piece {
        /// The file's number.
        id: u32,
        /// The bytes.
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
        /// Rows written so far, and in all.
        written: (u32, u32),
    },
    /// All of a file has been sent.
    Written {
        /// The file's number.
        id: u32,
        /// Rows in it.
        rows: u32,
    },
}

/// Some of the rows that are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// The request that they answer.
    pub show: Show,
    /// How many rows there are to show.
    pub total: u32,
    /// The rows from [`Show::from`] on, as far as there are any.
    pub rows: Vec<Row>,
}

/// From the keeper to one that solves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolveTask {
    /// The piece's number, from 0.
    pub nth: u32,
    /// What the file looks like.
    pub listing: Listing,
    /// The line that the piece begins with, from 1.
    pub line: u32,
    /// The piece.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
    /// Whether each puzzle is timed.
    pub is_timed: bool,
}

/// From one that solves to the keeper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    /// It can solve.
    Ready {
        /// Its version of what is said.
        version: u32,
    },
    /// A piece is solved.
    Solved {
        /// The piece's number.
        nth: u32,
        /// A row for each of its places.
        rows: Vec<Row>,
    },
}
