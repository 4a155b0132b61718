//! A highly optimized solver for classic 9x9 boards.
//!
//! Owns everything from 81 bytes to the solutions and their number. Must not use the
//! shapes, puzzles and grids of the rest of the engine except in its conversions
//! (`state`). Once created, a solver needs neither a clock nor the heap.
//!
//! The board is stored by digit: 27 bits of a word are the cells of a band that can take
//! the digit, as in the band solvers from the Sudoku programmers' forum ("JCZSolve" and
//! similar programs). Here the 27 words form three vectors. Every rule is a fixed sequence
//! of bit operations on all of them at once, so there are hardly any branches to mispredict
//! except where the search itself branches:
//!
//! | file | content |
//! | --- | --- |
//! | `state` | the meaning of the words; conversion from and to bytes and puzzles |
//! | `tables` | tables of peers and houses |
//! | `vector` | twelve lanes of 32 bits, for each instruction set |
//! | `propagation` | applying the rules until nothing changes |
//! | `branching` | choosing a guess |
//! | `search` | the stack of untried boards |
//! | `solver` | the first solution, the number of solutions, all solutions |
//! | `batch` | many boards, one per line |

mod batch;
mod branching;
mod propagation;
mod search;
mod solver;
mod state;
mod tables;
mod vector;

pub use batch::{LineVerdict, solve_lines};
pub(crate) use search::Search;
pub use solver::{Cells, ClassicSolver};
pub(crate) use state::State;
