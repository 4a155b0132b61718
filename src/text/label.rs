//! Words and sentences that are always the same.

use grove_model::board_view::DigitState;
use grove_model::branching::Fate;
use grove_model::editor::Pen;
use grove_model::export::{Extent, Field, Form, Subject};
use grove_model::making::Difficulty;
use grove_model::manner::Manner;
use grove_model::samples::Sample;
use grove_model::settings::{Theme, View};

use sudoku_engine::generate::Symmetry;

use super::{Counter, Deed, KeyGroup, RunFact};

/// Declares [`Label`] with these variants besides the grouped ones, and lists them.
macro_rules! labels {
    ($($plain:ident),+ $(,)?) => {
        /// What a word or sentence is for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is named after the English words it stands for")]
        pub enum Label {
            View(View),
            Theme(Theme),
            Pen(Pen),
            Sample(Sample),
            DigitState(DigitState),
            Counter(Counter),
            CounterMeaning(Counter),
            KeyGroup(KeyGroup),
            Deed(Deed),
            Fate(Fate),
            ExportSubject(Subject),
            ExportForm(Form),
            ExportExtent(Extent),
            ExportField(Field),
            RunFact(RunFact),
            Difficulty(Difficulty),
            Manner(Manner),
            Symmetry(Symmetry),
            $($plain,)+
        }

        #[cfg(test)]
        impl Label {
            /// Every label that stands for itself.
            pub(super) const PLAIN: &'static [Self] = &[$(Self::$plain),+];
        }
    };
}

labels! {
    PageTitle,
    Views,
    Language,
    Help,
    About,
    SourcesAbout,
    Close,
    Dismiss,
    Cancel,
    Board,
    Entry,
    Editing,
    Pens,
    DigitPad,
    DigitsOfCell,
    Undo,
    Redo,
    Erase,
    Clear,
    Puzzle,
    OwnPuzzle,
    SourceSamples,
    NamedSamples,
    EmptyBoard,
    NewPuzzle,
    NewPuzzleDifficulty,
    NewPuzzleSymmetry,
    NewPuzzleWorking,
    NewPuzzleGaveUp,
    NewPuzzleNone,
    PasteAndCopy,
    Paste,
    Copy,
    CopyAs,
    AsLine,
    AsBoxed,
    PasteTitle,
    PasteHint,
    ReadText,
    Reading,
    TooLongWithoutWorker,
    Solve,
    Answer,
    Solution,
    FirstSolution,
    SecondSolution,
    MendClashesFirst,
    WhatHappened,
    Counters,
    CounterMeanings,
    Playback,
    Step,
    Restart,
    ToStart,
    StepBack,
    Play,
    Pause,
    StepOn,
    ToEnd,
    NextDeadEnd,
    DeadEndBefore,
    NextSolution,
    SolutionBefore,
    Stop,
    Continue,
    Speed,
    Grain,
    GrainMoves,
    GrainEvents,
    Strategy,
    Goal,
    GoalFirst,
    GoalAll,
    Tree,
    TreeDrawing,
    TreePath,
    TreeList,
    TreeKeys,
    PathOrder,
    Zoom,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    Map,
    MapKeys,
    MapCentre,
    MapTall,
    MapLow,
    TreeTable,
    TableDigit,
    TableNodes,
    TableSolutions,
    TableDeepest,
    TableFate,
    TableUnknown,
    SpaceKey,
    TreeLegend,
    MapLegend,
    Export,
    ExportTitle,
    ExportWhat,
    ExportAs,
    ExportHowMuch,
    ExportStart,
    ExportCancelled,
    ExportFailed,
    AboutRun,
    AboutRunIntro,
    Legend,
    LegendCircle,
    LegendDiamond,
    LegendSquare,
    LegendFailed,
    LegendHolds,
    LegendOpen,
    LegendFigures,
}
