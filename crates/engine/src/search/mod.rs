//! Searches that run one event at a time, forward and backward.
//!
//! [`Stepper`] walks a search tree with a [`Strategy`]: plain backtracking
//! ([`Strategy::PLAIN`]: first empty cell in reading order, digits ascending, legal
//! digits only) or any other. This module owns the rules of that walk and its counters;
//! it does not know how a walk is stored or shown.
//!
//! With every strategy, each placed digit is a node of the tree, and a forced digit is a
//! node without siblings. A step is therefore a placement or an undo, and the tree has as
//! many levels as the board has empty cells.

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
mod stop_condition;
mod strategy;
mod strategy_code;
mod written;

pub use counters::{Counters, Position};
pub use event::{Event, Verdict};
pub use goal::Goal;
pub(crate) use guided::{ExpandedNode, SearchContext};
pub use guided::{NodeStatus, RuleCheck};
pub use level::{Alternatives, Choice, Level, Placements};
pub(crate) use observer::{Observer, StateTap};
pub use reason::{DeadEndCause, HallSet, Reason};
pub use snapshot::Snapshot;
pub use stepper::Stepper;
use stop_condition::StopCondition;
pub use strategy::{CellOrder, DigitOrder, Inference, Strategy};
pub use strategy_code::StrategyError;
pub use written::{Write, WriteList};
