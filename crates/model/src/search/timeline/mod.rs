//! The search map: a whole search on one strip, however long it is.
//!
//! Covers what is in view, what the worker is asked about it, and what is drawn. Everything
//! known is drawn at once, and answers refine it.

mod bars;
mod layout;
mod tiles;
mod window;

pub use bars::Bars;
pub use layout::{Area, Layout, Levels, Rows, Scale};
use sudoku_engine::recording::Subtree;
pub use tiles::TileCache;
pub use window::{CLOSEST, Span, Window};

use crate::draw::size::Size;
use crate::worker::protocol::{MapFrame, TimelineTile};
use crate::worker::run::{GROWTH, RunExtent};

#[derive(Clone, Debug, Default)]
pub struct Timeline {
    pub window: Window,
    pub levels: Levels,
    pub sheets: TileCache,
    /// The step that placed the focused bar's root.
    pub focus: Option<u64>,
    /// The last request to the worker.
    asked: Option<Asked>,
    asks: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    /// The number of the request. Answers to other requests are dropped.
    id: u32,
    frame: MapFrame,
    /// Whether the request covers the whole search so far.
    is_whole: bool,
    /// Whether the run had come to rest.
    rests: bool,
    /// Whether a first answer has arrived.
    is_answered: bool,
    /// Whether the last answer has arrived.
    is_done: bool,
}

impl Timeline {
    pub fn demand(&self) -> Option<(u32, MapFrame)> {
        self.asked.filter(|asked| !asked.is_done).map(|asked| (asked.id, asked.frame))
    }

    /// Requests a map of what is in view, once the last request has had a first answer.
    pub(crate) fn ask(&mut self, size: Size, reach: RunExtent) {
        let layout = Layout::of(size);
        let span = self.window.span(reach.extent);
        let frame = MapFrame {
            from: span.from,
            to: span.to.min(reach.run),
            columns: layout.columns(),
            rows: reach.levels.clamp(1, 128),
        };
        let is_whole = self.window == Window::Whole;
        let is_known = is_whole && self.sheets.return_to_whole(frame);
        if frame.from >= frame.to || is_known || !self.is_worth_asking(frame, reach) {
            return;
        }
        self.asks += 1;
        let (id, rests) = (self.asks, reach.rests);
        let (is_answered, is_done) = (false, false);
        self.asked = Some(Asked { id, frame, is_whole, rests, is_answered, is_done });
    }

    fn is_worth_asking(&self, frame: MapFrame, reach: RunExtent) -> bool {
        let Some(asked) = self.asked else { return true };
        if !asked.is_answered || asked.frame == frame && asked.rests == reach.rests {
            return false;
        }
        let grows_only = MapFrame { to: frame.to, ..asked.frame } == frame
            && frame.to > asked.frame.to
            && frame.to == reach.run;
        if !grows_only {
            // A run that rests or resumes without a step is the same search.
            return asked.frame != frame || reach.rests;
        }
        reach.rests || (frame.to - asked.frame.to) * GROWTH >= frame.to - frame.from
    }

    /// Stores an answer from the worker. Returns whether it was expected.
    pub(crate) fn take(&mut self, id: u32, sheet: TimelineTile) -> bool {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.id == id) else {
            return false;
        };
        asked.is_answered = true;
        asked.is_done = sheet.map.is_sharp;
        self.sheets.take(sheet, asked.is_whole);
        true
    }

    /// Chooses the levels in view: all levels down to the deepest if the whole search is in
    /// view, otherwise those where subtrees begin or end in it. The choice changes only if
    /// relevant levels are out of view or have far too much room.
    pub(crate) fn settle_levels(&mut self, reach: RunExtent) {
        let wanted = self.wanted_levels(reach);
        let kept = self.levels;
        let holds = kept.top <= wanted.top && wanted.bottom <= kept.bottom;
        let is_loose = kept.count() > wanted.count() + wanted.count() / 2 + 3;
        let is_headed = (kept.top == 0) == (wanted.top == 0);
        if !holds || is_loose || !is_headed || self.window == Window::Whole {
            self.levels = wanted;
        }
    }

    fn wanted_levels(&self, reach: RunExtent) -> Levels {
        let bottom = self.sheets.deepest().clamp(1, reach.levels.max(1));
        if self.window == Window::Whole {
            return Levels { top: 0, bottom };
        }
        let span = self.window.span(reach.extent);
        let bars = self.sheets.bars();
        let spans_view = |bar: &Subtree| {
            let own = bars.span(bar);
            own.from < span.from && span.to < own.to
        };
        let in_view = |bar: &&Subtree| {
            let own = bars.span(bar);
            own.from < span.to && span.from < own.to
        };
        let mut seen = bars.all().iter().filter(in_view);
        let top = seen.clone().filter(|bar| spans_view(bar)).map(|bar| bar.level + 1).max();
        let top = top.unwrap_or(0).min(bottom - 1);
        let ends = seen.clone().filter(|bar| !spans_view(bar)).map(|bar| bar.deepest).max();
        let below = self.sheets.deepest_in(span).or(ends);
        let known = seen.any(|bar| !spans_view(bar)) || below.is_some();
        let bottom = if known { below.unwrap_or(top + 1).clamp(top + 1, bottom) } else { bottom };
        Levels { top, bottom }
    }

    /// Returns the step to zoom about if there is no pointer: the focused bar or the current
    /// step if it is in view, otherwise the middle.
    pub(crate) fn middle(&self, step: u64, extent: u64) -> u64 {
        let span = self.window.span(extent);
        let focused = self.focused().map(|bar| self.sheets.bars().span(bar));
        let focused = focused.map(|own| (own.from.max(span.from) + own.to.min(span.to)) / 2);
        let candidates = [focused, Some(step)].into_iter().flatten();
        let mut in_view = candidates.filter(|&place| span.has(place));
        in_view.next().unwrap_or(span.from + span.length() / 2)
    }

    /// Returns the focused bar, if it is known.
    pub fn focused(&self) -> Option<&Subtree> {
        self.sheets.bars().placed_at(self.focus?)
    }
}
