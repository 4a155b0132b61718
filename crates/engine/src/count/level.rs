//! One level of the path to a solution, which can be traversed in either direction.

use crate::fast::{Layout, Placement, Position};

/// The direction in which solutions are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Forward,
    Backward,
}

impl Direction {
    pub(super) const fn reversed(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
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
    choice_number: usize,
}

impl Level {
    /// Creates the level before its first choice in this direction.
    pub(super) fn new(
        position: Position,
        choices: Vec<Option<Placement>>,
        direction: Direction,
    ) -> Self {
        let choice_number = match direction {
            Direction::Forward => 0,
            Direction::Backward => choices.len() + 1,
        };
        Self { position, choices, choice_number }
    }

    /// Moves to the next choice in this direction, and returns whether there is one.
    pub(super) fn advance(&mut self, direction: Direction) -> bool {
        self.choice_number = match direction {
            Direction::Forward => (self.choice_number + 1).min(self.choices.len() + 1),
            Direction::Backward => self.choice_number.saturating_sub(1),
        };
        (1..=self.choices.len()).contains(&self.choice_number)
    }

    /// Returns the position after the current choice, before propagation.
    pub(super) fn position_after_choice(&self, layout: &Layout) -> Option<Position> {
        let choice = *self.choices.get(self.choice_number.checked_sub(1)?)?;
        let mut position = self.position.clone();
        if let Some(placement) = choice {
            position.place(layout, placement);
        }
        Some(position)
    }
}
