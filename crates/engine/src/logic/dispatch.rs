//! Which search finds which technique.

use std::ops::ControlFlow;

use super::chain_graph::Links;
use super::chain_hits::MaxLength;
use super::chains::ChainForm;
use super::coloring::Coloring;
use super::empty_rectangle::Pairing;
use super::implications::Forcing;
use super::locked_candidates::Lock;
use super::rectangles::Test;
use super::search::{Found, StepSearch};
use super::set_steps::SetForm;
use super::subsets::Subset;
use super::turbot::Turbots;
use super::{Step, Technique};
use super::{
    avoidable_rectangles, chains, coloring, death_blossom, empty_rectangle, fish, forcing, grave,
    locked_candidates, rectangles, remote_pairs, set_steps, singles, subsets, sue_de_coq, sums,
    templates, turbot, wings,
};

impl StepSearch<'_> {
    /// Returns the first step by this technique.
    pub fn first(&self, technique: Technique) -> Option<Step> {
        self.first_up_to(MaxLength::Any, technique)
    }

    fn first_up_to(&self, max_length: MaxLength, technique: Technique) -> Option<Step> {
        let mut first = None;
        let _ = self.each(technique, max_length, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Returns a step by one of the techniques, one with the fewest links.
    pub(super) fn easiest(&self, techniques: &[Technique]) -> Option<Step> {
        let easiest = |max_length| {
            let steps = techniques.iter().filter_map(|&it| self.first_up_to(max_length, it));
            steps.min_by_key(|step| step.proof.links.len())
        };
        // All that is longer than a short chain has more links.
        let short = techniques.iter().any(|it| it.is_chain()).then_some(MaxLength::Short);
        short.and_then(easiest).or_else(|| easiest(MaxLength::Any))
    }

    /// Returns all steps by this technique, the same conclusion possibly more than once.
    pub fn all(&self, technique: Technique) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = self.each(technique, MaxLength::Any, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }

    /// Passes on the steps by one technique, chains only up to a length, until the receiver breaks.
    fn each(
        &self,
        technique: Technique,
        max_length: MaxLength,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let subset = |kind, found| subsets::find(self, technique, kind, found);
        let chain = |kind, found| chains::find(self, technique, kind, max_length, found);
        let rectangle = |test, found| rectangles::find(self, technique, test, found);
        match technique {
            Technique::FullHouse => singles::full_houses(self, found),
            Technique::NakedSingle => singles::naked(self, found),
            Technique::HiddenSingle => singles::hidden(self, found),
            Technique::CageTotal => sums::cages(self, found),
            Technique::ThermometerOrder => sums::thermometers(self, found),
            Technique::Pointing => locked_candidates::find(self, Lock::Pointing, found),
            Technique::Claiming => locked_candidates::find(self, Lock::Claiming, found),
            Technique::LockedPair => subset((Subset::Locked, 2), found),
            Technique::LockedTriple => subset((Subset::Locked, 3), found),
            Technique::NakedPair => subset((Subset::Naked, 2), found),
            Technique::NakedTriple => subset((Subset::Naked, 3), found),
            Technique::NakedQuadruple => subset((Subset::Naked, 4), found),
            Technique::HiddenPair => subset((Subset::Hidden, 2), found),
            Technique::HiddenTriple => subset((Subset::Hidden, 3), found),
            Technique::HiddenQuadruple => subset((Subset::Hidden, 4), found),
            Technique::Fish(form) => fish::find(self, form, found),
            Technique::Skyscraper => turbot::find(self, technique, Turbots::Skyscraper, found),
            Technique::TwoStringKite => turbot::find(self, technique, Turbots::Kite, found),
            Technique::DualTwoStringKite => turbot::find(self, technique, Turbots::DualKite, found),
            Technique::TurbotFish => turbot::find(self, technique, Turbots::Other, found),
            Technique::EmptyRectangle => {
                empty_rectangle::find(self, technique, Pairing::Single, found)
            }
            Technique::DualEmptyRectangle => {
                empty_rectangle::find(self, technique, Pairing::Dual, found)
            }
            Technique::SimpleColorsTrap => coloring::find(self, technique, Coloring::Trap, found),
            Technique::SimpleColorsWrap => coloring::find(self, technique, Coloring::Wrap, found),
            Technique::MultiColors1 => coloring::find(self, technique, Coloring::SeesOne, found),
            Technique::MultiColors2 => coloring::find(self, technique, Coloring::SeesBoth, found),
            Technique::UniquenessTest1 => rectangle(Test::OneRoof, found),
            Technique::UniquenessTest2 => rectangle(Test::SameExtra, found),
            Technique::UniquenessTest3 => rectangle(Test::Subset, found),
            Technique::UniquenessTest4 => rectangle(Test::LockedDigit, found),
            Technique::UniquenessTest5 => rectangle(Test::SameExtraAcross, found),
            Technique::UniquenessTest6 => rectangle(Test::XWing, found),
            Technique::HiddenRectangle => rectangle(Test::Hidden, found),
            Technique::AvoidableRectangle1 => avoidable_rectangles::single(self, found),
            Technique::AvoidableRectangle2 => avoidable_rectangles::pair(self, found),
            Technique::BivalueUniversalGrave => grave::find(self, found),
            Technique::XChain => chain((Links::OneDigit, ChainForm::OneDigit), found),
            Technique::XyChain => chain((Links::BivalueCells, ChainForm::OneDigit), found),
            Technique::RemotePair => remote_pairs::find(self, found),
            Technique::ContinuousNiceLoop => chain((Links::All, ChainForm::Loop), found),
            Technique::DiscontinuousNiceLoop => {
                chain((Links::All, ChainForm::Discontinuous), found)
            }
            Technique::AlternatingChain => chain((Links::All, ChainForm::Open), found),
            Technique::GroupedContinuousNiceLoop => chain((Links::Grouped, ChainForm::Loop), found),
            Technique::GroupedDiscontinuousNiceLoop => {
                chain((Links::Grouped, ChainForm::Discontinuous), found)
            }
            Technique::GroupedAlternatingChain => chain((Links::Grouped, ChainForm::Open), found),
            Technique::XyWing => wings::xy(self, found),
            Technique::XyzWing => wings::xyz(self, found),
            Technique::WWing => wings::w(self, found),
            Technique::AlsXz => set_steps::find(self, SetForm::Pair, found),
            Technique::AlsXyWing => set_steps::find(self, SetForm::Wing, found),
            Technique::AlsXyChain => set_steps::find(self, SetForm::Chain, found),
            Technique::DeathBlossom => death_blossom::find(self, found),
            Technique::SueDeCoq => sue_de_coq::find(self, found),
            Technique::TemplateSet => templates::set(self, found),
            Technique::TemplateDelete => templates::delete(self, found),
            Technique::ForcingChain => forcing::find(self, technique, Forcing::Chains, found),
            Technique::ForcingNet => forcing::find(self, technique, Forcing::Nets, found),
        }
    }
}
