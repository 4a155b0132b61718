//! Drawings with the words around them, as they are saved.

use crate::Model;
use crate::draw::caption::{Caption, LevelNames};
use crate::draw::scene::{Ink, Layer, Part, Scene, Stroke};
use crate::model::export::Extent;
use crate::view::timeline::AxisLabels;
use crate::view::tree::{Drawing, DrawnNode, View, scene};

/// The radius of the ring around the selected node.
const SELECTION_RADIUS: f32 = 18.0;

/// A tree as it is shown, with the names of its levels.
#[derive(Clone, Debug)]
pub struct NamedTree {
    scene: Scene,
    names: LevelNames,
}

impl NamedTree {
    /// Returns it with the words around it.
    pub fn captioned(self, caption: &Caption) -> Scene {
        caption.around(self.scene, self.names)
    }
}

impl Model {
    /// Returns the tree as it is shown now, laid on its side or upright; `None` without a search.
    pub fn shown_tree(&self, is_sideways: bool) -> Option<Drawing> {
        let player = self.watch.player.as_ref()?;
        let upright = Drawing::of_player(player);
        let drawing = if is_sideways { upright.into_sideways() } else { upright };
        let step = player.stepper.counters().step();
        Some(if self.watch.hides_ahead { drawing.up_to(step) } else { drawing })
    }

    /// Returns the tree as it is shown now, with its highlights; `None` without a search. `figures`
    /// returns the text next to a folded node.
    pub fn named_tree(
        &self,
        is_sideways: bool,
        caption: &Caption,
        figures: impl Fn(&DrawnNode) -> String,
    ) -> Option<NamedTree> {
        let drawing = self.shown_tree(is_sideways)?;
        let drawing = if is_sideways {
            // On the screen, the tree is larger and the names are not.
            drawing.with_levels_apart(caption.longest_name() + 1.0)
        } else {
            drawing
        };
        let highlighted_level = self.highlighted_level();
        let view = View { shows_labels: true, highlighted_level, ..View::default() };
        let names = drawing.level_cells().into_iter().filter_map(|level| {
            let at = if is_sideways { level.point.0 } else { level.point.1 };
            Some((at, caption.cells.get(level.cell.index())?.clone()))
        });
        let names = names.collect();
        let mut scene = scene(&drawing, view, figures);
        scene.layers.extend(self.selection_ring(&drawing));
        // The page keeps room for the levels to come.
        let (end, names) = if is_sideways {
            (&mut scene.width, LevelNames::Columns(names))
        } else {
            (&mut scene.height, LevelNames::Rows(names))
        };
        *end = end.min(drawing.farthest());
        Some(NamedTree { scene, names })
    }

    /// Returns the ring around the selected node.
    fn selection_ring(&self, drawing: &Drawing) -> Option<Layer> {
        let player = self.watch.player.as_ref()?;
        let selection = player.tree_view.selection(&player.stepper)?;
        let node = &drawing.nodes[drawing.find(&selection.path)? as usize];
        Some(Layer::Path {
            fill: None,
            stroke: Some(Stroke { ink: Ink::Ink, width: 2.0, dashed: true }),
            parts: vec![Part::Circle(node.x, node.y, SELECTION_RADIUS)],
        })
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
