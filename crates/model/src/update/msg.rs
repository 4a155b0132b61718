pub use crate::update::batch::BatchMsg;
pub use crate::update::bookmarks::BookmarksMsg;
pub use crate::update::browser::BrowserMsg;
pub use crate::update::check::CheckMsg;
pub use crate::update::compare::CompareMsg;
pub use crate::update::constraints::ConstraintsMsg;
pub use crate::update::dialog::DialogMsg;
pub use crate::update::edit::EditMsg;
pub use crate::update::explore::ExploreMsg;
pub use crate::update::export::ExportMsg;
pub use crate::update::generate::GenerateMsg;
pub use crate::update::hint::HintMsg;
pub use crate::update::logic::LogicMsg;
pub use crate::update::own_program::OwnProgramMsg;
pub use crate::update::page::PageMsg;
pub use crate::update::paste::PasteMsg;
pub use crate::update::play::PlayMsg;
pub use crate::update::present::PresentMsg;
pub use crate::update::printout::PrintoutMsg;
pub use crate::update::program::ProgramMsg;
pub use crate::update::puzzles::PuzzlesMsg;
pub use crate::update::questions::QuestionsMsg;
pub use crate::update::replay::ReplayMsg;
pub use crate::update::rules::RulesMsg;
pub use crate::update::solutions::SolutionsMsg;
pub use crate::update::solve::SolveMsg;
pub use crate::update::timeline::TimelineMsg;
pub use crate::update::trace::TraceMsg;
pub use crate::update::tree::TreeMsg;
pub use crate::update::worker::WorkerMsg;

/// An action of the user, or an event from the clock, a worker or the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Language, theme, view, link and notices.
    Page(PageMsg),
    Dialog(DialogMsg),
    Edit(EditMsg),
    /// Changing the rules of the puzzle.
    Rules(RulesMsg),
    Solve(SolveMsg),
    /// Checking the user's digits.
    Check(CheckMsg),
    /// Asking for the next step.
    Hint(HintMsg),
    /// Asking about all solutions.
    Solutions(SolutionsMsg),
    Generate(GenerateMsg),
    /// Replaying how a puzzle was generated.
    Replay(ReplayMsg),
    Printout(PrintoutMsg),
    /// The stored puzzles.
    Puzzles(PuzzlesMsg),
    /// Questions about the search.
    Questions(QuestionsMsg),
    /// The program next to the search.
    Program(ProgramMsg),
    Paste(PasteMsg),
    /// Playing a search, or the searches being compared.
    Play(PlayMsg),
    Tree(TreeMsg),
    Timeline(TimelineMsg),
    /// Naming steps of a search.
    Bookmarks(BookmarksMsg),
    /// A search tree opened by hand.
    Explore(ExploreMsg),
    /// The list of constraints next to the search.
    Constraints(ConstraintsMsg),
    Export(ExportMsg),
    Compare(CompareMsg),
    /// Many puzzles from one file.
    Batch(BatchMsg),
    /// A reply of the worker, or its end.
    Worker(WorkerMsg),
    /// A report from the browser.
    Browser(BrowserMsg),
    /// The timer fired: it is time for the next steps.
    Ticked {
        /// The number of steps; `None` means as many as there are.
        steps: Option<u64>,
    },
}

impl Msg {
    /// Returns whether the user turns to something else with it, which pauses what plays
    /// automatically.
    pub(crate) const fn interrupts_replay(&self) -> bool {
        match self {
            Self::Page(msg) => msg.interrupts_replay(),
            Self::Replay(msg) => msg.interrupts_replay(),
            Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Check(_)
            | Self::Hint(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Printout(_)
            | Self::Puzzles(_)
            | Self::Questions(_)
            | Self::Program(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Bookmarks(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_)
            | Self::Compare(_)
            | Self::Batch(_)
            | Self::Worker(_)
            | Self::Browser(_)
            | Self::Ticked { .. } => self.is_user_input(),
        }
    }

    /// Returns whether what it changes can be drawn with the next frame.
    pub fn can_wait(&self) -> bool {
        match self {
            Self::Worker(msg) => msg.can_wait(),
            Self::Page(_)
            | Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Check(_)
            | Self::Hint(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Puzzles(_)
            | Self::Questions(_)
            | Self::Program(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Bookmarks(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_)
            | Self::Compare(_)
            | Self::Batch(_)
            | Self::Browser(_)
            | Self::Ticked { .. } => false,
        }
    }

    /// Returns whether it may change a puzzle, which is stored with the day.
    pub const fn may_write(&self) -> bool {
        match self {
            Self::Edit(_) | Self::Rules(_) | Self::Puzzles(_) => true,
            Self::Page(_)
            | Self::Dialog(_)
            | Self::Solve(_)
            | Self::Check(_)
            | Self::Hint(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Questions(_)
            | Self::Program(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Timeline(_)
            | Self::Bookmarks(_)
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

    /// Returns whether the user caused it, rather than the clock, a worker or the browser.
    pub const fn is_user_input(&self) -> bool {
        match self {
            Self::Page(msg) => msg.is_user_input(),
            Self::Timeline(msg) => msg.is_user_input(),
            Self::Compare(msg) => msg.is_user_input(),
            Self::Batch(msg) => msg.is_user_input(),
            Self::Puzzles(msg) => msg.is_user_input(),
            Self::Worker(_) | Self::Browser(_) | Self::Ticked { .. } => false,
            Self::Dialog(_)
            | Self::Edit(_)
            | Self::Rules(_)
            | Self::Solve(_)
            | Self::Check(_)
            | Self::Hint(_)
            | Self::Solutions(_)
            | Self::Generate(_)
            | Self::Replay(_)
            | Self::Printout(_)
            | Self::Questions(_)
            | Self::Program(_)
            | Self::Paste(_)
            | Self::Play(_)
            | Self::Tree(_)
            | Self::Bookmarks(_)
            | Self::Explore(_)
            | Self::Constraints(_)
            | Self::Export(_) => true,
        }
    }
}
