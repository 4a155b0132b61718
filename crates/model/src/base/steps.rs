//! The words for moving along a search and its tree.

use serde::{Deserialize, Serialize};
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Event, Position};

/// What a person may look for in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Solution,
    DeadEnd,
}

impl Mark {
    pub(crate) const fn is(self, event: Event) -> bool {
        match self {
            Self::Solution => matches!(event, Event::Solved),
            Self::DeadEnd => matches!(event, Event::DeadEnd { .. }),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    On,
    Back,
}

/// What counts as one step of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepSize {
    /// A placement or an undo.
    #[default]
    Moves,
    /// Every event: each digit tested besides.
    Events,
}

/// Where a link shows the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkStep {
    pub position: Position,
    pub grain: StepSize,
}

impl LinkStep {
    pub const fn target(self) -> Target {
        match self.grain {
            StepSize::Moves => Target::Step(self.position.step),
            StepSize::Events => Target::Exact(self.position),
        }
    }
}

/// A move along the tree, or along the bars of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeMove {
    Parent,
    /// To the first node below; where its bar is too small to be drawn, the map zooms in.
    Child,
    /// To the node before, under the same parent; to the bar before on the same level.
    Before,
    /// To the node after, or the bar.
    After,
}
