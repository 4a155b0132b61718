//! The bars: one for each subtree long enough to be seen.

use sudoku_engine::recording::{NodeKind, Subtree, Tally};

use super::axis_labels::AxisLabels;
use super::shade::{SHADOW, tint};
use crate::draw::scene::{Align, Fill, Ink, Part, SHADES};
use crate::draw::sketch::{Sketch, line, width_of};
use crate::search::timeline::Area;
use crate::view::timeline::Picture;

/// The maximum number of bars drawn, merged bars counted as one.
pub const MOST_BARS: usize = 3000;
/// The minimum row height for text in bars.
const WRITTEN: f32 = 12.5;
/// The font size of text in bars.
const SIZE: f32 = 11.0;
/// The minimum row height for a gap between rows.
const GAPPED: f32 = 5.0;
/// The minimum width of a bar with an edge of its own.
const EDGED: f32 = 4.0;
/// The width below which bars are merged with neighbors closer than this.
const NARROW: f32 = 2.0;
/// The minimum width of a hatched bar.
const HATCHED: f32 = 5.0;
/// The maximum number of labels in bars.
const MOST_WORDS: usize = 900;

/// A bar, or several neighbors that are too narrow to distinguish.
#[derive(Clone, Copy, Debug)]
struct BarGroup<'a> {
    area: Area,
    level: u16,
    /// The bar, if it is a single one.
    bar: Option<&'a Subtree>,
    is_solved: bool,
}

pub(super) fn draw(picture: &Picture<'_>, lettering: AxisLabels<'_>, sketch: &mut Sketch) {
    let pieces = pieces(picture);
    grounds(picture, &pieces, sketch);
    edges(&pieces, sketch);
    marks(picture, &pieces, sketch);
    words(picture, lettering, &pieces, sketch);
}

/// Returns the bars in view, merging narrow ones if there are too many.
fn pieces<'a>(picture: &Picture<'a>) -> Vec<BarGroup<'a>> {
    let mut narrow = NARROW;
    loop {
        let pieces = joined(picture, narrow);
        if pieces.len() <= MOST_BARS {
            return pieces;
        }
        narrow *= 1.5;
    }
}

/// Returns the bars in view, merging those narrower than `narrow` with neighbors as close on
/// their level.
fn joined<'a>(picture: &Picture<'a>, narrow: f32) -> Vec<BarGroup<'a>> {
    let mut pieces: Vec<BarGroup<'_>> = Vec::new();
    // The last merged piece of each level, separately for unsolved and solved bars.
    let mut last = vec![[None; 2]; usize::from(picture.rows.levels.bottom)];
    let gap = if picture.rows.height >= GAPPED { 1.0 } else { 0.0 };
    for bar in picture.map.sheets.bars().all() {
        let Some(mut area) = picture.area(bar) else { continue };
        area.height -= gap;
        let is_solved = bar.solutions > 0;
        if area.width >= narrow {
            pieces.push(BarGroup { area, level: bar.level, bar: Some(bar), is_solved });
            continue;
        }
        let slot = &mut last[usize::from(bar.level)][usize::from(is_solved)];
        match slot.map(|place: usize| &mut pieces[place]) {
            Some(before) if area.left - before.area.right() < narrow => {
                before.area.width = area.right() - before.area.left;
                before.bar = None;
            }
            _ => {
                *slot = Some(pieces.len());
                pieces.push(BarGroup { area, level: bar.level, bar: Some(bar), is_solved });
            }
        }
    }
    pieces
}

/// Draws the areas: tinted and hatched without a solution, in the accent's background with one.
fn grounds(picture: &Picture<'_>, pieces: &[BarGroup<'_>], sketch: &mut Sketch) {
    let levels = picture.level_count;
    let mut tinted = vec![Vec::new(); SHADES];
    let (mut hatched, mut solved) = (Vec::new(), Vec::new());
    for piece in pieces {
        let part = part(piece.area);
        if piece.is_solved {
            solved.push(part);
            continue;
        }
        tinted[usize::from(tint(piece.level, levels))].push(part);
        let is_closed = piece.bar.is_none_or(|bar| bar.removed_at.is_some());
        if piece.area.width >= HATCHED && !is_leaf(piece) && is_closed {
            hatched.push(part);
        }
    }
    let all: Vec<Part> = tinted.iter().flatten().copied().collect();
    for (place, parts) in (0..).zip(tinted) {
        sketch.fill(Fill::Plain(Ink::Tint(place)), parts);
    }
    if picture.rows.height < WRITTEN {
        sketch.fill(Fill::Faded(Ink::LineStrong, SHADOW), all);
    }
    sketch.fill(Fill::Hatched(Ink::Surface), hatched);
    sketch.fill(Fill::Plain(Ink::AccentSoft), solved);
}

/// Draws a line where each bar begins, so that neighbors can be distinguished, and one along
/// the bottom of bars with a solution.
fn edges(pieces: &[BarGroup<'_>], sketch: &mut Sketch) {
    let (mut plain, mut accented) = (Vec::new(), Vec::new());
    for BarGroup { area, is_solved, .. } in pieces {
        let edge = Part::Rect(area.left, area.top, 0.75, area.height);
        match is_solved {
            true => {
                accented.push(edge);
                let foot = if area.height >= GAPPED { 1.5 } else { area.height.min(1.0) };
                let y = area.bottom() - foot;
                accented.push(Part::Rect(area.left, y, area.width, foot));
            }
            false if area.width >= EDGED => plain.push(edge),
            false => {}
        }
    }
    sketch.fill(Fill::Faded(Ink::LineStrong, 150), plain);
    sketch.fill(Fill::Plain(Ink::Accent), accented);
}

fn is_leaf(piece: &BarGroup<'_>) -> bool {
    piece.bar.is_some_and(|bar| bar.kind() == Some(NodeKind::Failure))
}

/// Draws squares on dead ends and diamonds on solutions.
fn marks(picture: &Picture<'_>, pieces: &[BarGroup<'_>], sketch: &mut Sketch) {
    let mut squares = Vec::new();
    for BarGroup { area, .. } in pieces.iter().filter(|piece| is_leaf(piece)) {
        let side = (area.width - 3.0).min(area.height - 2.0).min(11.0).floor();
        if side >= 3.0 {
            let left = area.left + (area.width.min(20.0) - side) / 2.0;
            let top = area.top + (area.height - side) / 2.0;
            squares.push(Part::Rect(left, top, side, side));
        }
    }
    let alarm = Some(line(Ink::Alarm, 1.0));
    sketch.path(Some(Fill::Plain(Ink::AlarmSoft)), alarm, squares);
    let places = solutions(picture);
    let half = (picture.rows.height * 0.42).clamp(5.0, 7.0);
    let parts = places.into_iter().flat_map(|(x, y)| Part::diamond(x, y, half)).collect();
    sketch.path(Some(Fill::Plain(Ink::Accent)), Some(line(Ink::Surface, 1.0)), parts);
}

/// Returns where the solutions in view are drawn, each once: at its own bar if it has one, else
/// in its column, else in the innermost bar that holds it. Those too close to each other are
/// drawn as one.
fn solutions(picture: &Picture<'_>) -> Vec<(f32, f32)> {
    let (scale, rows, plot) = (picture.scale, picture.rows, picture.layout.plot);
    let middle = |from: u64, to: u64, level: u16| {
        let level = level.clamp(rows.levels.top, rows.levels.bottom.saturating_sub(1));
        ((scale.x(from) + scale.x(to)) / 2.0, rows.y(level) + rows.height / 2.0)
    };
    let bars = picture.map.sheets.bars();
    let solved: Vec<&Subtree> = bars.all().iter().filter(|bar| bar.solutions > 0).collect();
    let columns = picture.map.sheets.newest().into_iter().flat_map(|sheet| &sheet.map.columns);
    let columns: Vec<(u64, u64, Tally)> = columns
        .filter_map(|column| Some((column.from, column.to, column.tally?)))
        .filter(|(.., tally)| tally.solutions > 0)
        .collect();
    let mut places: Vec<(f32, f32)> = Vec::new();
    let mut own: Vec<u64> = Vec::new();
    for (nth, bar) in solved.iter().enumerate() {
        let span = bars.span(bar);
        if bar.kind() == Some(NodeKind::Solution) {
            own.push(bar.placed_at);
            places.push(middle(span.from, span.to, bar.level));
        } else if solved.get(nth + 1).is_none_or(|next| next.level <= bar.level) {
            let first = columns.partition_point(|&(_, to, _)| to <= span.from);
            let inside = columns[first..].iter().take_while(|(from, ..)| *from < span.to);
            if inside.map(|(.., tally)| tally.solutions).sum::<u64>() < bar.solutions {
                places.push(middle(span.from, span.to, bar.deepest - 1));
            }
        }
    }
    for &(from, to, tally) in &columns {
        let before = |step: u64| own.partition_point(|&placed_at| placed_at <= step) as u64;
        if before(to) - before(from) < tally.solutions {
            places.push(middle(from, to, tally.deepest.saturating_sub(1)));
        }
    }
    places.retain(|&(x, _)| plot.left <= x && x <= plot.right());
    places.sort_by(|a, b| a.0.total_cmp(&b.0));
    places.dedup_by(|next, kept| next.0 - kept.0 < 7.0);
    let inside = |x: f32| x.clamp(plot.left + 6.0, plot.right() - 6.0);
    places.into_iter().map(|(x, y)| (inside(x), y)).collect()
}

/// Writes the cell and the digit if both fit, or only the digit if that fits.
fn words(
    picture: &Picture<'_>,
    lettering: AxisLabels<'_>,
    pieces: &[BarGroup<'_>],
    sketch: &mut Sketch,
) {
    if picture.rows.height < WRITTEN {
        return;
    }
    let mut words = Vec::new();
    for piece in pieces {
        let (Some(bar), area) = (piece.bar, piece.area) else { continue };
        let shift = if is_leaf(piece) && area.width >= 34.0 { 18.0 } else { 0.0 };
        let digit = bar.digit.symbol();
        let long = format!("{} {digit}", (lettering.cell)(bar.cell));
        let room = area.width - shift - 8.0;
        let word = Some(long).filter(|long| width_of(long, SIZE) <= room);
        let has_mark = shift == 0.0 && is_leaf(piece);
        let word = word.or_else(|| (room >= 8.0 && !has_mark).then(|| digit.to_string()));
        if let Some(word) = word
            && words.len() < MOST_WORDS
        {
            words.push((area.left + shift + 5.0, area.top + area.height / 2.0, word));
        }
    }
    sketch.words(Ink::Ink, SIZE, Align::Start, words);
}

fn part(area: Area) -> Part {
    // A bar with a neighbor right next to it leaves a seam, if there is room for one.
    let seam = if area.width >= EDGED { 1.0 } else { 0.0 };
    Part::Rect(area.left, area.top, area.width - seam, area.height)
}
