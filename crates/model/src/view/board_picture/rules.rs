//! The rules that are drawn on the board, except regions.

use super::place::{CELL, MARGIN, pixels};
use crate::draw::scene::{Align, Fill, Ink, Part, Stroke};
use crate::draw::sketch::{Sketch, line};
use crate::puzzle::rule_drawing::{Point, RuleDrawing};

/// The radius of a thermometer's bulb and the width of its tube, in sides of a cell.
const BULB: f32 = 0.36;
const TUBE: f32 = 0.24;
/// The font size of a cage's total, in sides of a cell.
const TOTAL: f32 = 0.25;

/// The opacity of windows over colors, in 255ths: that on the page.
const WINDOW_OPACITY: u8 = 102;

/// Draws windows, thermometers and diagonals, which are below the lines of the board. Where cells
/// have colors, windows let them through.
pub(super) fn areas(sketch: &mut Sketch, drawing: &RuleDrawing, has_colors: bool) {
    let windows: Vec<Part> = drawing
        .windows
        .iter()
        .map(|&[from, to]| {
            let ((left, top), (right, bottom)) = (at(from), at(to));
            Part::Rect(left, top, right - left, bottom - top)
        })
        .collect();
    let fill = if has_colors {
        Fill::Faded(Ink::RuleTint, WINDOW_OPACITY)
    } else {
        Fill::Plain(Ink::RuleTint)
    };
    sketch.path(Some(fill), Some(line(Ink::RuleLine, 2.0)), windows);
    let ends = drawing.thermometers.iter().flat_map(|cells| {
        let circle = |point: Option<&Point>, radius: f32| {
            let (x, y) = at(*point?);
            Some(Part::Circle(x, y, radius * CELL))
        };
        [circle(cells.first(), BULB), circle(cells.last(), TUBE / 2.0)]
    });
    sketch.fill(Fill::Plain(Ink::RuleFill), ends.flatten().collect());
    let tubes = drawing.thermometers.iter().flat_map(|cells| open_line(cells)).collect();
    sketch.stroke(line(Ink::RuleFill, TUBE * CELL), tubes);
    let diagonals = drawing.diagonals.iter().flat_map(|ends| open_line(ends)).collect();
    sketch.stroke(line(Ink::RuleLine, 2.0), diagonals);
}

/// Draws cages with their totals. Each total is in a gap of the outline.
pub(super) fn cages(sketch: &mut Sketch, drawing: &RuleDrawing) {
    let outlines = drawing.cages.iter().flat_map(|cage| &cage.outline);
    let outlines = outlines.flat_map(|corners| open_line(corners).chain([Part::Close])).collect();
    sketch.stroke(Stroke { ink: Ink::InkSoft, width: 1.5, dashed: true }, outlines);
    let size = TOTAL * CELL;
    let (mut gaps, mut words) = (Vec::new(), Vec::new());
    for (total, corner) in drawing.cages.iter().filter_map(|cage| cage.total) {
        let ((left, top), word) = (at(corner), total.to_string());
        let width = 0.62 * size * word.len() as f32 + 3.0;
        gaps.push(Part::Rect(left + 2.0, top + 2.0, width, size));
        words.push((left + 3.0, top + 2.0 + size / 2.0, word));
    }
    sketch.fill(Fill::Plain(Ink::Surface), gaps);
    sketch.words(Ink::Ink, size, Align::Start, words);
}

/// Returns a point in pixels.
fn at((x, y): Point) -> (f32, f32) {
    (MARGIN + pixels(x), MARGIN + pixels(y))
}

fn open_line(points: &[Point]) -> impl Iterator<Item = Part> {
    points.iter().enumerate().map(|(nth, &point)| {
        let (x, y) = at(point);
        if nth == 0 { Part::Move(x, y) } else { Part::Line(x, y) }
    })
}
