//! A search tree that a person expands, node by node.
//!
//! Owns which nodes are open, what each choice would leave, who opened what, and the
//! search of branches left to the machine. The nodes are those of the walks in
//! [`search`](crate::search); the strategy determines what may be chosen and what
//! follows. Must not know how any of this is shown.
//!
//! ```
//! use sudoku_engine::board::Puzzle;
//! use sudoku_engine::explore::Explorer;
//! use sudoku_engine::formats;
//! use sudoku_engine::search::{Goal, Stepper};
//!
//! let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
//! let mut explorer = Explorer::new(&Stepper::new(&puzzle, Goal::Exhaustion));
//! let cell = explorer.cell().ok_or("a cell to fill")?;
//! let digit = explorer.digits(cell).iter().last().ok_or("a digit for it")?;
//! explorer.choose(cell, digit).map_err(|_| "it is a candidate")?;
//! let mut branch = explorer.branch(Goal::Exhaustion);
//! branch.run(u64::MAX);
//! explorer.record(branch.result());
//! assert_eq!(explorer.work_by_hand().placements, 1);
//! assert_eq!(explorer.work_by_machine().solutions, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod branch;
mod choices;
mod explorer;
mod node;
mod preview;
mod work;

pub use branch::Branch;
pub use choices::Refusal;
pub use explorer::{Explorer, MAX_OPEN_NODES};
pub use node::{Actor, Effect, NodeId};
pub use preview::Preview;
pub use work::{BranchResult, Work};
