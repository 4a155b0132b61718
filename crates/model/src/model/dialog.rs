//! The dialog over the page: one at a time, so that opening another one closes it, and
//! with it ends what the worker does for it.

use strum::VariantArray;

use crate::generate::printout::Printout;
use crate::model::export::ExportBox;
use crate::model::paste::PasteBox;
use crate::model::puzzles::PuzzleList;
use crate::worker::run::RunFacts;

/// The open dialog with all that it knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Text to be read.
    Paste(PasteBox),
    /// A search to be written into a file.
    Export(ExportBox),
    /// Puzzles to be printed.
    Printout(Printout),
    /// The puzzles that are kept.
    Puzzles(PuzzleList),
    /// What the worker told last of its run, once it has told anything.
    RunStats(Option<RunFacts>),
    /// Keys, and where the page comes from.
    Help,
}

/// Which dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DialogKind {
    /// For text.
    Paste,
    /// For a file of a search.
    Export,
    /// For puzzles to be printed.
    Printout,
    /// For the puzzles that are kept.
    Puzzles,
    /// With figures of the run.
    RunStats,
    /// The help.
    Help,
}

impl Dialog {
    /// Which one it is.
    pub const fn kind(&self) -> DialogKind {
        match self {
            Self::Paste(_) => DialogKind::Paste,
            Self::Export(_) => DialogKind::Export,
            Self::Printout(_) => DialogKind::Printout,
            Self::Puzzles(_) => DialogKind::Puzzles,
            Self::RunStats(_) => DialogKind::RunStats,
            Self::Help => DialogKind::Help,
        }
    }
}

impl DialogKind {
    /// Such a dialog as it opens.
    pub(crate) fn open(self) -> Dialog {
        match self {
            Self::Paste => Dialog::Paste(PasteBox::default()),
            Self::Export => Dialog::Export(ExportBox::default()),
            Self::Printout => Dialog::Printout(Printout::new()),
            Self::Puzzles => Dialog::Puzzles(PuzzleList::default()),
            Self::RunStats => Dialog::RunStats(None),
            Self::Help => Dialog::Help,
        }
    }
}
