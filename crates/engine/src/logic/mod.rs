//! What a person can conclude without guessing.
//!
//! Owns the techniques of human solvers, each conclusion as data, and how hard a
//! puzzle is by them. It must not know how a conclusion is put into words, or any
//! search.

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
