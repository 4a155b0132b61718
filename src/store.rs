//! The model in Yew's hands.

use std::rc::Rc;

use grove_model::{Model, Msg, update};
use yew::Reducible;

/// Holds the model; an unchanged one is the same one, and nothing is rendered.
pub(crate) struct Store {
    pub(crate) model: Rc<Model>,
}

impl Reducible for Store {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        match update(&self.model, msg) {
            Some(model) => Rc::new(Self { model: Rc::new(model) }),
            None => self,
        }
    }
}
