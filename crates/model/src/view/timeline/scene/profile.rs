//! The level profile: the number of nodes of each level, on the map's own depth axis.

use super::axis::LABEL_SIZE;
use super::axis_labels::AxisLabels;
use crate::draw::scene::{Align, Fill, Ink, Part};
use crate::draw::sketch::Sketch;
use crate::view::timeline::Picture;

pub(super) fn draw(picture: &Picture<'_>, axis_labels: AxisLabels<'_>, sketch: &mut Sketch) {
    let (area, rows) = (picture.layout.profile, picture.rows);
    let profile = picture.timeline.tiles.profile();
    let max_nodes = profile.iter().map(|level| level.nodes).max().unwrap_or_default();
    if area.width == 0.0 || max_nodes == 0 {
        return;
    }
    let gap = if rows.height >= 5.0 { 1.0 } else { 0.0 };
    let bar = |level: u16, count: u64| {
        let width = (count as f64 / max_nodes as f64 * f64::from(area.width)) as f32;
        Part::Rect(area.left, rows.y(level), width.max(0.5), rows.height - gap)
    };
    let (mut nodes, mut dead_ends) = (Vec::new(), Vec::new());
    for (level, count) in (0..).zip(profile) {
        if !rows.levels.has(level) {
            continue;
        }
        if count.nodes > 0 {
            nodes.push(bar(level, count.nodes));
        }
        if count.dead_ends > 0 {
            dead_ends.push(bar(level, count.dead_ends));
        }
    }
    sketch.fill(Fill::Faded(Ink::InkSoft, 110), nodes);
    sketch.fill(Fill::Plain(Ink::Alarm), dead_ends);
    let bottom = area.bottom();
    sketch.fill(Fill::Plain(Ink::Line), vec![Part::Rect(area.left, bottom, area.width, 0.5)]);
    let word = (area.right(), bottom + 10.0, (axis_labels.number)(max_nodes));
    sketch.words(Ink::InkSoft, LABEL_SIZE, Align::End, vec![word]);
}
