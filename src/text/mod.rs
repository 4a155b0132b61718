//! All text that people read.
//!
//! Engine and model produce facts. A [`Text`] puts them into words in one language: fixed labels
//! are fields, and sentences that depend on facts are methods. What to say is decided here, once
//! for all languages. A language provides a table of phrases with placeholders (`phrase`), and its
//! `Grammar`. Missing phrases are compile errors.

#[macro_use]
mod labels;

mod batch;
mod blame;
mod board;
mod board_picture;
mod check;
mod compare;
mod dead_ends;
mod en;
mod exercise;
mod explore;
mod export;
mod fits;
mod generate;
mod grammar;
mod guide;
mod hints;
mod keys;
mod later;
mod meanings;
mod named_rule;
mod names;
mod narration;
mod notices;
mod number;
mod panels;
mod phrase;
mod places;
mod play_help;
mod present;
mod program;
mod puzzle_facts;
mod puzzles;
mod questions;
mod ru;
mod rules;
mod run;
mod search_picture;
mod share;
mod solutions;
mod sw;
mod technique_pages;
#[cfg(test)]
mod tests;
mod tree;
mod tree_tools;
mod verdicts;

use std::ops::Deref;

pub use board_picture::PictureLabel;
pub use compare::{CELL_ORDERS, DIGIT_ORDERS, INFERENCES, lane_sign};
pub use en::labels::Labels;
use grammar::Grammar;
use grove_model::base::settings::Language;
pub use guide::SearchPart;
pub use keys::KeyGroup;
pub use number::clock_time;
pub use present::PresentLabel;
pub use run::{Counter, Pace, RunFact, RunState};
pub use solutions::SolutionsFact;
pub use verdicts::{GivensCheck, Verdict};

/// The words of one language: `text.undo` is a label, `text.number(7)` a sentence.
#[derive(Clone, Copy)]
pub struct Text(&'static Labels);

impl Text {
    pub const fn of(labels: &'static Labels) -> Self {
        Self(labels)
    }

    #[cfg(test)]
    const fn new(language: Language) -> Self {
        match language {
            Language::En => Self(Labels::english()),
            Language::Ru => Self(Labels::russian()),
            Language::Sw => Self(Labels::swahili()),
        }
    }

    /// Returns a language's own name.
    pub const fn language_name(language: Language) -> &'static str {
        match language {
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Sw => "Kiswahili",
        }
    }

    /// Returns a language's two-letter sign.
    pub const fn language_sign(language: Language) -> &'static str {
        match language {
            Language::En => "En",
            Language::Ru => "Ру",
            Language::Sw => "Sw",
        }
    }
}

/// The labels of each language. The languages' modules are named nowhere else.
impl Labels {
    pub(crate) const fn english() -> &'static Self {
        &en::labels::EN
    }

    pub(crate) const fn russian() -> &'static Self {
        &ru::labels::RU
    }

    pub(crate) const fn swahili() -> &'static Self {
        &sw::labels::SW
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.0.language == other.0.language
    }
}

impl Deref for Text {
    type Target = Labels;

    fn deref(&self) -> &Labels {
        self.0
    }
}
