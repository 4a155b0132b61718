//! One level of the way to a solution, which can be gone either way.

use crate::fast::{Layout, Placement, Position};

/// The direction in which solutions are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Forwards,
    Backwards,
}

impl Way {
    pub(super) const fn back(self) -> Self {
        match self {
            Self::Forwards => Self::Backwards,
            Self::Backwards => Self::Forwards,
        }
    }
}

/// A position, what can be chosen there, and how far that has been followed.
#[derive(Clone, Debug)]
pub(super) struct Level {
    position: Position,
    /// Digits to be written; `None` leaves the position as it is.
    choices: Vec<Option<Placement>>,
    /// The choice that was turned to, counted from 1. 0 and one more than there are
    /// mean that there is none yet, or none any more.
    turned_to: usize,
}

impl Level {
    /// The level from before its first choice that way.
    pub(super) fn before(position: Position, choices: Vec<Option<Placement>>, way: Way) -> Self {
        let turned_to = match way {
            Way::Forwards => 0,
            Way::Backwards => choices.len() + 1,
        };
        Self { position, choices, turned_to }
    }

    /// Turns to the next choice that way, and says if there is one.
    pub(super) fn turn(&mut self, way: Way) -> bool {
        self.turned_to = match way {
            Way::Forwards => (self.turned_to + 1).min(self.choices.len() + 1),
            Way::Backwards => self.turned_to.saturating_sub(1),
        };
        (1..=self.choices.len()).contains(&self.turned_to)
    }

    /// Where the choice leads, not settled.
    pub(super) fn chosen(&self, layout: &Layout) -> Option<Position> {
        let choice = *self.choices.get(self.turned_to.checked_sub(1)?)?;
        let mut position = self.position.clone();
        if let Some(placement) = choice {
            position.place(layout, placement);
        }
        Some(position)
    }
}
