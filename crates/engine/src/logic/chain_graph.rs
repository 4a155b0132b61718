//! The graph that chains run along: candidates and groups of them, with strong links.

use super::almost_locked::AlmostLockedSet;
use super::bit_sets::{BitSets, members};
use super::geometry::HouseIndex;
use super::state::MAX_DIGITS;
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

/// A strong link between two nodes.
#[derive(Clone, Copy, Debug)]
struct Link {
    ends: [NodeIndex; 2],
    reason: Reason,
}

/// Nodes and the links between them.
#[derive(Debug)]
pub(super) struct Graph<'a> {
    pub(super) state: &'a LogicState,
    pub(super) nodes: Vec<Node>,
    links: Vec<Link>,
    /// By node, one after another: its links, by their numbers in `links`.
    links_of: Vec<u32>,
    /// By node: where its links in `links_of` end.
    links_ends: Vec<u32>,
    /// The nodes with a strong link to a node.
    pub(super) strong_sets: BitSets,
    /// The nodes of a digit.
    by_digit: BitSets,
    /// The nodes of which at most one is true together with a node.
    pub(super) weak_sets: BitSets,
    /// The nodes that, as the end of a chain from a node, conclude something. If the chain
    /// concludes the same from its other end, it ends at the node with the greater number.
    pub(super) conclusive: BitSets,
    pub(super) sets: Vec<AlmostLockedSet>,
    /// By cell and digit: the number of the node of a candidate, plus 1, or 0.
    singles: Vec<u32>,
    /// By digit: the nodes of several candidates.
    groups: [Vec<NodeIndex>; MAX_DIGITS],
}

impl<'a> Graph<'a> {
    /// Creates the graph of these links, those in houses only for these digits, those in cells
    /// only for these cells, which have two candidates.
    pub(super) fn new(
        state: &'a LogicState,
        links: Links,
        (digits, cells): (DigitSet, &[(Cell, DigitSet)]),
        sets: Vec<AlmostLockedSet>,
    ) -> Self {
        let mut graph = Self {
            state,
            nodes: Vec::new(),
            links: Vec::new(),
            links_of: Vec::new(),
            links_ends: Vec::new(),
            strong_sets: BitSets::default(),
            by_digit: BitSets::default(),
            weak_sets: BitSets::default(),
            conclusive: BitSets::default(),
            sets,
            singles: vec![0; state.shape().cell_count() * state.shape().size()],
            groups: [const { Vec::new() }; MAX_DIGITS],
        };
        if links != Links::BivalueCells {
            graph.link_houses(digits, links == Links::Grouped);
        }
        if links != Links::OneDigit {
            graph.link_cells(cells);
        }
        for set in 0..graph.sets.len() {
            graph.link_set(set);
        }
        graph.sort_links();
        graph.compare_nodes(links);
        graph
    }

    /// Returns the number of the node of a candidate, which is added if there is none yet.
    fn single(&mut self, Candidate { cell, digit }: Candidate) -> NodeIndex {
        let key = cell.index() * self.state.shape().size() + digit.index();
        if self.singles[key] == 0 {
            let seen = self.state.places(digit).intersection(self.state.geometry().peers(cell));
            let cells = CellSet::EMPTY.with(cell);
            self.nodes.push(Node { digit, cells, seen, cell: Some(cell) });
            self.singles[key] = self.nodes.len() as u32;
        }
        self.singles[key] as NodeIndex - 1
    }

    /// Returns the number of the node of some places of a digit, which is added if there is none
    /// yet.
    fn node(&mut self, digit: Digit, cells: CellSet) -> NodeIndex {
        if let Some(cell) = cells.first().filter(|&cell| cells == CellSet::EMPTY.with(cell)) {
            return self.single(Candidate::new(cell, digit));
        }
        let known = self.groups[digit.index()].iter().find(|&&it| self.nodes[it].cells == cells);
        if let Some(&known) = known {
            return known;
        }
        let index = self.nodes.len();
        let peers = self.state.geometry().common_peers(cells);
        let seen = self.state.places(digit).intersection(peers);
        self.nodes.push(Node { digit, cells, seen, cell: None });
        self.groups[digit.index()].push(index);
        index
    }

    fn link(&mut self, ends: [NodeIndex; 2], reason: Reason) {
        self.links.push(Link { ends, reason });
    }

    /// Links the two halves of the places of each of these digits in each house.
    fn link_houses(&mut self, digits: DigitSet, grouped: bool) {
        let state = self.state;
        let geometry = state.geometry();
        for (house, cells) in geometry.houses().iter().enumerate() {
            let crossings = geometry.crossings().iter();
            let own = crossings.filter(|crossing| grouped && crossing.houses.contains(&house));
            let own: Vec<CellSet> = own.map(|crossing| crossing.cells).collect();
            for digit in digits.iter() {
                let places = state.places(digit).intersection(cells.cells);
                if let Some(ends) = places.as_pair() {
                    let ends = ends.map(|cell| self.single(Candidate::new(cell, digit)));
                    self.link(ends, Reason::House(house));
                } else {
                    self.link_groups((house, &own), digit, places);
                }
            }
        }
    }

    /// Links two parts of the places of a digit in a house, at least one of them a group of those
    /// where another house crosses.
    fn link_groups(
        &mut self,
        (house, crossings): (HouseIndex, &[CellSet]),
        digit: Digit,
        places: CellSet,
    ) {
        let groups: Vec<CellSet> = crossings
            .iter()
            .map(|crossing| crossing.intersection(places))
            .filter(|group| group.len() >= 2 && group.len() < places.len())
            .collect();
        for &group in &groups {
            let rest = places.difference(group);
            // Link two groups once.
            let is_new = !groups.contains(&rest) || group.first() < rest.first();
            if (rest.len() == 1 || groups.contains(&rest)) && is_new {
                let ends = [group, rest].map(|cells| self.node(digit, cells));
                self.link(ends, Reason::House(house));
            }
        }
    }

    fn link_cells(&mut self, cells: &[(Cell, DigitSet)]) {
        for &(cell, candidates) in cells {
            let mut digits = candidates.iter();
            if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
                let ends = [one, other].map(|digit| self.single(Candidate::new(cell, digit)));
                self.link(ends, Reason::Cell(cell));
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
                let ends = [(one, here), (other, there)];
                let ends = ends.map(|(digit, cells)| self.node(digit, cells));
                self.link(ends, Reason::Set(index));
            }
        }
    }

    /// Sorts the links by their nodes, those of each node in the order in which they were added.
    fn sort_links(&mut self) {
        self.strong_sets = BitSets::new(self.nodes.len(), self.nodes.len());
        self.links_ends = vec![0; self.nodes.len()];
        for &Link { ends: [one, other], .. } in &self.links {
            self.strong_sets.insert(one, other);
            self.strong_sets.insert(other, one);
            self.links_ends[one] += 1;
            self.links_ends[other] += 1;
        }
        let mut sum = 0;
        for end in &mut self.links_ends {
            (*end, sum) = (sum, sum + *end);
        }
        self.links_of = vec![0; 2 * self.links.len()];
        for (index, link) in self.links.iter().enumerate() {
            for node in link.ends {
                self.links_of[self.links_ends[node] as usize] = index as u32;
                self.links_ends[node] += 1;
            }
        }
    }

    /// Returns the nodes with a strong link to a node, and why.
    pub(super) fn strong(&self, node: NodeIndex) -> impl Iterator<Item = (NodeIndex, Reason)> {
        let start = node.checked_sub(1).map_or(0, |before| self.links_ends[before]);
        let links = &self.links_of[start as usize..self.links_ends[node] as usize];
        links.iter().map(move |&index| {
            let Link { ends: [one, other], reason } = self.links[index as usize];
            (if one == node { other } else { one }, reason)
        })
    }

    /// Returns the nodes of which at most one is true together with a node, those of its digit
    /// first.
    pub(super) fn weak(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        let same_digit = self.by_digit.of(self.nodes[node].digit.index());
        let weak = || self.weak_sets.of(node).iter().zip(same_digit);
        let others = members(weak().map(|(weak, same)| weak & !same));
        members(weak().map(|(weak, same)| weak & same)).chain(others)
    }

    /// Finds out which nodes cannot both be true, and which conclude something together.
    fn compare_nodes(&mut self, links: Links) {
        let count = self.nodes.len();
        let (mut weak, mut conclusive) = (BitSets::new(count, count), BitSets::new(count, count));
        let mut by_digit = BitSets::new(self.state.shape().size(), count);
        for (index, node) in self.nodes.iter().enumerate() {
            by_digit.insert(node.digit.index(), index);
        }
        let same_digit = |node: &Node| members(by_digit.of(node.digit.index()).iter().copied());
        let has_loops = matches!(links, Links::All | Links::Grouped);
        for (one, node) in self.nodes.iter().enumerate() {
            for other in same_digit(node).filter(|&other| other > one) {
                let is_linked = self.nodes[other].cells.is_subset(node.seen);
                let excludes = node.seen.intersects(self.nodes[other].seen);
                weak.insert_if(is_linked, one, other);
                weak.insert_if(is_linked, other, one);
                conclusive.insert_if(is_linked && has_loops || excludes, one, other);
                conclusive.insert_if(is_linked && has_loops, other, one);
            }
            if !has_loops {
                continue;
            }
            conclusive.insert(one, one);
            let Some(cell) = node.cell else {
                continue;
            };
            for digit in self.state.candidates(cell).iter().filter(|&it| it != node.digit) {
                for other in members(by_digit.of(digit.index()).iter().copied()) {
                    let has_same_cell = self.nodes[other].cell == Some(cell);
                    let excludes = self.nodes[other].seen.contains(cell);
                    weak.insert_if(has_same_cell, one, other);
                    conclusive.insert_if(has_same_cell, one, other);
                    conclusive.insert_if(excludes, one.min(other), one.max(other));
                }
            }
        }
        (self.by_digit, self.weak_sets, self.conclusive) = (by_digit, weak, conclusive);
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
}
