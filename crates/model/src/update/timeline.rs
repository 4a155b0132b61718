//! User actions on the map, and keeping it in step with the search.

use sudoku_engine::recording::Target;

use super::set::set;
use crate::Model;
use crate::base::steps::TreeMove;
use crate::draw::size::Size;
use crate::search::timeline::{Span, Window};
use crate::view::timeline::Picture;

/// The minimum width in pixels at which the map does not zoom to a focused bar.
const WIDE_ENOUGH: f32 = 6.0;
/// A bar that the map zooms to takes up one part in this many of the steps in view.
const CLOSER: u64 = 8;

/// User actions on the timeline, and reports from its canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineMsg {
    /// The canvas was resized.
    Sized(Size),
    /// The map was zoomed.
    Zoomed {
        /// The step that stays in place; if `None`, the focused bar or the current step, if in
        /// view.
        about: Option<u64>,
        /// The new length of the view, in thousandths of the old one.
        permille: u16,
    },
    /// The map was moved.
    Panned {
        /// The distance in thousandths of the view; negative toward the start.
        permille: i32,
    },
    /// A range of steps was chosen to be in view.
    ShownSolution {
        /// The step after which the view begins.
        from: i64,
        /// The number of steps.
        length: u64,
    },
    /// Show the whole search.
    Fitted,
    /// Move the current step to the center.
    Centered,
    /// A pixel of the map was pointed at.
    Scrubbed {
        /// The nearest step.
        step: u64,
        /// The first step that the pixel represents.
        from: u64,
        /// The last step that the pixel represents.
        to: u64,
    },
    /// Move the focus from bar to bar.
    Hopped(TreeMove),
    /// Go to the step of the focused bar.
    Entered,
}

impl TimelineMsg {
    /// Returns whether the user caused it, rather than the browser.
    pub(super) const fn is_user_input(self) -> bool {
        match self {
            Self::Sized(_) => false,
            Self::Zoomed { .. }
            | Self::Panned { .. }
            | Self::ShownSolution { .. }
            | Self::Fitted
            | Self::Centered
            | Self::Scrubbed { .. }
            | Self::Hopped(_)
            | Self::Entered => true,
        }
    }
}

impl Model {
    pub(super) fn apply_timeline(&mut self, msg: TimelineMsg) -> bool {
        if let TimelineMsg::Sized(size) = msg {
            return set(&mut self.watch.map_size, Some(size));
        }
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.reach().extent;
        let step = player.at.counters().step();
        let window = player.map.window;
        let window = match msg {
            TimelineMsg::Sized(_) => return false,
            TimelineMsg::Zoomed { about, permille } => {
                let about = about.unwrap_or_else(|| player.map.middle(step, extent));
                window.zoomed(about, permille, extent)
            }
            TimelineMsg::Panned { permille } => window.panned(permille, extent),
            TimelineMsg::ShownSolution { from, length } => {
                Window::onto(from.into(), length, extent)
            }
            TimelineMsg::Fitted => Window::Whole,
            TimelineMsg::Centered => window.centered(step, extent),
            TimelineMsg::Scrubbed { step, from, to } => {
                player.map.focus = None;
                player.scrub(step, from, to);
                return true;
            }
            TimelineMsg::Entered => return self.enter_bar(),
            TimelineMsg::Hopped(hop) => return self.hop_bar(hop),
        };
        set(&mut player.map.window, window)
    }

    /// Goes to the step of the focused bar.
    fn enter_bar(&mut self) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let Some(step) = player.map.focus else { return false };
        player.go_to(Target::Step(step));
        true
    }

    /// Moves the focus from bar to bar, starting at the bar of the current step.
    fn hop_bar(&mut self, hop: TreeMove) -> bool {
        let Some(picture) = Picture::of(self) else { return false };
        let bars = picture.map.sheets.bars();
        let Some(focused) = picture.map.focused() else {
            let first = picture.current().or_else(|| bars.all().first());
            return first.map(|bar| bar.placed_at).is_some_and(|bar| self.focus_bar(bar));
        };
        let next = match hop {
            TreeMove::Parent => bars.parent(focused),
            TreeMove::Before => bars.before(focused),
            TreeMove::After => bars.after(focused),
            TreeMove::Child => return self.descend(),
        };
        next.map(|bar| bar.placed_at).is_some_and(|bar| self.focus_bar(bar))
    }

    /// Focuses a bar and brings its start into view.
    fn focus_bar(&mut self, placed_at: u64) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.reach().extent;
        let window = player.map.window.revealing(placed_at, extent);
        let is_moved = set(&mut player.map.window, window);
        set(&mut player.map.focus, Some(placed_at)) || is_moved
    }

    /// Focuses the first bar below the focused one. If that is too narrow to be seen, the map
    /// zooms to it; if it is too narrow to be known, the map zooms toward where it must be.
    fn descend(&mut self) -> bool {
        let Some(picture) = Picture::of(self) else { return false };
        let bars = picture.map.sheets.bars();
        let Some(focused) = picture.map.focused().filter(|bar| bar.size > 1) else { return false };
        let Span { from, to } = bars.span(focused);
        let Some(child) = bars.child(focused) else {
            let length = (to - from).min(picture.scale.span.length()) / CLOSER;
            return self.show_around(from, length);
        };
        let (own, placed_at) = (bars.span(child), child.placed_at);
        let width = picture.scale.x(own.to) - picture.scale.x(own.from);
        let is_moved = width < WIDE_ENOUGH && self.show_around(own.from, own.length() * CLOSER);
        self.focus_bar(placed_at) || is_moved
    }

    /// Shows `length` steps, starting a little before `from`.
    fn show_around(&mut self, from: u64, length: u64) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.reach().extent;
        let room = i128::from(length / 20 + 1);
        let window = Window::onto(i128::from(from) - room, length, extent);
        set(&mut player.map.window, window)
    }

    /// Lets the map follow what happened: brings the current step into view if it has moved,
    /// requests what is in view, and chooses the levels that matter. Returns whether this
    /// changed the map.
    pub(super) fn settle_map(&mut self, before: &Self) -> bool {
        let Some(size) = self.watch.map_size.filter(|_| self.view.shows_search()) else {
            return false;
        };
        let Some(player) = &mut self.watch.player else { return false };
        let old = before.watch.player.as_ref().filter(|old| old.run == player.run);
        let reach = player.reach();
        let (now, then) = (player.at.counters().step(), old.map(|old| old.at.counters().step()));
        let was_in_view = then.is_some_and(|then| player.map.window.span(reach.extent).has(then));
        let mut is_changed = false;
        if then.is_some_and(|then| then != now) && (was_in_view || !player.is_playing) {
            let window = player.map.window.revealing(now, reach.extent);
            is_changed |= set(&mut player.map.window, window);
        }
        let demand = player.map.demand();
        player.map.ask(size, reach);
        let levels = player.map.levels;
        player.map.settle_levels(reach);
        is_changed || levels != player.map.levels || demand != player.map.demand()
    }
}
