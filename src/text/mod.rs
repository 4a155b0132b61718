//! Every word a person reads.
//!
//! Engine and model speak facts. A [`Text`] has the words for them in one language:
//! labels, which are always the same, as fields, and sentences, which depend on facts,
//! as methods of its [`Locale`]. What a language lacks does not compile.

#[macro_use]
mod labels;

mod compare;
mod composed;
mod counter;
mod en;
mod facts;
mod hole_fact;
mod keys;
mod locale;
mod number;
mod ru;
mod run_fact;
mod solutions_fact;
mod sw;
#[cfg(test)]
mod tests;

use std::ops::Deref;

pub use compare::{CELL_ORDERS, DIGIT_ORDERS, INFERENCES, lane_sign};
pub use counter::Counter;
pub use en::labels::Labels;
pub use facts::{
    Broken, CellFact, ForestFacts, NodeFacts, NodeOutcome, Pace, PathFacts, RulePart, RunState,
    TreeFacts, Verdict,
};
use grove_model::base::settings::Language;
pub use hole_fact::HoleFact;
pub use keys::KeyGroup;
pub use locale::Locale;
pub use run_fact::RunFact;
pub use solutions_fact::SolutionsFact;

/// The words of one language: `text.undo` is a label, `text.number(7)` a sentence.
#[derive(Clone, Copy)]
pub struct Text(&'static Labels);

impl Text {
    /// The words of this language. This is the only place that names the languages'
    /// modules.
    pub const fn new(language: Language) -> Self {
        match language {
            Language::En => Self(&en::labels::EN),
            Language::Ru => Self(&ru::labels::RU),
            Language::Sw => Self(&sw::labels::SW),
        }
    }

    /// A language's own name.
    pub const fn language_name(language: Language) -> &'static str {
        match language {
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Sw => "Kiswahili",
        }
    }

    /// Two letters for a language.
    pub const fn language_sign(language: Language) -> &'static str {
        match language {
            Language::En => "En",
            Language::Ru => "Ру",
            Language::Sw => "Sw",
        }
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

/// Sentences are as near as labels.
impl Deref for Labels {
    type Target = dyn Locale;

    fn deref(&self) -> &(dyn Locale + 'static) {
        self.locale
    }
}
