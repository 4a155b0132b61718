//! The page's side of its talk with the worker: from what is wanted to requests.

use crate::generate::form::MakeOrder;
use crate::solve::answer::Posed;
use crate::solve::solutions::Order;
use crate::worker::demand::FinishOrder;
use crate::worker::export_job::Job;
use crate::worker::protocol::Request;
use crate::{Demand, RunDemand};

/// What the worker has been asked so far.
///
/// A worker that starts anew knows nothing: a new session asks for everything
/// that is wanted again.
#[derive(Clone, Debug, Default)]
pub struct Session {
    sent: Demand,
}

impl Session {
    /// The requests that lead from what was asked to what is wanted now.
    pub fn requests(&mut self, wanted: &Demand) -> Vec<Request> {
        let mut requests = Vec::new();
        let sent = std::mem::replace(&mut self.sent, wanted.clone());
        match (&sent.run, &wanted.run) {
            (before, Some(run)) => ask_of_run(before.as_ref(), run, false, &mut requests),
            // Nobody comes back to it; it rests until the next one takes its place.
            (Some(run), None) => requests.push(Request::Pause { run: run.id, paused: true }),
            (None, None) => {}
        }
        let lane = |lanes: &[RunDemand], id| lanes.iter().find(|lane| lane.id == id).cloned();
        let gone = sent.lanes.iter().filter(|before| lane(&wanted.lanes, before.id).is_none());
        requests.extend(gone.map(|before| Request::EndLane { run: before.id }));
        for run in wanted.lanes.iter() {
            ask_of_run(lane(&sent.lanes, run.id).as_ref(), run, true, &mut requests);
        }
        match (&sent.solve, &wanted.solve) {
            (Some(_), None) => requests.push(Request::CancelSolve),
            (before, Some((id, puzzle))) if before.as_ref().map(|(id, _)| id) != Some(id) => {
                requests.push(Request::Solve { id: *id, puzzle: puzzle.clone() });
            }
            _ => {}
        }
        match (&sent.make, &wanted.make) {
            (Some(_), None) => requests.push(Request::CancelMake),
            (before, Some(order)) if before.as_ref() != Some(order) => {
                let MakeOrder { id, plan } = order.clone();
                requests.push(Request::Make { id, plan });
            }
            _ => {}
        }
        match (&sent.telling, &wanted.telling) {
            (Some(_), None) => requests.push(Request::CancelTelling),
            (before, Some(order)) if before.as_ref() != Some(order) => {
                let MakeOrder { id, plan } = order.clone();
                requests.push(Request::TellMaking { id, plan });
            }
            _ => {}
        }
        match (&sent.handout, &wanted.handout) {
            (Some(_), None) => requests.push(Request::CancelMakeMany),
            (before, Some((order, number))) if before.as_ref().map(|(it, _)| it) != Some(order) => {
                let MakeOrder { id, plan } = order.clone();
                requests.push(Request::MakeMany { id, plan, number: *number });
            }
            _ => {}
        }
        requests.extend(inquiries(&sent.inquiries, &wanted.inquiries));
        match (&sent.finish, &wanted.finish) {
            (Some(_), None) => requests.push(Request::CancelFinish),
            (before, Some(order)) if before.as_ref() != Some(order) => {
                let FinishOrder { id, puzzle, strategy, goal, path } = order.clone();
                let path = path.to_vec();
                requests.push(Request::Finish { id, puzzle, strategy, goal, path });
            }
            _ => {}
        }
        if sent.about_run != wanted.about_run {
            requests.push(Request::AboutRun { wanted: wanted.about_run });
        }
        match (&sent.export, &wanted.export) {
            (Some(_), None) => requests.push(Request::CancelExport),
            (before, Some((run, order))) if before.as_ref().map(|(_, it)| it) != Some(order) => {
                let (run, id, job) = (*run, order.id, Job::clone(&order.job));
                requests.push(Request::Export { run, id, job });
            }
            _ => {}
        }
        if let Some((id, text)) = &wanted.read
            && sent.read.as_ref().map(|(id, _)| id) != Some(id)
        {
            requests.push(Request::Read { id: *id, text: text.to_string() });
        }
        requests
    }
}

/// What leads from the questions asked to those that are wanted.
fn inquiries(sent: &[Order], wanted: &[Order]) -> Vec<Request> {
    let is_in = |orders: &[Order], id| orders.iter().any(|order| order.id == id);
    let past = sent.iter().filter(|order| !is_in(wanted, order.id));
    let fresh = wanted.iter().filter(|order| !is_in(sent, order.id));
    let cancel = |order: &Order| Request::CancelInquiry { id: order.id };
    let ask = |order: &Order| Request::Inquire {
        id: order.id,
        puzzle: Posed::clone(&order.puzzle),
        inquiry: order.inquiry,
    };
    past.map(cancel).chain(fresh.map(ask)).collect()
}

/// What leads from what was wanted of a run, or of another one, to what is wanted now.
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
            false => Request::Start { run: id, puzzle, goal, strategy },
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
