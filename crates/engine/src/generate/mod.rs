//! Puzzle generation.
//!
//! Owns drawing a full grid from a seed and removing digits from it until the puzzle
//! meets the options. A solution count decides each removal. The same seed and options
//! give the same puzzle on every machine, because work is limited by search nodes and
//! never by time. Must not depend on how a puzzle is shown or printed.

mod cost;
mod disguise;
mod drawn;
mod fill;
mod generator;
mod options;
mod removals;
mod ruled;
mod skill;
mod symmetry;

pub use cost::Cost;
pub use disguise::disguised;
pub use drawn::Drawn;
pub use generator::{
    Event, GenerateError, Generated, Generator, RejectReason, generate, generate_ruled,
};
pub use options::{GivenCount, InvalidOptions, Options};
pub use removals::{CompareGrade, Removal, RestoreReason, Verdict};
pub use skill::Skill;
pub use symmetry::Symmetry;
