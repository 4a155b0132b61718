//! Solving files of many puzzles.
//!
//! Owns the layouts of such files, the parsing of their entries, and the result rows. A
//! file is processed in chunks, so that a file of any size can be read as a stream. Must
//! not depend on files, threads or clocks: the caller provides the bytes and the time.
//!
//! ```
//! use std::ops::ControlFlow;
//! use sudoku_engine::batch::{FileLayout, Status, solve_piece};
//! use sudoku_engine::fast::classic::ClassicSolver;
//!
//! let file = b"...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...\n";
//! let layout = FileLayout::recognize(file);
//! let mut rows = Vec::new();
//! let _ = solve_piece(&mut ClassicSolver::new(), &layout, 1, file, None, |row| {
//!     rows.extend(row);
//!     ControlFlow::Continue(())
//! });
//! let solved = rows[0].solved().expect("a puzzle");
//! assert_eq!((rows[0].line, solved.status), (1, Status::Proper));
//! assert!(solved.solution().is_some_and(|it| it.starts_with(b"854219763")));
//! ```

mod cells;
mod entry;
mod file_layout;
mod malformed;
mod row;
mod solve;

pub use entry::{Entry, MAX_LINE_BYTES};
pub use file_layout::{Columns, FileLayout};
pub use malformed::Malformed;
pub use row::{Check, Outcome, Rate, Row, RowRating, Solved, Status};
pub use solve::{Timing, solve_piece};
