//! What a person chooses once: language, theme, view.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::base::code::Code;

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Language {
    #[default]
    En,
    Ru,
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

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
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
    Search,
    Comparison,
    Nothing,
}

impl View {
    pub fn edits_board(self) -> bool {
        self == Self::Play
    }

    pub fn shows_search(self) -> bool {
        self == Self::Watch
    }

    pub fn compares(self) -> bool {
        self == Self::Compare
    }

    /// Whether a text that comes in holds many puzzles.
    pub fn takes_many(self) -> bool {
        self == Self::Batch
    }

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
    New,
    Rules,
    Solutions,
}
