//! Solving without guessing, as a human does.
//!
//! Owns the techniques of human solvers, their conclusions as data, and the rating of
//! puzzles. Must not depend on how a conclusion is worded, or on any search.

mod intersections;
mod level;
mod pairs;
mod rating;
mod singles;
mod solver;
mod step;
mod technique;

pub use level::Level;
pub use rating::level;
pub use solver::Solver;
pub use step::Step;
pub use technique::Technique;
