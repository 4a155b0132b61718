//! Everything that can happen to the page.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Region, Rule, Shape, Variant};
use sudoku_engine::search::{Goal, Strategy};

use crate::base::samples::Sample;
use crate::base::settings::{Language, SidePanel, Theme, View};
use crate::base::speed::Speed;
use crate::base::steps::TreeMove;
use crate::base::steps::{Mark, StepSize, Way};
use crate::batch;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;
use crate::draw::size::Size;
use crate::generate::form::GenerateForm;
use crate::generate::printout::PerPage;
use crate::model::export::{Extent, Field, Form, Subject};
use crate::model::notice::Notice;
use crate::model::storage::StorageProblem;
use crate::puzzle::editor::{Direction, InputMode};
use crate::search::compare::Change;
use crate::search::explore::Exploration;
use crate::search::timeline::Gesture;
use crate::solve::answer::ShownSolution;
use crate::solve::solutions::{Kind, Limit, OnBoard, SolutionQuery};
use crate::worker::protocol::Reply;

/// A fact or a wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Another link stands in the address bar.
    LinkOpened {
        /// What stands after `#`.
        hash: String,
    },
    /// A language was chosen.
    LanguageChosen(Language),
    /// A theme was chosen.
    ThemeChosen(Theme),
    /// A view was chosen.
    ViewChosen(View),
    /// What is to stand beside the board was chosen.
    SideChosen(SidePanel),
    /// A notice was dismissed.
    NoticeDismissed(Notice),

    /// A cell was selected.
    CellSelected {
        /// The cell.
        cell: Cell,
        /// Whether the cells selected before stay selected.
        extend: bool,
    },
    /// An arrow key was pressed.
    FocusMoved {
        /// Which.
        direction: Direction,
        /// Whether the cells selected before stay selected.
        extend: bool,
    },
    /// A digit was entered; with the chosen pen unless another is named.
    DigitEntered {
        /// The digit.
        digit: Digit,
        /// The pen, where a key names one.
        pen: Option<InputMode>,
    },
    /// The selected cells are to be cleared.
    DigitErased,
    /// A pen was chosen.
    PenChosen(InputMode),
    /// The last edit is to be taken back.
    EditUndone,
    /// The last edit taken back is to be done again.
    EditRedone,
    /// The player's digits and marks are to be taken away.
    AnswersErased,
    /// An empty board of this shape is wanted.
    EmptyBoardChosen(Shape),
    /// A sample was chosen.
    SampleChosen(Sample),

    /// Cells selected one by one are to be gathered, or no more.
    GatheringSwitched {
        /// Whether they are.
        on: bool,
    },
    /// A variant is to be switched on or off.
    VariantSwitched {
        /// Which.
        variant: Variant,
        /// Whether it is to be on.
        on: bool,
    },
    /// The selected cells are to be a cage.
    CageMade {
        /// What was typed as its total; nothing where it has none.
        total: Rc<str>,
    },
    /// The selected cells are to be a thermometer.
    ThermometerMade,
    /// The selected cells are to belong to a region.
    RegionAssigned(Region),
    /// The cage or thermometer under the selected cells is to be taken away.
    ShapeRemoved,
    /// The classic rules are wanted, and no others.
    ClassicRulesChosen,

    /// Something is to be found out about the solutions.
    InquiryMade(SolutionQuery),
    /// It is not to be found out any more.
    InquiryStopped(Kind),
    /// Counts are to go so far.
    LimitChosen(Limit),
    /// Something else is to stand on the board while solutions are looked into.
    OnBoardChosen(OnBoard),
    /// The solution with this number is wanted.
    NumberEntered {
        /// What was typed.
        text: Rc<str>,
    },

    /// A text was pasted on the page.
    TextPasted(Rc<str>),
    /// The paste box is to be opened.
    PasteOpened,
    /// The paste box is to be closed.
    PasteClosed,
    /// The text in the paste box was changed.
    PasteEdited(Rc<str>),
    /// The text in the paste box is to be read.
    PasteSubmitted,
    /// The board was copied, or could not be.
    CopyEnded {
        /// Whether it was.
        copied: bool,
    },

    /// The solution is wanted.
    SolveAsked,
    /// The solution is not wanted any more.
    SolveCancelled,
    /// A new puzzle is to be like this.
    WishChosen(GenerateForm),
    /// A new puzzle is wanted; chance begins here.
    PuzzleWanted {
        /// The same one makes the same puzzle.
        seed: u64,
    },
    /// It is not wanted any more.
    MakingCancelled,
    /// It is to be watched how the puzzle that was made is made.
    MakingShown,
    /// This hole of it is to be shown, from 0.
    HoleChosen(usize),
    /// One hole after the other is to be shown, or no more.
    HolesPlayed(bool),
    /// It is not to be watched any more.
    MakingHidden,
    /// The dialog for puzzles to be printed is to be opened.
    HandoutOpened,
    /// It is to be closed; what is not made yet is not wanted any more.
    HandoutClosed,
    /// Another number of puzzles was typed.
    HandoutNumberTyped(Rc<str>),
    /// Another title was typed.
    HandoutTitleTyped(Rc<str>),
    /// Their solutions are to be printed too, or not.
    SolutionsPrinted(bool),
    /// So many are to be printed on a page.
    PerPageChosen(PerPage),
    /// They are to be made; chance begins here unless a seed was typed.
    HandoutStarted {
        /// The same one makes the same puzzles.
        seed: u64,
    },
    /// No more of them are wanted.
    HandoutCancelled,
    /// Another page of the preview is wanted, from 0.
    HandoutPageTurned(usize),
    /// One of two solutions is to be shown.
    SolutionShown(ShownSolution),

    /// Play or pause.
    PlayToggled,
    /// One step on.
    Stepped,
    /// One step back.
    SteppedBack,
    /// To the start.
    WentToStart,
    /// To the end.
    WentToEnd,
    /// To the start, and play.
    Restarted,
    /// To this step.
    WentToStep(u64),
    /// To the next solution or dead end, or the one before.
    WentToMark {
        /// Which of the two.
        mark: Mark,
        /// Which way.
        way: Way,
    },
    /// Another speed.
    SpeedChosen(Speed),
    /// Another grain.
    GrainChosen(StepSize),
    /// Another way to search.
    StrategyChosen(Strategy),
    /// Another goal.
    GoalChosen(Goal),
    /// Whatever goes on is to stop.
    SearchStopped,
    /// The run that was stopped is to go on.
    SearchContinued,
    /// Time for the next steps has come; `None` is as many as there are.
    Ticked {
        /// How many steps.
        steps: Option<u64>,
    },

    /// A comparison is to be another one.
    ComparisonChanged(Change),

    /// Something was done with a batch, or became of it.
    BatchChanged(batch::Change),

    /// A move along the tree.
    TreeHopped(TreeMove),
    /// A node of the tree was clicked: the digits from the root down to it.
    NodeChosen(Rc<[Digit]>),
    /// The subtree of the current node is to be folded or unfolded.
    FoldToggled,
    /// More of the subtree of the current node is to be unfolded.
    SubtreeUnfolded,
    /// Subtrees without a solution are to be folded.
    FailedFolded,
    /// Everything is to be unfolded.
    AllUnfolded,

    /// Something was done in the tree that is opened by hand.
    Explored(Exploration),

    /// A digit of the table of those below the node on show was chosen.
    BranchChosen(Rc<[Digit]>),
    /// The map has a canvas of this size now.
    MapSized(Size),
    /// The map was touched.
    MapTouched(Gesture),
    /// The level that is lit is to be lit no more.
    LevelPutOut,
    /// The list of constraints was opened or closed.
    ConstraintsListed(bool),
    /// The pointer or the focus came to a constraint of the list, or left it.
    ConstraintPointed(Option<Rule>),
    /// A constraint of the list was chosen; the chosen one is put aside.
    ConstraintChosen(Rule),

    /// The panel about the run is to be opened.
    AboutRunOpened,
    /// The panel about the run is to be closed.
    AboutRunClosed,

    /// The export dialog is to be opened.
    ExportOpened,
    /// The export dialog is to be closed; a file not written yet is not wanted any more.
    ExportClosed,
    /// Another thing is to be exported.
    ExportSubjectChosen(Subject),
    /// Another kind of file is wanted.
    ExportFormChosen(Form),
    /// More or less of it is wanted.
    ExportExtentChosen(Extent),
    /// Something was typed into a field of the export dialog.
    ExportTyped {
        /// Which.
        field: Field,
        /// What stands in it now.
        text: Rc<str>,
    },
    /// The file is to be written.
    ExportStarted {
        /// The colours of the page, for drawings.
        palette: Rc<Palette>,
        /// The title of a drawing, in the person's language.
        title: Rc<str>,
        /// The drawing, where the page has to make it.
        drawing: Option<Rc<Scene>>,
    },
    /// The file is not wanted any more.
    ExportCancelled,

    /// The worker said something.
    Replied(Reply),
    /// The worker ended. It is being started again, unless it cannot be.
    WorkerLost {
        /// Whether it is being started again.
        restarting: bool,
    },
    /// The browser did not save or restore something.
    StorageFailed(StorageProblem),
}

impl Msg {
    /// Whether a person turns to something by it, so that what was shown by itself stays
    /// where it is.
    pub(crate) const fn turns_away(&self) -> bool {
        self.is_of_a_person()
            && !matches!(
                self,
                Self::HolesPlayed(_) | Self::LanguageChosen(_) | Self::ThemeChosen(_)
            )
    }

    /// Whether a person did it, and not the clock, the worker or the browser.
    pub(crate) const fn is_of_a_person(&self) -> bool {
        !matches!(
            self,
            Self::Ticked { .. }
                | Self::ComparisonChanged(Change::Sized(_))
                | Self::BatchChanged(
                    batch::Change::Told(_)
                        | batch::Change::SaveFailed
                        | batch::Change::Lost { .. }
                        | batch::Change::Scrolled { .. }
                )
                | Self::Replied(_)
                | Self::WorkerLost { .. }
                | Self::StorageFailed(_)
                | Self::MapSized(_)
                | Self::CopyEnded { .. }
        )
    }
}
