//! The solving techniques, named as HoDoKu names them.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use super::fish_form::{FishForm, FishKind, FishSize};

/// A solving technique. Its code is the variant's name in lower case.
#[derive(EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Technique {
    /// A house has one empty cell left.
    FullHouse,
    /// A cell has one candidate left.
    NakedSingle,
    /// A digit has one place left in a house.
    HiddenSingle,
    /// The digits that fill a cage to its total leave out a candidate.
    CageTotal,
    /// The digits along a thermometer cannot increase with a candidate.
    ThermometerOrder,
    /// All places of a digit in a box lie in a row or column as well.
    Pointing,
    /// All places of a digit in a row or column lie in a box as well.
    Claiming,
    /// A naked pair that two houses share.
    LockedPair,
    /// A naked triple that two houses share.
    LockedTriple,
    /// Two cells of a house have two candidates between them.
    NakedPair,
    NakedTriple,
    NakedQuadruple,
    /// Two digits have two places between them in a house.
    HiddenPair,
    HiddenTriple,
    HiddenQuadruple,
    /// The places of a digit in some houses are covered by as many other houses.
    #[strum(disabled)]
    Fish(FishForm),
    /// Two parallel strong links of a digit with aligned ends.
    Skyscraper,
    /// Strong links of a digit in a row and in a column that meet in a box.
    TwoStringKite,
    /// Two kites that meet in the same cells.
    DualTwoStringKite,
    /// Two other strong links of a digit that are linked.
    TurbotFish,
    /// The places of a digit in a box lie in a row and a column, one of which meets a strong
    /// link.
    EmptyRectangle,
    /// Two empty rectangles with the same box and link.
    DualEmptyRectangle,
    /// A candidate sees both colors of a chain of strong links of its digit.
    SimpleColorsTrap,
    /// Two candidates of the same color see each other.
    SimpleColorsWrap,
    /// Two chains of strong links, where a color of one sees a color of the other.
    #[strum(serialize = "multi-colors-1")]
    MultiColors1,
    /// Two chains of strong links, where a color of one sees both colors of the other.
    #[strum(serialize = "multi-colors-2")]
    MultiColors2,
    /// Three corners of a rectangle have the same two candidates and nothing else.
    #[strum(serialize = "uniqueness-test-1")]
    UniquenessTest1,
    /// The other two corners have the same extra candidate.
    #[strum(serialize = "uniqueness-test-2")]
    UniquenessTest2,
    /// The extra candidates are part of a naked subset.
    #[strum(serialize = "uniqueness-test-3")]
    UniquenessTest3,
    /// One of the digits has to be in one of the other two corners.
    #[strum(serialize = "uniqueness-test-4")]
    UniquenessTest4,
    /// Two opposite corners, or three, have the same extra candidate.
    #[strum(serialize = "uniqueness-test-5")]
    UniquenessTest5,
    /// One of the digits has only corners as places in two parallel lines.
    #[strum(serialize = "uniqueness-test-6")]
    UniquenessTest6,
    /// A digit has only corners as places in the two lines of the corner opposite to one
    /// without extra candidates.
    HiddenRectangle,
    /// A placed digit completes a rectangle without givens.
    #[strum(serialize = "avoidable-rectangle-1")]
    AvoidableRectangle1,
    /// The extra candidates of a rectangle with two placed digits are the same.
    #[strum(serialize = "avoidable-rectangle-2")]
    AvoidableRectangle2,
    /// All empty cells but one have two candidates.
    BivalueUniversalGrave,
    /// A chain of one digit.
    XChain,
    /// A chain of cells with two candidates.
    XyChain,
    /// A chain of cells with the same two candidates.
    RemotePair,
    /// A chain that closes without a break, so that each weak link holds both ways.
    ContinuousNiceLoop,
    /// A chain that ends where it begins.
    DiscontinuousNiceLoop,
    /// An alternating inference chain: one of its two ends is true.
    AlternatingChain,
    GroupedContinuousNiceLoop,
    GroupedDiscontinuousNiceLoop,
    GroupedAlternatingChain,
    /// A cell with candidates X and Y, which sees one with X and Z, and one with Y and Z.
    XyWing,
    /// As an XY-wing, but the first cell has Z as well.
    XyzWing,
    /// Two cells with the same two candidates, connected by a strong link of one of them.
    WWing,
    /// Two almost locked sets with a restricted common candidate.
    AlsXz,
    /// An almost locked set that is linked to two others.
    AlsXyWing,
    /// A chain of almost locked sets.
    AlsXyChain,
    /// Each candidate of a cell is linked to an almost locked set.
    DeathBlossom,
    /// Cells where a box and a line cross, with a set in each of the two.
    SueDeCoq,
    /// Candidates in every placement of a digit on the whole board.
    TemplateSet,
    /// Candidates in no placement of a digit on the whole board.
    TemplateDelete,
    /// Implications from a candidate that lead to a contradiction.
    ForcingChain,
    /// Implications of several at once that lead to a contradiction.
    ForcingNet,
}

impl Technique {
    /// Returns every technique: fish of every form, without the Siamese ones, and all others.
    pub fn all() -> impl Iterator<Item = Self> {
        let fish = FishKind::iter().flat_map(|kind| {
            FishSize::iter().map(move |size| Self::Fish(FishForm { kind, size, siamese: false }))
        });
        Self::iter().chain(fish)
    }

    /// Returns the number by which HoDoKu's libraries name the technique, or `None` if they do
    /// not.
    pub fn hodoku_code(self) -> Option<String> {
        let code = match self {
            Self::Fish(form) => return Some(form.hodoku_code()),
            Self::CageTotal | Self::ThermometerOrder => return None,
            Self::FullHouse => "0000",
            Self::HiddenSingle => "0002",
            Self::NakedSingle => "0003",
            Self::Pointing => "0100",
            Self::Claiming => "0101",
            Self::LockedPair => "0110",
            Self::LockedTriple => "0111",
            Self::NakedPair => "0200",
            Self::NakedTriple => "0201",
            Self::NakedQuadruple => "0202",
            Self::HiddenPair => "0210",
            Self::HiddenTriple => "0211",
            Self::HiddenQuadruple => "0212",
            Self::Skyscraper => "0400",
            Self::TwoStringKite => "0401",
            Self::EmptyRectangle => "0402",
            Self::TurbotFish => "0403",
            Self::DualTwoStringKite => "0404",
            Self::DualEmptyRectangle => "0405",
            Self::SimpleColorsTrap => "0500",
            Self::SimpleColorsWrap => "0501",
            Self::MultiColors1 => "0502",
            Self::MultiColors2 => "0503",
            Self::UniquenessTest1 => "0600",
            Self::UniquenessTest2 => "0601",
            Self::UniquenessTest3 => "0602",
            Self::UniquenessTest4 => "0603",
            Self::UniquenessTest5 => "0604",
            Self::UniquenessTest6 => "0605",
            Self::HiddenRectangle => "0606",
            Self::AvoidableRectangle1 => "0607",
            Self::AvoidableRectangle2 => "0608",
            Self::BivalueUniversalGrave => "0610",
            Self::XChain => "0701",
            Self::XyChain => "0702",
            Self::RemotePair => "0703",
            Self::ContinuousNiceLoop => "0706",
            Self::DiscontinuousNiceLoop => "0707",
            Self::AlternatingChain => "0708",
            Self::GroupedContinuousNiceLoop => "0709",
            Self::GroupedDiscontinuousNiceLoop => "0710",
            Self::GroupedAlternatingChain => "0711",
            Self::XyWing => "0800",
            Self::XyzWing => "0801",
            Self::WWing => "0803",
            Self::AlsXz => "0901",
            Self::AlsXyWing => "0902",
            Self::AlsXyChain => "0903",
            Self::DeathBlossom => "0904",
            Self::SueDeCoq => "1101",
            Self::TemplateSet => "1201",
            Self::TemplateDelete => "1202",
            Self::ForcingChain => "1301",
            Self::ForcingNet => "1303",
        };
        Some(code.to_owned())
    }

    /// Returns whether it is about a rectangle whose digits could be exchanged.
    pub const fn is_rectangle(self) -> bool {
        matches!(
            self,
            Self::UniquenessTest1
                | Self::UniquenessTest2
                | Self::UniquenessTest3
                | Self::UniquenessTest4
                | Self::UniquenessTest5
                | Self::UniquenessTest6
                | Self::HiddenRectangle
                | Self::AvoidableRectangle1
                | Self::AvoidableRectangle2
        )
    }

    /// Returns whether it is a chain of strong and weak links.
    pub(super) const fn is_chain(self) -> bool {
        matches!(
            self,
            Self::XChain
                | Self::XyChain
                | Self::ContinuousNiceLoop
                | Self::DiscontinuousNiceLoop
                | Self::AlternatingChain
                | Self::GroupedContinuousNiceLoop
                | Self::GroupedDiscontinuousNiceLoop
                | Self::GroupedAlternatingChain
        )
    }

    /// Returns whether its steps are valid only if the puzzle has exactly one solution.
    pub const fn presupposes_uniqueness(self) -> bool {
        self.is_rectangle() || matches!(self, Self::BivalueUniversalGrave)
    }

    /// Returns the technique that HoDoKu's libraries name by this number.
    pub fn from_hodoku_code(code: &str) -> Option<Self> {
        let fish = FishForm::from_hodoku_code(code).map(Self::Fish);
        fish.or_else(|| Self::iter().find(|it| it.hodoku_code().as_deref() == Some(code)))
    }
}

impl fmt::Display for Technique {
    /// Writes the code of the technique.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fish(form) => form.fmt(out),
            other => out.write_str(other.into()),
        }
    }
}
