//! How hard a puzzle is by the techniques that it needs.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::Technique;
use super::fish_form::{FishForm, FishKind, FishSize};

/// How hard a puzzle or a technique is, as HoDoKu names it. Its code is the variant's name in
/// lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    Easy,
    Medium,
    Hard,
    Unfair,
    Extreme,
}

impl Grade {
    /// Returns the greatest score of a puzzle of this grade, as in HoDoKu.
    pub const fn max_score(self) -> u32 {
        match self {
            Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Unfair => 1800,
            Self::Extreme => u32::MAX,
        }
    }
}

/// Techniques that are tried together, and what each of their steps counts.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    pub techniques: &'static [Technique],
    pub grade: Grade,
    pub score: u32,
}

impl Rank {
    pub(super) fn is_harder_than(&self, other: &Self) -> bool {
        (self.grade, self.score) > (other.grade, other.score)
    }
}

const fn rank(techniques: &'static [Technique], grade: Grade, score: u32) -> Rank {
    Rank { techniques, grade, score }
}

const fn fish(kind: FishKind, size: FishSize) -> Technique {
    Technique::Fish(FishForm { kind, size, siamese: false })
}

/// The techniques by which puzzles are rated, in the order in which they are tried, and their
/// scores: those that HoDoKu 2.2.0 has by default. Sums and orders of other rules come after
/// the singles.
pub const RANKS: &[Rank] = {
    use FishKind::{Basic, Finned, FinnedFranken, Franken, Sashimi};
    use FishSize::{Jellyfish, Swordfish, XWing};
    use Grade::{Easy, Extreme, Hard, Medium, Unfair};
    use Technique as T;
    &[
        rank(&[T::FullHouse], Easy, 4),
        rank(&[T::NakedSingle], Easy, 4),
        rank(&[T::HiddenSingle], Easy, 14),
        rank(&[T::CageTotal], Easy, 14),
        rank(&[T::ThermometerOrder], Easy, 14),
        rank(&[T::LockedPair], Medium, 40),
        rank(&[T::LockedTriple], Medium, 60),
        rank(&[T::Pointing], Medium, 50),
        rank(&[T::Claiming], Medium, 50),
        rank(&[T::NakedPair], Medium, 60),
        rank(&[T::NakedTriple], Medium, 80),
        rank(&[T::HiddenPair], Medium, 70),
        rank(&[T::HiddenTriple], Medium, 100),
        rank(&[T::NakedQuadruple], Hard, 120),
        rank(&[T::HiddenQuadruple], Hard, 150),
        rank(&[fish(Basic, XWing)], Hard, 140),
        rank(&[fish(Basic, Swordfish)], Hard, 150),
        rank(&[fish(Basic, Jellyfish)], Hard, 160),
        rank(&[T::RemotePair], Hard, 110),
        rank(&[T::BivalueUniversalGrave], Hard, 100),
        rank(&[T::Skyscraper], Hard, 130),
        rank(&[T::TwoStringKite], Hard, 150),
        rank(&[T::TurbotFish], Hard, 120),
        rank(&[T::EmptyRectangle], Hard, 120),
        rank(&[T::WWing], Hard, 150),
        rank(&[T::XyWing], Hard, 160),
        rank(&[T::XyzWing], Hard, 180),
        rank(&[T::UniquenessTest1], Hard, 100),
        rank(&[T::UniquenessTest2], Hard, 100),
        rank(&[T::UniquenessTest3], Hard, 100),
        rank(&[T::UniquenessTest4], Hard, 100),
        rank(&[T::UniquenessTest5], Hard, 100),
        rank(&[T::UniquenessTest6], Hard, 100),
        rank(&[T::HiddenRectangle], Hard, 100),
        rank(&[T::AvoidableRectangle1], Hard, 100),
        rank(&[T::AvoidableRectangle2], Hard, 100),
        rank(&[fish(Finned, XWing)], Hard, 130),
        rank(&[fish(Sashimi, XWing)], Hard, 150),
        rank(&[fish(Finned, Swordfish)], Unfair, 200),
        rank(&[fish(Sashimi, Swordfish)], Unfair, 240),
        rank(&[fish(Finned, Jellyfish)], Unfair, 250),
        rank(&[fish(Sashimi, Jellyfish)], Unfair, 260),
        rank(&[T::SueDeCoq], Unfair, 250),
        rank(&[T::SimpleColorsTrap, T::SimpleColorsWrap], Hard, 150),
        rank(&[T::MultiColors1, T::MultiColors2], Hard, 200),
        rank(&[T::XChain], Unfair, 260),
        rank(&[T::XyChain], Unfair, 260),
        rank(&[T::ContinuousNiceLoop, T::DiscontinuousNiceLoop, T::AlternatingChain], Unfair, 280),
        rank(
            &[
                T::GroupedContinuousNiceLoop,
                T::GroupedDiscontinuousNiceLoop,
                T::GroupedAlternatingChain,
            ],
            Unfair,
            300,
        ),
        rank(&[T::AlsXz], Unfair, 300),
        rank(&[T::AlsXyWing], Unfair, 320),
        rank(&[T::AlsXyChain], Unfair, 340),
        rank(&[fish(Franken, XWing)], Unfair, 300),
        rank(&[fish(Franken, Swordfish)], Unfair, 350),
        rank(&[fish(FinnedFranken, XWing)], Unfair, 390),
        rank(&[fish(FinnedFranken, Swordfish)], Unfair, 410),
        rank(&[T::ForcingChain], Extreme, 500),
        rank(&[T::ForcingNet], Extreme, 700),
    ]
};
