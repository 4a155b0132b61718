//! The answer to a puzzle and what is known about its solutions.

pub mod answer;
pub mod solutions;
