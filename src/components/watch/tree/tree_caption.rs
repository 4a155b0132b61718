//! What the caption of the tree says about one node.

use grove_model::search::player::Player;
use grove_model::view::tree::{CostliestFacts, Drawing, NodeFacts};

use super::tree_viewport::selected_node;
use crate::text::Text;

/// Describes the node under the pointer, or the costliest if it was asked for, or the selected or
/// current one.
pub(crate) fn node_words(
    text: Text,
    player: &Player,
    drawing: &Drawing,
    pointed_node: Option<u32>,
) -> String {
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
