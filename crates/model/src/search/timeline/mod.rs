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
pub use window::{MIN_STEPS_IN_WINDOW, Span, Window};

use crate::draw::size::Size;
use crate::worker::protocol::{MapFrame, TimelineTile};
use crate::worker::run::{REFRESH_DIVISOR, RunExtent};

#[derive(Clone, Debug, Default)]
pub struct Timeline {
    pub window: Window,
    pub levels: Levels,
    pub tiles: TileCache,
    /// The step that placed the focused bar's root.
    pub focused_step: Option<u64>,
    /// The last request to the worker.
    last_request: Option<MapRequest>,
    last_request_id: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MapRequest {
    /// The number of the request. Answers to other requests are dropped.
    id: u32,
    frame: MapFrame,
    /// Whether the request covers the whole search so far.
    is_whole: bool,
    /// Whether the run had come to rest.
    is_idle: bool,
    /// Whether a first answer has arrived.
    is_answered: bool,
    /// Whether the last answer has arrived.
    is_done: bool,
}

impl Timeline {
    pub fn demand(&self) -> Option<(u32, MapFrame)> {
        self.last_request
            .filter(|last_request| !last_request.is_done)
            .map(|last_request| (last_request.id, last_request.frame))
    }

    /// Requests a map of what is in view, once the last request has had a first answer.
    pub(crate) fn request_map(&mut self, size: Size, run_extent: RunExtent) {
        let layout = Layout::of(size);
        let span = self.window.span(run_extent.extent);
        let frame = MapFrame {
            from: span.from,
            to: span.to.min(run_extent.run_steps),
            columns: layout.columns(),
            rows: run_extent.levels.clamp(1, 128),
        };
        let is_whole = self.window == Window::Whole;
        let is_known = is_whole && self.tiles.return_to_whole(frame);
        if frame.from >= frame.to || is_known || !self.is_worth_requesting(frame, run_extent) {
            return;
        }
        self.last_request_id += 1;
        let (id, is_idle) = (self.last_request_id, run_extent.is_idle);
        let (is_answered, is_done) = (false, false);
        self.last_request = Some(MapRequest { id, frame, is_whole, is_idle, is_answered, is_done });
    }

    fn is_worth_requesting(&self, frame: MapFrame, run_extent: RunExtent) -> bool {
        let Some(last_request) = self.last_request else { return true };
        if !last_request.is_answered
            || last_request.frame == frame && last_request.is_idle == run_extent.is_idle
        {
            return false;
        }
        let has_only_grown = MapFrame { to: frame.to, ..last_request.frame } == frame
            && frame.to > last_request.frame.to
            && frame.to == run_extent.run_steps;
        if !has_only_grown {
            // A run that rests or resumes without a step is the same search.
            return last_request.frame != frame || run_extent.is_idle;
        }
        run_extent.is_idle
            || (frame.to - last_request.frame.to) * REFRESH_DIVISOR >= frame.to - frame.from
    }

    /// Stores an answer from the worker. Returns whether it was expected.
    pub(crate) fn receive_tile(&mut self, id: u32, tile: TimelineTile) -> bool {
        let Some(last_request) =
            self.last_request.as_mut().filter(|last_request| last_request.id == id)
        else {
            return false;
        };
        last_request.is_answered = true;
        last_request.is_done = tile.map.is_sharp;
        self.tiles.insert(tile, last_request.is_whole);
        true
    }

    /// Chooses the levels in view: all levels down to the deepest if the whole search is in
    /// view, otherwise those where subtrees begin or end in it. The choice changes only if
    /// relevant levels are out of view or have far too much room.
    pub(crate) fn update_levels(&mut self, run_extent: RunExtent) {
        let relevant_levels = self.relevant_levels(run_extent);
        let current_levels = self.levels;
        let has_all_relevant = current_levels.top <= relevant_levels.top
            && relevant_levels.bottom <= current_levels.bottom;
        let has_too_much_room =
            current_levels.count() > relevant_levels.count() + relevant_levels.count() / 2 + 3;
        let has_same_head = (current_levels.top == 0) == (relevant_levels.top == 0);
        if !has_all_relevant || has_too_much_room || !has_same_head || self.window == Window::Whole
        {
            self.levels = relevant_levels;
        }
    }

    fn relevant_levels(&self, run_extent: RunExtent) -> Levels {
        let bottom = self.tiles.deepest().clamp(1, run_extent.levels.max(1));
        if self.window == Window::Whole {
            return Levels { top: 0, bottom };
        }
        let span = self.window.span(run_extent.extent);
        let bars = self.tiles.bars();
        let contains_view = |bar: &Subtree| {
            let bar_span = bars.span(bar);
            bar_span.from < span.from && span.to < bar_span.to
        };
        let in_view = |bar: &&Subtree| {
            let bar_span = bars.span(bar);
            bar_span.from < span.to && span.from < bar_span.to
        };
        let mut bars_in_view = bars.all().iter().filter(in_view);
        let top =
            bars_in_view.clone().filter(|bar| contains_view(bar)).map(|bar| bar.level + 1).max();
        let top = top.unwrap_or(0).min(bottom - 1);
        let deepest_bar =
            bars_in_view.clone().filter(|bar| !contains_view(bar)).map(|bar| bar.deepest).max();
        let deepest_level = self.tiles.deepest_in(span).or(deepest_bar);
        let is_known = bars_in_view.any(|bar| !contains_view(bar)) || deepest_level.is_some();
        let bottom =
            if is_known { deepest_level.unwrap_or(top + 1).clamp(top + 1, bottom) } else { bottom };
        Levels { top, bottom }
    }

    /// Returns the step to zoom about if there is no pointer: the focused bar or the current
    /// step if it is in view, otherwise the middle.
    pub(crate) fn zoom_center(&self, step: u64, extent: u64) -> u64 {
        let span = self.window.span(extent);
        let focused = self.focused().map(|bar| self.tiles.bars().span(bar));
        let focused =
            focused.map(|bar_span| (bar_span.from.max(span.from) + bar_span.to.min(span.to)) / 2);
        let candidates = [focused, Some(step)].into_iter().flatten();
        let mut in_view = candidates.filter(|&place| span.has(place));
        in_view.next().unwrap_or(span.from + span.length() / 2)
    }

    /// Returns the focused bar, if it is known.
    pub fn focused(&self) -> Option<&Subtree> {
        self.tiles.bars().placed_at(self.focused_step?)
    }
}
