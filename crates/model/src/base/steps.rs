//! The vocabulary for moving through a search and its tree.

use serde::{Deserialize, Serialize};
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Event, Position};

/// An event to look for in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Solution,
    DeadEnd,
}

impl Mark {
    pub(crate) const fn matches(self, event: Event) -> bool {
        match self {
            Self::Solution => matches!(event, Event::Solved),
            Self::DeadEnd => matches!(event, Event::DeadEnd { .. }),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Forward,
    Back,
}

/// What counts as one step of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepSize {
    /// A placement or an undo.
    #[default]
    Moves,
    /// Every event, including each digit tested.
    Events,
}

/// The place in a search that a link points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkStep {
    pub position: Position,
    pub step_size: StepSize,
}

impl LinkStep {
    pub const fn target(self) -> Target {
        match self.step_size {
            StepSize::Moves => Target::Step(self.position.step),
            StepSize::Events => Target::Exact(self.position),
        }
    }
}

/// A move in the tree, or between the bars of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeMove {
    Parent,
    /// The first child. If its bar is too small to be drawn, the map zooms in.
    Child,
    /// The previous sibling, or the previous bar on the same level.
    PreviousSibling,
    /// The next sibling, or the next bar on the same level.
    NextSibling,
}
