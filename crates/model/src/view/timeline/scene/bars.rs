//! The bars: one for each subtree long enough to be seen.

use sudoku_engine::recording::{NodeKind, Subtree, Tally};

use super::axis_labels::AxisLabels;
use super::shade::{SHADOW, tint};
use crate::draw::scene::{Align, Fill, Ink, Part, SHADES};
use crate::draw::sketch::{Sketch, estimated_width, line};
use crate::search::timeline::Area;
use crate::view::timeline::Picture;

/// The maximum number of bars drawn, merged bars counted as one.
pub const MAX_BARS: usize = 3000;
/// The minimum row height for text in bars.
const MIN_HEIGHT_OF_LABELS: f32 = 12.5;
/// The font size of text in bars.
const LABEL_SIZE: f32 = 11.0;
/// The minimum row height for a gap between rows.
const MIN_HEIGHT_OF_GAPS: f32 = 5.0;
/// The minimum width of a bar with an edge of its own.
const MIN_WIDTH_OF_EDGES: f32 = 4.0;
/// The width below which bars are merged with neighbors closer than this.
const MIN_WIDTH_OF_SINGLE_BARS: f32 = 2.0;
/// The minimum width of a hatched bar.
const MIN_WIDTH_OF_HATCHING: f32 = 5.0;
/// The maximum number of labels in bars.
const MAX_LABELS: usize = 900;

/// A bar, or several neighbors that are too narrow to distinguish.
#[derive(Clone, Copy, Debug)]
struct BarGroup<'a> {
    area: Area,
    level: u16,
    /// The bar, if it is a single one.
    bar: Option<&'a Subtree>,
    is_solved: bool,
}

pub(super) fn draw(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    let groups = bar_groups(picture);
    draw_areas(picture, &groups, sketch);
    draw_edges(&groups, sketch);
    draw_marks(picture, &groups, sketch);
    draw_labels(picture, axis_labels, &groups, sketch);
}

/// Returns the bars in view, merging narrow ones if there are too many.
fn bar_groups<'a>(picture: &Picture<'a>) -> Vec<BarGroup<'a>> {
    let mut min_width = MIN_WIDTH_OF_SINGLE_BARS;
    loop {
        let groups = merged_bars(picture, min_width);
        if groups.len() <= MAX_BARS {
            return groups;
        }
        min_width *= 1.5;
    }
}

/// Returns the bars in view, merging those narrower than `min_width` with neighbors as close on
/// their level.
fn merged_bars<'a>(picture: &Picture<'a>, min_width: f32) -> Vec<BarGroup<'a>> {
    let mut groups: Vec<BarGroup<'_>> = Vec::new();
    // The last merged piece of each level, separately for unsolved and solved bars.
    let mut last_groups = vec![[None; 2]; usize::from(picture.rows.levels.bottom)];
    let gap = if picture.rows.height >= MIN_HEIGHT_OF_GAPS { 1.0 } else { 0.0 };
    for bar in picture.timeline.tiles.bars().all() {
        let Some(mut area) = picture.area(bar) else { continue };
        area.height -= gap;
        let is_solved = bar.solutions > 0;
        if area.width >= min_width {
            groups.push(BarGroup { area, level: bar.level, bar: Some(bar), is_solved });
            continue;
        }
        let slot = &mut last_groups[usize::from(bar.level)][usize::from(is_solved)];
        match slot.map(|place: usize| &mut groups[place]) {
            Some(before) if area.left - before.area.right() < min_width => {
                before.area.width = area.right() - before.area.left;
                before.bar = None;
            }
            _ => {
                *slot = Some(groups.len());
                groups.push(BarGroup { area, level: bar.level, bar: Some(bar), is_solved });
            }
        }
    }
    groups
}

/// Draws the areas: tinted and hatched without a solution, in the accent's background with one.
fn draw_areas(picture: &Picture<'_>, groups: &[BarGroup<'_>], sketch: &mut Sketch) {
    let levels = picture.level_count;
    let mut tinted = vec![Vec::new(); SHADES];
    let (mut hatched, mut solved) = (Vec::new(), Vec::new());
    for group in groups {
        let part = part(group.area);
        if group.is_solved {
            solved.push(part);
            continue;
        }
        tinted[usize::from(tint(group.level, levels))].push(part);
        let is_closed = group.bar.is_none_or(|bar| bar.removed_at.is_some());
        if group.area.width >= MIN_WIDTH_OF_HATCHING && !is_leaf(group) && is_closed {
            hatched.push(part);
        }
    }
    let all: Vec<Part> = tinted.iter().flatten().copied().collect();
    for (place, parts) in (0..).zip(tinted) {
        sketch.fill(Fill::Plain(Ink::Tint(place)), parts);
    }
    if picture.rows.height < MIN_HEIGHT_OF_LABELS {
        sketch.fill(Fill::Faded(Ink::LineStrong, SHADOW), all);
    }
    sketch.fill(Fill::Hatched(Ink::Surface), hatched);
    sketch.fill(Fill::Plain(Ink::AccentSoft), solved);
}

/// Draws a line where each bar begins, so that neighbors can be distinguished, and one along
/// the bottom of bars with a solution.
fn draw_edges(groups: &[BarGroup<'_>], sketch: &mut Sketch) {
    let (mut plain, mut accented) = (Vec::new(), Vec::new());
    for BarGroup { area, is_solved, .. } in groups {
        let edge = Part::Rect(area.left, area.top, 0.75, area.height);
        match is_solved {
            true => {
                accented.push(edge);
                let foot =
                    if area.height >= MIN_HEIGHT_OF_GAPS { 1.5 } else { area.height.min(1.0) };
                let y = area.bottom() - foot;
                accented.push(Part::Rect(area.left, y, area.width, foot));
            }
            false if area.width >= MIN_WIDTH_OF_EDGES => plain.push(edge),
            false => {}
        }
    }
    sketch.fill(Fill::Faded(Ink::LineStrong, 150), plain);
    sketch.fill(Fill::Plain(Ink::Accent), accented);
}

fn is_leaf(group: &BarGroup<'_>) -> bool {
    group.bar.is_some_and(|bar| bar.kind() == Some(NodeKind::Failure))
}

/// Draws squares on dead ends and diamonds on solutions.
fn draw_marks(picture: &Picture<'_>, groups: &[BarGroup<'_>], sketch: &mut Sketch) {
    let mut squares = Vec::new();
    for BarGroup { area, .. } in groups.iter().filter(|group| is_leaf(group)) {
        let side = (area.width - 3.0).min(area.height - 2.0).min(11.0).floor();
        if side >= 3.0 {
            let left = area.left + (area.width.min(20.0) - side) / 2.0;
            let top = area.top + (area.height - side) / 2.0;
            squares.push(Part::Rect(left, top, side, side));
        }
    }
    let alarm = Some(line(Ink::Alarm, 1.0));
    sketch.path(Some(Fill::Plain(Ink::AlarmSoft)), alarm, squares);
    let positions = solution_positions(picture);
    let half = (picture.rows.height * 0.42).clamp(5.0, 7.0);
    let parts = positions.into_iter().flat_map(|(x, y)| Part::diamond(x, y, half)).collect();
    sketch.path(Some(Fill::Plain(Ink::Accent)), Some(line(Ink::Surface, 1.0)), parts);
}

/// Returns where the solutions in view are drawn, each once: at its own bar if it has one, else
/// in its column, else in the innermost bar that holds it. Those too close to each other are
/// drawn as one.
fn solution_positions(picture: &Picture<'_>) -> Vec<(f32, f32)> {
    let (scale, rows, plot) = (picture.scale, picture.rows, picture.layout.plot);
    let middle = |from: u64, to: u64, level: u16| {
        let level = level.clamp(rows.levels.top, rows.levels.bottom.saturating_sub(1));
        ((scale.x(from) + scale.x(to)) / 2.0, rows.y(level) + rows.height / 2.0)
    };
    let bars = picture.timeline.tiles.bars();
    let solved: Vec<&Subtree> = bars.all().iter().filter(|bar| bar.solutions > 0).collect();
    let columns = picture.timeline.tiles.newest().into_iter().flat_map(|tile| &tile.map.columns);
    let columns: Vec<(u64, u64, Tally)> = columns
        .filter_map(|column| Some((column.from, column.to, column.tally?)))
        .filter(|(.., tally)| tally.solutions > 0)
        .collect();
    let mut positions: Vec<(f32, f32)> = Vec::new();
    let mut solutions_with_bar: Vec<u64> = Vec::new();
    for (nth, bar) in solved.iter().enumerate() {
        let span = bars.span(bar);
        if bar.kind() == Some(NodeKind::Solution) {
            solutions_with_bar.push(bar.placed_at);
            positions.push(middle(span.from, span.to, bar.level));
        } else if solved.get(nth + 1).is_none_or(|next| next.level <= bar.level) {
            let first = columns.partition_point(|&(_, to, _)| to <= span.from);
            let inside = columns[first..].iter().take_while(|(from, ..)| *from < span.to);
            if inside.map(|(.., tally)| tally.solutions).sum::<u64>() < bar.solutions {
                positions.push(middle(span.from, span.to, bar.deepest - 1));
            }
        }
    }
    for &(from, to, tally) in &columns {
        let before =
            |step: u64| solutions_with_bar.partition_point(|&placed_at| placed_at <= step) as u64;
        if before(to) - before(from) < tally.solutions {
            positions.push(middle(from, to, tally.deepest.saturating_sub(1)));
        }
    }
    positions.retain(|&(x, _)| plot.left <= x && x <= plot.right());
    positions.sort_by(|a, b| a.0.total_cmp(&b.0));
    positions.dedup_by(|next, previous| next.0 - previous.0 < 7.0);
    let inside = |x: f32| x.clamp(plot.left + 6.0, plot.right() - 6.0);
    positions.into_iter().map(|(x, y)| (inside(x), y)).collect()
}

/// Writes the cell and the digit if both fit, or only the digit if that fits.
fn draw_labels(
    picture: &Picture<'_>,
    axis_labels: AxisLabels<'_>,
    groups: &[BarGroup<'_>],
    sketch: &mut Sketch,
) {
    if picture.rows.height < MIN_HEIGHT_OF_LABELS {
        return;
    }
    let mut words = Vec::new();
    for group in groups {
        let (Some(bar), area) = (group.bar, group.area) else { continue };
        let shift = if is_leaf(group) && area.width >= 34.0 { 18.0 } else { 0.0 };
        let digit = bar.digit.symbol();
        let cell_and_digit = format!("{} {digit}", (axis_labels.cell)(bar.cell));
        let room = area.width - shift - 8.0;
        let word = Some(cell_and_digit)
            .filter(|cell_and_digit| estimated_width(cell_and_digit, LABEL_SIZE) <= room);
        let has_mark = shift == 0.0 && is_leaf(group);
        let word = word.or_else(|| (room >= 8.0 && !has_mark).then(|| digit.to_string()));
        if let Some(word) = word
            && words.len() < MAX_LABELS
        {
            words.push((area.left + shift + 5.0, area.top + area.height / 2.0, word));
        }
    }
    sketch.words(Ink::Ink, LABEL_SIZE, Align::Start, words);
}

fn part(area: Area) -> Part {
    // A bar with a neighbor right next to it leaves a seam, if there is room for one.
    let seam = if area.width >= MIN_WIDTH_OF_EDGES { 1.0 } else { 0.0 };
    Part::Rect(area.left, area.top, area.width - seam, area.height)
}
