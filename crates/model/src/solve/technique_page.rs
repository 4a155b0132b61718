//! The help pages about techniques.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::logic::{FishSize, Technique};

/// A help page about a technique and its relatives, in the order in which people learn them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TechniquePage {
    NakedSingle,
    HiddenSingle,
    LockedCandidates,
    NakedPair,
    HiddenPair,
    XWing,
    Swordfish,
    Skyscraper,
    SimpleColors,
    XyWing,
    UniqueRectangle,
    Chain,
}

impl TechniquePage {
    /// Returns the page about a technique, if there is one.
    pub const fn of(technique: Technique) -> Option<Self> {
        Some(match technique {
            Technique::FullHouse | Technique::NakedSingle => Self::NakedSingle,
            Technique::HiddenSingle => Self::HiddenSingle,
            Technique::Pointing | Technique::Claiming => Self::LockedCandidates,
            Technique::LockedPair
            | Technique::LockedTriple
            | Technique::NakedPair
            | Technique::NakedTriple
            | Technique::NakedQuadruple => Self::NakedPair,
            Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuadruple => {
                Self::HiddenPair
            }
            Technique::Fish(form) => match form.size {
                FishSize::XWing => Self::XWing,
                FishSize::Swordfish
                | FishSize::Jellyfish
                | FishSize::Squirmbag
                | FishSize::Whale
                | FishSize::Leviathan => Self::Swordfish,
            },
            Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::DualTwoStringKite
            | Technique::TurbotFish
            | Technique::EmptyRectangle
            | Technique::DualEmptyRectangle => Self::Skyscraper,
            Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColors1
            | Technique::MultiColors2
            | Technique::RemotePair => Self::SimpleColors,
            Technique::XyWing | Technique::XyzWing => Self::XyWing,
            Technique::UniquenessTest1
            | Technique::UniquenessTest2
            | Technique::UniquenessTest3
            | Technique::UniquenessTest4
            | Technique::UniquenessTest5
            | Technique::UniquenessTest6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2
            | Technique::BivalueUniversalGrave => Self::UniqueRectangle,
            Technique::XChain
            | Technique::XyChain
            | Technique::WWing
            | Technique::ContinuousNiceLoop
            | Technique::DiscontinuousNiceLoop
            | Technique::AlternatingChain
            | Technique::GroupedContinuousNiceLoop
            | Technique::GroupedDiscontinuousNiceLoop
            | Technique::GroupedAlternatingChain => Self::Chain,
            Technique::CageTotal
            | Technique::ThermometerOrder
            | Technique::AlsXz
            | Technique::AlsXyWing
            | Technique::AlsXyChain
            | Technique::DeathBlossom
            | Technique::SueDeCoq
            | Technique::TemplateSet
            | Technique::TemplateDelete
            | Technique::ForcingChain
            | Technique::ForcingNet => return None,
        })
    }

    /// Returns the page before this one.
    pub fn previous(self) -> Option<Self> {
        Self::VARIANTS.get((self as usize).checked_sub(1)?).copied()
    }

    /// Returns the page after this one.
    pub fn next(self) -> Option<Self> {
        Self::VARIANTS.get(self as usize + 1).copied()
    }
}
