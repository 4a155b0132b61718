//! The page's workers, which are not there from the start.

use std::rc::Rc;

use grove_model::{Model, Msg};
use yew::Callback;

use super::batch_desk::{LateDesk, OpenDesk};
use super::worker::SearchWorker;
use crate::chunk::Chunk;

/// Workers that were started. Dropping them ends them.
pub(crate) trait Workers {
    /// Asks them for what is wanted now. While one place follows the other, what is around
    /// each is not asked for.
    fn want(&self, model: &Model, is_hurried: bool);
}

/// Starts the worker that searches. That of batches starts when there is one, at a desk that is
/// fetched then.
pub(crate) type StartWorkers = fn(Callback<Msg>, &'static Chunk<OpenDesk>) -> Box<dyn Workers>;

struct Started {
    search: SearchWorker,
    batch: Rc<LateDesk>,
}

/// See [`StartWorkers`].
pub(crate) fn start(on_msg: Callback<Msg>, desk: &'static Chunk<OpenDesk>) -> Box<dyn Workers> {
    let search = SearchWorker::start(on_msg.clone());
    Box::new(Started { search, batch: LateDesk::new(on_msg, desk) })
}

impl Workers for Started {
    fn want(&self, model: &Model, is_hurried: bool) {
        let demand = model.demand();
        self.search.want(&if is_hurried { demand.in_passing() } else { demand });
        self.batch.want(model.batch_demand());
    }
}
