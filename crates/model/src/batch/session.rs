//! Turns demands for a batch into requests to its coordinator.

use std::rc::Rc;

use super::SavedSource;
use super::export::DownloadFormat;
use super::protocol::{CoordinatorRequest, RowsRequest};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchTask {
    pub id: u32,
    pub source: Rc<Source>,
    pub is_timed: bool,
    pub is_rated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DownloadRequest {
    pub id: u32,
    pub format: DownloadFormat,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    pub task: BatchTask,
    pub is_paused: bool,
    pub rows_request: RowsRequest,
    pub download: Option<DownloadRequest>,
    /// Whether a reload should restore the batch but could not do so yet.
    pub needs_saving: bool,
}

/// What has been requested from the coordinator so far. A restarted coordinator knows nothing.
#[derive(Clone, Debug, Default)]
pub struct Session {
    last_demand: Option<Demand>,
}

impl Session {
    /// Returns the requests that lead from the previous demand to the current one. The file
    /// accompanies [`CoordinatorRequest::Begin`].
    pub fn requests(&mut self, demand: &Demand, max_solvers: u16) -> Vec<CoordinatorRequest> {
        let previous = self.last_demand.replace(demand.clone());
        let previous = previous.filter(|previous| previous.task == demand.task);
        let mut requests = Vec::new();
        if previous.is_none() {
            let &BatchTask { id, ref source, is_timed, is_rated } = &demand.task;
            let bytes = source.bytes();
            requests.push(CoordinatorRequest::Begin { id, bytes, is_timed, is_rated, max_solvers });
        }
        if demand.is_paused != previous.as_ref().is_some_and(|previous| previous.is_paused) {
            requests.push(CoordinatorRequest::Pause { is_paused: demand.is_paused });
        }
        if previous.as_ref().map(|previous| previous.rows_request) != Some(demand.rows_request) {
            requests.push(CoordinatorRequest::ShowRows(demand.rows_request));
        }
        match (previous.and_then(|previous| previous.download), demand.download) {
            (Some(_), None) => requests.push(CoordinatorRequest::CancelWriting),
            (previous_request, Some(request)) if previous_request != Some(request) => {
                requests.push(CoordinatorRequest::Write { id: request.id, format: request.format });
            }
            _ => {}
        }
        requests
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file that the page holds under this number.
    File { id: u32, name: Rc<str>, bytes: u64 },
    /// Text that was pasted.
    Text(Rc<str>),
    /// A file or text that was stored before a reload.
    Saved(SavedSource),
}

impl Source {
    pub fn bytes(&self) -> u64 {
        match self {
            Self::File { bytes, .. } => *bytes,
            Self::Text(text) => text.len() as u64,
            Self::Saved(saved) => saved.bytes,
        }
    }

    /// Returns the name of its file; text has none.
    pub fn name(&self) -> Option<&Rc<str>> {
        match self {
            Self::File { name, .. } => Some(name),
            Self::Text(_) => None,
            Self::Saved(saved) => saved.name.as_ref(),
        }
    }

    /// Returns its name without the extension, for naming files made from it.
    pub fn stem(&self) -> &str {
        let stem = |name| str::rsplit_once(name, '.').map_or(name, |(stem, _)| stem);
        self.name().map_or("sudokus", |name| stem(name))
    }
}
