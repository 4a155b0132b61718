//! The state of work that the page requests from the worker.

use serde::{Deserialize, Serialize};

/// The number of a task. Reports that carry another number are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TaskId(pub u32);

/// Work that has been requested and is not done yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskInProgress<W> {
    pub id: TaskId,
    pub work: W,
}

/// The state of work `W` that produces a `T`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TaskState<W, T> {
    #[default]
    Idle,
    Working(TaskInProgress<W>),
    Over(T),
}

impl<W, T> TaskState<W, T> {
    /// Requests this work, replacing any other.
    pub fn ask(&mut self, id: TaskId, work: W) {
        *self = Self::Working(TaskInProgress { id, work });
    }

    pub const fn in_progress(&self) -> Option<&TaskInProgress<W>> {
        match self {
            Self::Working(task) => Some(task),
            Self::Idle | Self::Over(_) => None,
        }
    }

    pub const fn is_working(&self) -> bool {
        self.in_progress().is_some()
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
