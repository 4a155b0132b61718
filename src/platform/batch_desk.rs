//! The page's desk for batches, loaded with the first batch.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::Msg;
use grove_model::batch::Demand;
use grove_model::update::batch::BatchMsg;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::chunk::{Chunk, Missing};

/// The owner of a batch. Dropping it stops the workers of the batch.
pub(crate) trait BatchDesk {
    /// Asks for what is wanted now and has not been requested yet.
    fn want(&self, wanted: Option<Demand>);
}

/// Opens a desk without a batch.
pub(crate) type OpenDesk = fn(Callback<Msg>) -> Box<dyn BatchDesk>;

/// A desk that may not have loaded yet.
pub(super) struct LateDesk {
    on_msg: Callback<Msg>,
    chunk: &'static Chunk<OpenDesk>,
    state: RefCell<State>,
}

enum State {
    /// Not loaded. `missed` is the batch for which loading failed, if any.
    Absent {
        missed: Option<u32>,
    },
    /// Being loaded.
    Coming {
        wanted: Option<Demand>,
    },
    There(Rc<dyn BatchDesk>),
}

impl LateDesk {
    pub(super) fn new(on_msg: Callback<Msg>, chunk: &'static Chunk<OpenDesk>) -> Rc<Self> {
        let state = RefCell::new(State::Absent { missed: None });
        Rc::new(Self { on_msg, chunk, state })
    }

    /// Asks for what is wanted now, once the desk has loaded. If loading has failed, another batch
    /// makes it try again.
    pub(super) fn want(self: &Rc<Self>, wanted: Option<Demand>) {
        let mut state = self.state.borrow_mut();
        match &mut *state {
            State::There(desk) => {
                let desk = Rc::clone(desk);
                drop(state);
                desk.want(wanted);
            }
            State::Coming { wanted: before } => *before = wanted,
            State::Absent { missed } => {
                let task = wanted.as_ref().map(|wanted| wanted.task.id);
                if task.is_none() || task == *missed {
                    return;
                }
                *state = State::Coming { wanted };
                drop(state);
                self.fetch();
            }
        }
    }

    fn fetch(self: &Rc<Self>) {
        let (chunk, late) = (self.chunk, Rc::downgrade(self));
        spawn_local(async move {
            let loaded = chunk.load().await;
            if let Some(late) = late.upgrade() {
                late.arrive(loaded);
            }
        });
    }

    fn arrive(&self, loaded: Result<OpenDesk, Missing>) {
        let State::Coming { wanted } = self.state.replace(State::Absent { missed: None }) else {
            return;
        };
        match (loaded, wanted) {
            (Ok(open), wanted) => {
                let desk = Rc::from(open(self.on_msg.clone()));
                self.state.replace(State::There(Rc::clone(&desk)));
                desk.want(wanted);
            }
            (Err(Missing), Some(wanted)) => {
                self.state.replace(State::Absent { missed: Some(wanted.task.id) });
                self.on_msg.emit(Msg::Batch(BatchMsg::Lost { restarting: false }));
            }
            (Err(Missing), None) => {}
        }
    }
}
