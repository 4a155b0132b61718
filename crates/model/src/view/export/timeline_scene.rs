//! The map as a drawing to save.

use crate::Model;
use crate::draw::scene::Scene;
use crate::draw::size::Size;
use crate::model::export::Extent;
use crate::search::timeline::{Levels, Span, Window};
use crate::view::timeline::{AxisLabels, Picture, whole};

/// The size of a drawing of the whole search, in CSS pixels.
const WHOLE_MAP_SIZE: Size = Size { width: 1600, height: 640 };

impl Model {
    /// Returns the model with the map to save: as it is shown, or enlarged to the whole search.
    fn with_map(&self, extent: Extent) -> Self {
        let mut model = self.clone();
        if let (Some(player), Extent::All) = (&mut model.watch.player, extent) {
            player.timeline.window = Window::Whole;
            // All levels that the search has reached.
            let bottom = player.timeline.tiles.deepest().max(1);
            player.timeline.levels = Levels { top: 0, bottom };
            model.watch.map_size = Some(WHOLE_MAP_SIZE);
        }
        model
    }

    /// Returns the map to save; `None` if there is none.
    pub fn map_scene(&self, extent: Extent, axis_labels: AxisLabels<'_>) -> Option<Scene> {
        let model = self.with_map(extent);
        Picture::of(&model).map(|picture| whole(&picture, axis_labels))
    }

    /// Returns the steps on the map to save, and its size.
    pub(super) fn map_extent(&self, extent: Extent) -> Option<(Span, Size)> {
        let model = self.with_map(extent);
        let picture = Picture::of(&model)?;
        Some((picture.scale.span, model.watch.map_size?))
    }

    /// Returns the levels on the map as it is shown.
    pub(super) fn map_levels(&self) -> Option<Levels> {
        Picture::of(self).map(|picture| picture.rows.levels)
    }
}
