//! A drawing without what lies ahead of the search.

use super::{Drawing, DrawnNode, SubtreeContent, VisitState};

impl Drawing {
    /// Removes the nodes that the search reaches only after this step, and what it finds out about
    /// the others only later. The rest stays where it is.
    #[must_use]
    pub fn up_to(mut self, step: u64) -> Self {
        let mut new_indices: Vec<Option<u32>> = Vec::with_capacity(self.nodes.len());
        let mut nodes: Vec<DrawnNode> = Vec::new();
        for mut node in self.nodes {
            let is_reached = node.state == VisitState::Visited;
            new_indices.push(is_reached.then_some(nodes.len() as u32));
            if !is_reached {
                continue;
            }
            node.parent = node.parent.and_then(|parent| new_indices[parent as usize]);
            node.facts = node.facts.filter(|it| it.removed_at.is_some_and(|last| last <= step));
            if node.facts.is_none() {
                node.content = SubtreeContent::Unknown;
            }
            nodes.push(node);
        }
        self.current = new_indices[self.current as usize].unwrap_or_default();
        self.nodes = nodes;
        self
    }
}
