//! The labels of the steps and the levels, and the path above what is in view.

use super::axis_labels::AxisLabels;
use crate::draw::scene::{Align, Fill, Ink, Part, Stroke};
use crate::draw::sketch::{Sketch, estimated_width};
use crate::search::timeline::Span;
use crate::view::timeline::Picture;

/// The font size of the labels.
pub(super) const LABEL_SIZE: f32 = 11.0;
/// The space between the labels of two steps, in pixels.
const LABEL_GAP: f32 = 44.0;
/// The minimum row height for the name of its cell.
const MIN_HEIGHT_OF_CELL_NAMES: f32 = 12.5;

/// Draws thin lines at the round steps, below everything else.
pub(super) fn grid(picture: &Picture<'_>, sketch: &mut Sketch) {
    let plot = picture.layout.plot;
    if !picture.layout.has_axis {
        return;
    }
    let bottom = plot.bottom();
    let line = |step: u64| {
        let x = picture.scale.x(step);
        Part::Rect(x, plot.top, 0.5, bottom - plot.top + 4.0)
    };
    let lines = ticks(picture.scale.span, plot.width).map(line).collect();
    sketch.fill(Fill::Faded(Ink::Line, 140), lines);
    sketch.fill(Fill::Plain(Ink::Line), vec![Part::Rect(plot.left, bottom, plot.width, 0.5)]);
}

/// Draws the labels of steps and levels, and how far the search was known.
pub(super) fn draw(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    frontier(picture, sketch);
    if !picture.layout.has_axis {
        return;
    }
    steps(picture, axis_labels, sketch);
    levels(picture, axis_labels, sketch);
}

fn steps(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    let plot = picture.layout.plot;
    let y = plot.bottom() + 10.0;
    let mut words = Vec::new();
    for step in ticks(picture.scale.span, plot.width) {
        let label = (axis_labels.number)(step);
        let half_width = estimated_width(&label, LABEL_SIZE) / 2.0;
        let x = picture.scale.x(step);
        // A label that would be cut off at an edge is moved inward, as that of 0 always is.
        let x = x
            .clamp(plot.left + half_width, (plot.right() - half_width).max(plot.left + half_width));
        words.push((x, y, label));
    }
    sketch.words(Ink::InkSoft, LABEL_SIZE, Align::Middle, words);
}

/// Returns a few round steps of a span, 1, 2 or 5 times a power of ten apart.
pub(super) fn ticks(span: Span, width: f32) -> impl Iterator<Item = u64> + use<> {
    let max_label_width = estimated_width(&span.to.to_string(), LABEL_SIZE) * 1.3 + LABEL_GAP;
    let count = (width / max_label_width).floor().clamp(1.0, 12.0) as u64;
    let min_step = (span.length() / count).max(1);
    let power = 10_u64.pow(min_step.ilog10());
    let step = [1, 2, 5, 10].map(|times| times * power).into_iter().find(|&step| step >= min_step);
    let step = step.unwrap_or(min_step);
    let first = span.from.div_ceil(step);
    (first..=span.to / step).map(move |nth| nth * step)
}

fn levels(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    let (labels, rows) = (picture.layout.labels, picture.rows);
    if labels.width == 0.0 {
        return;
    }
    let x = labels.left + labels.width / 2.0;
    let levels = rows.levels.top..rows.levels.bottom;
    let middle = |level: u16| rows.y(level) + rows.height / 2.0;
    let cells = picture.level_cells.filter(|_| rows.height >= MIN_HEIGHT_OF_CELL_NAMES);
    let words = if let Some(cells) = cells {
        let name = |level: u16| {
            let cell = *cells.get(usize::from(level))?;
            Some((x, middle(level), (axis_labels.cell)(cell)))
        };
        levels.filter_map(name).collect()
    } else {
        let strides = [1, 2, 5, 10, 20, 50].into_iter();
        let mut strides = strides.filter(|&stride| f32::from(stride) * rows.height >= 15.0);
        let stride = strides.next().unwrap_or(100);
        let depths = levels.map(|level| level + 1).filter(|depth| depth % stride == 0);
        depths.map(|depth| (x, middle(depth - 1), (axis_labels.number)(depth.into()))).collect()
    };
    sketch.words(Ink::InkSoft, LABEL_SIZE, Align::Middle, words);
}

/// Draws where the search was at its last report, if that is in view.
fn frontier(picture: &Picture<'_>, sketch: &mut Sketch) {
    let known = picture.timeline.tiles.finest_first().map(|tile| tile.map.to).max();
    let Some(known) = known else { return };
    let plot = picture.layout.plot;
    let is_open = picture.timeline.tiles.bars().all().iter().any(|bar| bar.removed_at.is_none());
    if is_open && picture.scale.span.has(known) {
        let x = picture.scale.x(known).min(plot.right() - 1.0);
        let stroke = Stroke { ink: Ink::LineStrong, width: 1.0, dashed: true };
        let line = [Part::Move(x, plot.top), Part::Line(x, picture.rows.bottom())];
        sketch.stroke(stroke, line.into());
    }
}

/// Draws the levels left out above what is in view, as the path that they form.
pub(super) fn head(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    let head = picture.rows.head;
    if head.height == 0.0 {
        return;
    }
    sketch.fill(
        Fill::Plain(Ink::Sunken),
        vec![Part::Rect(head.left, head.top, head.width, head.height)],
    );
    let span = picture.scale.span;
    let middle = span.from + span.length() / 2;
    let open_bars = picture.timeline.tiles.bars().open_at(middle.max(1));
    let head_bars = open_bars.iter().filter(|bar| bar.level < picture.rows.levels.top);
    let names =
        head_bars.map(|bar| format!("{} {}", (axis_labels.cell)(bar.cell), bar.digit.symbol()));
    let names: Vec<String> = names.collect();
    // As many of the last names as fit.
    let room = head.width - 24.0;
    let fits = |count: &usize| {
        let path = names[names.len() - count..].join(" › ");
        estimated_width(&path, LABEL_SIZE) <= room
    };
    let count = (1..=names.len()).rev().find(fits).unwrap_or_default();
    let mut path = names[names.len() - count..].join(" › ");
    if count < names.len() {
        path.insert_str(0, "… › ");
    }
    let word = (head.left + 8.0, head.top + head.height / 2.0, path);
    sketch.words(Ink::InkSoft, LABEL_SIZE, Align::Start, vec![word]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_few_round_and_in_view() {
        for (from, to) in [(0, 8), (0, 2523), (0, 138_350_568), (4_999_999_990, 5_000_000_000)] {
            for width in [300.0, 1100.0, 2500.0] {
                let span = Span { from, to };
                let ticks: Vec<u64> = ticks(span, width).collect();
                assert!((1..=13).contains(&ticks.len()), "{ticks:?} in {span:?} at {width}");
                assert!(ticks.iter().all(|&step| span.has(step)));
                let distances: Vec<u64> = ticks.windows(2).map(|pair| pair[1] - pair[0]).collect();
                assert!(distances.windows(2).all(|pair| pair[0] == pair[1]));
            }
        }
    }
}
