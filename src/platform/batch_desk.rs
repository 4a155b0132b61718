//! The page's desk for batches, loaded with the first batch.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::Msg;
use grove_model::batch::Demand;
use grove_model::update::batch::BatchMsg;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::chunk::{Chunk, ChunkLoadError};

/// The owner of a batch. Dropping it stops the workers of the batch.
pub(crate) trait BatchDesk {
    /// Requests what has not been requested yet.
    fn request(&self, demand: Option<Demand>);
}

/// Opens a desk without a batch.
pub(crate) type OpenDesk = fn(Callback<Msg>) -> Box<dyn BatchDesk>;

/// A desk that may not have loaded yet.
pub(super) struct LazyDesk {
    on_msg: Callback<Msg>,
    chunk: &'static Chunk<OpenDesk>,
    state: RefCell<State>,
}

enum State {
    /// Not loaded. `failed_task` is the batch for which loading failed, if any.
    Unloaded {
        failed_task: Option<u32>,
    },
    Loading {
        demand: Option<Demand>,
    },
    Loaded(Rc<dyn BatchDesk>),
}

impl LazyDesk {
    pub(super) fn new(on_msg: Callback<Msg>, chunk: &'static Chunk<OpenDesk>) -> Rc<Self> {
        let state = RefCell::new(State::Unloaded { failed_task: None });
        Rc::new(Self { on_msg, chunk, state })
    }

    /// Requests what the model needs, once the desk has loaded. If loading has failed, another batch
    /// makes it try again.
    pub(super) fn request(self: &Rc<Self>, demand: Option<Demand>) {
        let mut state = self.state.borrow_mut();
        match &mut *state {
            State::Loaded(desk) => {
                let desk = Rc::clone(desk);
                drop(state);
                desk.request(demand);
            }
            State::Loading { demand: pending } => *pending = demand,
            State::Unloaded { failed_task } => {
                let task = demand.as_ref().map(|demand| demand.task.id);
                if task.is_none() || task == *failed_task {
                    return;
                }
                *state = State::Loading { demand };
                drop(state);
                self.fetch();
            }
        }
    }

    fn fetch(self: &Rc<Self>) {
        let (chunk, desk) = (self.chunk, Rc::downgrade(self));
        spawn_local(async move {
            let loaded = chunk.load().await;
            if let Some(desk) = desk.upgrade() {
                desk.finish_loading(loaded);
            }
        });
    }

    fn finish_loading(&self, loaded: Result<OpenDesk, ChunkLoadError>) {
        let State::Loading { demand } = self.state.replace(State::Unloaded { failed_task: None })
        else {
            return;
        };
        match (loaded, demand) {
            (Ok(open), demand) => {
                let desk = Rc::from(open(self.on_msg.clone()));
                self.state.replace(State::Loaded(Rc::clone(&desk)));
                desk.request(demand);
            }
            (Err(ChunkLoadError), Some(demand)) => {
                self.state.replace(State::Unloaded { failed_task: Some(demand.task.id) });
                self.on_msg.emit(Msg::Batch(BatchMsg::Lost { restarting: false }));
            }
            (Err(ChunkLoadError), None) => {}
        }
    }
}
