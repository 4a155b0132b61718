//! User actions on the map, and keeping it in step with the search.

use sudoku_engine::recording::Target;

use super::set::set_if_changed;
use crate::Model;
use crate::base::steps::TreeMove;
use crate::draw::size::Size;
use crate::search::timeline::{Span, Window};
use crate::view::timeline::Picture;

/// The minimum width in pixels at which the map does not zoom to a focused bar.
const MIN_BAR_WIDTH: f32 = 6.0;
/// A bar that the map zooms to takes up one part in this many of the steps in view.
const ZOOM_FACTOR: u64 = 8;

/// User actions on the timeline, and reports from its canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineMsg {
    Resized(Size),
    Zoomed {
        /// The step that stays in place; if `None`, the focused bar or the current step, if in
        /// view.
        about: Option<u64>,
        /// The new length of the view, in thousandths of the old one.
        permille: u16,
    },
    Panned {
        /// The distance in thousandths of the view; negative toward the start.
        permille: i32,
    },
    /// A range of steps was chosen to be in view.
    RangeChosen {
        /// The step after which the view begins.
        from: i64,
        /// In steps.
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
    FocusMoved(TreeMove),
    /// Go to the step of the focused bar.
    Entered,
}

impl TimelineMsg {
    /// Returns whether the user caused it, rather than the browser.
    pub(super) const fn is_user_input(self) -> bool {
        match self {
            Self::Resized(_) => false,
            Self::Zoomed { .. }
            | Self::Panned { .. }
            | Self::RangeChosen { .. }
            | Self::Fitted
            | Self::Centered
            | Self::Scrubbed { .. }
            | Self::FocusMoved(_)
            | Self::Entered => true,
        }
    }
}

impl Model {
    pub(super) fn apply_timeline(&mut self, msg: TimelineMsg) -> bool {
        if let TimelineMsg::Resized(size) = msg {
            return set_if_changed(&mut self.watch.map_size, Some(size));
        }
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.run_extent().extent;
        let step = player.stepper.counters().step();
        let window = player.timeline.window;
        let window = match msg {
            TimelineMsg::Resized(_) => return false,
            TimelineMsg::Zoomed { about, permille } => {
                let about = about.unwrap_or_else(|| player.timeline.zoom_center(step, extent));
                window.zoomed(about, permille, extent)
            }
            TimelineMsg::Panned { permille } => window.panned(permille, extent),
            TimelineMsg::RangeChosen { from, length } => {
                Window::showing(from.into(), length, extent)
            }
            TimelineMsg::Fitted => Window::Whole,
            TimelineMsg::Centered => window.centered(step, extent),
            TimelineMsg::Scrubbed { step, from, to } => {
                player.timeline.focused_step = None;
                player.scrub(step, from, to);
                return true;
            }
            TimelineMsg::Entered => return self.enter_bar(),
            TimelineMsg::FocusMoved(tree_move) => return self.move_bar_focus(tree_move),
        };
        set_if_changed(&mut player.timeline.window, window)
    }

    /// Goes to the step of the focused bar.
    fn enter_bar(&mut self) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let Some(step) = player.timeline.focused_step else { return false };
        player.go_to(Target::Step(step));
        true
    }

    /// Moves the focus from bar to bar, starting at the bar of the current step.
    fn move_bar_focus(&mut self, tree_move: TreeMove) -> bool {
        let Some(picture) = Picture::of(self) else { return false };
        let bars = picture.timeline.tiles.bars();
        let Some(focused) = picture.timeline.focused() else {
            let first = picture.current().or_else(|| bars.all().first());
            return first.map(|bar| bar.placed_at).is_some_and(|bar| self.focus_bar(bar));
        };
        let next = match tree_move {
            TreeMove::Parent => bars.parent(focused),
            TreeMove::PreviousSibling => bars.previous_on_level(focused),
            TreeMove::NextSibling => bars.next_on_level(focused),
            TreeMove::Child => return self.focus_child_bar(),
        };
        next.map(|bar| bar.placed_at).is_some_and(|bar| self.focus_bar(bar))
    }

    /// Focuses a bar and brings its start into view.
    fn focus_bar(&mut self, placed_at: u64) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.run_extent().extent;
        let window = player.timeline.window.revealing(placed_at, extent);
        let is_moved = set_if_changed(&mut player.timeline.window, window);
        set_if_changed(&mut player.timeline.focused_step, Some(placed_at)) || is_moved
    }

    /// Focuses the first bar below the focused one. If that is too narrow to be seen, the map
    /// zooms to it; if it is too narrow to be known, the map zooms toward where it must be.
    fn focus_child_bar(&mut self) -> bool {
        let Some(picture) = Picture::of(self) else { return false };
        let bars = picture.timeline.tiles.bars();
        let Some(focused) = picture.timeline.focused().filter(|bar| bar.size > 1) else {
            return false;
        };
        let Span { from, to } = bars.span(focused);
        let Some(child) = bars.first_child(focused) else {
            let length = (to - from).min(picture.scale.span.length()) / ZOOM_FACTOR;
            return self.show_around(from, length);
        };
        let (child_span, placed_at) = (bars.span(child), child.placed_at);
        let width = picture.scale.x(child_span.to) - picture.scale.x(child_span.from);
        let is_moved = width < MIN_BAR_WIDTH
            && self.show_around(child_span.from, child_span.length() * ZOOM_FACTOR);
        self.focus_bar(placed_at) || is_moved
    }

    /// Shows `length` steps, starting a little before `from`.
    fn show_around(&mut self, from: u64, length: u64) -> bool {
        let Some(player) = &mut self.watch.player else { return false };
        let extent = player.run_extent().extent;
        let room = i128::from(length / 20 + 1);
        let window = Window::showing(i128::from(from) - room, length, extent);
        set_if_changed(&mut player.timeline.window, window)
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
        let run_extent = player.run_extent();
        let (current_step, previous_step) =
            (player.stepper.counters().step(), old.map(|old| old.stepper.counters().step()));
        let was_in_view = previous_step.is_some_and(|previous_step| {
            player.timeline.window.span(run_extent.extent).has(previous_step)
        });
        let mut is_changed = false;
        if previous_step.is_some_and(|previous_step| previous_step != current_step)
            && (was_in_view || !player.is_playing)
        {
            let window = player.timeline.window.revealing(current_step, run_extent.extent);
            is_changed |= set_if_changed(&mut player.timeline.window, window);
        }
        let demand = player.timeline.demand();
        player.timeline.request_map(size, run_extent);
        let levels = player.timeline.levels;
        player.timeline.update_levels(run_extent);
        is_changed || levels != player.timeline.levels || demand != player.timeline.demand()
    }
}
