//! The state of work that the page requests from the worker.

use serde::{Deserialize, Serialize};

/// The number of a task. Reports that carry another number are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TaskId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<W> {
    pub id: TaskId,
    pub work: W,
}

/// The state of work `W` that produces a `T`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TaskState<W, T> {
    #[default]
    Idle,
    Working(Order<W>),
    Over(T),
}

impl<W, T> TaskState<W, T> {
    /// Requests this work, replacing any other.
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

    /// Cancels the work if it is in progress. Returns whether it was.
    pub fn cancel(&mut self) -> bool {
        let was_working = self.is_working();
        if was_working {
            *self = Self::Idle;
        }
        was_working
    }
}
