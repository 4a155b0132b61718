//! Lasting choices of the user: language, theme, view.

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
    /// Returns the language for a code or a longer tag such as `ru-RU`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Self::VARIANTS
            .iter()
            .copied()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// Returns the first of the tags, in order of preference, that is a language of the page.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(Self::from_tag)
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Follows the system setting.
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

/// What the playback keys and buttons control.
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

    /// Returns whether incoming text is read as many puzzles.
    pub fn reads_many_puzzles(self) -> bool {
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

/// How the center marks of a cell without corner marks are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CenterMarks {
    /// Side by side in the middle.
    #[default]
    Together,
    /// Each digit where a box has it if its cells are numbered in reading order.
    InPlaces,
}

/// What the page does on its own while a puzzle is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayAids {
    /// Whether a digit removes the marks of the same digit from the cells that see it.
    pub removes_marks: bool,
    /// Whether the cells that see the selected one, and those with its digit, are highlighted.
    pub highlights: bool,
    /// Whether the time played is shown.
    pub shows_time: bool,
    /// Whether the screen is kept from being switched off.
    pub keeps_screen_on: bool,
    /// Whether a hint may use that the puzzle has only one solution.
    pub uses_uniqueness: bool,
}

impl Default for PlayAids {
    fn default() -> Self {
        Self {
            removes_marks: true,
            highlights: true,
            shows_time: true,
            keeps_screen_on: false,
            uses_uniqueness: true,
        }
    }
}

/// The panel next to the board while playing, below the digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SidePanel {
    /// Loading, saving and sharing puzzles.
    #[default]
    Puzzle,
    New,
    Rules,
    Solutions,
}
