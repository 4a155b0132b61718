//! The values that the variables can take simultaneously.
//!
//! Owns the matching of variables to values, and its consequences for all other values.

use super::members::Members;
use crate::csp::domain_access::DomainAccess;
use crate::csp::{Failure, Observer};

/// A matching: a value for every member, no value twice. Every matching has the same
/// consequences, so it does not matter which one is found; the last one found is as good
/// a start as any.
#[derive(Clone, Debug, Default)]
pub(super) struct Matching {
    /// By member: the index of its value.
    value_of: Vec<Option<usize>>,
    /// By value: the member matched to it.
    member_with: Vec<Option<usize>>,
}

impl Matching {
    /// Removes every value that is in no matching.
    pub(super) fn filter<O: Observer>(
        &mut self,
        members: &Members,
        domains: &mut DomainAccess<'_, O>,
    ) -> Result<(), Failure> {
        let bits = |variable| domains.domain(variable).bits();
        let bits: Vec<u64> = members.variables.iter().map(|&variable| bits(variable)).collect();
        let graph = Graph { first: &members.first, bits: &bits };
        self.retain_valid_pairs(&graph, members.values.len());
        for member in 0..members.len() {
            if self.value_of[member].is_none() && !self.augment(&graph, member) {
                return Err(members.failure(domains));
            }
        }
        let components = Components::new(&graph, self).components;
        for (member, (variable, first)) in members.iter().enumerate() {
            let component = self.value_of[member].map(|value| components[value]);
            let is_in_component = |&value: &usize| Some(components[value]) == component;
            let allowed = graph.values(member).filter(is_in_component);
            let allowed = allowed.fold(0, |allowed, value| allowed | 1 << (value - first));
            domains.retain(variable, allowed)?;
        }
        Ok(())
    }

    /// Drops the pairs that are no longer in the domains.
    fn retain_valid_pairs(&mut self, graph: &Graph, values: usize) {
        self.value_of.resize(graph.bits.len(), None);
        self.member_with.clear();
        self.member_with.resize(values, None);
        for (member, matched) in self.value_of.iter_mut().enumerate() {
            *matched = matched.filter(|&value| graph.has(member, value));
            if let Some(value) = *matched {
                self.member_with[value] = Some(member);
            }
        }
    }

    /// Finds a value for a member by rematching other members along the shortest
    /// alternating path, found breadth-first. Returns whether there is one.
    fn augment(&mut self, graph: &Graph, member: usize) -> bool {
        let mut reached_from = vec![None; self.member_with.len()];
        let mut frontier = vec![member];
        let mut nth = 0;
        while let Some(&member) = frontier.get(nth) {
            nth += 1;
            for value in graph.values(member) {
                if reached_from[value].is_some() {
                    continue;
                }
                reached_from[value] = Some(member);
                match self.member_with[value] {
                    Some(owner) => frontier.push(owner),
                    None => {
                        self.shift(&reached_from, value);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Shifts values along the path: the free value goes to the member that asked for it,
    /// that member's value to the one that asked for it, and so on.
    fn shift(&mut self, reached_from: &[Option<usize>], free: usize) {
        let mut next = Some(free);
        while let Some(value) = next {
            let member = reached_from[value].expect("every value on the path was asked for");
            next = self.value_of[member].replace(value);
            self.member_with[value] = Some(member);
        }
    }
}

/// The values that each member can take.
struct Graph<'a> {
    first: &'a [usize],
    bits: &'a [u64],
}

impl Graph<'_> {
    fn has(&self, member: usize, value: usize) -> bool {
        let offset = value.checked_sub(self.first[member]);
        offset.is_some_and(|offset| offset < 64 && self.bits[member] >> offset & 1 == 1)
    }

    fn values(&self, member: usize) -> impl Iterator<Item = usize> {
        self.values_from(member, 0)
    }

    /// Returns the values of the member from this one on.
    fn values_from(&self, member: usize, start: usize) -> impl Iterator<Item = usize> {
        let first = self.first[member];
        let skipped = start.saturating_sub(first) as u32;
        let mut bits = self.bits[member] & u64::MAX.checked_shl(skipped).unwrap_or(0);
        std::iter::from_fn(move || {
            let offset = bits.checked_ilog2().map(|_| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(first + offset as usize)
        })
    }
}

/// The strongly connected components of the values, after Robert Tarjan, "Depth-first
/// search and linear graph algorithms" (1972).
///
/// Each matched value has an edge to every other value that its member can take. An extra
/// node, `free`, represents the unmatched values: each of them has an edge to it, and it
/// has an edge to every matched value, since that value's member could end up with an
/// unmatched one. A member can take a value if and only if a cycle leads from the
/// member's own value through that one.
struct Components<'a> {
    graph: &'a Graph<'a>,
    matching: &'a Matching,
    /// By node: the time at which it was reached, from 1; 0 before.
    reached_at: Vec<usize>,
    /// By node: the earliest node known to be reachable from it in its component.
    earliest: Vec<usize>,
    /// By node: its component; 0 while unknown.
    components: Vec<usize>,
    /// The nodes whose component is not known yet, in the order of reaching.
    open: Vec<usize>,
    clock: usize,
    component_count: usize,
}

impl<'a> Components<'a> {
    fn new(graph: &'a Graph<'a>, matching: &'a Matching) -> Self {
        let nodes = matching.member_with.len() + 1;
        let (reached_at, earliest, components) = (vec![0; nodes], vec![0; nodes], vec![0; nodes]);
        let open = Vec::with_capacity(nodes);
        let mut search = Self {
            graph,
            matching,
            reached_at,
            earliest,
            components,
            open,
            clock: 0,
            component_count: 0,
        };
        for &start in matching.value_of.iter().flatten() {
            if search.reached_at[start] == 0 {
                search.explore(start);
            }
        }
        search
    }

    /// Finds the components of all nodes reachable from the start.
    fn explore(&mut self, start: usize) {
        // Each entry is a node and the position to continue from among its successors.
        let mut path = vec![(start, 0)];
        self.reach(start);
        while let Some(&mut (node, ref mut from)) = path.last_mut() {
            if let Some((next, after)) = self.successor(node, *from) {
                *from = after;
                if self.reached_at[next] == 0 {
                    self.reach(next);
                    path.push((next, 0));
                } else if self.components[next] == 0 {
                    self.earliest[node] = self.earliest[node].min(self.reached_at[next]);
                }
                continue;
            }
            path.pop();
            if let Some(&(before, _)) = path.last() {
                self.earliest[before] = self.earliest[before].min(self.earliest[node]);
            }
            if self.earliest[node] == self.reached_at[node] {
                self.close(node);
            }
        }
    }

    fn reach(&mut self, node: usize) {
        self.clock += 1;
        self.reached_at[node] = self.clock;
        self.earliest[node] = self.clock;
        self.open.push(node);
    }

    /// Closes the component whose first node this is.
    fn close(&mut self, first: usize) {
        self.component_count += 1;
        while let Some(node) = self.open.pop() {
            self.components[node] = self.component_count;
            if node == first {
                break;
            }
        }
    }

    /// Returns the next successor of a node at or after a position, and the position
    /// after it.
    fn successor(&self, node: usize, from: usize) -> Option<(usize, usize)> {
        let free = self.matching.member_with.len();
        if node == free {
            let next = self.matching.value_of.get(from).copied().flatten()?;
            return Some((next, from + 1));
        }
        match self.matching.member_with[node] {
            Some(member) => {
                let next = self.graph.values_from(member, from).next()?;
                Some((next, next + 1))
            }
            None => (from == 0).then_some((free, 1)),
        }
    }
}
