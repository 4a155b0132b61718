//! English.

pub(super) mod batch;
mod board;
pub(super) mod compare;
pub(super) mod explore;
pub(super) mod export;
pub(super) mod generate;
pub(super) mod keys;
pub(super) mod labels;
mod narration;
mod notices;
mod page;
pub(super) mod rules;
mod run;
pub(super) mod solutions;
pub(super) mod tree;
mod verdicts;
mod words;

use crate::text::Locale;

/// The sentences of English.
pub(super) struct English;

impl Locale for English {}
