//! The vocabulary for moving through a search and its tree.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    Forward,
    Back,
}

/// What counts as one step of the player.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum StepSize {
    /// A placement or an undo.
    Moves,
    /// Every event, including each digit tested.
    Events,
    /// A placement or an undo and, between them, each dead end and each solution.
    #[default]
    Stops,
}

/// The place in a search that a link points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkStep {
    pub position: Position,
    pub step_size: StepSize,
    /// Whether the place is this many events after the step, and not where a run of this
    /// many steps stops. On a full board, the run counts the solution, too.
    pub is_exact: bool,
}

impl LinkStep {
    /// Returns the place where a run of this many steps stops.
    pub const fn after_step(step: u64, step_size: StepSize) -> Self {
        Self { position: Position::after_step(step), step_size, is_exact: false }
    }

    pub const fn exact(position: Position, step_size: StepSize) -> Self {
        Self { position, step_size, is_exact: true }
    }

    /// Returns the step size of a link that names none.
    pub const fn default_step_size(is_exact: bool) -> StepSize {
        if is_exact { StepSize::Events } else { StepSize::Stops }
    }

    pub const fn target(self) -> Target {
        if self.is_exact { Target::Exact(self.position) } else { Target::Step(self.position.step) }
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
