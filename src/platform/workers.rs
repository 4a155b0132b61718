//! The page's workers, loaded on demand.

use std::rc::Rc;

use grove_model::{Model, Msg};
use yew::Callback;

use super::batch_desk::{LazyDesk, OpenDesk};
use super::worker::SearchWorker;
use crate::chunk::Chunk;

/// Running workers. Dropping this ends them.
pub(crate) trait Workers {
    /// Requests from the workers what the model needs now. While the user moves through steps quickly,
    /// the surroundings of each step are not requested.
    fn request(&self, model: &Model, is_scrubbing: bool);
}

/// Starts the worker that searches. The workers of a batch start with the first batch; their code
/// is fetched then.
pub(crate) type StartWorkers = fn(Callback<Msg>, &'static Chunk<OpenDesk>) -> Box<dyn Workers>;

struct StartedWorkers {
    search: SearchWorker,
    batch: Rc<LazyDesk>,
}

/// See [`StartWorkers`].
pub(crate) fn start(on_msg: Callback<Msg>, desk: &'static Chunk<OpenDesk>) -> Box<dyn Workers> {
    let search = SearchWorker::start(on_msg.clone());
    Box::new(StartedWorkers { search, batch: LazyDesk::new(on_msg, desk) })
}

impl Workers for StartedWorkers {
    fn request(&self, model: &Model, is_scrubbing: bool) {
        let demand = model.demand();
        self.search.request(&if is_scrubbing { demand.for_scrubbing() } else { demand });
        self.batch.request(model.batch_demand());
    }
}
