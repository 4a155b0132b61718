//! What changes at each step: the current step, and the bar pointed at.

use sudoku_engine::recording::Subtree;

use super::Picture;
use crate::draw::scene::{Fill, Ink, Part, Scene};
use crate::draw::sketch::{Sketch, line};

/// How far the mark of a solution on the last level reaches below the plot, in pixels.
const SOLUTION_OVERLAP: f32 = 6.0;

/// A bar that is outlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed<'a> {
    Hovered(&'a Subtree),
    /// The bar has the keyboard focus.
    Focused(&'a Subtree),
}

/// Draws the current step, what lies beyond it, and the bar pointed at.
pub fn overlay(picture: &Picture<'_>, pointed: Option<Pointed<'_>>) -> Scene {
    let mut sketch = Sketch::default();
    draw_veil(picture, &mut sketch);
    draw_highlighted_level(picture, &mut sketch);
    match pointed {
        Some(Pointed::Hovered(bar)) => draw_outline(picture, bar, Ink::Ink, 1.0, &mut sketch),
        Some(Pointed::Focused(bar)) => {
            draw_outline(picture, bar, Ink::Paper, 5.0, &mut sketch);
            draw_outline(picture, bar, Ink::Accent, 2.5, &mut sketch);
        }
        None => {}
    }
    draw_playhead(picture, &mut sketch);
    sketch.finish(picture.size())
}

/// Returns the horizontal position of the current step, rounded to a quarter of a pixel, so
/// that pictures that look the same are not painted again.
fn playhead_x(picture: &Picture<'_>) -> f32 {
    (picture.scale.x(picture.step) * 4.0).round() / 4.0
}

/// Fades or hides what comes after the current step.
fn draw_veil(picture: &Picture<'_>, sketch: &mut Sketch) {
    let plot = picture.layout.plot;
    let left = playhead_x(picture).clamp(plot.left, plot.right());
    let top = picture.rows.top;
    let height = plot.bottom() + SOLUTION_OVERLAP - top;
    let veil = Part::Rect(left, top, plot.right() - left, height);
    if left < plot.right() {
        let opacity = if picture.hides_ahead { u8::MAX } else { 85 };
        sketch.fill(Fill::Faded(Ink::Surface, opacity), vec![veil]);
    }
}

/// Draws a band along the highlighted level, high enough to be seen.
fn draw_highlighted_level(picture: &Picture<'_>, sketch: &mut Sketch) {
    let Some(level) = picture.highlighted_level.filter(|&level| picture.rows.levels.has(level))
    else {
        return;
    };
    let plot = picture.layout.plot;
    let height = picture.rows.height.max(3.0);
    let top = picture.rows.y(level) + (picture.rows.height - height) / 2.0;
    let band = Part::Rect(plot.left, top, plot.width, height);
    sketch.fill(Fill::Faded(Ink::Accent, 150), vec![band]);
}

/// Draws a line through all levels, with a handle on top.
fn draw_playhead(picture: &Picture<'_>, sketch: &mut Sketch) {
    let plot = picture.layout.plot;
    if !picture.scale.span.has(picture.step) {
        return;
    }
    let x = playhead_x(picture).clamp(plot.left + 1.0, plot.right() - 1.0);
    let height = plot.bottom() - plot.top;
    let bar = |half: f32| vec![Part::Rect(x - half, plot.top, 2.0 * half, height)];
    sketch.fill(Fill::Faded(Ink::Surface, 200), bar(2.0));
    sketch.fill(Fill::Plain(Ink::Ink), bar(1.0));
    let half = 6.0_f32.min(plot.width / 2.0);
    let middle = x.clamp(plot.left + half, plot.right() - half);
    let handle = vec![
        Part::Move(middle - half, plot.top - 8.5),
        Part::Line(middle + half, plot.top - 8.5),
        Part::Line(middle + half, plot.top - 4.0),
        Part::Line(x, plot.top + 4.0),
        Part::Line(middle - half, plot.top - 4.0),
        Part::Close,
    ];
    sketch.path(Some(Fill::Plain(Ink::Ink)), Some(line(Ink::Surface, 1.0)), handle);
}

fn draw_outline(picture: &Picture<'_>, bar: &Subtree, ink: Ink, width: f32, sketch: &mut Sketch) {
    let Some(area) = picture.area(bar) else { return };
    let plot = picture.layout.plot;
    // A sliver is widened, so that it is visible.
    let width_shown = area.width.max(3.0);
    let left = area.left.min(plot.right() - width_shown - 1.0).max(plot.left + 1.0);
    let width_shown = width_shown.min(plot.right() - 1.0 - left);
    let parts = vec![Part::Rect(left, area.top, width_shown, area.height.max(3.0))];
    sketch.stroke(line(ink, width), parts);
}
