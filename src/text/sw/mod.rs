//! Swahili.

mod batch;
mod board;
mod compare;
mod explore;
mod export;
mod generate;
mod keys;
pub(super) mod labels;
pub(super) mod meanings;
mod narration;
mod notices;
mod puzzles;
mod rules;
mod run;
mod solutions;
mod tree;
mod verdicts;
mod words;
