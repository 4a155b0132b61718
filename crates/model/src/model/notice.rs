//! Messages that the page shows in addition to its views.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{CageError, ThermometerError};
use sudoku_engine::formats::{Alphabet, Extra, Format, LeftOut};

use crate::base::steps::{Mark, Way};
use crate::model::link::LinkProblem;

/// A message shown over the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A puzzle was read from text.
    PuzzleRead {
        format: Format,
        alphabet: Alphabet,
        given_count: usize,
        /// Whether the board shows what the user wrote on the puzzle before.
        is_resumed: bool,
    },
    /// A generated puzzle was put on the board.
    PuzzleGenerated {
        given_count: usize,
        seed: u64,
        /// Whether every cell is a given.
        is_full: bool,
    },
    /// The puzzle that was read has rules that the page does not support.
    LeftOut(LeftOut),
    /// The text that was read has more than a puzzle: this was left out.
    ExtrasLeftOut(Vec<Extra>),
    /// Part of a link could not be read.
    Link(LinkProblem),
    /// The user's digits, marks and colors were erased, all at once.
    AnswersErased,
    /// Undo led back to the puzzle that was open before.
    PuzzleBefore,
    Copied,
    CopyFailed,
    /// The browser gives this page no storage.
    StorageForbidden,
    /// The storage quota is used up.
    StorageFull,
    /// Stored data could not be read and was set aside.
    StorageCorrupt,
    /// Some archived puzzles cannot be read; they are left unchanged.
    ArchiveUnread,
    /// A saved batch no longer exists.
    BatchGone,
    /// The browser lacks these features.
    FeaturesMissing(FeatureSet),
    /// The next version of the page has been fetched. Reloading the page starts it.
    UpdateReady,
    WorkerRestarted,
    WorkerUnavailable,
    /// There is no solution or dead end in that direction.
    MarkNotFound {
        mark: Mark,
        way: Way,
    },
    /// The watched board is read-only: digits are entered in the Play view.
    WatchIsReadOnly,
    /// The selected cells cannot form the cage.
    CageRejected(CageProblem),
    /// The selected cells cannot form a thermometer.
    ThermometerRejected(ThermometerError),
}

/// Something that browsers before those in `docs/browsers.md` lack, named after what the page does
/// without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Feature {
    /// `light-dark()` in style sheets.
    Colors,
    /// Popovers.
    Menus,
    /// `OffscreenCanvas`.
    Hatching,
    /// Vector instructions of WebAssembly.
    Search,
}

/// A set of features, with a bit for each, in the order of the variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureSet(pub u8);

impl FeatureSet {
    /// Returns the features in the set.
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        let is_in = move |index: usize| self.0 >> index & 1 == 1;
        Feature::VARIANTS
            .iter()
            .copied()
            .enumerate()
            .filter_map(move |(index, feature)| is_in(index).then_some(feature))
    }
}

/// Why a cage was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CageProblem {
    /// The typed total is not a number.
    NotANumber,
    /// The cells and the total do not form a valid cage.
    Cells(CageError),
}

/// The tone of a notice, which decides how long it stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Severity {
    /// Good news that a glance takes in: it disappears after a few seconds or with the user's
    /// next action.
    Passing,
    /// Good news that the user may want to write down: it disappears with their next action.
    #[strum(serialize = "plain")]
    Info,
    /// Something that the user may accept at any time: it stays until it is dismissed.
    Offer,
    /// Something went wrong: it stays until it is dismissed or superseded.
    Warning,
}

impl Severity {
    /// Returns whether the notice stays when the user acts.
    pub const fn is_lasting(self) -> bool {
        match self {
            Self::Passing | Self::Info => false,
            Self::Offer | Self::Warning => true,
        }
    }
}

impl Notice {
    /// Returns its name in the page's markup.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::PuzzleRead { .. } => "read",
            Self::PuzzleGenerated { .. } => "made",
            Self::LeftOut(_) => "left-out",
            Self::ExtrasLeftOut(_) => "extras-left-out",
            Self::Link(_) => "link",
            Self::AnswersErased => "answers-erased",
            Self::PuzzleBefore => "puzzle-before",
            Self::Copied => "copied",
            Self::CopyFailed => "copy-failed",
            Self::StorageForbidden => "storage-forbidden",
            Self::StorageFull => "storage-full",
            Self::StorageCorrupt => "storage-corrupt",
            Self::ArchiveUnread => "archive-unread",
            Self::BatchGone => "batch-gone",
            Self::FeaturesMissing(_) => "features-missing",
            Self::UpdateReady => "update-ready",
            Self::WorkerRestarted => "worker-restarted",
            Self::WorkerUnavailable => "worker-unavailable",
            Self::MarkNotFound { mark, way } => match (mark, way) {
                (Mark::Solution, Way::Forward) => "no-further-solution",
                (Mark::Solution, Way::Back) => "no-earlier-solution",
                (Mark::DeadEnd, Way::Forward) => "no-further-dead-end",
                (Mark::DeadEnd, Way::Back) => "no-earlier-dead-end",
            },
            Self::WatchIsReadOnly => "watch-is-read-only",
            Self::CageRejected(_) => "no-cage",
            Self::ThermometerRejected(_) => "no-thermometer",
        }
    }

    /// Returns whether it is about the current place in the search, and so obsolete once that
    /// is left.
    pub const fn is_about_step(&self) -> bool {
        matches!(self, Self::MarkNotFound { .. })
    }

    pub const fn severity(&self) -> Severity {
        match self {
            Self::PuzzleRead { .. }
            | Self::Copied
            | Self::WatchIsReadOnly
            | Self::MarkNotFound { .. } => Severity::Passing,
            Self::PuzzleGenerated { .. }
            | Self::AnswersErased
            | Self::PuzzleBefore
            | Self::ExtrasLeftOut(_) => Severity::Info,
            Self::UpdateReady => Severity::Offer,
            Self::LeftOut(_)
            | Self::Link(_)
            | Self::CopyFailed
            | Self::StorageForbidden
            | Self::StorageFull
            | Self::StorageCorrupt
            | Self::ArchiveUnread
            | Self::BatchGone
            | Self::FeaturesMissing(_)
            | Self::WorkerRestarted
            | Self::WorkerUnavailable
            | Self::CageRejected(_)
            | Self::ThermometerRejected(_) => Severity::Warning,
        }
    }
}
