//! Loads a large tree on demand: chooses the nodes to expand and what to ask the worker.
//!
//! The worker is asked in rounds. In each, every node that may still change is asked about once.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Subtree};
use sudoku_engine::search::Stepper;

use super::TreeView;
use super::arena::{Arena, Fold, ROOT};
use super::growth_state::Expansion;
use super::layout::own_extents;
use crate::worker::run::BranchQuery;

/// The approximate maximum number of nodes shown.
pub const MAX_SHOWN_NODES: usize = 4000;
/// The approximate maximum number of nodes that one expansion adds.
const MAX_NODES_PER_EXPANSION: usize = 200;
/// The approximate maximum number of nodes that expanding everything adds.
const MAX_NODES_OF_FULL_EXPANSION: usize = 1500;
/// The number of nodes that one expansion should add. If it adds fewer, it also expands nodes whose
/// subtrees are too large to be shown whole.
const MIN_NODES_PER_EXPANSION: usize = 12;
/// The maximum number of nodes that one query is about.
const MAX_PATHS_PER_QUERY: usize = 24;
/// If more nodes than this are known, the hidden ones are removed.
const MAX_KNOWN_NODES: usize = 12_000;
/// The estimated number of nodes that expanding one node adds.
const CHILDREN_PER_NODE: usize = 9;

/// A collapsed node that an expansion may expand.
#[derive(Clone, Copy)]
struct ExpansionCandidate {
    node: u32,
    subtree: Subtree,
}

impl TreeView {
    /// Returns the query that the worker has not answered yet.
    pub const fn pending_query(&self) -> Option<&BranchQuery> {
        self.growth.pending_query.as_ref()
    }

    /// Starts the next round of queries, because the run has reached further and subtrees may have
    /// grown.
    pub(crate) const fn start_report_round(&mut self) {
        self.growth.round += 1;
    }

    /// Cancels the query and all expansions in progress.
    pub(crate) fn cancel(&mut self) {
        self.growth.pending_query = None;
        self.growth.expansions.clear();
    }

    /// Cancels the expansions that began at these nodes.
    pub(super) fn cancel_expansions_of(&mut self, nodes: &[u32]) {
        self.growth.expansions.retain(|expansion| !nodes.contains(&expansion.top));
    }

    /// Expands the node at the end of a path and, below it, nodes with solutions; if there are none,
    /// small subtrees. In a tree that is loaded at once, only shows the node's children again.
    /// Returns whether there was anything to expand.
    pub fn unfold(&mut self, path: &[Digit]) -> bool {
        let Some(node) = self.arena.find(path) else { return false };
        let tree_node = self.arena.get(node);
        if self.is_loaded_at_once() {
            let was_folded = tree_node.fold == Fold::Folded;
            self.set_fold(node, Fold::Automatic);
            self.lay_out();
            return was_folded;
        }
        if tree_node.children.as_ref().is_some_and(|children| children.is_empty()) {
            return false;
        }
        let includes_failed = tree_node.facts.is_some_and(|subtree| subtree.solutions == 0);
        self.start_expansion(
            node,
            MAX_NODES_PER_EXPANSION,
            MIN_NODES_PER_EXPANSION,
            includes_failed,
        );
        true
    }

    /// Expands as much of the whole tree as is allowed in one go.
    pub(super) fn unfold_up_to_limit(&mut self) -> bool {
        self.start_expansion(ROOT, MAX_NODES_OF_FULL_EXPANSION, MAX_NODES_OF_FULL_EXPANSION, true);
        true
    }

    /// Expands failed subtrees completely, one after the other, up to the number of nodes that is
    /// allowed in one go.
    pub(super) fn unfold_whole(&mut self, failed: &[u32]) {
        let mut remaining = MAX_NODES_OF_FULL_EXPANSION;
        for &node in failed {
            let size = usize::try_from(self.size_of(node).unwrap_or(1)).unwrap_or(usize::MAX);
            let max_nodes = size.min(remaining);
            if max_nodes == 0 {
                break;
            }
            remaining -= max_nodes;
            self.add_expansion(node, max_nodes, max_nodes, true);
        }
        self.continue_expansions();
    }

    fn start_expansion(
        &mut self,
        top: u32,
        max_nodes: usize,
        min_nodes: usize,
        includes_failed: bool,
    ) {
        self.add_expansion(top, max_nodes, min_nodes, includes_failed);
        self.continue_expansions();
    }

    fn add_expansion(
        &mut self,
        top: u32,
        max_nodes: usize,
        min_nodes: usize,
        includes_failed: bool,
    ) {
        self.growth.last_expansion += 1;
        let expansion_number = self.growth.last_expansion;
        // Nodes shown already do not count, so that expanding again shows more.
        let shown =
            if self.arena.get(top).fold == Fold::Unfolded { self.shown_below(top).0 } else { 0 };
        self.growth.expansions.retain(|expansion| expansion.top != top);
        self.growth.expansions.push(Expansion {
            top,
            max_nodes: max_nodes + shown,
            min_nodes: min_nodes + shown,
            includes_failed,
            number: expansion_number,
        });
        self.unfold_node(top, expansion_number);
    }

    pub(super) fn unfold_node(&mut self, node: u32, expansion_number: u32) {
        self.set_fold(node, Fold::Unfolded);
        Rc::make_mut(&mut self.arena).get_mut(node).unfold_number = expansion_number;
    }

    /// Continues each expansion until it is complete or a report from the worker is missing.
    fn continue_expansions(&mut self) {
        for expansion in std::mem::take(&mut self.growth.expansions) {
            loop {
                let (shown, candidates, is_waiting) = self.shown_below(expansion.top);
                if is_waiting {
                    self.growth.expansions.push(expansion);
                    break;
                }
                let chosen = choose_nodes(expansion, shown, candidates);
                if chosen.is_empty() {
                    break;
                }
                for node in chosen {
                    self.unfold_node(node, expansion.number);
                }
            }
        }
        self.lay_out();
    }

    /// Returns the number of nodes shown below an expanded one, those of them that can be
    /// expanded, and whether an expanded node has no report yet.
    fn shown_below(&self, top: u32) -> (usize, Vec<ExpansionCandidate>, bool) {
        let (mut shown, mut candidates, mut is_waiting) = (0, Vec::new(), false);
        let mut next = vec![top];
        while let Some(node) = next.pop() {
            is_waiting |= self.arena.get(node).reported_round == 0;
            for &child in self.arena.children(node) {
                shown += 1;
                let tree_node = self.arena.get(child);
                match (tree_node.fold, tree_node.facts) {
                    (Fold::Unfolded, _) => next.push(child),
                    (_, Some(subtree)) if subtree.size > 1 => {
                        candidates.push(ExpansionCandidate { node: child, subtree });
                    }
                    _ => {}
                }
            }
        }
        (shown, candidates, is_waiting)
    }

    /// Stores an answer from the worker: a report on each node, or `None` if the run has not reached
    /// it. Returns whether the answer was expected.
    pub(crate) fn receive_branches(
        &mut self,
        id: u32,
        reported: &[Option<Branches>],
        is_run_over: bool,
    ) -> bool {
        let Some(query) = self.growth.pending_query.take_if(|query| query.id == id) else {
            return false;
        };
        let arena = Rc::make_mut(&mut self.arena);
        for (path, report) in query.paths.iter().zip(reported) {
            let Some(node) = arena.find(path) else { continue };
            if let Some(branches) = report {
                store_branches(arena, node, branches);
            }
            let is_left = |child: &u32| {
                arena.get(*child).facts.is_some_and(|subtree| subtree.removed_at.is_some())
            };
            let is_final =
                is_run_over || (report.is_some() && arena.children(node).iter().all(is_left));
            let tree_node = arena.get_mut(node);
            (tree_node.reported_round, tree_node.is_final) = (self.growth.round, is_final);
        }
        self.continue_expansions();
        self.continue_following();
        true
    }

    /// Collapses nodes if too many are shown, and prepares the next query about the others.
    /// `is_path_settled` is whether the path stays long enough to be worth a query. A query
    /// increments `last_query_id`. Returns whether anything changed.
    pub(crate) fn update_query(
        &mut self,
        stepper: &Stepper,
        is_path_settled: bool,
        last_query_id: &mut u32,
    ) -> bool {
        if self.is_loaded_at_once() || self.growth.pending_query.is_some() {
            return false;
        }
        let path: Vec<Digit> = stepper.branches().collect();
        let has_collapsed = self.collapse_excess(&path);
        let known_path_nodes = self.known_path_nodes(&path);
        let mut paths = if is_path_settled { self.due_on_path(&path) } else { Vec::new() };
        let (expanded, _) = self.expanded_nodes(&known_path_nodes);
        // Hidden nodes are not queried, so their expansions would never continue.
        self.growth.expansions.retain(|expansion| expanded.contains(&expansion.top));
        let mut due = expanded;
        due.retain(|&node| self.is_due(node) && !known_path_nodes.contains(&node));
        // Nodes without any report come first.
        due.sort_by_key(|&node| self.arena.get(node).reported_round != 0);
        if is_path_settled {
            let small = self.small_beside(&known_path_nodes).into_iter();
            due.extend(small.flat_map(|node| self.unknown_in(node)));
            due.retain(|&node| self.is_due(node));
        }
        paths.extend(due.into_iter().map(|node| self.arena.path(node)));
        paths.truncate(MAX_PATHS_PER_QUERY);
        if paths.is_empty() {
            return has_collapsed;
        }
        *last_query_id += 1;
        self.growth.pending_query = Some(BranchQuery { id: *last_query_id, paths: paths.into() });
        true
    }

    fn is_due(&self, node: u32) -> bool {
        let tree_node = self.arena.get(node);
        !tree_node.is_final && tree_node.reported_round < self.growth.round
    }

    /// Returns the paths of the nodes along a path that may have changed since their last report,
    /// from the top. Includes an unknown node if the one above it is included, whose report makes
    /// it known.
    fn due_on_path(&self, path: &[Digit]) -> Vec<Vec<Digit>> {
        let mut due = Vec::new();
        let mut is_included = false;
        for length in 0..=path.len() {
            let node = self.arena.find(&path[..length]);
            is_included = node.map_or(is_included, |node| self.is_due(node));
            if is_included {
                due.push(path[..length].to_vec());
            } else if node.is_none() {
                break;
            }
        }
        due
    }

    /// Returns the known nodes along a path.
    pub(crate) fn known_path_nodes(&self, path: &[Digit]) -> Vec<u32> {
        let mut known_path_nodes = vec![ROOT];
        for &digit in path {
            let Some(child) = self.arena.child(known_path_nodes[known_path_nodes.len() - 1], digit)
            else {
                break;
            };
            known_path_nodes.push(child);
        }
        known_path_nodes
    }

    /// Returns the nodes whose children are shown, parents first, and the number of nodes
    /// shown in all.
    pub(super) fn expanded_nodes(&self, known_path_nodes: &[u32]) -> (Vec<u32>, usize) {
        let (mut expanded, mut count) = (Vec::new(), 1);
        let mut next = vec![ROOT];
        while let Some(node) = next.pop() {
            if self.arena.get(node).fold == Fold::Unfolded || known_path_nodes.contains(&node) {
                expanded.push(node);
                let children = self.arena.children(node);
                count += children.len();
                next.extend(children.iter().rev());
            }
        }
        (expanded, count)
    }

    /// Collapses the oldest expansions while too many nodes are shown, and removes hidden nodes if
    /// too many are known, which numbers the others again. Returns whether it collapsed any.
    fn collapse_excess(&mut self, path: &[Digit]) -> bool {
        let known_path_nodes = self.known_path_nodes(path);
        let mut has_collapsed = false;
        loop {
            let (expanded, count) = self.expanded_nodes(&known_path_nodes);
            let collapsible =
                expanded.iter().copied().filter(|node| !known_path_nodes.contains(node));
            let key =
                |&node: &u32| (self.arena.get(node).unfold_number, self.arena.get(node).depth);
            match collapsible.min_by_key(key) {
                Some(node) if count > MAX_SHOWN_NODES => self.set_fold(node, Fold::Automatic),
                _ => break,
            }
            has_collapsed = true;
        }
        if has_collapsed {
            self.lay_out();
        }
        if self.known_count() > MAX_KNOWN_NODES && self.growth.expansions.is_empty() {
            let arena = &self.arena;
            let is_kept = |node: u32| {
                arena.get(node).fold == Fold::Unfolded || known_path_nodes.contains(&node)
            };
            self.arena = Rc::new(arena.pruned(is_kept));
        }
        has_collapsed
    }
}

/// Returns the nodes that an expansion expands next.
fn choose_nodes(
    expansion: Expansion,
    shown: usize,
    mut candidates: Vec<ExpansionCandidate>,
) -> Vec<u32> {
    let mut remaining = expansion.max_nodes.saturating_sub(shown);
    candidates.sort_by_key(|candidate| (candidate.subtree.solutions == 0, candidate.subtree.size));
    let mut chosen = Vec::new();
    for candidate in &candidates {
        let nodes_inside = usize::try_from(candidate.subtree.size - 1).unwrap_or(usize::MAX);
        let cost = match candidate.subtree.solutions {
            0 if expansion.includes_failed => nodes_inside,
            0 => continue,
            _ => nodes_inside.min(CHILDREN_PER_NODE),
        };
        if cost <= remaining && chosen.len() < MAX_PATHS_PER_QUERY {
            remaining -= cost;
            chosen.push(candidate.node);
        }
    }
    if chosen.is_empty() && expansion.includes_failed {
        let nodes_to_expand = expansion
            .min_nodes
            .saturating_sub(shown)
            .div_ceil(CHILDREN_PER_NODE)
            .min(remaining / CHILDREN_PER_NODE);
        // Takes some of the largest, so that the visible nodes lie where most of the tree is.
        chosen.extend(
            candidates
                .iter()
                .rev()
                .take(nodes_to_expand.min(MAX_PATHS_PER_QUERY / 3))
                .map(|candidate| candidate.node),
        );
    }
    chosen
}

/// Stores the reported facts about a node and its children.
fn store_branches(arena: &mut Arena, node: u32, branches: &Branches) {
    if let Some(subtree) = branches.node {
        set_facts(arena, node, subtree);
    }
    if arena.get(node).children.is_none() {
        arena.add_children(node, &branches.children);
    }
    for child in &branches.children {
        if let (Some(child_node), Some(subtree)) = (arena.child(node, child.branch), child.subtree)
        {
            set_facts(arena, child_node, subtree);
        }
    }
}

fn set_facts(arena: &mut Arena, node: u32, subtree: Subtree) {
    let before = arena.get(node).facts;
    if before != Some(subtree) {
        // Only the extents of a collapsed node of a large tree depend on the facts.
        let (shows_children, is_loaded_at_once) = (false, false);
        let extents =
            |subtree: Option<&Subtree>| own_extents(subtree, shows_children, is_loaded_at_once);
        let changes_outline = extents(before.as_ref()) != extents(Some(&subtree));
        arena.get_mut(node).facts = Some(subtree);
        if changes_outline {
            arena.mark_changed(node);
        }
    }
}
