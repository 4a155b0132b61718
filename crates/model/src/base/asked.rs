//! Where the page is with something that it asked of the worker.

use serde::{Deserialize, Serialize};

/// The number of a task; what is reported under another number is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TaskId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<W> {
    pub id: TaskId,
    pub work: W,
}

/// Some work `W` that ends with a `T`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Asked<W, T> {
    #[default]
    Idle,
    Working(Order<W>),
    Over(T),
}

impl<W, T> Asked<W, T> {
    /// Asks for this work in place of any other.
    pub fn ask(&mut self, id: TaskId, work: W) {
        *self = Self::Working(Order { id, work });
    }

    pub const fn order(&self) -> Option<&Order<W>> {
        match self {
            Self::Working(order) => Some(order),
            Self::Idle | Self::Over(_) => None,
        }
    }

    pub const fn is_working(&self) -> bool {
        self.order().is_some()
    }

    /// Ends the work, if the worker is at it. Returns whether it was.
    pub fn cancel(&mut self) -> bool {
        let was_working = self.is_working();
        if was_working {
            *self = Self::Idle;
        }
        was_working
    }
}
