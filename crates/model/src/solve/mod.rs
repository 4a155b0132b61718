//! The answer to a puzzle and what is known of its solutions.

pub mod answer;
pub mod solutions;
