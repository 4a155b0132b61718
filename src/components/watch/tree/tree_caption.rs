//! What the caption of the tree says about paths, about a tree without what lies ahead, and about one
//! node.

use std::rc::Rc;

use grove_model::base::tree_mode::TreeMode;
use grove_model::search::player::Player;
use grove_model::view::tree::{CostliestFacts, Drawing, LargeTreeFacts, NodeFacts, PathFacts};

use super::tree_pointer::PointedNode;
use super::tree_selection::selected_node;
use crate::text::Text;

/// What the caption says.
pub(crate) struct TreeCaption {
    /// How much of the tree is shown, if it is not a drawing of all that is known.
    pub(super) extent: Option<String>,
    pub(super) node: String,
}

pub(crate) type DescribeTree =
    fn(Text, (&Player, bool), (TreeMode, Option<&Drawing>), Option<PointedNode>) -> TreeCaption;

/// Returns the drawing up to the step of the search.
pub(crate) fn without_ahead(player: &Player, drawing: &Drawing) -> Rc<Drawing> {
    Rc::new(drawing.clone().up_to(player.stepper.counters().step()))
}

/// Describes what a mode shows. A drawing ends at the current step if `hides_ahead`.
pub(crate) fn tree_caption(
    text: Text,
    (player, hides_ahead): (&Player, bool),
    (mode, drawing): (TreeMode, Option<&Drawing>),
    pointed_node: Option<PointedNode>,
) -> TreeCaption {
    let Some(drawing) = drawing else {
        let extent = match mode {
            TreeMode::Path => Some(text.path_drawn(PathFacts::of(player))),
            TreeMode::List => Some(text.path_listed(PathFacts::of(player))),
            // The others show their own descriptions.
            TreeMode::Drawing | TreeMode::Table | TreeMode::Constraints => None,
        };
        return TreeCaption { extent, node: String::new() };
    };
    let shown = hides_ahead.then(|| without_ahead(player, drawing));
    let drawing = shown.as_deref().unwrap_or(drawing);
    let pointed_node = pointed_node.and_then(|node| node.find_in(drawing));
    TreeCaption {
        extent: if hides_ahead {
            Some(text.tree_up_to_now(player.stepper.counters().nodes()))
        } else {
            extent_beyond(text, player, drawing)
        },
        node: node_words(text, player, drawing, pointed_node),
    }
}

/// Describes how much of a large tree is shown if nodes that lie ahead are counted together with
/// those that a search never reaches, because it ends at its goal.
fn extent_beyond(text: Text, player: &Player, drawing: &Drawing) -> Option<String> {
    let facts = LargeTreeFacts::of(player, drawing);
    let beyond = drawing.beyond_end_count() as u64;
    let is_mixed = facts.is_over && (1..facts.open).contains(&beyond);
    (is_mixed && !player.tree_view.is_loaded_at_once())
        .then(|| text.with_nodes_beyond(&text.tree_drawn(facts), beyond))
}

/// Describes the node under the pointer, or the costliest if it was asked for, or the selected or
/// current one.
fn node_words(text: Text, player: &Player, drawing: &Drawing, pointed_node: Option<u32>) -> String {
    if pointed_node.is_none()
        && let Some(costliest) = CostliestFacts::of(player, drawing)
    {
        return text.costliest(costliest);
    }
    let node = pointed_node.or_else(|| selected_node(Some(player), Some(drawing)));
    let node = node.and_then(|node| drawing.nodes.get(node as usize));
    let facts = NodeFacts::of(player, node.unwrap_or(drawing.current()));
    facts.map(|facts| text.node(facts)).unwrap_or_default()
}
