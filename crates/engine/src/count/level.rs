//! One level of the path to a solution, which can be traversed in either direction.

use crate::fast::{Layout, Placement, Position};

/// The direction in which solutions are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    SolutionWalk,
    Backwards,
}

impl Direction {
    pub(super) const fn back(self) -> Self {
        match self {
            Self::SolutionWalk => Self::Backwards,
            Self::Backwards => Self::SolutionWalk,
        }
    }
}

/// A position, the choices there, and the current one of these.
#[derive(Clone, Debug)]
pub(super) struct Level {
    position: Position,
    /// The placements to choose from; `None` leaves the position as it is.
    choices: Vec<Option<Placement>>,
    /// The current choice, counted from 1. 0 means before the first choice, and one more
    /// than their number means after the last.
    turned_to: usize,
}

impl Level {
    /// Creates the level before its first choice in this direction.
    pub(super) fn before(
        position: Position,
        choices: Vec<Option<Placement>>,
        way: Direction,
    ) -> Self {
        let turned_to = match way {
            Direction::SolutionWalk => 0,
            Direction::Backwards => choices.len() + 1,
        };
        Self { position, choices, turned_to }
    }

    /// Moves to the next choice in this direction, and returns whether there is one.
    pub(super) fn turn(&mut self, way: Direction) -> bool {
        self.turned_to = match way {
            Direction::SolutionWalk => (self.turned_to + 1).min(self.choices.len() + 1),
            Direction::Backwards => self.turned_to.saturating_sub(1),
        };
        (1..=self.choices.len()).contains(&self.turned_to)
    }

    /// Returns the position after the current choice, before propagation.
    pub(super) fn chosen(&self, layout: &Layout) -> Option<Position> {
        let choice = *self.choices.get(self.turned_to.checked_sub(1)?)?;
        let mut position = self.position.clone();
        if let Some(placement) = choice {
            position.place(layout, placement);
        }
        Some(position)
    }
}
