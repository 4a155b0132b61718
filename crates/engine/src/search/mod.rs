//! The sources' search, one event at a time, forwards and backwards.
//!
//! [`Stepper`] walks the search tree: first empty cell in reading order,
//! digits ascending, legal digits only. It owns the rules of that walk and the
//! counters; it knows nothing of how a walk is stored or shown.

mod counters;
mod event;
mod goal;
mod inspect;
mod level;
mod masks;
mod observer;
mod run;
mod snapshot;
mod stepper;

pub use counters::{Counters, Position};
pub use event::{Event, Verdict};
pub use goal::Goal;
pub use level::Level;
pub(crate) use observer::Observer;
pub use snapshot::Snapshot;
pub use stepper::Stepper;
