//! The page's side of the conversation with the worker: turns demands into requests.

use crate::base::asked::TaskId;
use crate::worker::demand::{Demand, RunDemand};
use crate::worker::packed::Packed;
use crate::worker::protocol::Request;
use crate::worker::task::Task;

/// What has been requested from the worker so far.
///
/// A restarted worker knows nothing, so a new session requests everything that is wanted
/// again.
#[derive(Clone, Debug, Default)]
pub struct Session {
    sent: Demand,
}

impl Session {
    /// Returns whether a worker that has nothing left to do still owes a result.
    pub const fn is_owed(&self) -> bool {
        !self.sent.tasks.is_empty()
    }

    /// Returns the requests that lead from the previous demand to the current one.
    pub fn requests(&mut self, wanted: &Demand) -> Vec<Request> {
        let mut requests = Vec::new();
        let sent = std::mem::replace(&mut self.sent, wanted.clone());
        match (&sent.run, &wanted.run) {
            (before, Some(run)) => ask_of_run(before.as_ref(), run, false, &mut requests),
            // This run is not resumed; it rests until the next one replaces it.
            (Some(run), None) => requests.push(Request::Pause { run: run.id, paused: true }),
            (None, None) => {}
        }
        let lane = |lanes: &[RunDemand], id| lanes.iter().find(|lane| lane.id == id).cloned();
        let gone = sent.lanes.iter().filter(|before| lane(&wanted.lanes, before.id).is_none());
        requests.extend(gone.map(|before| Request::EndLane { run: before.id }));
        for run in wanted.lanes.iter() {
            ask_of_run(lane(&sent.lanes, run.id).as_ref(), run, true, &mut requests);
        }
        let has = |tasks: &[(TaskId, Task)], id| tasks.iter().any(|(it, _)| *it == id);
        let past = sent.tasks.iter().filter(|(id, _)| !has(&wanted.tasks, *id));
        requests.extend(past.map(|&(id, _)| Request::Cancel { id }));
        let new = wanted.tasks.iter().filter(|(id, _)| !has(&sent.tasks, *id));
        let start =
            |(id, task): &(TaskId, Task)| Request::Start { id: *id, task: Packed::new(task) };
        requests.extend(new.map(start));
        if sent.run_stats != wanted.run_stats {
            requests.push(Request::RunStats { wanted: wanted.run_stats });
        }
        requests
    }
}

/// Adds the requests that lead from the previous demand for a run, or another one, to the
/// current demand.
fn ask_of_run(
    before: Option<&RunDemand>,
    run: &RunDemand,
    is_lane: bool,
    requests: &mut Vec<Request>,
) {
    let before = before.filter(|before| before.id == run.id);
    if before.is_none() {
        let (id, puzzle, goal, strategy) = (run.id, run.puzzle.clone(), run.goal, run.strategy);
        requests.push(match is_lane {
            false => Request::StartRun { run: id, puzzle, goal, strategy },
            true => Request::StartLane { run: id, puzzle, goal, strategy },
        });
    }
    if run.paused != before.is_some_and(|before| before.paused) {
        requests.push(Request::Pause { run: run.id, paused: run.paused });
    }
    if let Some(seek) = run.seek
        && before.and_then(|run| run.seek) != Some(seek)
    {
        let (id, target) = (seek.id, seek.target);
        requests.push(Request::Seek { run: run.id, id, target });
    }
    let nodes = [
        (&run.branching, before.and_then(|run| run.branching.as_ref())),
        (&run.forest, before.and_then(|run| run.forest.as_ref())),
    ];
    for (wanted, asked) in nodes {
        if let Some(ask) = wanted.as_ref().filter(|&ask| asked != Some(ask)) {
            let (id, paths) = (ask.id, ask.paths.to_vec());
            requests.push(Request::Branches { run: run.id, id, paths });
        }
    }
    match (before.and_then(|run| run.map), run.map) {
        (asked, Some((id, frame))) if asked != Some((id, frame)) => {
            requests.push(Request::Map { run: run.id, id, frame });
        }
        (Some(_), None) => requests.push(Request::CancelMap { run: run.id }),
        _ => {}
    }
}
