//! The forms of fish.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// The form of a fish: of which houses, with or without fins, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FishForm {
    pub kind: FishKind,
    pub size: FishSize,
    /// Whether it is two finned fish with the same base sets.
    pub siamese: bool,
}

/// The houses of a fish, and whether it has fins. A basic fish has rows as base sets and columns
/// as cover sets, or the other way around; a Franken fish also has blocks; a mutant fish has
/// houses of any form in both.
#[derive(EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FishKind {
    #[strum(serialize = "")]
    Basic,
    Finned,
    /// A basic fish that would degenerate without its fins: a base set has at most one place
    /// in the cover sets.
    Sashimi,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant,
}

/// The forms of the houses of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FishHouses {
    /// Rows as base sets and columns as cover sets, or the other way around.
    Lines,
    /// Blocks as well.
    LinesAndBlocks,
    /// Houses of any form in both.
    Any,
}

/// The number of base sets of a fish.
#[derive(EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FishSize {
    /// Two.
    XWing,
    /// Three.
    Swordfish,
    /// Four.
    Jellyfish,
    /// Five.
    Squirmbag,
    /// Six.
    Whale,
    /// Seven.
    Leviathan,
}

impl FishSize {
    /// Returns the number of base sets, from 2 to 7.
    pub const fn count(self) -> usize {
        match self {
            Self::XWing => 2,
            Self::Swordfish => 3,
            Self::Jellyfish => 4,
            Self::Squirmbag => 5,
            Self::Whale => 6,
            Self::Leviathan => 7,
        }
    }
}

impl FishKind {
    pub(super) const fn houses(self) -> FishHouses {
        match self {
            Self::Basic | Self::Finned | Self::Sashimi => FishHouses::Lines,
            Self::Franken | Self::FinnedFranken => FishHouses::LinesAndBlocks,
            Self::Mutant | Self::FinnedMutant => FishHouses::Any,
        }
    }

    /// Returns whether the fish has fins.
    pub const fn has_fins(self) -> bool {
        match self {
            Self::Basic | Self::Franken | Self::Mutant => false,
            Self::Finned | Self::Sashimi | Self::FinnedFranken | Self::FinnedMutant => true,
        }
    }
}

impl FishForm {
    pub(super) fn hodoku_code(self) -> String {
        let siamese = if self.siamese { "1" } else { "" };
        format!("03{}{}{siamese}", self.kind as u8, self.size as u8)
    }

    pub(super) fn from_hodoku_code(code: &str) -> Option<Self> {
        let (code, siamese) = match code.len() {
            5 => (code.strip_suffix('1')?, true),
            _ => (code, false),
        };
        let forms = FishKind::iter()
            .flat_map(|kind| FishSize::iter().map(move |size| Self { kind, size, siamese: false }));
        let form = forms.into_iter().find(|form| form.hodoku_code() == code)?;
        // Without fins, two fish with the same base sets are one.
        (!siamese || form.kind.has_fins()).then_some(Self { siamese, ..form })
    }
}

impl fmt::Display for FishForm {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let siamese = if self.siamese { "siamese" } else { "" };
        let (kind, size): (&str, &str) = (self.kind.into(), self.size.into());
        let words = [siamese, kind, size].into_iter().filter(|word| !word.is_empty());
        out.write_str(&words.collect::<Vec<_>>().join("-"))
    }
}
