//! What the page has to say besides its views.

use strum::IntoStaticStr;
use sudoku_engine::board::{CageError, ThermometerError};
use sudoku_engine::formats::{Alphabet, Format, LeftOut};

use crate::base::steps::{Mark, Way};
use crate::model::link::LinkProblem;

/// A message over the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A text was read.
    Read {
        /// The format it was in.
        format: Format,
        /// How its digits were written.
        alphabet: Alphabet,
        /// Clues on the board.
        clues: usize,
    },
    /// A new puzzle is on the board.
    Made {
        /// Its clues.
        clues: usize,
        /// Where chance began.
        seed: u64,
        /// Whether every cell is one of them.
        is_full: bool,
    },
    /// A puzzle that was read has rules that the page does not know.
    LeftOut(LeftOut),
    /// A part of a link means nothing to the page.
    Link(LinkProblem),
    /// The board was copied.
    Copied,
    /// The browser did not let the board be copied.
    CopyFailed,
    /// The browser keeps nothing for this page.
    StorageForbidden,
    /// What the browser keeps for this page is full.
    StorageFull,
    /// What the browser kept cannot be read; it was left aside.
    StorageCorrupt,
    /// Some of the puzzles that are archived cannot be read. They stay as they are.
    ArchiveUnread,
    /// A batch that was kept is not there any more.
    BatchGone,
    /// The worker ended and was started again.
    WorkerRestarted,
    /// The worker cannot be started.
    WorkerUnavailable,
    /// There is no solution or dead end that way.
    NoMark {
        /// Which of the two.
        mark: Mark,
        /// Which way.
        way: Way,
    },
    /// Digits are entered in the other view.
    WatchIsReadOnly,
    /// The selected cells can be no such cage.
    NoCage(CageProblem),
    /// The selected cells can be no thermometer.
    NoThermometer(ThermometerError),
}

/// Why there is no cage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CageProblem {
    /// What was typed as its total is no number.
    NoNumber,
    /// No digits could fill it.
    Cells(CageError),
}

/// How a notice is meant, and how long it stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Manner {
    /// All is well, which a glance tells: it goes by itself after some seconds, and with
    /// the next thing that the person does.
    Passing,
    /// All is well, and a person may want to write it down: it goes with the next thing
    /// that they do.
    #[strum(serialize = "plain")]
    Telling,
    /// Something did not go as wanted: it stays until it is dismissed or overtaken.
    Warning,
}

impl Notice {
    /// Its word in the page's markup.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Read { .. } => "read",
            Self::Made { .. } => "made",
            Self::LeftOut(_) => "left-out",
            Self::Link(_) => "link",
            Self::Copied => "copied",
            Self::CopyFailed => "copy-failed",
            Self::StorageForbidden => "storage-forbidden",
            Self::StorageFull => "storage-full",
            Self::StorageCorrupt => "storage-corrupt",
            Self::ArchiveUnread => "archive-unread",
            Self::BatchGone => "batch-gone",
            Self::WorkerRestarted => "worker-restarted",
            Self::WorkerUnavailable => "worker-unavailable",
            Self::NoMark { mark, way } => match (mark, way) {
                (Mark::Solution, Way::On) => "no-further-solution",
                (Mark::Solution, Way::Back) => "no-earlier-solution",
                (Mark::DeadEnd, Way::On) => "no-further-dead-end",
                (Mark::DeadEnd, Way::Back) => "no-earlier-dead-end",
            },
            Self::WatchIsReadOnly => "watch-is-read-only",
            Self::NoCage(_) => "no-cage",
            Self::NoThermometer(_) => "no-thermometer",
        }
    }

    /// Whether it speaks of the place in the search, and so no longer once that is
    /// left.
    pub const fn is_about_place(&self) -> bool {
        matches!(self, Self::NoMark { .. })
    }

    /// How it is meant, and how long it stays.
    pub const fn manner(&self) -> Manner {
        match self {
            Self::Read { .. } | Self::Copied | Self::WatchIsReadOnly | Self::NoMark { .. } => {
                Manner::Passing
            }
            Self::Made { .. } => Manner::Telling,
            Self::LeftOut(_)
            | Self::Link(_)
            | Self::CopyFailed
            | Self::StorageForbidden
            | Self::StorageFull
            | Self::StorageCorrupt
            | Self::ArchiveUnread
            | Self::BatchGone
            | Self::WorkerRestarted
            | Self::WorkerUnavailable
            | Self::NoCage(_)
            | Self::NoThermometer(_) => Manner::Warning,
        }
    }
}
