//! The subtrees too short to be bars, as a faint texture.

use sudoku_engine::recording::Map;

use super::Picture;
use super::shade::{SHADOW, tint};
use crate::draw::scene::{Fill, Ink, Part, SHADES};
use crate::draw::sketch::Sketch;

/// The maximum number of runs of texture drawn.
const MAX_RUNS: usize = 2500;
/// The opacity of each density that is distinguished, in 255ths.
const DENSITIES: [u8; 5] = [70, 120, 165, 210, 255];
/// The opacity, in 255ths, of a level's color where the search is only known to have been.
const SILHOUETTE_OPACITY: u8 = 130;

pub(super) fn draw(picture: &Picture<'_>, sketch: &mut Sketch) {
    let Some(map) = picture.timeline.tiles.map_for_shading(picture.scale.span) else { return };
    let mut columns_per_run = 1;
    let mut runs = runs(picture, map, columns_per_run);
    while runs.iter().map(Vec::len).sum::<usize>() > MAX_RUNS {
        columns_per_run *= 2;
        runs = self::runs(picture, map, columns_per_run);
    }
    let mut depths: [Vec<Part>; DENSITIES.len()] = Default::default();
    for (place, parts) in runs.into_iter().enumerate() {
        let (tint, density) = (place / DENSITIES.len(), place % DENSITIES.len());
        depths[density].extend(&parts);
        sketch.fill(Fill::Faded(Ink::Tint(tint as u8), DENSITIES[density]), parts);
    }
    for (density, parts) in (1..).zip(depths) {
        sketch.fill(Fill::Faded(Ink::LineStrong, SHADOW / DENSITIES.len() as u8 * density), parts);
    }
}

/// Draws how deep the search went, column by column, where that is known: the levels' colors,
/// with the background over everything below the deepest level.
pub(super) fn silhouette(picture: &Picture<'_>, sketch: &mut Sketch) {
    let Some(map) = picture.timeline.tiles.map_for_shading(picture.scale.span) else { return };
    let (plot, scale, rows) = (picture.layout.plot, picture.scale, picture.rows);
    let mut runs: Vec<(f32, f32, u16)> = Vec::new();
    for column in &map.columns {
        let left = scale.x(column.from).max(plot.left);
        let right = scale.x(column.to).min(plot.right());
        let deepest = column.tally.map_or(0, |tally| tally.deepest);
        let deepest = deepest.clamp(rows.levels.top, rows.levels.bottom);
        match runs.last_mut() {
            _ if right <= left => {}
            Some(last) if last.2 == deepest => last.1 = right,
            _ => runs.push((left, right, deepest)),
        }
    }
    let (Some(first), Some(last)) = (runs.first(), runs.last()) else { return };
    let (left, width) = (first.0, last.1 - first.0);
    sketch.fill(
        Fill::Plain(Ink::Sunken),
        vec![Part::Rect(left, rows.top, width, rows.bottom() - rows.top)],
    );
    for level in rows.levels.top..rows.levels.bottom {
        let row = Part::Rect(left, rows.y(level), width, rows.height);
        sketch.fill(Fill::Faded(Ink::Tint(tint(level, map.levels)), SILHOUETTE_OPACITY), vec![row]);
    }
    let area_below = |&(left, right, deepest): &(f32, f32, u16)| {
        Part::Rect(left, rows.y(deepest), right - left, rows.bottom() - rows.y(deepest) + 1.0)
    };
    let edge = |&(left, right, deepest): &(f32, f32, u16)| {
        Part::Rect(left, rows.y(deepest), right - left, 0.5)
    };
    let deep = || runs.iter().filter(|run| run.2 < rows.levels.bottom);
    sketch.fill(Fill::Plain(Ink::Surface), deep().map(area_below).collect());
    let deep = runs.iter().filter(|run| run.2 > rows.levels.top);
    sketch.fill(Fill::Faded(Ink::LineStrong, 90), deep.map(edge).collect());
}

/// Returns the runs of texture for each color and density, with this many columns merged into
/// one.
fn runs(picture: &Picture<'_>, map: &Map, columns_per_run: usize) -> Vec<Vec<Part>> {
    let mut runs = vec![Vec::new(); SHADES * DENSITIES.len()];
    let (plot, scale, rows) = (picture.layout.plot, picture.scale, picture.rows);
    let columns = map.columns.chunks(columns_per_run).enumerate().filter_map(|(nth, columns)| {
        let left = scale.x(columns.first()?.from).max(plot.left);
        let right = scale.x(columns.last()?.to).min(plot.right());
        let shades = nth * columns_per_run..nth * columns_per_run + columns.len();
        (left < right).then_some((left, right, shades))
    });
    let columns: Vec<_> = columns.collect();
    let per_row = map.levels_per_row.max(1);
    for (row, shades) in (0..).zip(map.shade.chunks_exact(map.columns.len().max(1))) {
        let (first, last) = (row * per_row, ((row + 1) * per_row).min(map.levels));
        let top = rows.y(first.max(rows.levels.top));
        let bottom = rows.y(last.min(rows.levels.bottom));
        if bottom <= top {
            continue;
        }
        let runs = &mut runs[usize::from(tint(first, map.levels)) * DENSITIES.len()..];
        let mut close = |run: Option<(f32, f32, usize)>| {
            if let Some((left, right, density)) = run {
                runs[density].push(Part::Rect(left, top, right - left, bottom - top));
            }
        };
        let mut open: Option<(f32, f32, usize)> = None;
        for (left, right, places) in &columns {
            let shades = &shades[places.clone()];
            let sum: usize = shades.iter().map(|&shade| usize::from(shade)).sum();
            let density = density(sum / shades.len());
            open = match open {
                Some((from, _, same)) if Some(same) == density => Some((from, *right, same)),
                before => {
                    close(before);
                    density.map(|density| (*left, *right, density))
                }
            };
        }
        close(open);
    }
    runs
}

/// Returns the density of a share in 255ths; `None` for next to nothing.
fn density(share: usize) -> Option<usize> {
    let share = share.min(255);
    (share >= 6).then(|| (share * DENSITIES.len() / 256).min(DENSITIES.len() - 1))
}
