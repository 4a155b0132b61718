//! The map as it is drawn now: where everything is, and what is under a pointer.

use sudoku_engine::board::Cell;
use sudoku_engine::recording::Subtree;

use super::BarFacts;
use crate::Model;
use crate::draw::size::Size;
use crate::search::player::Player;
use crate::search::timeline::{Area, Layout, Levels, Rows, Scale, Span, Timeline};
use crate::worker::run::RunId;

/// The distance in pixels within which a pointer hits a bar.
const MAX_HIT_DISTANCE: f32 = 3.0;

/// The map on a canvas of a given size.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    pub timeline: &'a Timeline,
    pub layout: Layout,
    pub scale: Scale,
    pub rows: Rows,
    /// The cell of each level, if every path fills the same cells.
    pub level_cells: Option<&'a [Cell]>,
    pub level_count: u16,
    pub step: u64,
    /// Whether the steps after it are hidden.
    pub hides_ahead: bool,
    /// The number of steps that the search is known to have.
    pub extent: u64,
    /// The level highlighted in every view.
    pub highlighted_level: Option<u16>,
    size: Size,
    run: RunId,
}

/// Everything that a picture depends on except the current step: equal keys mean equal
/// pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureKey {
    run: RunId,
    edition: u32,
    span: Span,
    levels: Levels,
    size: Size,
}

impl<'a> Picture<'a> {
    /// Returns the picture of the search being watched; `None` while there is no canvas.
    pub fn of(model: &'a Model) -> Option<Self> {
        let player = model.watch.player.as_ref()?;
        let picture = Self::of_player(
            player,
            model.watch.map_size?,
            player.run_extent().extent,
            model.highlighted_level(),
        )?;
        Some(Self { hides_ahead: model.watch.hides_ahead, ..picture })
    }

    /// Returns the picture of a search with `extent` steps; `None` if the canvas is empty.
    pub fn of_player(
        player: &'a Player,
        size: Size,
        extent: u64,
        highlighted_level: Option<u16>,
    ) -> Option<Self> {
        let timeline = &player.timeline;
        let size = Some(size).filter(|size| size.width > 0 && size.height > 0)?;
        let layout = Layout::of(size);
        let plot = layout.plot;
        let span = timeline.window.span(extent);
        Some(Self {
            timeline,
            layout,
            scale: Scale { span, left: plot.left, width: plot.width },
            rows: Rows::of(timeline.levels, plot),
            level_cells: player.stepper.level_cells(),
            level_count: player.stepper.cells().len() as u16,
            step: player.stepper.counters().step(),
            hides_ahead: false,
            extent,
            highlighted_level,
            size,
            run: player.run,
        })
    }

    pub const fn key(&self) -> PictureKey {
        PictureKey {
            run: self.run,
            edition: self.timeline.tiles.edition(),
            span: self.scale.span,
            levels: self.timeline.levels,
            size: self.size,
        }
    }

    /// Returns the size of the canvas in CSS pixels.
    pub fn size(&self) -> (f32, f32) {
        (f32::from(self.size.width), f32::from(self.size.height))
    }

    /// Returns the bar of the digit that a step placed, unless it is hidden.
    #[inline(never)]
    pub fn bar(&self, placed_at: u64) -> Option<&'a Subtree> {
        let bar = self.timeline.tiles.bars().placed_at(placed_at)?;
        (!self.hides_ahead || placed_at <= self.step).then_some(bar)
    }

    /// Returns the visible area of a bar; `None` if it is out of view.
    pub fn area(&self, bar: &Subtree) -> Option<Area> {
        let Span { from, to } = self.timeline.tiles.bars().span(bar);
        let plot = self.layout.plot;
        let left = self.scale.x(from).max(plot.left);
        let right = self.scale.x(to).min(plot.right());
        let is_in_view = left <= right && self.rows.levels.has(bar.level);
        let (top, height) = (self.rows.y(bar.level), self.rows.height);
        is_in_view.then_some(Area { left, top, width: right - left, height })
    }

    /// Returns the bar under a pointer: the nearest one on the level pointed at, or else the
    /// innermost one above it that contains the pointer's step.
    pub fn bar_at(&self, x: f32, y: f32) -> Option<&'a Subtree> {
        let plot = self.layout.plot;
        if !(plot.left..=plot.right()).contains(&x) || y > plot.bottom() {
            return None;
        }
        let level = self.rows.level(y.max(self.rows.head.top))?;
        let distance = |bar: &Subtree| {
            let Span { from, to } = self.timeline.tiles.bars().span(bar);
            let (left, right) = (self.scale.x(from), self.scale.x(to));
            (left - x).max(x - right).max(0.0)
        };
        let bars = self.timeline.tiles.bars().all();
        let on_level = bars.iter().filter(|bar| bar.level == level);
        let nearest = on_level
            .map(|bar| (bar, distance(bar)))
            .filter(|&(_, distance)| distance <= MAX_HIT_DISTANCE)
            .min_by(|a, b| a.1.total_cmp(&b.1));
        let outer_bar = || bars.iter().rev().find(|bar| bar.level < level && distance(bar) == 0.0);
        nearest.map(|(bar, _)| bar).or_else(outer_bar)
    }

    pub fn facts(&self, bar: &Subtree) -> BarFacts {
        BarFacts::of(bar, self.timeline.tiles.bars())
    }

    /// Returns the innermost bar that contains the current step.
    pub fn current(&self) -> Option<&'a Subtree> {
        self.timeline.tiles.bars().open_at(self.step).pop()
    }
}
