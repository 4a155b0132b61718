//! What a person chooses once: language, theme, view.

use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Every language, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Sw];

    /// Its code in links and in HTML: `en`, `ru` or `sw`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Sw => "sw",
        }
    }

    /// The language of a code or of a longer tag such as `ru-RU`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first of the tags, most wanted first, that is a language of the page.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(Self::from_tag)
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// Every theme, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The value of the page's `data-theme`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A view of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Every view, in the order of the tabs.
    pub const ALL: [Self; 4] = [Self::Play, Self::Watch, Self::Compare, Self::Batch];

    /// Its word in links.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Watch => "watch",
            Self::Compare => "compare",
            Self::Batch => "batch",
        }
    }

    /// The view of a link's word.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.code() == code)
    }
}

/// What stands beside the board while playing, below the digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

impl SidePanel {
    /// Every one, in the order of the tabs.
    pub const ALL: [Self; 4] = [Self::Puzzle, Self::New, Self::Rules, Self::Solutions];

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Puzzle => "puzzle",
            Self::New => "new",
            Self::Rules => "rules",
            Self::Solutions => "solutions",
        }
    }
}
