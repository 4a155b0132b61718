//! The keys that the help names.

/// Where keys mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// On the board.
    Board,
    /// While watching.
    Playback,
    /// While a tree is opened by hand.
    ByHand,
    /// On the tree.
    Tree,
    /// On the map.
    Map,
}

/// A key as it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyName {
    /// By what is printed on it.
    Printed(&'static str),
    /// The space bar, which has a name in each language.
    Space,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Moves to the next cell.
    Move,
    /// Extends the selection.
    Extend,
    /// Enters a digit.
    Enter,
    /// Clears a cell.
    Erase,
    /// Enters a corner mark.
    CornerMark,
    /// Enters a centre mark.
    CentreMark,
    /// Chooses digits, corner marks or centre marks.
    ChoosePen,
    /// Takes an edit back, or does it again.
    UndoRedo,
    /// Pastes a puzzle.
    Paste,
    /// Plays or pauses.
    PlayPause,
    /// One step back or on.
    Step,
    /// To the start or the end.
    Ends,
    /// Slower or faster.
    Speed,
    /// From the start.
    Restart,
    /// The next solution or dead end.
    Next,
    /// Stops.
    Stop,
    /// Chooses a digit.
    Choose,
    /// Takes the cell to be filled.
    TakeCell,
    /// Takes the last choice back.
    TakeBack,
    /// Places what is forced.
    Follow,
    /// Leaves the branch to the machine.
    FinishBranch,
    /// Opens the machine's solution, and goes back.
    OpenSolution,
    /// Calls the machine off, or leaves the tree that is opened by hand.
    LeaveHand,
    /// To the parent or first child.
    ParentChild,
    /// To the sibling before or after.
    Siblings,
    /// To the root.
    Root,
    /// Folds or unfolds a subtree.
    Fold,
    /// Unfolds more of a subtree.
    UnfoldMore,
    /// Folds what failed.
    FoldFailed,
    /// Unfolds everything.
    Unfold,
    /// Shows or hides the digits.
    Labels,
    /// Centres the current node, or fits the drawing.
    CentreFit,
    /// To the bar above or the first one below.
    BarLevels,
    /// To the bar before or after.
    BarSiblings,
    /// The board goes to the bar.
    BarEntered,
    /// Zooms.
    MapZoom,
    /// Shows what is left or right.
    MapPan,
    /// Shows the whole search, or the current step.
    MapWholeCentre,
}

impl KeyGroup {
    /// Every group, in the order of the help.
    pub const ALL: [Self; 5] = [Self::Board, Self::Playback, Self::ByHand, Self::Tree, Self::Map];

    /// Its keys, and what they do.
    pub const fn keys(self) -> &'static [(KeyName, Deed)] {
        use KeyName::{Printed, Space};
        match self {
            Self::Board => &[
                (Printed("← ↑ → ↓"), Deed::Move),
                (Printed("Shift + ← ↑ → ↓"), Deed::Extend),
                (Printed("1 – 9, A – G"), Deed::Enter),
                (Printed("Backspace, Delete, 0"), Deed::Erase),
                (Printed("Shift + 1 – 9"), Deed::CornerMark),
                (Printed("Ctrl + 1 – 9"), Deed::CentreMark),
                (Printed("Z, X, C"), Deed::ChoosePen),
                (Printed("Ctrl + Z, Ctrl + Y"), Deed::UndoRedo),
                (Printed("Ctrl + V"), Deed::Paste),
            ],
            Self::Playback => &[
                (Space, Deed::PlayPause),
                (Printed("← →, Page Up, Page Down"), Deed::Step),
                (Printed("Home, End"), Deed::Ends),
                (Printed("−, +"), Deed::Speed),
                (Printed("R"), Deed::Restart),
                (Printed("N, D"), Deed::Next),
                (Printed("Esc"), Deed::Stop),
            ],
            Self::ByHand => &[
                (Printed("1 – 9, A – G"), Deed::Choose),
                (Printed("Enter"), Deed::TakeCell),
                (Printed("Backspace, Ctrl + Z"), Deed::TakeBack),
                (Space, Deed::Follow),
                (Printed("End"), Deed::FinishBranch),
                (Printed("S"), Deed::OpenSolution),
                (Printed("Home"), Deed::Root),
                (Printed("Esc"), Deed::LeaveHand),
            ],
            Self::Tree => &[
                (Printed("↑ ↓"), Deed::ParentChild),
                (Printed("← →"), Deed::Siblings),
                (Printed("R"), Deed::Root),
                (Printed("H"), Deed::Fold),
                (Printed("Enter"), Deed::UnfoldMore),
                (Printed("F"), Deed::FoldFailed),
                (Printed("U"), Deed::Unfold),
                (Printed("L"), Deed::Labels),
                (Printed("C, Z"), Deed::CentreFit),
            ],
            Self::Map => &[
                (Printed("↑ ↓"), Deed::BarLevels),
                (Printed("← →"), Deed::BarSiblings),
                (Printed("Enter"), Deed::BarEntered),
                (Printed("−, +"), Deed::MapZoom),
                (Printed("Shift + ← →"), Deed::MapPan),
                (Printed("0, C"), Deed::MapWholeCentre),
            ],
        }
    }
}
