//! Solving without guessing, as a human does.
//!
//! Owns the techniques of human solvers, their conclusions and proofs as data, and the rating
//! of puzzles. Must not depend on how a conclusion is worded, or on any search with guesses.

mod almost_locked;
mod avoidable_rectangles;
mod candidate;
mod chain_graph;
mod chain_hits;
mod chain_paths;
mod chains;
mod coloring;
mod deadly;
mod death_blossom;
mod dispatch;
mod empty_rectangle;
mod fish;
mod fish_form;
mod fish_hunt;
mod geometry;
mod grade;
mod grave;
mod hint;
mod judge;
mod level;
mod local_places;
mod locked_candidates;
mod parts;
mod proof;
mod pseudo_subset;
mod rating;
mod rectangle;
mod rectangles;
mod remote_pairs;
mod search;
mod set_chains;
mod set_links;
mod set_steps;
mod singles;
mod state;
mod step;
mod strong_links;
mod subsets;
mod sue_de_coq;
mod sum_rules;
mod sums;
mod technique;
mod technique_test;
mod templates;
mod turbot;
mod verify;
mod wings;

pub use candidate::Candidate;
pub use fish_form::{FishForm, FishKind, FishSize};
pub use geometry::{Geometry, HouseCells, HouseForm};
pub use grade::{Grade, RANKS, Rank};
pub use hint::{Hint, hint};
pub use judge::level;
pub use level::Level;
pub use proof::{CandidateRole, ChainLink, Fact, LockedSet, Proof, Strength};
pub use rating::{LogicPath, Rating, rate};
pub use search::{SearchOptions, StepSearch};
pub use state::LogicState;
pub use step::Step;
pub use technique::Technique;
pub use technique_test::{Expected, InvalidTest, TechniqueTest};
pub use verify::Unproven;
