//! Has the worker do what the model wants done.

use grove_model::{Demand, Msg};
use yew::{Callback, hook, use_effect_with, use_memo};

use crate::platform::worker::SearchWorker;

/// Keeps a worker for as long as the page lives, and tells it every new demand.
#[hook]
pub(crate) fn use_search(demand: Demand, on_msg: Callback<Msg>) {
    let worker = use_memo((), |()| SearchWorker::start(on_msg));
    use_effect_with(demand, move |demand| worker.want(demand));
}
