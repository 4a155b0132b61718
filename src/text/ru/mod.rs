//! Russian.

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
mod plural;
mod rules;
mod solutions;
mod verdicts;
mod words;

/// The words of Russian.
pub(super) struct Russian;
