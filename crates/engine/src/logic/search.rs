//! What the searches for the steps of one state share.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use super::almost_locked::{AlmostLockedSet, almost_locked_sets};
use super::chain_graph::{Graph, Links};
use super::chain_hits::Chains;
use super::fish_form::{FishHouses, FishSize};
use super::fish_hunt::{Fish, hunt};
use super::local_places::LocalPlaces;
use super::parts::bivalue_cells;
use super::rectangle::{Rectangle, rectangles};
use super::scope::Scope;
use super::set_links::SetLinks;
use super::state::MAX_DIGITS;
use super::strong_links::{StrongLink, strong_links};
use super::{LogicState, Step};
use crate::board::{Cell, Digit, DigitSet};

/// What a search may find beyond the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// Steps that hold only if the puzzle has one solution.
    pub uniqueness: bool,
    /// Rectangles that lack some of their own candidates.
    pub incomplete_rectangles: bool,
    /// Empty rectangles of two candidates.
    pub small_empty_rectangles: bool,
    /// Almost locked sets that overlap.
    pub overlapping_sets: bool,
    /// Almost locked sets as nodes of grouped chains.
    pub sets_in_chains: bool,
}

impl SearchOptions {
    /// What HoDoKu rates puzzles with.
    pub const DEFAULT: Self = Self {
        uniqueness: true,
        incomplete_rectangles: false,
        small_empty_rectangles: false,
        overlapping_sets: false,
        sets_in_chains: false,
    };
}

/// What receives the steps. The search ends when it breaks.
pub(super) type Found<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// The search for the steps of one state. What several techniques need is computed once.
#[derive(Debug)]
pub struct StepSearch<'a> {
    pub(super) state: &'a LogicState,
    pub(super) options: SearchOptions,
    pub(super) scope: Scope,
    bivalue_cells: OnceCell<Vec<(Cell, DigitSet)>>,
    strong_links: [OnceCell<Vec<StrongLink>>; MAX_DIGITS],
    rectangles: OnceCell<Vec<Rectangle>>,
    sets: OnceCell<(Vec<AlmostLockedSet>, SetLinks)>,
    chains: [OnceCell<Chains<'a>>; 4],
    places: OnceCell<Vec<LocalPlaces>>,
    fish: [[OnceCell<Vec<Fish>>; 6]; 3],
}

impl<'a> StepSearch<'a> {
    pub const fn new(state: &'a LogicState, options: SearchOptions) -> Self {
        Self::within(Scope::ALL, state, options)
    }

    /// Creates the search of a state with this scope.
    pub(super) const fn within(
        scope: Scope,
        state: &'a LogicState,
        options: SearchOptions,
    ) -> Self {
        Self {
            state,
            options,
            scope,
            bivalue_cells: OnceCell::new(),
            strong_links: [const { OnceCell::new() }; MAX_DIGITS],
            rectangles: OnceCell::new(),
            sets: OnceCell::new(),
            chains: [const { OnceCell::new() }; 4],
            places: OnceCell::new(),
            fish: [const { [const { OnceCell::new() }; 6] }; 3],
        }
    }

    /// Returns the digits that may have steps of their own.
    pub(super) fn digits(&self) -> impl Iterator<Item = Digit> {
        self.state.shape().all_digits().intersection(self.scope.digits).iter()
    }

    /// Returns the cells with two candidates.
    pub(super) fn bivalue_cells(&self) -> &[(Cell, DigitSet)] {
        self.bivalue_cells.get_or_init(|| bivalue_cells(self.state))
    }

    /// Returns the strong links of a digit, by house.
    pub(super) fn strong_links(&self, digit: Digit) -> &[StrongLink] {
        self.strong_links[digit.index()].get_or_init(|| strong_links(self.state, digit))
    }

    /// Returns the rectangles of empty cells.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| rectangles(self.state, self.options.incomplete_rectangles))
    }

    /// Returns the fish of this size with houses of these forms.
    pub(super) fn fish(&self, houses: FishHouses, size: FishSize) -> &[Fish] {
        let cache = &self.fish[houses as usize][size as usize];
        cache.get_or_init(|| {
            let digits = self.places.get_or_init(|| {
                let places = |digit: Digit| {
                    LocalPlaces::new(self.state, digit, self.scope.places[digit.index()])
                };
                self.digits().filter_map(places).collect()
            });
            hunt(self.state, digits, houses, size.count())
        })
    }

    /// Returns the almost locked sets, and which of them are linked.
    pub(super) fn sets(&self) -> &(Vec<AlmostLockedSet>, SetLinks) {
        self.sets.get_or_init(|| {
            let sets = almost_locked_sets(self.state);
            let links = SetLinks::new(self.state, &sets, self.options.overlapping_sets);
            (sets, links)
        })
    }

    /// Returns the chains along these links.
    pub(super) fn chains(&self, links: Links) -> &Chains<'a> {
        self.chains[links as usize].get_or_init(|| {
            let with_sets = links == Links::Grouped && self.options.sets_in_chains;
            let sets = if with_sets { almost_locked_sets(self.state) } else { Vec::new() };
            let digits = match links {
                Links::OneDigit => self.digits().collect(),
                Links::BivalueCells | Links::All | Links::Grouped => {
                    self.state.shape().all_digits()
                }
            };
            Chains::new(Graph::new(self.state, links, (digits, self.bivalue_cells()), sets))
        })
    }
}
