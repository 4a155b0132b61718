//! The trace table of a program: which variables it follows, and what is known of it.

use std::rc::Rc;

use crate::base::task_state::{TaskId, TaskInProgress};
use crate::worker::trace_task::{TraceReport, TraceRequest, TraceTable, TracedVariable};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    pub is_open: bool,
    /// The variables that the user chose, in the order of the columns.
    pub chosen: Rc<[TracedVariable]>,
    pub(crate) task: Option<TaskInProgress<TraceRequest>>,
    /// The statements and conditions from which the requested table is filled so far.
    pub progress: u64,
    pub(crate) found: Option<(TraceRequest, Rc<TraceTable>)>,
}

impl Trace {
    /// Returns the last table that the worker filled, with its columns.
    pub fn table(&self) -> Option<(&[TracedVariable], &TraceTable)> {
        self.found.as_ref().map(|(request, table)| (&*request.variables, table.as_ref()))
    }

    /// Returns whether a table is being filled.
    pub const fn is_working(&self) -> bool {
        self.task.is_some()
    }

    /// Requests a table, unless it is known or requested. Returns whether anything changed.
    pub(crate) fn request(&mut self, request: TraceRequest, id: TaskId) -> bool {
        let is_known = self.found.as_ref().is_some_and(|(found, _)| *found == request);
        let is_asked = self.task.as_ref().is_some_and(|task| task.work == request);
        if is_known || is_asked {
            return is_known && self.cancel();
        }
        self.progress = 0;
        self.task = Some(TaskInProgress { id, work: request });
        true
    }

    pub(crate) fn receive(&mut self, report: TraceReport) -> bool {
        match report {
            TraceReport::Progress(moments) => {
                std::mem::replace(&mut self.progress, moments) != moments
            }
            TraceReport::Over(table) => {
                let Some(task) = self.task.take() else { return false };
                self.found = Some((task.work, Rc::new(table)));
                true
            }
        }
    }

    /// Drops what was requested. Returns whether anything was.
    pub(crate) fn cancel(&mut self) -> bool {
        self.task.take().is_some()
    }
}
