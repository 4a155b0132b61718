//! The page's side of the conversation with the worker: turns demands into requests.

use crate::base::task_state::TaskId;
use crate::worker::demand::{Demand, RunDemand};
use crate::worker::packed::Packed;
use crate::worker::protocol::Request;
use crate::worker::task::Task;

/// What has been requested from the worker so far.
///
/// A restarted worker knows nothing, so a new session requests everything again.
#[derive(Clone, Debug, Default)]
pub struct Session {
    last_demand: Demand,
}

impl Session {
    /// Returns whether tasks were requested whose results have not arrived.
    pub const fn has_pending_tasks(&self) -> bool {
        !self.last_demand.tasks.is_empty()
    }

    /// Returns the requests that lead from the previous demand to the current one.
    pub fn requests(&mut self, demand: &Demand) -> Vec<Request> {
        let mut requests = Vec::new();
        let previous = std::mem::replace(&mut self.last_demand, demand.clone());
        match (&previous.run, &demand.run) {
            (previous_run, Some(run)) => {
                add_run_requests(previous_run.as_ref(), run, false, &mut requests);
            }
            // This run is not resumed; it stays paused until the next one replaces it.
            (Some(run), None) => requests.push(Request::Pause { run: run.id, is_paused: true }),
            (None, None) => {}
        }
        let find_lane = |lanes: &[RunDemand], id| lanes.iter().find(|lane| lane.id == id).cloned();
        let ended_lanes =
            previous.lanes.iter().filter(|ended| find_lane(&demand.lanes, ended.id).is_none());
        requests.extend(ended_lanes.map(|ended| Request::EndLane { run: ended.id }));
        for run in demand.lanes.iter() {
            add_run_requests(find_lane(&previous.lanes, run.id).as_ref(), run, true, &mut requests);
        }
        let has_task = |tasks: &[(TaskId, Task)], id| tasks.iter().any(|(it, _)| *it == id);
        let ended_tasks = previous.tasks.iter().filter(|(id, _)| !has_task(&demand.tasks, *id));
        requests.extend(ended_tasks.map(|&(id, _)| Request::Cancel { id }));
        let new_tasks = demand.tasks.iter().filter(|(id, _)| !has_task(&previous.tasks, *id));
        let start = |(id, task): &(TaskId, Task)| Request::Start {
            id: *id,
            part: task.part(),
            task: Packed::new(task),
        };
        requests.extend(new_tasks.map(start));
        if previous.wants_run_stats != demand.wants_run_stats {
            requests.push(Request::RunStats { is_enabled: demand.wants_run_stats });
        }
        requests
    }
}

/// Adds the requests that lead from `previous` to `run`. If `previous` is `None` or another run,
/// `run` is started.
fn add_run_requests(
    previous: Option<&RunDemand>,
    run: &RunDemand,
    is_lane: bool,
    requests: &mut Vec<Request>,
) {
    let previous = previous.filter(|previous| previous.id == run.id);
    if previous.is_none() {
        let (id, puzzle, goal, strategy) = (run.id, run.puzzle.clone(), run.goal, run.strategy);
        requests.push(match run.writes.clone() {
            Some(writes) => Request::StartProgramRun { run: id, puzzle, writes, is_lane },
            None if is_lane => Request::StartLane { run: id, puzzle, goal, strategy },
            None => Request::StartRun { run: id, puzzle, goal, strategy },
        });
    }
    if run.is_paused != previous.is_some_and(|previous| previous.is_paused) {
        requests.push(Request::Pause { run: run.id, is_paused: run.is_paused });
    }
    if let Some(seek) = run.seek
        && previous.and_then(|previous| previous.seek) != Some(seek)
    {
        let (id, target) = (seek.id, seek.target);
        requests.push(Request::Seek { run: run.id, id, target });
    }
    let queries = [
        (
            &run.branch_table_query,
            previous.and_then(|previous| previous.branch_table_query.as_ref()),
        ),
        (&run.tree_query, previous.and_then(|previous| previous.tree_query.as_ref())),
    ];
    for (query, previous_query) in queries {
        if let Some(query) = query.as_ref().filter(|&query| previous_query != Some(query)) {
            let (id, paths) = (query.id, query.paths.to_vec());
            requests.push(Request::Branches { run: run.id, id, paths });
        }
    }
    match (previous.and_then(|previous| previous.map), run.map) {
        (previous_map, Some((id, frame))) if previous_map != Some((id, frame)) => {
            requests.push(Request::Map { run: run.id, id, frame });
        }
        (Some(_), None) => requests.push(Request::CancelMap { run: run.id }),
        _ => {}
    }
}
