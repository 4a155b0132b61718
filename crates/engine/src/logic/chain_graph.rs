//! The graph that chains run along: candidates and groups of them, with strong links.

use std::collections::HashMap;

use super::almost_locked::AlmostLockedSet;
use super::geometry::HouseIndex;
use super::{Candidate, LogicState};
use crate::board::{Cell, CellSet, Digit, DigitSet};

/// What the nodes and links of a graph may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Strong links of one digit in houses.
    OneDigit,
    /// Cells with two candidates.
    BivalueCells,
    /// Both.
    All,
    /// Both, and groups of places of a digit where two houses cross.
    Grouped,
}

/// The number of a node.
pub(super) type NodeIndex = usize;

/// A candidate, or several of the same digit of which at most one is true if they are in one
/// house. The node is true if one of them is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    /// The places of the digit that see all cells.
    pub(super) seen: CellSet,
    /// The cell if there is only one.
    pub(super) cell: Option<Cell>,
}

/// Why at least one of two nodes is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    House(HouseIndex),
    Cell(Cell),
    /// By its number in [`Graph::sets`].
    Set(usize),
}

/// Nodes and the links between them.
#[derive(Debug)]
pub(super) struct Graph<'a> {
    pub(super) state: &'a LogicState,
    pub(super) nodes: Vec<Node>,
    pub(super) strong: Vec<Vec<(NodeIndex, Reason)>>,
    /// By node, one after another: the nodes with strong links of which at most one is true
    /// together with it.
    weak: Vec<NodeIndex>,
    /// By node: where its nodes in `weak` end.
    weak_ends: Vec<usize>,
    pub(super) sets: Vec<AlmostLockedSet>,
    /// By cell and digit: the node of a candidate.
    singles: Vec<Option<u32>>,
    groups: HashMap<(Digit, CellSet), NodeIndex>,
}

impl<'a> Graph<'a> {
    /// Creates the graph of these links, those in houses only for these digits.
    pub(super) fn new(
        state: &'a LogicState,
        links: Links,
        digits: DigitSet,
        sets: Vec<AlmostLockedSet>,
    ) -> Self {
        let mut graph = Self {
            state,
            nodes: Vec::new(),
            strong: Vec::new(),
            weak: Vec::new(),
            weak_ends: Vec::new(),
            sets,
            singles: vec![None; state.shape().cell_count() * state.shape().size()],
            groups: HashMap::new(),
        };
        if links != Links::BivalueCells {
            graph.link_houses(digits, links == Links::Grouped);
        }
        if links != Links::OneDigit {
            graph.link_cells();
        }
        for set in 0..graph.sets.len() {
            graph.link_set(set);
        }
        graph.link_weakly(links);
        graph
    }

    /// Returns the number of a node, which is added if there is none yet.
    fn node(&mut self, digit: Digit, cells: CellSet) -> NodeIndex {
        let next = self.nodes.len();
        let cell = cells.first().filter(|&cell| cells == CellSet::EMPTY.with(cell));
        let index = match cell {
            Some(cell) => {
                let key = cell.index() * self.state.shape().size() + digit.index();
                *self.singles[key].get_or_insert(next as u32) as NodeIndex
            }
            None => *self.groups.entry((digit, cells)).or_insert(next),
        };
        if index == next {
            let peers = self.state.geometry().common_peers(cells);
            let seen = self.state.places(digit).intersection(peers);
            self.nodes.push(Node { digit, cells, seen, cell });
            self.strong.push(Vec::new());
        }
        index
    }

    fn link(&mut self, digits: [Digit; 2], cells: [CellSet; 2], reason: Reason) {
        let [one, other] = [0, 1].map(|end| self.node(digits[end], cells[end]));
        self.strong[one].push((other, reason));
        self.strong[other].push((one, reason));
    }

    /// Links the two halves of the places of each of these digits in each house.
    fn link_houses(&mut self, digits: DigitSet, grouped: bool) {
        let state = self.state;
        let geometry = state.geometry();
        for (house, cells) in geometry.houses().iter().enumerate() {
            for digit in digits.iter() {
                let places = state.places(digit).intersection(cells.cells);
                let Some(first) = places.first().filter(|_| places.len() >= 2) else {
                    continue;
                };
                if places.len() == 2 {
                    let ends = [CellSet::EMPTY.with(first), places.without(first)];
                    self.link([digit; 2], ends, Reason::House(house));
                } else if grouped {
                    self.link_groups(house, digit, places);
                }
            }
        }
    }

    /// Links two parts of the places of a digit in a house, at least one of them a group.
    fn link_groups(&mut self, house: HouseIndex, digit: Digit, places: CellSet) {
        let crossings = self.state.geometry().crossings();
        let own = crossings.iter().filter(|crossing| crossing.houses.contains(&house));
        let groups: Vec<CellSet> = own
            .map(|crossing| crossing.cells.intersection(places))
            .filter(|group| group.len() >= 2 && group.len() < places.len())
            .collect();
        for &group in &groups {
            let rest = places.difference(group);
            // Link two groups once.
            let is_new = !groups.contains(&rest) || group.first() < rest.first();
            if (rest.len() == 1 || groups.contains(&rest)) && is_new {
                self.link([digit; 2], [group, rest], Reason::House(house));
            }
        }
    }

    fn link_cells(&mut self) {
        for (cell, candidates) in super::parts::bivalue_cells(self.state) {
            let mut digits = candidates.iter();
            if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
                let cells = [CellSet::EMPTY.with(cell); 2];
                self.link([one, other], cells, Reason::Cell(cell));
            }
        }
    }

    /// Links each two digits of an almost locked set.
    fn link_set(&mut self, index: usize) {
        let set = &self.sets[index];
        if set.cells.len() < 2 {
            return;
        }
        // Digits that nothing outside of the set sees cannot be part of a chain.
        let useful = set.digits.iter().filter(|&it| !set.seen(it).is_empty());
        let useful: Vec<_> = useful.map(|digit| (digit, set.holders(digit))).collect();
        for (nth, &(one, here)) in useful.iter().enumerate() {
            for &(other, there) in &useful[nth + 1..] {
                self.link([one, other], [here, there], Reason::Set(index));
            }
        }
    }

    fn link_weakly(&mut self, links: Links) {
        let size = self.state.shape().size();
        let mut by_digit = vec![Vec::new(); size];
        for (index, node) in self.nodes.iter().enumerate() {
            by_digit[node.digit.index()].push(index);
        }
        for node in &self.nodes {
            let same_digit = by_digit[node.digit.index()].iter().copied();
            self.weak.extend(same_digit.filter(|&it| self.nodes[it].cells.is_subset(node.seen)));
            if let (Some(cell), Links::All | Links::Grouped) = (node.cell, links) {
                let first = self.weak.len();
                let same_cell = &self.singles[cell.index() * size..][..size];
                let others = same_cell.iter().flatten().map(|&it| it as NodeIndex);
                self.weak.extend(others.filter(|&it| self.nodes[it].digit != node.digit));
                self.weak[first..].sort_unstable();
            }
            self.weak_ends.push(self.weak.len());
        }
    }

    /// Returns the nodes with strong links of which at most one is true together with a node.
    pub(super) fn weak(&self, node: NodeIndex) -> &[NodeIndex] {
        let start = node.checked_sub(1).map_or(0, |before| self.weak_ends[before]);
        &self.weak[start..self.weak_ends[node]]
    }

    /// Returns whether a candidate cannot be true together with either of two nodes, which are
    /// not linked.
    pub(super) fn can_exclude(&self, one: NodeIndex, other: NodeIndex) -> bool {
        let (first, second) = (&self.nodes[one], &self.nodes[other]);
        if first.digit == second.digit {
            return first.seen.intersects(second.seen);
        }
        [(first, second), (second, first)]
            .into_iter()
            .any(|(here, there)| here.cell.is_some_and(|cell| there.seen.contains(cell)))
    }

    /// Returns the candidates that cannot be true together with either node.
    pub(super) fn linked_to_both(&self, one: NodeIndex, other: NodeIndex) -> Vec<Candidate> {
        let (first, second) = (&self.nodes[one], &self.nodes[other]);
        let mut out = Vec::new();
        if first.digit == second.digit {
            let both = first.seen.intersection(second.seen);
            let both = both.difference(first.cells).difference(second.cells);
            out.extend(super::parts::on_digit(both, first.digit));
            return out;
        }
        for (here, there) in [(first, second), (second, first)] {
            if let Some(cell) = here.cell.filter(|&cell| there.seen.contains(cell)) {
                out.push(Candidate::new(cell, there.digit));
            }
        }
        if let Some(cell) = first.cell.filter(|_| first.cells == second.cells) {
            let ends = DigitSet::from_iter([first.digit, second.digit]);
            let rest = self.state.candidates(cell).without(ends);
            out.extend(rest.iter().map(|digit| Candidate::new(cell, digit)));
        }
        out
    }

    /// Returns whether at most one of two nodes is true.
    pub(super) fn are_linked(&self, one: NodeIndex, other: NodeIndex) -> bool {
        let (first, second) = (&self.nodes[one], &self.nodes[other]);
        if first.digit == second.digit {
            second.cells.is_subset(first.seen)
        } else {
            first.cells == second.cells && first.cell.is_some()
        }
    }
}
