//! The subtrees that the map knows individually.

use std::collections::HashSet;
use std::rc::Rc;

use sudoku_engine::recording::{Map, Subtree};

use super::window::Span;

/// Subtrees by the step at which they begin, each once.
#[derive(Clone, Debug, Default)]
pub struct Bars {
    bars: Rc<[Subtree]>,
    /// The end of the known part of the search, where open subtrees end.
    end: u64,
}

impl Bars {
    /// Merges the bars of maps, of which the first takes precedence.
    pub(super) fn merged(maps: &[&Map]) -> Self {
        let end = maps.iter().map(|map| map.to).max().unwrap_or_default();
        let mut merged: Vec<Subtree> = Vec::new();
        let mut known_placements = HashSet::new();
        for (map_index, map) in maps.iter().enumerate() {
            // A subtree that was open in an older map may have been closed since.
            let is_up_to_date = |bar: &&Subtree| map_index == 0 || bar.removed_at.is_some();
            let new_bars = map
                .bars
                .iter()
                .filter(is_up_to_date)
                .filter(|bar| known_placements.insert(bar.placed_at));
            merged.extend(new_bars);
        }
        merged.sort_unstable_by_key(|bar| bar.placed_at);
        Self { bars: merged.into(), end }
    }

    pub fn all(&self) -> &[Subtree] {
        &self.bars
    }

    /// Returns the steps of a subtree, including the placement and the removal of its root.
    pub fn span(&self, bar: &Subtree) -> Span {
        let from = bar.placed_at.saturating_sub(1);
        Span { from, to: bar.removed_at.unwrap_or(self.end).max(bar.placed_at) }
    }

    /// Returns the subtree whose root was placed by this step.
    pub fn placed_at(&self, step: u64) -> Option<&Subtree> {
        let index = self.bars.binary_search_by_key(&step, |bar| bar.placed_at).ok()?;
        self.bars.get(index)
    }

    /// Returns the subtrees that are open after this step, outermost first.
    pub fn open_at(&self, step: u64) -> Vec<&Subtree> {
        let mut path = Vec::new();
        for bar in self.bars.iter().take_while(|bar| bar.placed_at <= step) {
            if bar.removed_at.is_none_or(|removed| removed > step) {
                path.push(bar);
            }
        }
        path
    }

    /// Returns the subtree and those that contain it, outermost first. An outer one is longer,
    /// so it is known if the inner one is.
    pub fn path(&self, bar: &Subtree) -> Vec<&Subtree> {
        let mut path = self.open_at(bar.placed_at);
        path.retain(|outer| outer.level <= bar.level);
        path
    }

    /// Returns the parent of a subtree.
    pub fn parent(&self, bar: &Subtree) -> Option<&Subtree> {
        let level = bar.level.checked_sub(1)?;
        self.path(bar).into_iter().find(|outer| outer.level == level)
    }

    /// Returns the first known child of a subtree.
    pub fn first_child(&self, bar: &Subtree) -> Option<&Subtree> {
        let span = self.span(bar);
        let next = self.bars.partition_point(|other| other.placed_at <= bar.placed_at);
        let bars_inside = self.bars[next..].iter().take_while(|other| other.placed_at <= span.to);
        bars_inside.into_iter().find(|other| other.level == bar.level + 1)
    }

    /// Returns the previous subtree on the same level.
    pub fn previous_on_level(&self, bar: &Subtree) -> Option<&Subtree> {
        let index = self.bars.partition_point(|other| other.placed_at < bar.placed_at);
        self.bars[..index].iter().rev().find(|other| other.level == bar.level)
    }

    /// Returns the next subtree on the same level.
    pub fn next_on_level(&self, bar: &Subtree) -> Option<&Subtree> {
        let next = self.bars.partition_point(|other| other.placed_at <= bar.placed_at);
        self.bars[next..].iter().find(|other| other.level == bar.level)
    }
}
