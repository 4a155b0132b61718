//! The solver of classic 9x9 boards, as fast as we know how.
//!
//! Owns the whole way from 81 bytes to the number of solutions and the solutions
//! themselves. It must not know the shapes, puzzles and grids of the rest of the
//! engine but at its edge (`state`), and needs neither a clock nor the heap once a
//! solver is made.
//!
//! The board is kept by digit: 27 bits of a word say in which cells of a band a digit
//! may still stand, as the band solvers of the Sudoku programmers' forum do
//! ("JCZSolve" and its kin). Here the 27 words are three vectors, and every rule is a
//! fixed sequence of bit operations on all of them at once, so that the processor has
//! no branch to guess but where the search itself branches:
//!
//! | file | what it says |
//! | --- | --- |
//! | `state` | what the words mean; to and from bytes and puzzles |
//! | `tables` | peers, and one bit for each cell |
//! | `vector` | twelve lanes of 32 bits, for each kind of processor |
//! | `propagation` | the rules, and when none of them says more |
//! | `branching` | where to guess |
//! | `search` | the stack of what is left to try |
//! | `solver` | the first solution, their number, each of them |
//! | `batch` | many boards, one a line |

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
