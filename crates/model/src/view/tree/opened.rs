//! The layout of the small subtrees beside the path that are shown open.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::draw::tidy::{Extent, JoinedSubtrees};
use crate::search::tree::TreeView;
use crate::search::tree::layout::{NODE_GAP, own_extents};

/// The layout below each of their nodes.
#[derive(Default)]
pub(super) struct OpenedSubtrees(BTreeMap<u32, JoinedSubtrees>);

impl OpenedSubtrees {
    pub(super) fn of(tree_view: &TreeView, known_path_nodes: &[u32]) -> Self {
        let mut opened = Self::default();
        for node in tree_view.open_beside(known_path_nodes) {
            opened.lay_out(tree_view, node);
        }
        opened
    }

    fn lay_out(&mut self, tree_view: &TreeView, node: u32) -> Rc<[Extent]> {
        let children = tree_view.arena.children(node);
        let outlines: Vec<_> =
            children.iter().map(|&child| self.lay_out(tree_view, child)).collect();
        let facts = tree_view.arena.get(node).facts;
        let own_extents = own_extents(facts.as_ref(), !children.is_empty(), false);
        let joined = JoinedSubtrees::of(&own_extents, &outlines, None, NODE_GAP);
        let outline = Rc::clone(&joined.outline);
        self.0.insert(node, joined);
        outline
    }

    /// Returns the outline of an opened subtree; `None` for another one.
    pub(super) fn outline(&self, node: u32) -> Option<Rc<[Extent]>> {
        self.0.get(&node).map(|joined| Rc::clone(&joined.outline))
    }

    /// Returns the positions of the children of a node in an opened subtree, relative to it.
    pub(super) fn offsets(&self, node: u32) -> Option<&[f32]> {
        self.0.get(&node).map(|joined| joined.offsets.as_slice())
    }
}
