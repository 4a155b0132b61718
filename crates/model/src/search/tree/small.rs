//! Small failed subtrees beside the path of a large tree. They are shown open, so that the space
//! beside the path is used and a tree looks like one.

use super::TreeView;
use super::arena::Fold;

/// The size of the largest subtree that is shown open.
pub const MAX_SMALL_SIZE: u64 = 12;
/// The number of nodes of all subtrees shown open, at most.
const MAX_NODES: u64 = 120;

impl TreeView {
    /// Returns the small failed subtrees beside a path, those at its end first, as many as there
    /// is room for.
    pub(super) fn small_beside(&self, known_path_nodes: &[u32]) -> Vec<u32> {
        if !self.shows_small || self.is_loaded_at_once() {
            return Vec::new();
        }
        let mut room = MAX_NODES;
        let levels = known_path_nodes.iter().rev();
        let beside = levels.flat_map(|&node| self.arena.children(node));
        let small = beside.copied().filter(|node| !known_path_nodes.contains(node));
        let small = small.filter_map(|node| Some((node, self.small_size(node)?)));
        small
            .take_while(|(_, size)| {
                let fits = *size <= room;
                room = room.saturating_sub(*size);
                fits
            })
            .map(|(node, _)| node)
            .collect()
    }

    /// Returns the size of a failed subtree that is small and that the user has not collapsed.
    fn small_size(&self, node: u32) -> Option<u64> {
        let tree_node = self.arena.get(node);
        let size = tree_node.facts?.size;
        let is_small = tree_node.has_failed() && (2..=MAX_SMALL_SIZE).contains(&size);
        (is_small && tree_node.fold != Fold::Folded).then_some(size)
    }

    /// Returns the subtrees beside a path that are shown open: those of which every node is
    /// known.
    pub(crate) fn open_beside(&self, known_path_nodes: &[u32]) -> Vec<u32> {
        let mut open = self.small_beside(known_path_nodes);
        open.retain(|&node| self.unknown_in(node).is_empty());
        open
    }

    /// Returns the nodes of a small subtree whose children are not known, or not reported since
    /// another goal was chosen.
    pub(super) fn unknown_in(&self, top: u32) -> Vec<u32> {
        let mut unknown = Vec::new();
        let mut next = vec![top];
        while let Some(node) = next.pop() {
            let tree_node = self.arena.get(node);
            let has_facts = |child: &u32| self.arena.get(*child).facts.is_some();
            let children = tree_node.children.as_ref();
            match children.filter(|children| children.iter().all(has_facts)) {
                Some(children) => next.extend(children.iter()),
                None if tree_node.facts.is_none_or(|facts| facts.size > 1) => unknown.push(node),
                None => {}
            }
        }
        unknown
    }
}
