//! Which search finds which technique.

use std::ops::ControlFlow;

use super::search::{Found, StepSearch};
use super::subsets::Subset;
use super::{
    Technique, avoidable_rectangles, chains, coloring, death_blossom, empty_rectangle, fish, grave,
    locked_candidates, rectangles, remote_pairs, set_steps, singles, subsets, sue_de_coq, sums,
    templates, turbot, wings,
};

impl StepSearch<'_> {
    /// Passes on the steps by one technique until the receiver breaks.
    pub(super) fn each(&self, technique: Technique, found: &mut Found<'_>) -> ControlFlow<()> {
        let subset = match technique {
            Technique::FullHouse => return singles::full_houses(self, found),
            Technique::NakedSingle => return singles::naked(self, found),
            Technique::HiddenSingle => return singles::hidden(self, found),
            Technique::CageTotal => return sums::cages(self, found),
            Technique::ThermometerOrder => return sums::thermometers(self, found),
            Technique::Pointing | Technique::Claiming => {
                return locked_candidates::find(self, technique, found);
            }
            Technique::LockedPair => (Subset::Locked, 2),
            Technique::LockedTriple => (Subset::Locked, 3),
            Technique::NakedPair => (Subset::Naked, 2),
            Technique::NakedTriple => (Subset::Naked, 3),
            Technique::NakedQuadruple => (Subset::Naked, 4),
            Technique::HiddenPair => (Subset::Hidden, 2),
            Technique::HiddenTriple => (Subset::Hidden, 3),
            Technique::HiddenQuadruple => (Subset::Hidden, 4),
            Technique::Fish(form) => return fish::find(self, form, found),
            Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::DualTwoStringKite
            | Technique::TurbotFish => return turbot::find(self, technique, found),
            Technique::EmptyRectangle | Technique::DualEmptyRectangle => {
                return empty_rectangle::find(self, technique, found);
            }
            Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColors1
            | Technique::MultiColors2 => return coloring::find(self, technique, found),
            Technique::UniquenessTest1
            | Technique::UniquenessTest2
            | Technique::UniquenessTest3
            | Technique::UniquenessTest4
            | Technique::UniquenessTest5
            | Technique::UniquenessTest6
            | Technique::HiddenRectangle => return rectangles::find(self, technique, found),
            Technique::AvoidableRectangle1 | Technique::AvoidableRectangle2 => {
                return avoidable_rectangles::find(self, technique, found);
            }
            Technique::BivalueUniversalGrave => return grave::find(self, found),
            Technique::XyWing | Technique::XyzWing => return wings::xy(self, technique, found),
            Technique::WWing => return wings::w(self, found),
            Technique::TemplateSet | Technique::TemplateDelete => {
                return templates::find(self, technique, found);
            }
            Technique::AlsXz | Technique::AlsXyWing | Technique::AlsXyChain => {
                return set_steps::find(self, technique, found);
            }
            Technique::DeathBlossom => return death_blossom::find(self, found),
            Technique::SueDeCoq => return sue_de_coq::find(self, found),
            Technique::XChain
            | Technique::XyChain
            | Technique::ContinuousNiceLoop
            | Technique::DiscontinuousNiceLoop
            | Technique::AlternatingChain
            | Technique::GroupedContinuousNiceLoop
            | Technique::GroupedDiscontinuousNiceLoop
            | Technique::GroupedAlternatingChain => return chains::find(self, technique, found),
            Technique::RemotePair => return remote_pairs::find(self, found),
            _ => return ControlFlow::Continue(()),
        };
        subsets::find(self, technique, subset, found)
    }
}
