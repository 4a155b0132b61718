//! The labels of the steps and the levels, and the path above what is in view.

use super::axis_labels::AxisLabels;
use crate::draw::scene::{Align, Fill, Ink, Part, Stroke};
use crate::draw::sketch::{Sketch, width_of};
use crate::search::timeline::Span;
use crate::view::timeline::Picture;

/// The font size of the labels.
pub(super) const SMALL: f32 = 11.0;
/// The space between the labels of two steps, in pixels.
const APART: f32 = 44.0;
/// The minimum row height for the name of its cell.
const NAMED: f32 = 12.5;

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
pub(super) fn draw(picture: &Picture<'_>, lettering: AxisLabels<'_>, sketch: &mut Sketch) {
    frontier(picture, sketch);
    if !picture.layout.has_axis {
        return;
    }
    steps(picture, lettering, sketch);
    levels(picture, lettering, sketch);
}

fn steps(picture: &Picture<'_>, lettering: AxisLabels<'_>, sketch: &mut Sketch) {
    let plot = picture.layout.plot;
    let y = plot.bottom() + 10.0;
    let mut words = Vec::new();
    for step in ticks(picture.scale.span, plot.width) {
        let written = (lettering.number)(step);
        let half = width_of(&written, SMALL) / 2.0;
        let x = picture.scale.x(step);
        // A label that would be cut off at an edge is moved inward, as that of 0 always is.
        let x = x.clamp(plot.left + half, (plot.right() - half).max(plot.left + half));
        words.push((x, y, written));
    }
    sketch.words(Ink::InkSoft, SMALL, Align::Middle, words);
}

/// Returns a few round steps of a span, 1, 2 or 5 times a power of ten apart.
pub(super) fn ticks(span: Span, width: f32) -> impl Iterator<Item = u64> + use<> {
    let widest = width_of(&span.to.to_string(), SMALL) * 1.3 + APART;
    let count = (width / widest).floor().clamp(1.0, 12.0) as u64;
    let least = (span.length() / count).max(1);
    let power = 10_u64.pow(least.ilog10());
    let step = [1, 2, 5, 10].map(|times| times * power).into_iter().find(|&step| step >= least);
    let step = step.unwrap_or(least);
    let first = span.from.div_ceil(step);
    (first..=span.to / step).map(move |nth| nth * step)
}

fn levels(picture: &Picture<'_>, lettering: AxisLabels<'_>, sketch: &mut Sketch) {
    let (labels, rows) = (picture.layout.labels, picture.rows);
    if labels.width == 0.0 {
        return;
    }
    let x = labels.left + labels.width / 2.0;
    let shown = rows.levels.top..rows.levels.bottom;
    let middle = |level: u16| rows.y(level) + rows.height / 2.0;
    let cells = picture.level_cells.filter(|_| rows.height >= NAMED);
    let words = if let Some(cells) = cells {
        let name = |level: u16| {
            let cell = *cells.get(usize::from(level))?;
            Some((x, middle(level), (lettering.cell)(cell)))
        };
        shown.filter_map(name).collect()
    } else {
        let every = [1, 2, 5, 10, 20, 50].into_iter();
        let mut every = every.filter(|&every| f32::from(every) * rows.height >= 15.0);
        let every = every.next().unwrap_or(100);
        let depths = shown.map(|level| level + 1).filter(|depth| depth % every == 0);
        depths.map(|depth| (x, middle(depth - 1), (lettering.number)(depth.into()))).collect()
    };
    sketch.words(Ink::InkSoft, SMALL, Align::Middle, words);
}

/// Draws where the search was at its last report, if that is in view.
fn frontier(picture: &Picture<'_>, sketch: &mut Sketch) {
    let known = picture.map.sheets.finest_first().map(|sheet| sheet.map.to).max();
    let Some(known) = known else { return };
    let plot = picture.layout.plot;
    let is_open = picture.map.sheets.bars().all().iter().any(|bar| bar.removed_at.is_none());
    if is_open && picture.scale.span.has(known) {
        let x = picture.scale.x(known).min(plot.right() - 1.0);
        let stroke = Stroke { ink: Ink::LineStrong, width: 1.0, dashed: true };
        let line = [Part::Move(x, plot.top), Part::Line(x, picture.rows.bottom())];
        sketch.stroke(stroke, line.into());
    }
}

/// Draws the levels left out above what is in view, as the path that they form.
pub(super) fn head(picture: &Picture<'_>, lettering: AxisLabels<'_>, sketch: &mut Sketch) {
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
    let standing = picture.map.sheets.bars().standing(middle.max(1));
    let above = standing.iter().filter(|bar| bar.level < picture.rows.levels.top);
    let names = above.map(|bar| format!("{} {}", (lettering.cell)(bar.cell), bar.digit.symbol()));
    let names: Vec<String> = names.collect();
    // As many of the last names as fit.
    let room = head.width - 24.0;
    let fits = |count: &usize| {
        let path = names[names.len() - count..].join(" › ");
        width_of(&path, SMALL) <= room
    };
    let count = (1..=names.len()).rev().find(fits).unwrap_or_default();
    let mut path = names[names.len() - count..].join(" › ");
    if count < names.len() {
        path.insert_str(0, "… › ");
    }
    let word = (head.left + 8.0, head.top + head.height / 2.0, path);
    sketch.words(Ink::InkSoft, SMALL, Align::Start, vec![word]);
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
                let apart: Vec<u64> = ticks.windows(2).map(|pair| pair[1] - pair[0]).collect();
                assert!(apart.windows(2).all(|pair| pair[0] == pair[1]));
            }
        }
    }
}
