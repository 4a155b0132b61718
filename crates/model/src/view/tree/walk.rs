//! Finding drawn nodes by their paths, and moving from node to node.

use sudoku_engine::board::Digit;

use super::Drawing;
use crate::base::steps::TreeMove;

impl Drawing {
    /// Returns the drawn node at the end of a path of branches.
    pub fn find(&self, path: &[Digit]) -> Option<u32> {
        let mut branches = path.iter();
        let (mut found, mut wanted) = (0, branches.next());
        // Children are drawn after their parents.
        for (index, node) in (0_u32..).zip(&self.nodes) {
            let Some(branch) = wanted else { break };
            if node.parent == Some(found) && node.branch == Some(*branch) {
                (found, wanted) = (index, branches.next());
            }
        }
        wanted.is_none().then_some(found)
    }

    /// Returns the drawn node that a move from another one leads to.
    pub fn neighbor(&self, node: u32, tree_move: TreeMove) -> Option<u32> {
        let parent = self.nodes[node as usize].parent;
        match tree_move {
            TreeMove::Parent => parent,
            TreeMove::Child => self.children(node).next(),
            TreeMove::PreviousSibling => self.children(parent?).take_while(|&it| it < node).last(),
            TreeMove::NextSibling => self.children(parent?).find(|&it| it > node),
        }
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let nodes = (0..).zip(&self.nodes);
        nodes.filter(move |(_, node)| node.parent == Some(parent)).map(|(index, _)| index)
    }
}
