//! The dialog over the page. Only one is open at a time: opening another one closes it, which
//! ends the worker's tasks for it.

use strum::VariantArray;

use crate::base::settings::View;
use crate::generate::printout::Printout;
use crate::model::export::ExportBox;
use crate::model::paste::PasteBox;
use crate::model::puzzles::PuzzleList;
use crate::search::bookmarks::Bookmark;
use crate::solve::hint::HintStage;
use crate::solve::technique_page::TechniquePage;
use crate::worker::run::RunFacts;

/// The open dialog with its state.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    Paste(PasteBox),
    Export(ExportBox),
    Printout(Printout),
    Puzzles(PuzzleList),
    /// The worker's last report about its run; `None` before the first one.
    RunStats(Option<RunFacts>),
    /// The named steps of the search.
    Bookmarks(BookmarkList),
    /// The link to what is shown, in several forms.
    Share,
    /// The keyboard shortcuts, and where the page comes from.
    Help,
    /// A technique, explained by an example.
    Technique(TechniqueHelp),
}

/// A help page about a technique, with as much of its example as is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TechniqueHelp {
    pub page: TechniquePage,
    pub stage: HintStage,
}

impl TechniqueHelp {
    /// Opens a page, whose example shows only where to look.
    pub(crate) const fn of(page: TechniquePage) -> Self {
        Self { page, stage: HintStage::Area }
    }
}

/// The list of named steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BookmarkList {
    /// The one that was removed last, to be restored.
    pub removed: Option<Bookmark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum DialogKind {
    Paste,
    Export,
    Printout,
    Puzzles,
    RunStats,
    Bookmarks,
    Share,
    Help,
    Technique,
}

impl Dialog {
    pub const fn kind(&self) -> DialogKind {
        match self {
            Self::Paste(_) => DialogKind::Paste,
            Self::Export(_) => DialogKind::Export,
            Self::Printout(_) => DialogKind::Printout,
            Self::Puzzles(_) => DialogKind::Puzzles,
            Self::RunStats(_) => DialogKind::RunStats,
            Self::Bookmarks(_) => DialogKind::Bookmarks,
            Self::Share => DialogKind::Share,
            Self::Help => DialogKind::Help,
            Self::Technique(_) => DialogKind::Technique,
        }
    }
}

impl DialogKind {
    /// Creates a dialog of this kind as it opens in a view.
    pub(crate) fn open(self, view: View) -> Dialog {
        match self {
            Self::Paste => Dialog::Paste(PasteBox::default()),
            Self::Export => Dialog::Export(ExportBox::of_view(view)),
            Self::Printout => Dialog::Printout(Printout::new()),
            Self::Puzzles => Dialog::Puzzles(PuzzleList::default()),
            Self::RunStats => Dialog::RunStats(None),
            Self::Bookmarks => Dialog::Bookmarks(BookmarkList::default()),
            Self::Share => Dialog::Share,
            Self::Help => Dialog::Help,
            Self::Technique => Dialog::Technique(TechniqueHelp::of(TechniquePage::NakedSingle)),
        }
    }
}
