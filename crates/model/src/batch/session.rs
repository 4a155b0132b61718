//! Turns demands for a batch into orders to its coordinator.

use std::rc::Rc;

use super::export::Form;
use super::kept::KeptSource;
use super::protocol::{CoordinatorRequest, Show};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub id: u32,
    pub source: Rc<Source>,
    pub is_timed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Writing {
    pub id: u32,
    pub form: Form,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    pub task: Task,
    pub is_paused: bool,
    pub show: Show,
    pub writing: Option<Writing>,
    /// Whether a reload should restore the batch but could not do so yet.
    pub is_to_keep: bool,
}

/// What was requested from the coordinator so far. A restarted coordinator knows nothing.
#[derive(Clone, Debug, Default)]
pub struct Session {
    sent: Option<Demand>,
}

impl Session {
    /// Returns the orders that lead from the previous demand to the current one. The file
    /// accompanies [`CoordinatorRequest::Begin`].
    pub fn orders(&mut self, wanted: &Demand, solvers: u16) -> Vec<CoordinatorRequest> {
        let sent = self.sent.replace(wanted.clone());
        let sent = sent.filter(|sent| sent.task == wanted.task);
        let mut orders = Vec::new();
        if sent.is_none() {
            let Task { id, source, is_timed } = &wanted.task;
            let (id, bytes, is_timed) = (*id, source.bytes(), *is_timed);
            orders.push(CoordinatorRequest::Begin { id, bytes, is_timed, solvers });
        }
        if wanted.is_paused != sent.as_ref().is_some_and(|sent| sent.is_paused) {
            orders.push(CoordinatorRequest::Pause { paused: wanted.is_paused });
        }
        if sent.as_ref().map(|sent| sent.show) != Some(wanted.show) {
            orders.push(CoordinatorRequest::Show(wanted.show));
        }
        match (sent.and_then(|sent| sent.writing), wanted.writing) {
            (Some(_), None) => orders.push(CoordinatorRequest::CancelWriting),
            (before, Some(writing)) if before != Some(writing) => {
                orders.push(CoordinatorRequest::Write { id: writing.id, form: writing.form });
            }
            _ => {}
        }
        orders
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file that the page holds under this number.
    File { id: u32, name: Rc<str>, bytes: u64 },
    /// Text that was pasted.
    Text(Rc<str>),
    /// A file or text that was stored before a reload.
    Kept(KeptSource),
}

impl Source {
    pub fn bytes(&self) -> u64 {
        match self {
            Self::File { bytes, .. } => *bytes,
            Self::Text(text) => text.len() as u64,
            Self::Kept(kept) => kept.bytes,
        }
    }

    /// Returns the name of its file; text has none.
    pub fn name(&self) -> Option<&Rc<str>> {
        match self {
            Self::File { name, .. } => Some(name),
            Self::Text(_) => None,
            Self::Kept(kept) => kept.name.as_ref(),
        }
    }

    /// Returns its name without the extension, for naming files made from it.
    pub fn stem(&self) -> &str {
        let stem = |name| str::rsplit_once(name, '.').map_or(name, |(stem, _)| stem);
        self.name().map_or("sudokus", |name| stem(name))
    }
}
