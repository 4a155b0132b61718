//! The answer to a puzzle, what is known about its solutions, and whether the user's digits agree
//! with them.

pub mod all_steps;
pub mod answer;
pub mod check;
pub mod hint;
pub mod rating;
pub mod solutions;
pub mod technique_page;
