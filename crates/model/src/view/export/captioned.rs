//! Drawings with the words around them, as they are saved.

use crate::Model;
use crate::draw::caption::{Caption, LevelNames};
use crate::draw::scene::Scene;
use crate::model::export::Extent;
use crate::view::timeline::AxisLabels;
use crate::view::tree::{Drawing, DrawnNode, View, scene};

/// The space below the lowest node: enough for the ring around it.
const MARGIN_BELOW: f32 = 24.0;

impl Model {
    /// Returns the tree as it is drawn now, with the words around it; `None` without a search.
    /// `figures` returns the text next to a folded node.
    pub fn captioned_tree(
        &self,
        caption: &Caption,
        figures: impl Fn(&DrawnNode) -> String,
    ) -> Option<Scene> {
        let drawing = Drawing::of_player(self.watch.player.as_ref()?);
        let view = View { shows_labels: true, ..View::default() };
        let placed = drawing.nodes.iter().filter_map(|node| {
            let at = if drawing.is_sideways { node.x } else { node.y };
            Some((node.depth, node.cell?.index(), at))
        });
        let names = caption.level_names(placed);
        let names =
            if drawing.is_sideways { LevelNames::Columns(names) } else { LevelNames::Rows(names) };
        let mut scene = scene(&drawing, view, figures);
        if !drawing.is_sideways {
            // The page keeps room for the levels to come.
            let lowest = drawing.nodes.iter().map(|node| node.y).fold(0.0, f32::max);
            scene.height = scene.height.min(lowest + MARGIN_BELOW);
        }
        Some(caption.around(scene, names))
    }

    /// Returns the map to save, with the words around it; `None` if there is none. The names along
    /// its levels are part of the map.
    pub fn captioned_map(
        &self,
        extent: Extent,
        caption: &Caption,
        axis_labels: AxisLabels<'_>,
    ) -> Option<Scene> {
        let map = self.map_scene(extent, axis_labels)?;
        Some(caption.around(map, LevelNames::Rows(Vec::new())))
    }
}
