//! The maps that the worker has reported: of the whole search, and of the stretch in view.

use std::rc::Rc;

use sudoku_engine::recording::{Column, LevelCount, Map};
use sudoku_engine::search::Snapshot;

use super::bars::Bars;
use super::window::Span;
use crate::worker::protocol::{MapFrame, TimelineTile};

/// The last map of the whole search and the last one of a stretch of it. Outside the stretch,
/// the whole one is drawn, so that nothing ever goes blank.
#[derive(Clone, Debug, Default)]
pub struct TileCache {
    whole_tile: Option<Rc<TimelineTile>>,
    stretch_tile: Option<Rc<TimelineTile>>,
    /// The last sharp map of a stretch, until the one in view is sharp too.
    previous_stretch_tile: Option<Rc<TimelineTile>>,
    bars: Bars,
    /// Counts the maps stored, so that a drawing can detect whether it is up to date.
    edition: u32,
}

impl TileCache {
    /// Stores a map. A restarted run has an empty one at first, which is ignored.
    pub(super) fn insert(&mut self, mut tile: TimelineTile, is_whole: bool) {
        if tile.map.from >= tile.map.to {
            return;
        }
        tile.anchors.sort_unstable_by_key(Snapshot::step);
        let is_sharp = tile.map.is_sharp;
        let old_stretch_tile = self.stretch_tile.take().filter(|old| old.map.is_sharp && !is_sharp);
        self.previous_stretch_tile = old_stretch_tile
            .or_else(|| self.previous_stretch_tile.take())
            .filter(|_| !is_sharp && !is_whole);
        let slot = if is_whole { &mut self.whole_tile } else { &mut self.stretch_tile };
        if !slot.as_deref().is_some_and(|old| is_finer(&old.map, &tile.map)) {
            *slot = Some(Rc::new(tile));
        }
        self.merge_bars();
    }

    /// Shows the whole search again. Returns whether exactly this frame is already known in a
    /// sharp map.
    pub(super) fn return_to_whole(&mut self, frame: MapFrame) -> bool {
        let matches_frame = |map: &Map| {
            let has_all_columns = map.columns.len() == usize::from(frame.columns);
            map.is_sharp && has_all_columns && (map.from, map.to) == (frame.from, frame.to)
        };
        let is_known = self.whole_tile.as_ref().is_some_and(|whole| matches_frame(&whole.map));
        if is_known && (self.stretch_tile.is_some() || self.previous_stretch_tile.is_some()) {
            (self.stretch_tile, self.previous_stretch_tile) = (None, None);
            self.merge_bars();
        }
        is_known
    }

    fn merge_bars(&mut self) {
        let maps: Vec<&Map> = self.finest_first().map(|tile| &tile.map).collect();
        self.bars = Bars::merged(&maps);
        self.edition += 1;
    }

    /// Returns whether the newest map is sharp and shows exactly these steps.
    pub fn is_sharp(&self, span: Span) -> bool {
        let map = self.newest().map(|tile| &tile.map);
        map.is_some_and(|map| map.is_sharp && (map.from, map.to) == (span.from, span.to))
    }

    /// Returns the newest map, which is that of the stretch if there is one.
    pub fn newest(&self) -> Option<&TimelineTile> {
        self.finest_first().next()
    }

    /// Returns all maps, the one with most detail in view first.
    pub fn finest_first(&self) -> impl Iterator<Item = &TimelineTile> {
        let stretch_tile = self.stretch_tile.as_deref().into_iter();
        stretch_tile.chain(self.previous_stretch_tile.as_deref()).chain(self.whole_tile.as_deref())
    }

    /// Returns the map whose shades say most about these steps: a sharp one with over half of
    /// them, if there is one.
    pub fn map_for_shading(&self, span: Span) -> Option<&Map> {
        let overlap = |map: &Map| map.to.min(span.to).saturating_sub(map.from.max(span.from));
        let maps = || self.finest_first().map(|tile| &tile.map);
        let sharp = maps().find(|map| map.is_sharp && 2 * overlap(map) > span.length());
        sharp.or_else(|| maps().find(|map| overlap(map) > 0))
    }

    pub const fn bars(&self) -> &Bars {
        &self.bars
    }

    pub const fn edition(&self) -> u32 {
        self.edition
    }

    /// Returns what the run has met on each level, from the map that knows most.
    pub fn profile(&self) -> &[LevelCount] {
        let known_nodes =
            |tile: &&TimelineTile| tile.profile.iter().map(|level| level.nodes).sum::<u64>();
        self.finest_first().max_by_key(known_nodes).map_or(&[], |tile| &tile.profile)
    }

    /// Returns the number of levels that have nodes.
    pub fn deepest(&self) -> u16 {
        let nodes = self.profile().iter().rposition(|level| level.nodes > 0);
        let bars = self.bars.all().iter().map(|bar| bar.deepest).max();
        nodes.map_or(0, |level| level as u16 + 1).max(bars.unwrap_or_default())
    }

    /// Returns the maximum number of digits on the board in these steps, or `None` if unknown.
    pub fn deepest_in(&self, span: Span) -> Option<u16> {
        let covers = |tile: &&TimelineTile| tile.map.from <= span.from && span.to <= tile.map.to;
        let tile = self.finest_first().find(covers)?;
        let in_view = |column: &&Column| column.from < span.to && span.from < column.to;
        let columns = tile.map.columns.iter().filter(in_view);
        columns.map(|column| column.tally.map(|tally| tally.deepest)).max()?
    }

    /// Returns the last recorded state of the search before the placement with this number.
    pub fn anchor_before_placement(&self, nth: u64) -> Option<&Snapshot> {
        self.last_anchor(|anchor| anchor.placements() < nth)
    }

    /// Returns the last recorded state of the search at or before a step.
    pub fn anchor_before(&self, step: u64) -> Option<&Snapshot> {
        self.last_anchor(|anchor| anchor.step() <= step)
    }

    fn last_anchor(&self, is_before: impl Fn(&Snapshot) -> bool) -> Option<&Snapshot> {
        let anchors = self.finest_first().filter_map(|tile| {
            let before = tile.anchors.partition_point(&is_before);
            tile.anchors[..before].last()
        });
        anchors.max_by_key(|anchor| anchor.step())
    }
}

/// Returns whether an old map says more than a new one: a sharp one of the same steps, or a
/// longer one of a whole search that has been restarted since.
fn is_finer(old: &Map, new: &Map) -> bool {
    let is_same = (old.from, old.to) == (new.from, new.to);
    is_same && old.is_sharp && !new.is_sharp || (old.from, new.from) == (0, 0) && old.to > new.to
}
