//! The keys that the help names.

/// Where keys mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// On the board.
    Board,
    /// While watching.
    Playback,
    /// On the tree.
    Tree,
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
    /// To the parent or first child.
    ParentChild,
    /// To the sibling before or after.
    Siblings,
    /// To the root.
    Root,
    /// Folds or unfolds a subtree.
    Fold,
    /// Folds what failed.
    FoldFailed,
    /// Unfolds everything.
    Unfold,
    /// Shows or hides the digits.
    Labels,
    /// Centres the current node, or fits the drawing.
    CentreFit,
}

impl KeyGroup {
    /// Every group, in the order of the help.
    pub const ALL: [Self; 3] = [Self::Board, Self::Playback, Self::Tree];

    /// Its keys as they are printed, and what they do.
    pub const fn keys(self) -> &'static [(&'static str, Deed)] {
        match self {
            Self::Board => &[
                ("← ↑ → ↓", Deed::Move),
                ("Shift + ← ↑ → ↓", Deed::Extend),
                ("1 – 9, A – G", Deed::Enter),
                ("Backspace, Delete, 0", Deed::Erase),
                ("Shift + 1 – 9", Deed::CornerMark),
                ("Ctrl + 1 – 9", Deed::CentreMark),
                ("Z, X, C", Deed::ChoosePen),
                ("Ctrl + Z, Ctrl + Y", Deed::UndoRedo),
                ("Ctrl + V", Deed::Paste),
            ],
            Self::Playback => &[
                ("Space", Deed::PlayPause),
                ("← →, Page Up, Page Down", Deed::Step),
                ("Home, End", Deed::Ends),
                ("−, +", Deed::Speed),
                ("R", Deed::Restart),
                ("N, D", Deed::Next),
                ("Esc", Deed::Stop),
            ],
            Self::Tree => &[
                ("↑ ↓", Deed::ParentChild),
                ("← →", Deed::Siblings),
                ("R", Deed::Root),
                ("H", Deed::Fold),
                ("F", Deed::FoldFailed),
                ("U", Deed::Unfold),
                ("L", Deed::Labels),
                ("C, Z", Deed::CentreFit),
            ],
        }
    }
}
