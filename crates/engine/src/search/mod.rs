//! Searches, one event at a time, forwards and backwards.
//!
//! [`Stepper`] walks a search tree with a [`Strategy`]: the sources' one (first empty
//! cell in reading order, digits ascending, legal digits only) or any other. It owns
//! the rules of that walk and the counters; it knows nothing of how a walk is stored
//! or shown.
//!
//! With every strategy a digit that is written is a node of the tree, and one that is
//! forced is a node without a sibling; so a step is a placement or an undo, and the
//! levels are as many as there are empty cells.

mod counters;
mod event;
mod goal;
mod guided;
mod inspect;
mod level;
mod observer;
#[cfg(test)]
mod observer_tests;
mod plain;
mod reason;
mod snapshot;
mod stepper;
mod strategy;
mod strategy_code;
mod until;

pub use counters::{Counters, Position};
pub use event::{Event, Verdict};
pub use goal::Goal;
pub use guided::Outlook;
pub(crate) use guided::{Ground, Opened};
pub use level::{Alternatives, Choice, Level};
pub(crate) use observer::{Observer, StateTap};
pub use reason::{HallSet, Lack, Reason};
pub use snapshot::Snapshot;
pub use stepper::Stepper;
pub use strategy::{CellOrder, DigitOrder, Inference, Strategy};
pub use strategy_code::StrategyError;
use until::Until;
