//! Where the page is with one question.

use super::Order;
use crate::base::task_id::TaskId;

/// A question, and what is known by now.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<T> {
    /// Where the worker is with it.
    pub stage: Stage,
    /// What is known, for good if the stage is [`Stage::Over`].
    pub finding: Option<T>,
}

/// Where the worker is with a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It was not asked since the puzzle changed.
    #[default]
    Idle,
    /// The worker is at it.
    Working(Order),
    /// It was called off.
    Stopped,
    /// It is answered.
    Over,
}

impl<T> Default for Asked<T> {
    fn default() -> Self {
        Self { stage: Stage::Idle, finding: None }
    }
}

impl<T> Asked<T> {
    /// What the worker is to do.
    pub const fn order(&self) -> Option<&Order> {
        match &self.stage {
            Stage::Working(order) => Some(order),
            Stage::Idle | Stage::Stopped | Stage::Over => None,
        }
    }

    /// Whether the worker is at it.
    pub const fn is_working(&self) -> bool {
        self.order().is_some()
    }

    pub(super) fn ask(&mut self, order: Order) {
        *self = Self { stage: Stage::Working(order), finding: None };
    }

    /// Says whether it was asked.
    pub(super) fn stop(&mut self) -> bool {
        let was_working = self.is_working();
        if was_working {
            self.stage = Stage::Stopped;
        }
        was_working
    }

    /// Takes an answer, or a part of it; says whether it was waited for.
    pub(super) fn take(&mut self, id: TaskId, finding: T, is_over: bool) -> bool {
        let is_wanted = self.order().is_some_and(|order| order.id == id);
        if is_wanted {
            self.finding = Some(finding);
            if is_over {
                self.stage = Stage::Over;
            }
        }
        is_wanted
    }
}
