//! Everything that can happen to the page, by what it is about.

pub use crate::update::batch::BatchMsg;
pub use crate::update::browser::BrowserMsg;
pub use crate::update::compare::CompareMsg;
pub use crate::update::constraints::ConstraintsMsg;
pub use crate::update::dialog::DialogMsg;
pub use crate::update::edit::EditMsg;
pub use crate::update::explore::ExploreMsg;
pub use crate::update::export::ExportMsg;
pub use crate::update::generate::GenerateMsg;
pub use crate::update::page::PageMsg;
pub use crate::update::paste::PasteMsg;
pub use crate::update::play::PlayMsg;
pub use crate::update::printout::PrintoutMsg;
pub use crate::update::puzzles::PuzzlesMsg;
pub use crate::update::replay::ReplayMsg;
pub use crate::update::rules::RulesMsg;
pub use crate::update::solutions::SolutionsMsg;
pub use crate::update::solve::SolveMsg;
pub use crate::update::timeline::TimelineMsg;
pub use crate::update::tree::TreeMsg;
pub use crate::update::worker::WorkerMsg;

/// Something that happened: a person did it, or the clock, a worker or the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Language, theme, view, link and notices.
    Page(PageMsg),
    /// Opening and closing dialogs.
    Dialog(DialogMsg),
    /// Editing the board.
    Edit(EditMsg),
    /// Changing the rules of the puzzle.
    Rules(RulesMsg),
    /// Asking for the solution.
    Solve(SolveMsg),
    /// Asking about all solutions.
    Solutions(SolutionsMsg),
    /// Generating a puzzle.
    Generate(GenerateMsg),
    /// Watching how a puzzle was generated.
    Replay(ReplayMsg),
    /// Puzzles to print.
    Printout(PrintoutMsg),
    /// The puzzles that are kept.
    Puzzles(PuzzlesMsg),
    /// Text that comes in.
    Paste(PasteMsg),
    /// Playing a search, or the searches that are compared.
    Play(PlayMsg),
    /// The search tree.
    Tree(TreeMsg),
    /// The timeline of the search.
    Timeline(TimelineMsg),
    /// A search tree opened by hand.
    Explore(ExploreMsg),
    /// The list of constraints beside the search.
    Constraints(ConstraintsMsg),
    /// What is chosen in the export dialog.
    Export(ExportMsg),
    /// The comparison of searches.
    Compare(CompareMsg),
    /// Many puzzles from one file.
    Batch(BatchMsg),
    /// A reply of the worker, or its end.
    Worker(WorkerMsg),
    /// What became of something left to the browser.
    Browser(BrowserMsg),
    /// Time for the next steps has come.
    Ticked {
        /// How many; `None` is as many as there are.
        steps: Option<u64>,
    },
}

impl Msg {
    /// Whether a person turns to something else by it, which pauses what plays by itself.
    pub(crate) const fn turns_away(&self) -> bool {
        match self {
            Self::Page(msg) => msg.turns_away(),
            Self::Replay(msg) => msg.turns_away(),
            Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Printout(_)
            | Self::Puzzles(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_)
            | Self::Compare(_)
            | Self::Batch(_)
            | Self::Worker(_)
            | Self::Browser(_)
            | Self::Ticked { .. } => self.is_of_a_person(),
        }
    }

    /// Whether it is early enough to show what it changes with the next frame.
    pub const fn can_wait(&self) -> bool {
        match self {
            Self::Worker(msg) => msg.can_wait(),
            Self::Page(_)
            | Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Puzzles(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_)
            | Self::Compare(_)
            | Self::Batch(_)
            | Self::Browser(_)
            | Self::Ticked { .. } => false,
        }
    }

    /// Whether it may write on a puzzle, which is kept with the day.
    pub const fn may_write(&self) -> bool {
        match self {
            Self::Edit(_) | Self::Rules(_) | Self::Puzzles(_) => true,
            Self::Page(_)
            | Self::Dialog(_)
            | Self::Solve(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_)
            | Self::Compare(_)
            | Self::Batch(_)
            | Self::Worker(_)
            | Self::Browser(_)
            | Self::Ticked { .. } => false,
        }
    }

    /// Whether a person did it, and not the clock, a worker or the browser.
    pub const fn is_of_a_person(&self) -> bool {
        match self {
            Self::Page(msg) => msg.is_of_a_person(),
            Self::Timeline(msg) => msg.is_of_a_person(),
            Self::Compare(msg) => msg.is_of_a_person(),
            Self::Batch(msg) => msg.is_of_a_person(),
            Self::Puzzles(msg) => msg.is_of_a_person(),
            Self::Worker(_) | Self::Browser(_) | Self::Ticked { .. } => false,
            Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_) => true,
        }
    }
}
