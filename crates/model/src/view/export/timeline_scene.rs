//! The map as a drawing to save.

use crate::Model;
use crate::draw::scene::Scene;
use crate::draw::size::Size;
use crate::model::export::Extent;
use crate::search::timeline::{Levels, Span, Window};
use crate::view::timeline::{AxisLabels, Picture, whole};

/// The size of a drawing of the whole search, in CSS pixels.
const WHOLE: Size = Size { width: 1600, height: 640 };

impl Model {
    /// Returns the model with the map to save: as it is shown, or enlarged to the whole search.
    fn with_map(&self, extent: Extent) -> Self {
        let mut model = self.clone();
        if let (Some(player), Extent::All) = (&mut model.watch.player, extent) {
            player.map.window = Window::Whole;
            // All levels that the search has reached.
            let bottom = player.map.sheets.deepest().max(1);
            player.map.levels = Levels { top: 0, bottom };
            model.watch.map_size = Some(WHOLE);
        }
        model
    }

    /// Returns the map to save; `None` if there is none.
    pub fn map_scene(&self, extent: Extent, lettering: AxisLabels<'_>) -> Option<Scene> {
        let model = self.with_map(extent);
        Picture::of(&model).map(|picture| whole(&picture, lettering))
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
