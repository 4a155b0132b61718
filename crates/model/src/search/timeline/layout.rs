//! The layout of the canvas: steps across, levels down, and the profile to the right.

use super::window::Span;
use crate::draw::size::Size;

/// On narrower canvases, labels and profile are narrower too.
const NARROW_WIDTH: f32 = 520.0;
/// Lower canvases have no room for an axis, labels or a profile.
const MIN_HEIGHT_OF_AXIS: f32 = 90.0;
/// The space above the bars, for the handle of the current step.
const HANDLE_HEIGHT: f32 = 9.0;
/// The space below the bars, for the numbers of the steps.
const AXIS_HEIGHT: f32 = 18.0;
/// The height of the strip that represents levels left out above.
const HEAD_HEIGHT: f32 = 16.0;
/// The maximum height of a row.
const MAX_ROW_HEIGHT: f32 = 26.0;

/// A rectangle in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub fn right(self) -> f32 {
        self.left + self.width
    }

    pub fn bottom(self) -> f32 {
        self.top + self.height
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Layout {
    /// The bars, from the left edge of the canvas.
    pub plot: Area,
    /// The numbers of the levels; has no width if there is no room.
    pub labels: Area,
    /// The level profile; has no width if there is no room.
    pub profile: Area,
    /// Whether the steps are numbered below the bars.
    pub has_axis: bool,
}

impl Layout {
    pub fn of(size: Size) -> Self {
        let (width, height) = (f32::from(size.width), f32::from(size.height));
        let has_axis = height >= MIN_HEIGHT_OF_AXIS;
        let (labels, profile) = match (has_axis, width < NARROW_WIDTH) {
            (false, _) => (0.0, 0.0),
            (true, true) => (30.0, 44.0),
            (true, false) => (44.0, 116.0),
        };
        let plot = Area {
            left: 0.0,
            top: HANDLE_HEIGHT,
            width: (width - labels - profile).max(1.0),
            height: (height - HANDLE_HEIGHT - if has_axis { AXIS_HEIGHT } else { 1.0 }).max(1.0),
        };
        let labels = Area { left: plot.right(), width: labels, ..plot };
        let profile = Area { left: labels.right(), width: profile, ..plot };
        Self { plot, labels, profile, has_axis }
    }

    /// Returns the number of columns to request from the worker: one per pixel of a usual
    /// screen.
    pub fn columns(self) -> u16 {
        self.plot.width.clamp(1.0, 1600.0) as u16
    }
}

/// The horizontal scale of steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    pub span: Span,
    pub left: f32,
    pub width: f32,
}

impl Scale {
    /// Returns the x coordinate of the place after this step, clamped if it is far outside the
    /// view.
    pub fn x(self, step: u64) -> f32 {
        let steps_from_start = step as f64 - self.span.from as f64;
        let fraction = steps_from_start / self.span.length().max(1) as f64;
        self.left + (fraction * f64::from(self.width)).clamp(-8192.0, 16384.0) as f32
    }

    /// Returns the step whose place is nearest to this coordinate.
    pub fn step(self, x: f32) -> u64 {
        self.span.from + self.steps_from_start(x).round() as u64
    }

    /// Returns the steps whose places lie on the pixel at this coordinate.
    pub fn pixel(self, x: f32) -> Span {
        let middle = self.step(x);
        let from = self.span.from + self.steps_from_start(x.floor()).ceil() as u64;
        let to = self.span.from + self.steps_from_start(x.floor() + 1.0).floor() as u64;
        Span { from: from.min(middle), to: to.max(middle) }
    }

    fn steps_from_start(self, x: f32) -> f64 {
        let fraction = f64::from(x - self.left) / f64::from(self.width.max(1.0));
        fraction.clamp(0.0, 1.0) * self.span.length() as f64
    }
}

/// The levels in view; levels above them may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// The first level in view.
    pub top: u16,
    /// The first level below the view.
    pub bottom: u16,
}

impl Levels {
    pub const fn count(self) -> u16 {
        self.bottom.saturating_sub(self.top)
    }

    pub const fn has(self, level: u16) -> bool {
        self.top <= level && level < self.bottom
    }
}

/// The vertical scale of levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rows {
    pub levels: Levels,
    /// The strip that represents the levels left out above; has no height if there are none.
    pub head: Area,
    pub top: f32,
    pub height: f32,
}

impl Rows {
    pub fn of(levels: Levels, plot: Area) -> Self {
        let has_head = levels.top > 0;
        let head = Area { height: if has_head { HEAD_HEIGHT } else { 0.0 }, ..plot };
        let top = if has_head { head.bottom() + 2.0 } else { plot.top };
        let height = (plot.bottom() - top) / f32::from(levels.count().max(1));
        Self { levels, head, top, height: height.clamp(0.1, MAX_ROW_HEIGHT) }
    }

    pub fn y(self, level: u16) -> f32 {
        self.top + (f32::from(level) - f32::from(self.levels.top)) * self.height
    }

    pub fn bottom(self) -> f32 {
        self.y(self.levels.bottom)
    }

    /// Returns the level at this height; above the first row, this is a level left out above.
    pub fn level(self, y: f32) -> Option<u16> {
        let row = ((y - self.top) / self.height).floor();
        let level = (f32::from(self.levels.top) + row).min(f32::from(self.levels.bottom) - 1.0);
        (level >= 0.0).then_some(level as u16)
    }
}
