//! English.

pub(super) mod batch;
pub(super) mod board;
pub(super) mod compare;
pub(super) mod explore;
pub(super) mod export;
pub(super) mod generate;
pub(super) mod keys;
pub(super) mod labels;
pub(super) mod meanings;
pub(super) mod narration;
pub(super) mod notices;
pub(super) mod puzzles;
pub(super) mod rules;
pub(super) mod run;
pub(super) mod solutions;
pub(super) mod tree;
pub(super) mod verdicts;
mod words;
