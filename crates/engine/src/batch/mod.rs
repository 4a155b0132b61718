//! Many puzzles from one file.
//!
//! Owns what a file of many puzzles looks like, what stands in each of its places, and
//! the row that becomes of it. It takes a file piece by piece, so that a file of any size
//! can be read as a stream; it must not know files, threads or clocks: whoever calls it
//! brings bytes and says what time it is.
//!
//! ```
//! use std::ops::ControlFlow;
//! use sudoku_engine::batch::{Listing, Status, solve_piece};
//! use sudoku_engine::fast::classic::ClassicSolver;
//!
//! let file = b"...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...\n";
//! let listing = Listing::recognise(file);
//! let mut rows = Vec::new();
//! let _ = solve_piece(&mut ClassicSolver::new(), &listing, 1, file, None, |row| {
//!     rows.extend(row);
//!     ControlFlow::Continue(())
//! });
//! let solved = rows[0].solved().expect("it is a puzzle");
//! assert_eq!((rows[0].line, solved.status), (1, Status::Proper));
//! assert!(solved.solution().is_some_and(|it| it.starts_with(b"854219763")));
//! ```

mod cells;
mod entry;
mod listing;
mod malformed;
mod row;
mod solving;

pub use entry::{Entry, LONGEST_LINE};
pub use listing::{Columns, Listing};
pub use malformed::Malformed;
pub use row::{Check, Outcome, Row, Solved, Status};
pub use solving::{Timing, solve_piece};
