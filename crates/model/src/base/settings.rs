//! What a person chooses once: language, theme, view.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::base::code::Code;

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

/// What the keys and buttons for playing move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playback {
    /// The search of the puzzle on the board.
    Search,
    /// The searches that are compared.
    Comparison,
    /// Nothing.
    Nothing,
}

impl View {
    /// Whether the board is edited in it.
    pub const fn edits_board(self) -> bool {
        match self {
            Self::Play => true,
            Self::Watch | Self::Compare | Self::Batch => false,
        }
    }

    /// Whether it shows the search of the puzzle on the board.
    pub const fn shows_search(self) -> bool {
        match self {
            Self::Watch => true,
            Self::Play | Self::Compare | Self::Batch => false,
        }
    }

    /// Whether it shows several searches.
    pub const fn compares(self) -> bool {
        match self {
            Self::Compare => true,
            Self::Play | Self::Watch | Self::Batch => false,
        }
    }

    /// Whether a text that comes in holds many puzzles.
    pub const fn takes_many(self) -> bool {
        match self {
            Self::Batch => true,
            Self::Play | Self::Watch | Self::Compare => false,
        }
    }

    /// What the keys and buttons for playing move.
    pub const fn playback(self) -> Playback {
        match self {
            Self::Play | Self::Watch => Playback::Search,
            Self::Compare => Playback::Comparison,
            Self::Batch => Playback::Nothing,
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
