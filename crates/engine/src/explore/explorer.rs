//! The open nodes and where among them the person is.

use std::sync::Arc;

use super::node::Node;
use super::{By, Effect, Finished, NodeId, Work};
use crate::board::{Cell, Digit, DigitSet, Givens, Puzzle, Shape};
use crate::search::{Ground, Outlook, Stepper, Strategy};

/// Nodes that can be open at once.
pub const LIMIT: usize = 4096;

/// A search tree that a person opens.
#[derive(Clone, Debug)]
pub struct Explorer {
    /// The search whose tree it is, at its start.
    start: Arc<Stepper>,
    ground: Ground,
    nodes: Vec<Node>,
    current: NodeId,
    by_hand: Work,
    by_machine: Work,
}

impl Explorer {
    /// The tree of a search with nothing opened but its root.
    pub fn new(search: &Stepper) -> Self {
        let ground = search.ground();
        let (opened, _) = ground.root();
        let root = Node {
            parent: NodeId::ROOT,
            placed: None,
            by: By::Hand,
            placed_by: By::Hand,
            effect: Effect::default(),
            depth: 0,
            opened,
            below: Vec::new(),
            finished: None,
        };
        let start = Arc::new(search.restarted(search.goal()));
        let (by_hand, by_machine) = (Work::default(), Work::default());
        Self { start, ground, nodes: vec![root], current: NodeId::ROOT, by_hand, by_machine }
    }

    /// The same tree with nothing opened but its root.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Self::new(&self.start)
    }

    /// Places a digit that may be placed, or goes to the node where it was placed
    /// before. `None` where too many nodes are open.
    pub(super) fn place(&mut self, placed: (Cell, Digit), by: By) -> Option<NodeId> {
        let known = self.child(self.current, placed);
        let id = match known {
            Some(id) => id,
            None if self.nodes.len() >= LIMIT => return None,
            None => self.open(placed, by),
        };
        let outlook = self.outlook(id);
        let node = &mut self.nodes[id.index()];
        node.placed_by = by;
        match by {
            By::Hand => {
                // What the machine came to first is a person's choice from now on.
                node.by = By::Hand;
                self.by_hand.place(outlook);
            }
            By::Machine => self.by_machine.place(outlook),
        }
        self.current = id;
        Some(id)
    }

    fn open(&mut self, placed: (Cell, Digit), by: By) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let parent = self.current;
        let above = self.node(parent);
        let (opened, said) = self.ground.below(&above.opened, placed);
        let before = self.candidates_left(&above.opened) - above.opened.candidates(placed.0).len();
        let effect = Effect::new(before - self.candidates_left(&opened), &said);
        let depth = above.depth + 1;
        let (placed, below) = (Some(placed), Vec::new());
        let node = Node {
            parent,
            placed,
            by,
            placed_by: by,
            effect,
            depth,
            opened,
            below,
            finished: None,
        };
        self.nodes.push(node);
        self.nodes[parent.index()].below.push(id);
        id
    }

    /// Opens what the machine placed below the current node, and goes to its end. It was
    /// counted where the machine found it, so it counts as nobody's work here. Says
    /// whether all of it could be opened; where too many nodes are open, nothing changes.
    pub fn open_along(&mut self, placed: &[(Cell, Digit)]) -> bool {
        if self.nodes.len() + placed.len() > LIMIT {
            return false;
        }
        for &placed in placed {
            let known = self.child(self.current, placed);
            self.current = known.unwrap_or_else(|| self.open(placed, By::Machine));
        }
        true
    }

    /// Whether the digit of a node was the only one that could be placed, and the machine
    /// placed it for that.
    pub fn was_forced(&self, node: NodeId) -> bool {
        let forced = match self.outlook(self.parent(node)) {
            Outlook::Forced { cell, digit, .. } => Some((cell, digit)),
            _ => None,
        };
        self.placed_by(node) == By::Machine && forced.is_some() && self.placed(node) == forced
    }

    /// Goes back to before the last choice, so that what was forced by it goes with it.
    /// Says what was chosen there, and how many digits went with it; `None` where nothing
    /// stands that could be taken back. Nodes stay open.
    pub fn take_back(&mut self) -> Option<(Option<(Cell, Digit)>, u64)> {
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
        self.by_machine.undos += forced;
        let by = if placed_by == By::Hand { &mut self.by_hand } else { &mut self.by_machine };
        by.undos += u64::from(chosen.is_some());
        Some((chosen, forced))
    }

    /// Goes to an open node, which counts as nobody's work. Says whether it is open.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let is_open = node.index() < self.nodes.len();
        if is_open {
            self.current = node;
        }
        is_open
    }

    /// Keeps what the machine found below the current node, instead of what it found
    /// there before.
    pub fn record(&mut self, finished: Finished) {
        self.by_machine.add(finished.work);
        let before = self.nodes[self.current.index()].finished.replace(finished);
        if let Some(before) = before {
            self.by_machine.take_off(before.work);
        }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(super) const fn ground(&self) -> &Ground {
        &self.ground
    }

    pub(super) fn start(&self) -> &Stepper {
        &self.start
    }

    /// The node where the person is.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// What a person did: choices made and taken back, and where they led.
    pub const fn by_hand(&self) -> Work {
        self.by_hand
    }

    /// What the machine did: forced digits placed, and branches searched.
    pub const fn by_machine(&self) -> Work {
        self.by_machine
    }

    /// Nodes that a person opened, the root left out.
    pub fn opened_by_hand(&self) -> usize {
        self.nodes[1..].iter().filter(|node| node.by == By::Hand).count()
    }

    /// Open nodes, the root left out.
    pub fn opened(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.start.puzzle()
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.ground.shape()
    }

    /// The strategy whose tree it is.
    pub const fn strategy(&self) -> Strategy {
        self.ground.strategy()
    }

    /// The cells that the puzzle leaves empty, in reading order.
    pub fn cells(&self) -> &[Cell] {
        self.ground.cells()
    }

    /// The node above; the root is its own.
    pub fn parent(&self, node: NodeId) -> NodeId {
        self.node(node).parent
    }

    /// The open nodes right below one, in the order in which they were opened.
    pub fn below(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).below
    }

    /// The open node right below one where this was placed.
    pub fn child(&self, node: NodeId, placed: (Cell, Digit)) -> Option<NodeId> {
        let mut below = self.node(node).below.iter().copied();
        below.find(|&child| self.node(child).placed == Some(placed))
    }

    /// What was placed at a node; `None` for the root.
    pub fn placed(&self, node: NodeId) -> Option<(Cell, Digit)> {
        self.node(node).placed
    }

    /// Who opened a node; a person, where they chose it after the machine had.
    pub fn by(&self, node: NodeId) -> By {
        self.node(node).by
    }

    /// Who placed a node's digit last, which is whom it goes with when it is taken back.
    pub fn placed_by(&self, node: NodeId) -> By {
        self.node(node).placed_by
    }

    /// What placing a node's digit took away.
    pub fn effect(&self, node: NodeId) -> Effect {
        self.node(node).effect
    }

    /// Digits placed down to a node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.node(node).depth.into()
    }

    /// What there is to choose at a node.
    pub fn outlook(&self, node: NodeId) -> Outlook {
        self.node(node).opened.outlook()
    }

    /// What the machine found below a node, once it was asked.
    pub fn finished(&self, node: NodeId) -> Option<&Finished> {
        self.node(node).finished.as_ref()
    }

    /// What was placed from the root down to the current node, in this order.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + DoubleEndedIterator {
        let placed = self.trail().into_iter().filter_map(|id| self.node(id).placed);
        placed.collect::<Vec<_>>().into_iter()
    }

    /// The nodes from the root down to the current one, the root first.
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

    /// The candidates of each cell that is empty at the current node, in reading order:
    /// those that the strategy has left. With one that concludes nothing they are the
    /// digits that break no rule.
    pub fn domains(&self) -> Vec<(Cell, DigitSet)> {
        self.domains_at(self.current)
    }

    /// The same at any open node.
    pub fn domains_at(&self, node: NodeId) -> Vec<(Cell, DigitSet)> {
        self.ground.domains(&self.node(node).opened).collect()
    }

    /// The board at the current node: givens and placed digits.
    pub fn board(&self) -> Givens {
        let mut board = self.puzzle().givens().clone();
        for (cell, digit) in self.path() {
            board.set(cell, Some(digit));
        }
        board
    }
}
