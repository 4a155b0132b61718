//! What the worker has told for the map: the whole search, and the stretch in view.

use std::rc::Rc;

use sudoku_engine::recording::{Column, LevelCount};
use sudoku_engine::search::Snapshot;

use super::bars::Bars;
use super::window::Span;
use crate::protocol::MapSheet;

/// The last map of the whole search and the last one of a stretch of it. Where the
/// stretch does not reach, the whole one is drawn, so that nothing ever goes blank.
#[derive(Clone, Debug, Default)]
pub struct Sheets {
    whole: Option<Rc<MapSheet>>,
    stretch: Option<Rc<MapSheet>>,
    bars: Bars,
    /// Counts the sheets taken, so that a drawing knows whether it is of these.
    edition: u32,
}

impl Sheets {
    pub(super) fn take(&mut self, mut sheet: MapSheet, is_whole: bool) {
        sheet.anchors.sort_unstable_by_key(Snapshot::step);
        let sheet = Some(Rc::new(sheet));
        if is_whole {
            (self.whole, self.stretch) = (sheet, None);
        } else {
            self.stretch = sheet;
        }
        let whole = self.whole.as_deref().map(|sheet| &sheet.map);
        let stretch = self.stretch.as_deref().map(|sheet| &sheet.map);
        self.bars = Bars::merged(whole, stretch);
        self.edition += 1;
    }

    /// The newest, which is that of the stretch where there is one.
    pub fn newest(&self) -> Option<&MapSheet> {
        self.finest_first().next()
    }

    /// Both, the one that knows more of what is in view first.
    pub fn finest_first(&self) -> impl Iterator<Item = &MapSheet> {
        self.stretch.as_deref().into_iter().chain(self.whole.as_deref())
    }

    /// The subtrees known one by one.
    pub const fn bars(&self) -> &Bars {
        &self.bars
    }

    /// How many sheets have been taken.
    pub const fn edition(&self) -> u32 {
        self.edition
    }

    /// For each level what the run has met there, as far as it was told.
    pub fn profile(&self) -> &[LevelCount] {
        let known = |sheet: &&MapSheet| sheet.profile.iter().map(|level| level.nodes).sum::<u64>();
        self.finest_first().max_by_key(known).map_or(&[], |sheet| &sheet.profile)
    }

    /// The levels that have nodes.
    pub fn deepest(&self) -> u16 {
        let nodes = self.profile().iter().rposition(|level| level.nodes > 0);
        let bars = self.bars.all().iter().map(|bar| bar.deepest).max();
        nodes.map_or(0, |level| level as u16 + 1).max(bars.unwrap_or_default())
    }

    /// The most digits that stood on the board in these steps; `None` where that is
    /// not known.
    pub fn deepest_in(&self, span: Span) -> Option<u16> {
        let covers = |sheet: &&MapSheet| sheet.map.from <= span.from && span.to <= sheet.map.to;
        let sheet = self.finest_first().find(covers)?;
        let in_view = |column: &&Column| column.from < span.to && span.from < column.to;
        let columns = sheet.map.columns.iter().filter(in_view);
        columns.map(|column| column.tally.map(|tally| tally.deepest)).max()?
    }

    /// The last kept state of the search at or before a step.
    pub fn anchor_before(&self, step: u64) -> Option<&Snapshot> {
        let last = |sheet: &'_ MapSheet| {
            sheet.anchors.partition_point(|anchor| anchor.step() <= step).checked_sub(1)
        };
        let anchors = self.finest_first().filter_map(|sheet| sheet.anchors.get(last(sheet)?));
        anchors.max_by_key(|anchor| anchor.step())
    }
}
