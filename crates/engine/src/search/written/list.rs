//! Writes to a grid as the steps of a search tree.

use crate::board::{Cell, Digit, Givens, Puzzle, Shape};

/// Steps between two copies of the grid.
const GRID_SPACING: usize = 4_096;
/// The most children that a node can have: branches are numbered like digits.
const MAX_CHILDREN: u8 = 16;
/// The number of no node.
pub(super) const NONE: u32 = u32::MAX;

/// A write to a cell of a grid, which changes its digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    pub cell: Cell,
    /// `None` for a blank.
    pub digit: Option<Digit>,
}

impl Write {
    /// Returns the write as two bytes: the number of the cell, and the digit or 0.
    pub fn to_bytes(self) -> [u8; 2] {
        [self.cell.index() as u8, self.digit.map_or(0, Digit::value)]
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote; `None` if it does not fit the board.
    pub fn from_bytes([cell, digit]: [u8; 2], shape: Shape) -> Option<Self> {
        let is_on_board =
            usize::from(cell) < shape.cell_count() && usize::from(digit) <= shape.size();
        let write = || Self { cell: Cell::from_index(cell.into()), digit: Digit::new(digit) };
        is_on_board.then(write)
    }
}

/// What a step does to the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepKind {
    Placed,
    /// Goes up from a node whose digit was erased.
    Erased,
    /// Goes up from a node whose digit stays on the board.
    Left,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) kind: StepKind,
    /// The node that is placed or left.
    pub(super) node: u32,
    /// The writes up to and including the one that makes the step.
    pub(super) writes: u32,
    /// The digits placed and erased up to then.
    pub(super) moves: u32,
    /// Whether the board is full then, without a clash.
    pub(super) is_solved: bool,
}

/// A placed digit. Nodes are numbered from 1 in the order of their placements; 0 is the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) parent: u32,
    pub(super) first_child: u32,
    last_child: u32,
    pub(super) next_sibling: u32,
    pub(super) cell: Cell,
    pub(super) digit: Digit,
    pub(super) branch: Digit,
    children: u8,
    /// Whether the children are the digits of one cell, each at most once.
    pub(super) has_one_cell: bool,
}

impl Node {
    fn new(parent: u32, cell: Cell, digit: Digit) -> Self {
        Self {
            parent,
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
            cell,
            digit,
            branch: digit,
            children: 0,
            has_one_cell: true,
        }
    }
}

/// The writes to a grid that starts as a puzzle, as the steps of a search.
///
/// A digit in a blank cell is a placement, a blank over a digit an undo, and a digit over a digit
/// both. A write to a cell of the path that is not its last one leads up the tree to that cell: the
/// digits placed later are left on the board, but not on the path. Leaving one of them is a step
/// that writes nothing.
#[derive(Clone, Debug)]
pub struct WriteList {
    pub(super) puzzle: Puzzle,
    /// The cells that are empty at first or written to, in reading order.
    pub(super) cells: Box<[Cell]>,
    pub(super) steps: Vec<Step>,
    pub(super) nodes: Vec<Node>,
    writes: Vec<Write>,
    /// The grid after every `GRID_SPACING` writes.
    grids: Vec<Givens>,
    pub(super) is_cut: bool,
}

impl WriteList {
    /// Reads the writes to the grid of a puzzle.
    pub fn new(puzzle: &Puzzle, writes: Vec<Write>) -> Self {
        let cell = Cell::from_index(0);
        let mut builder = Builder {
            grid: puzzle.givens().clone(),
            blanks: puzzle.empty_cells().count(),
            path: Vec::new(),
            steps: Vec::new(),
            nodes: vec![Node::new(NONE, cell, Digit::from_index(0))],
            moves: 0,
        };
        let mut is_written = vec![false; puzzle.shape().cell_count()];
        let mut grids = vec![puzzle.givens().clone()];
        let mut is_cut = false;
        for (nth, write) in writes.iter().enumerate() {
            is_written[write.cell.index()] = true;
            if !builder.add(*write, nth as u32 + 1) {
                is_cut = true;
                break;
            }
            if (nth + 1) % GRID_SPACING == 0 {
                grids.push(builder.grid.clone());
            }
        }
        let Builder { steps, mut nodes, .. } = builder;
        number_branches(&mut nodes);
        let givens = puzzle.givens();
        let cells = puzzle.shape().cells();
        let cells = cells.filter(|cell| givens.get(*cell).is_none() || is_written[cell.index()]);
        let cells = cells.collect();
        Self { puzzle: puzzle.clone(), cells, steps, nodes, writes, grids, is_cut }
    }

    pub(in crate::search) const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub(in crate::search) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns whether the rest was dropped because a node has too many children.
    pub const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// Returns the branches down to the node below which a digit is placed, by the number of that
    /// move among all digits placed and erased. `None` if the move erases one.
    pub fn node_of_placement(&self, moves: u64) -> Option<Vec<Digit>> {
        let nth = self.steps.partition_point(|step| u64::from(step.moves) < moves);
        let step = self.steps.get(nth).filter(|step| u64::from(step.moves) == moves)?;
        if step.kind != StepKind::Placed {
            return None;
        }
        let (mut branches, mut node) = (Vec::new(), self.nodes[step.node as usize].parent);
        while node != 0 {
            let Node { branch, parent, .. } = self.nodes[node as usize];
            branches.push(branch);
            node = parent;
        }
        branches.reverse();
        Some(branches)
    }

    /// Returns the grid after this many writes.
    pub(super) fn grid(&self, writes: u32) -> Givens {
        let writes = writes as usize;
        let nth = (writes / GRID_SPACING).min(self.grids.len() - 1);
        let mut grid = self.grids[nth].clone();
        for write in &self.writes[nth * GRID_SPACING..writes] {
            grid.set(write.cell, write.digit);
        }
        grid
    }

    /// Returns the children of a node, in the order of their placements.
    pub(super) fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut next = self.nodes[node as usize].first_child;
        std::iter::from_fn(move || {
            let child = (next != NONE).then_some(next)?;
            next = self.nodes[child as usize].next_sibling;
            Some(child)
        })
    }
}

struct Builder {
    grid: Givens,
    blanks: usize,
    /// The nodes of the path, without the root.
    path: Vec<u32>,
    steps: Vec<Step>,
    nodes: Vec<Node>,
    moves: u32,
}

impl Builder {
    /// Adds the steps of a write. Returns whether there was room for them.
    fn add(&mut self, Write { cell, digit }: Write, writes: u32) -> bool {
        let before = self.grid.get(cell);
        if before.is_some() {
            self.erase(cell, writes);
        }
        self.grid.set(cell, digit);
        match digit {
            Some(digit) => self.place(cell, digit, writes),
            None => true,
        }
    }

    fn erase(&mut self, cell: Cell, writes: u32) {
        self.moves += 1;
        self.blanks += 1;
        let holds = |node: &u32| self.nodes[*node as usize].cell == cell;
        // A digit that is not on the path has no node there.
        let Some(level) = self.path.iter().rposition(holds) else { return };
        while self.path.len() > level
            && let Some(node) = self.path.pop()
        {
            let is_left = self.path.len() > level;
            let kind = if is_left { StepKind::Left } else { StepKind::Erased };
            self.push(kind, node, writes, false);
        }
    }

    fn place(&mut self, cell: Cell, digit: Digit, writes: u32) -> bool {
        let (parent, node) = (self.path.last().copied().unwrap_or(0), self.nodes.len() as u32);
        let siblings = self.nodes[parent as usize];
        if siblings.children == MAX_CHILDREN {
            return false;
        }
        if siblings.first_child == NONE {
            self.nodes[parent as usize].first_child = node;
        } else {
            self.nodes[siblings.last_child as usize].next_sibling = node;
        }
        self.nodes[parent as usize].last_child = node;
        self.nodes[parent as usize].children += 1;
        self.nodes.push(Node::new(parent, cell, digit));
        self.path.push(node);
        self.moves += 1;
        self.blanks -= 1;
        let is_solved = self.blanks == 0 && self.grid.clashes().is_empty();
        self.push(StepKind::Placed, node, writes, is_solved);
        true
    }

    fn push(&mut self, kind: StepKind, node: u32, writes: u32, is_solved: bool) {
        self.steps.push(Step { kind, node, writes, moves: self.moves, is_solved });
    }
}

/// Gives the children of each node branches that tell them apart.
fn number_branches(nodes: &mut [Node]) {
    for parent in 0..nodes.len() {
        let (mut child, mut seen, mut has_one_cell) = (nodes[parent].first_child, 0_u16, true);
        let cell = nodes.get(child as usize).map(|first| first.cell);
        while let Some(node) = nodes.get(child as usize) {
            let digit = 1 << node.digit.index();
            has_one_cell &= Some(node.cell) == cell && seen & digit == 0;
            seen |= digit;
            child = node.next_sibling;
        }
        nodes[parent].has_one_cell = has_one_cell;
        let (mut child, mut nth) = (nodes[parent].first_child, 0);
        while !has_one_cell && let Some(node) = nodes.get_mut(child as usize) {
            node.branch = Digit::from_index(nth);
            (child, nth) = (node.next_sibling, nth + 1);
        }
    }
}
