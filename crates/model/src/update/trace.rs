//! The trace table of a program.

use super::set::set_if_changed;
use crate::Model;
use crate::view::program;
use crate::worker::line_search_task::LineSearchReport;
use crate::worker::trace_task::{TraceRequest, TracedVariable};

/// User actions on the trace table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceMsg {
    Toggled {
        on: bool,
    },
    /// A variable was added to the columns, or removed.
    VariableToggled(TracedVariable),
    /// The line of a row, counted from 0, was chosen.
    RowChosen {
        nth: usize,
    },
}

impl Model {
    pub(super) fn apply_trace(&mut self, msg: TraceMsg) -> bool {
        let trace = &mut self.watch.program.trace;
        match msg {
            TraceMsg::Toggled { on } => set_if_changed(&mut trace.is_open, on),
            TraceMsg::VariableToggled(variable) => {
                let is_new = !trace.chosen.contains(&variable);
                let others = trace.chosen.iter().filter(|it| **it != variable).cloned();
                trace.chosen = others.chain(is_new.then_some(variable.clone())).collect();
                true
            }
            TraceMsg::RowChosen { nth } => {
                let place = trace.table().and_then(|(_, table)| Some(table.rows.get(nth)?.place));
                place.is_some_and(|place| self.receive_line(LineSearchReport::Over(place)))
            }
        }
    }

    /// Requests the table while it is open. Returns whether anything changed.
    pub(super) fn settle_trace(&mut self) -> bool {
        let is_wanted = self.watch.program.trace.is_open
            && program::is_shown(self)
            && !self.watch.program.own.is_edited()
            && !self.is_worker_lost;
        let player = self.watch.player.as_ref().filter(|_| is_wanted);
        let Some((source, end)) = player.and_then(|player| self.shown_source(player)) else {
            return self.watch.program.trace.cancel();
        };
        let id = self.next_task();
        let trace = &mut self.watch.program.trace;
        let variables = trace.chosen.clone();
        trace.request(TraceRequest { source, end, variables }, id)
    }
}
