//! What a person chooses once: language, theme, view.

use crate::base::code::Code;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A language of the page.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Swahili.
    Sw,
}

impl Language {
    /// The language of a code or of a longer tag such as `ru-RU`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Self::VARIANTS
            .iter()
            .copied()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first of the tags, most wanted first, that is a language of the page.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(Self::from_tag)
    }
}

/// Light or dark.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// A view of the page.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum View {
    /// Entering, playing and solving a puzzle.
    Play,
    /// Watching the search.
    #[default]
    Watch,
    /// Several searches side by side.
    Compare,
    /// Many puzzles from one file.
    Batch,
}

impl View {
    /// Whether it has a search of its own: the board's puzzle, searched in one way.
    pub const fn has_search(self) -> bool {
        match self {
            Self::Play | Self::Watch => true,
            Self::Compare | Self::Batch => false,
        }
    }
}

/// What stands beside the board while playing, below the digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SidePanel {
    /// Where puzzles come from and go to.
    #[default]
    Puzzle,
    /// New puzzles.
    New,
    /// The rules.
    Rules,
    /// All solutions.
    Solutions,
}
