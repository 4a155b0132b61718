//! The solver with nothing to show.
//!
//! It owns the shortest way from a puzzle to its answer: the first solution,
//! every solution up to a limit, or the reason why there is none. It keeps no
//! steps and yields no events; whoever wants to watch a search takes another
//! module. It knows no clock and no thread: it works in slices as long as its
//! caller asks for, so that the caller can stop between two of them.

mod answer;
pub mod classic;
mod layout;
mod position;
mod solver;
mod walk;

pub use answer::{Answer, Contradiction, Progress, Refutation};
pub(crate) use layout::Layout;
pub(crate) use position::{Order, Placement, Position};
pub use solver::Solver;
pub(crate) use walk::{Folding, Found, Root, Walk};
