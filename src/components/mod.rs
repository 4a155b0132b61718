//! What the page shows: a folder for each view, one component a file.

pub(crate) mod batch;
pub(crate) mod compare;
pub(crate) mod page;
pub(crate) mod play;
pub(crate) mod printout;
pub(crate) mod shared;
pub(crate) mod watch;

use std::rc::Rc;

use grove_model::Model;

/// The model as a property: the same one means nothing changed.
#[derive(Clone)]
pub(crate) struct Shared(pub(crate) Rc<Model>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::ops::Deref for Shared {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}
