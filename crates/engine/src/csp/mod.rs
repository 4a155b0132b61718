//! Constraint models over finite domains, and the search for their solutions.
//!
//! Owns variables, domains, constraints and their propagation. Except for [`BoardModel`]
//! it must not know about boards, nor about how a search is shown; an [`Observer`] can
//! follow the search.
//!
//! A complete Sudoku model: 81 variables with values from 1 to 9, the givens as
//! constants, and 27 all-different constraints.
//!
//! ```
//! use sudoku_engine::csp::{Model, Status};
//!
//! let givens = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let mut model = Model::new();
//! let mut cells = Vec::new();
//! for symbol in givens.chars() {
//!     cells.push(match symbol.to_digit(10) {
//!         Some(digit @ 1..) => model.constant(digit as i32),
//!         _ => model.variable(1..=9)?,
//!     });
//! }
//! for index in 0..9 {
//!     let row: Vec<_> = (0..9).map(|nth| cells[9 * index + nth]).collect();
//!     let column: Vec<_> = (0..9).map(|nth| cells[9 * nth + index]).collect();
//!     let corner = index / 3 * 27 + index % 3 * 3;
//!     let block: Vec<_> = (0..9).map(|nth| cells[corner + nth / 3 * 9 + nth % 3]).collect();
//!     for house in [row, column, block] {
//!         model.all_different(&house);
//!     }
//! }
//!
//! let answer = model.solve();
//! assert_eq!(answer.status, Status::Satisfied); // there is a solution
//! let solution = &answer.solutions[0];
//! let row: Vec<i32> = cells[..9].iter().map(|&cell| solution[cell]).collect();
//! assert_eq!(row, [5, 3, 4, 6, 7, 8, 9, 1, 2]);
//!
//! let two = model.constant(2);
//! model.all_different(&[cells[2], two, cells[3]]);
//! model.less_than(cells[3], cells[2]);
//! assert_eq!(model.solve().status, Status::Infeasible); // there is none
//! # Ok::<(), sudoku_engine::csp::RangeError>(())
//! ```

mod answer;
mod board_model;
mod constraints;
mod domain;
mod domain_access;
mod model;
mod observer;
mod propagation;
mod queue;
mod solution;
mod solver;
mod store;
mod variable;

pub use answer::{Answer, Count, Solutions};
pub use board_model::BoardModel;
pub use constraints::{Consistency, TermsError};
pub use domain::{Domain, RangeError};
pub use model::Model;
pub use observer::{Failure, Observer};
pub use solution::{Solution, Status};
pub use solver::Solver;
pub use variable::{Constraint, Variable};

/// The state of a solver: whether its answer is ready.
pub use crate::fast::Progress;
