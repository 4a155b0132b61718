//! The page's workers, loaded on demand.

use std::rc::Rc;

use grove_model::{Model, Msg};
use yew::Callback;

use super::batch_desk::{LateDesk, OpenDesk};
use super::worker::SearchWorker;
use crate::chunk::Chunk;

/// Running workers. Dropping this ends them.
pub(crate) trait Workers {
    /// Asks the workers for what the model needs now. While the user moves through steps quickly,
    /// the surroundings of each step are not requested.
    fn want(&self, model: &Model, is_hurried: bool);
}

/// Starts the worker that searches. The workers of a batch start with the first batch, at a desk
/// that is loaded then.
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
