//! English.

mod about_run;
mod batch;
mod compare;
mod explore;
mod export;
mod happening;
mod labels;
mod making;
mod notices;
mod phrases;
mod rules;
mod solutions;
mod verdicts;
mod words;

/// The words of English.
pub(super) struct English;
