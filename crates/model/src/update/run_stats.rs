//! The panel with figures of the run.

use super::set::set;
use crate::Model;
use crate::model::run_stats::AboutRun;

/// What a person does with the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunStatsMsg {
    /// The panel was opened.
    Opened,
    /// The panel was closed.
    Closed,
}

impl Model {
    pub(super) fn apply_run_stats(&mut self, msg: RunStatsMsg) -> bool {
        match msg {
            RunStatsMsg::Opened => set(&mut self.about_run, Some(AboutRun::default())),
            RunStatsMsg::Closed => set(&mut self.about_run, None),
        }
    }
}
