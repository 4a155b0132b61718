//! The open nodes, and the current one among them.

use std::sync::Arc;

use super::node::Node;
use super::{Actor, BranchResult, Effect, NodeId, Work};
use crate::board::{Cell, Digit, DigitSet, Givens, Puzzle, Shape};
use crate::search::{NodeStatus, SearchContext, Stepper, Strategy};

/// The most nodes that can be open at once.
pub const MAX_OPEN_NODES: usize = 4096;

/// A search tree that a person expands node by node.
#[derive(Clone, Debug)]
pub struct Explorer {
    /// The search whose tree this is, at its start.
    start: Arc<Stepper>,
    context: SearchContext,
    nodes: Vec<Node>,
    current: NodeId,
    work_by_hand: Work,
    work_by_machine: Work,
}

impl Explorer {
    /// Creates the tree of a search with only its root open.
    pub fn new(search: &Stepper) -> Self {
        let context = search.context();
        let (expanded, _) = context.root();
        let root = Node {
            parent: NodeId::ROOT,
            placed: None,
            opened_by: Actor::Person,
            placed_by: Actor::Person,
            effect: Effect::default(),
            depth: 0,
            expanded,
            children: Vec::new(),
            branch_result: None,
        };
        let start = Arc::new(search.restarted(search.goal()));
        let (work_by_hand, work_by_machine) = (Work::default(), Work::default());
        Self {
            start,
            context,
            nodes: vec![root],
            current: NodeId::ROOT,
            work_by_hand,
            work_by_machine,
        }
    }

    /// Returns the same tree with only its root open.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::new(&self.start)
    }

    /// Places a digit that may be placed, opening a node or going to the one where it was
    /// placed before. `None` if too many nodes are open.
    pub(super) fn place(&mut self, placed: (Cell, Digit), actor: Actor) -> Option<NodeId> {
        let existing = self.child(self.current, placed);
        let id = match existing {
            Some(id) => id,
            None if self.nodes.len() >= MAX_OPEN_NODES => return None,
            None => self.open(placed, actor),
        };
        let status = self.status(id);
        let node = &mut self.nodes[id.index()];
        node.placed_by = actor;
        match actor {
            Actor::Person => {
                // A node that the machine opened becomes a person's once chosen by hand.
                node.opened_by = Actor::Person;
                self.work_by_hand.count_placement(status);
            }
            Actor::Machine => self.work_by_machine.count_placement(status),
        }
        self.current = id;
        Some(id)
    }

    fn open(&mut self, placed: (Cell, Digit), actor: Actor) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let parent = self.current;
        let parent_node = self.node(parent);
        let (expanded, events) = self.context.child(&parent_node.expanded, placed);
        let before = self.candidates_left(&parent_node.expanded)
            - parent_node.expanded.candidates(placed.0).len();
        let effect = Effect::new(before - self.candidates_left(&expanded), &events);
        let depth = parent_node.depth + 1;
        let (placed, children) = (Some(placed), Vec::new());
        let node = Node {
            parent,
            placed,
            opened_by: actor,
            placed_by: actor,
            effect,
            depth,
            expanded,
            children,
            branch_result: None,
        };
        self.nodes.push(node);
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Opens the nodes of what the machine placed below the current node, and goes to the
    /// last. The work was counted when the machine found them and is not counted again.
    /// Returns whether all of them could be opened; if there would be too many open
    /// nodes, nothing changes.
    pub fn open_path(&mut self, placed: &[(Cell, Digit)]) -> bool {
        if self.nodes.len() + placed.len() > MAX_OPEN_NODES {
            return false;
        }
        for &placed in placed {
            let existing = self.child(self.current, placed);
            self.current = existing.unwrap_or_else(|| self.open(placed, Actor::Machine));
        }
        true
    }

    /// Returns whether the digit of a node was forced and placed by the machine for that
    /// reason.
    pub fn was_forced(&self, node: NodeId) -> bool {
        let forced = match self.status(self.parent(node)) {
            NodeStatus::Forced { cell, digit, .. } => Some((cell, digit)),
            _ => None,
        };
        self.placed_by(node) == Actor::Machine && forced.is_some() && self.placed(node) == forced
    }

    /// Undoes the last choice together with all digits forced after it. Returns the
    /// choice and how many forced digits were undone with it; `None` if there is nothing
    /// to undo. Nodes stay open.
    pub fn undo(&mut self) -> Option<(Option<(Cell, Digit)>, u64)> {
        if self.current == NodeId::ROOT {
            return None;
        }
        let mut forced = 0;
        while self.current != NodeId::ROOT && self.was_forced(self.current) {
            self.current = self.node(self.current).parent;
            forced += 1;
        }
        let Node { placed: chosen, placed_by, parent, .. } = *self.node(self.current);
        self.current = parent;
        self.work_by_machine.undos += forced;
        let work = if placed_by == Actor::Person {
            &mut self.work_by_hand
        } else {
            &mut self.work_by_machine
        };
        work.undos += u64::from(chosen.is_some());
        Some((chosen, forced))
    }

    /// Goes to an open node; this does not count as work. Returns whether the node is
    /// open.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let is_open = node.index() < self.nodes.len();
        if is_open {
            self.current = node;
        }
        is_open
    }

    /// Stores what the machine found below the current node, replacing any earlier
    /// result.
    pub fn record(&mut self, branch_result: BranchResult) {
        self.work_by_machine.add(branch_result.work);
        let previous = self.nodes[self.current.index()].branch_result.replace(branch_result);
        if let Some(previous) = previous {
            self.work_by_machine.subtract(previous.work);
        }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(super) const fn context(&self) -> &SearchContext {
        &self.context
    }

    pub(super) fn start(&self) -> &Stepper {
        &self.start
    }

    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// Returns the work done by hand: choices made and undone, and what they led to.
    pub const fn work_by_hand(&self) -> Work {
        self.work_by_hand
    }

    /// Returns the work done by the machine: forced digits placed, and branches searched.
    pub const fn work_by_machine(&self) -> Work {
        self.work_by_machine
    }

    /// Returns the number of nodes opened by hand, not counting the root.
    pub fn opened_by_hand(&self) -> usize {
        self.nodes[1..].iter().filter(|node| node.opened_by == Actor::Person).count()
    }

    /// Returns the number of open nodes, not counting the root.
    pub fn open_node_count(&self) -> usize {
        self.nodes.len() - 1
    }

    pub fn puzzle(&self) -> &Puzzle {
        self.start.puzzle()
    }

    pub fn shape(&self) -> Shape {
        self.context.shape()
    }

    /// Returns the strategy whose tree this is.
    pub const fn strategy(&self) -> Strategy {
        self.context.strategy()
    }

    /// Returns the puzzle's empty cells, in reading order.
    pub fn cells(&self) -> &[Cell] {
        self.context.cells()
    }

    /// Returns the parent of a node; the root is its own parent.
    pub fn parent(&self, node: NodeId) -> NodeId {
        self.node(node).parent
    }

    /// Returns the open children of a node, in the order in which they were opened.
    pub fn open_children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// Returns the open child of a node where this was placed.
    pub fn child(&self, node: NodeId, placed: (Cell, Digit)) -> Option<NodeId> {
        let mut children = self.node(node).children.iter().copied();
        children.find(|&child| self.node(child).placed == Some(placed))
    }

    /// Returns what was placed at a node; `None` for the root.
    pub fn placed(&self, node: NodeId) -> Option<(Cell, Digit)> {
        self.node(node).placed
    }

    /// Returns who opened a node: a person, if they chose it after the machine had opened
    /// it.
    pub fn opened_by(&self, node: NodeId) -> Actor {
        self.node(node).opened_by
    }

    /// Returns who placed a node's digit last; undoing it counts as their work.
    pub fn placed_by(&self, node: NodeId) -> Actor {
        self.node(node).placed_by
    }

    /// Returns how many candidates placing a node's digit eliminated.
    pub fn effect(&self, node: NodeId) -> Effect {
        self.node(node).effect
    }

    /// Returns the number of digits placed on the path to a node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.node(node).depth.into()
    }

    /// Returns what can be chosen at a node, or why nothing can.
    pub fn status(&self, node: NodeId) -> NodeStatus {
        self.node(node).expanded.status()
    }

    /// Returns what the machine found below a node, if it has searched there.
    pub fn branch_result(&self, node: NodeId) -> Option<&BranchResult> {
        self.node(node).branch_result.as_ref()
    }

    /// Returns what was placed on the path from the root to the current node, in order.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + DoubleEndedIterator {
        let placed = self.trail().into_iter().filter_map(|id| self.node(id).placed);
        placed.collect::<Vec<_>>().into_iter()
    }

    /// Returns the nodes from the root to the current one, the root first.
    pub fn trail(&self) -> Vec<NodeId> {
        let mut trail = vec![self.current];
        let mut next = self.current;
        while next != NodeId::ROOT {
            next = self.node(next).parent;
            trail.push(next);
        }
        trail.reverse();
        trail
    }

    /// Returns the candidates of each cell that is empty at the current node, in reading
    /// order, as the strategy has left them. For a strategy without inference, these are
    /// the digits that break no rule.
    pub fn domains(&self) -> Vec<(Cell, DigitSet)> {
        self.domains_at(self.current)
    }

    /// Returns the same as [`domains`](Self::domains) for any open node.
    pub fn domains_at(&self, node: NodeId) -> Vec<(Cell, DigitSet)> {
        self.context.domains(&self.node(node).expanded).collect()
    }

    /// Returns the board at the current node: givens and placed digits.
    pub fn board(&self) -> Givens {
        let mut board = self.puzzle().givens().clone();
        for (cell, digit) in self.path() {
            board.set(cell, Some(digit));
        }
        board
    }
}
