//! The languages in which the program of a search is shown.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::settings::Language;

/// A programming language. Its code is that of its files' names.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum ProgramLanguage {
    #[strum(serialize = "kum")]
    Kumir,
    #[strum(serialize = "bsl")]
    OneC,
    #[strum(serialize = "nr")]
    Nuru,
    #[strum(serialize = "py")]
    Python,
}

impl ProgramLanguage {
    /// Returns the language that is taught to readers of a language of the page.
    pub const fn of_readers(language: Language) -> Self {
        match language {
            Language::En => Self::Python,
            Language::Ru => Self::Kumir,
            Language::Sw => Self::Nuru,
        }
    }
}
