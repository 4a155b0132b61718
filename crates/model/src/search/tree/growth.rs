//! How a large tree becomes known: what is expanded, and what the worker is asked.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Subtree};
use sudoku_engine::search::Stepper;

use super::TreeView;
use super::arena::{Arena, Fold, ROOT};
use super::layout::own_reach;
use super::unfoldings::Job;
use crate::worker::run::BranchQuery;

/// The approximate maximum number of nodes shown.
pub const SHOWN: usize = 4000;
/// The maximum number of nodes that one expansion shows.
const AT_ONCE: usize = 200;
/// The maximum number of nodes that expanding everything shows.
const ALL: usize = 1500;
/// An expansion that shows fewer nodes continues into subtrees that are too large for it.
const FEW: usize = 12;
/// Nodes per query.
const ASKED: usize = 24;
/// The number of known nodes from which hidden ones are forgotten.
const KNOWN: usize = 12_000;
/// The number of digits: about the maximum number of nodes shown by expanding one node.
const CHILDREN: usize = 9;

/// A collapsed node that a job may expand.
#[derive(Clone, Copy)]
struct Pending {
    node: u32,
    facts: Subtree,
}

impl TreeView {
    /// Returns the query that the worker has not answered yet.
    pub const fn ask(&self) -> Option<&BranchQuery> {
        self.growth.ask.as_ref()
    }

    /// Makes all open subtrees due for another query, because they may have grown.
    pub(crate) const fn expect_news(&mut self) {
        self.growth.round += 1;
    }

    /// Cancels the query and all expansions in progress.
    pub(crate) fn cancel(&mut self) {
        self.growth.ask = None;
        self.growth.jobs.clear();
    }

    /// Collapses or expands the node at the end of a path, in a tree that is not loaded.
    pub(super) fn toggle_lazily(&mut self, path: &[Digit]) -> bool {
        let fold = self.arena.find(path).map(|node| (node, self.arena.get(node).fold));
        match fold {
            Some((node, Fold::Open)) => {
                self.set_fold(node, Fold::Shut);
                self.growth.jobs.retain(|job| job.top != node);
                self.lay_out();
                true
            }
            _ => self.unfold(path),
        }
    }

    /// Expands the node at the end of a path, and small subtrees below it, those with
    /// solutions first. Returns whether there was anything to expand.
    pub fn unfold(&mut self, path: &[Digit]) -> bool {
        let Some(node) = self.arena.find(path) else { return false };
        let found = self.arena.get(node);
        if self.is_loaded() {
            let was_shut = found.fold == Fold::Shut;
            self.set_fold(node, Fold::Unasked);
            self.lay_out();
            return was_shut;
        }
        if found.below.as_ref().is_some_and(|below| below.is_empty()) {
            return false;
        }
        let with_failed = found.facts.is_some_and(|facts| facts.solutions == 0);
        self.begin(node, AT_ONCE, FEW, with_failed);
        true
    }

    /// Expands as much of the whole tree as is allowed in one go.
    pub(super) fn unfold_most(&mut self) -> bool {
        self.begin(ROOT, ALL, ALL, true);
        true
    }

    fn begin(&mut self, top: u32, budget: usize, least: usize, with_failed: bool) {
        self.growth.clock += 1;
        let number = self.growth.clock;
        // Nodes shown already do not count, so that expanding again shows more.
        let shown = if self.arena.get(top).fold == Fold::Open { self.survey(top).0 } else { 0 };
        self.growth.jobs.retain(|job| job.top != top);
        self.growth.jobs.push(Job {
            top,
            budget: budget + shown,
            least: least + shown,
            with_failed,
            number,
        });
        self.open(top, number);
        self.grow();
    }

    fn open(&mut self, node: u32, number: u32) {
        self.set_fold(node, Fold::Open);
        Rc::make_mut(&mut self.arena).get_mut(node).unfolded = number;
    }

    /// Continues the expansions in progress, where nodes are known.
    fn grow(&mut self) {
        for job in std::mem::take(&mut self.growth.jobs) {
            loop {
                let (shown, buds, waits) = self.survey(job.top);
                if waits {
                    self.growth.jobs.push(job);
                    break;
                }
                let chosen = choose(job, shown, buds);
                if chosen.is_empty() {
                    break;
                }
                for node in chosen {
                    self.open(node, job.number);
                }
            }
        }
        self.lay_out();
    }

    /// Returns the number of nodes shown below an expanded one, those of them that can be
    /// expanded, and whether there are nodes without any report yet.
    fn survey(&self, top: u32) -> (usize, Vec<Pending>, bool) {
        let (mut shown, mut buds, mut waits) = (0, Vec::new(), false);
        let mut next = vec![top];
        while let Some(node) = next.pop() {
            waits |= self.arena.get(node).reported == 0;
            for &child in self.arena.below(node) {
                shown += 1;
                let found = self.arena.get(child);
                match (found.fold, found.facts) {
                    (Fold::Open, _) => next.push(child),
                    (_, Some(facts)) if facts.size > 1 => buds.push(Pending { node: child, facts }),
                    _ => {}
                }
            }
        }
        (shown, buds, waits)
    }

    /// Stores an answer from the worker. Returns whether it was expected.
    pub(crate) fn take(&mut self, id: u32, reported: &[Option<Branches>], is_over: bool) -> bool {
        let Some(ask) = self.growth.ask.take_if(|ask| ask.id == id) else { return false };
        let arena = Rc::make_mut(&mut self.arena);
        for (path, reported) in ask.paths.iter().zip(reported) {
            let Some(node) = arena.find(path) else { continue };
            if let Some(branches) = reported {
                tell(arena, node, branches);
            }
            let ends = |child: &u32| {
                arena.get(*child).facts.is_some_and(|facts| facts.removed_at.is_some())
            };
            let is_settled = is_over || (reported.is_some() && arena.below(node).iter().all(ends));
            let node = arena.get_mut(node);
            (node.reported, node.is_settled) = (self.growth.round, is_settled);
        }
        self.grow();
        true
    }

    /// Queries the nodes that are shown, and limits how many are shown. `rests` is whether the
    /// path stays long enough to be worth a query. Returns whether anything changed. Each
    /// query takes the next number of `asks`.
    pub(crate) fn settle(&mut self, at: &Stepper, rests: bool, asks: &mut u32) -> bool {
        if self.is_loaded() || self.growth.ask.is_some() {
            return false;
        }
        let path: Vec<Digit> = at.branches().collect();
        let trunk = self.trunk(&path);
        let has_shed = self.shed(&trunk);
        let mut paths = if rests { self.due_on_path(&path) } else { Vec::new() };
        let (mut due, _) = self.shown(&trunk);
        // Hidden nodes are not queried, so their expansions would never continue.
        self.growth.jobs.retain(|job| due.contains(&job.top));
        due.retain(|&node| self.is_due(node) && !trunk.contains(&node));
        // Nodes without any report come first.
        due.sort_by_key(|&node| self.arena.get(node).reported != 0);
        paths.extend(due.into_iter().map(|node| self.arena.path(node)));
        paths.truncate(ASKED);
        if paths.is_empty() {
            return has_shed;
        }
        *asks += 1;
        self.growth.ask = Some(BranchQuery { id: *asks, paths: paths.into() });
        true
    }

    fn is_due(&self, node: u32) -> bool {
        let node = self.arena.get(node);
        !node.is_settled && node.reported < self.growth.round
    }

    /// Returns the paths of the nodes along a path that may have news, from the top. Includes
    /// unknown nodes only if the answer makes them known.
    fn due_on_path(&self, path: &[Digit]) -> Vec<Vec<Digit>> {
        let mut due = Vec::new();
        let mut follows = false;
        for length in 0..=path.len() {
            let node = self.arena.find(&path[..length]);
            follows = node.map_or(follows, |node| self.is_due(node));
            if follows {
                due.push(path[..length].to_vec());
            } else if node.is_none() {
                break;
            }
        }
        due
    }

    /// Returns the known nodes along a path.
    pub(crate) fn trunk(&self, path: &[Digit]) -> Vec<u32> {
        let mut trunk = vec![ROOT];
        for &digit in path {
            let Some(child) = self.arena.child(trunk[trunk.len() - 1], digit) else { break };
            trunk.push(child);
        }
        trunk
    }

    /// Returns the nodes whose children are shown, parents first, and the number of nodes
    /// shown in all.
    fn shown(&self, trunk: &[u32]) -> (Vec<u32>, usize) {
        let (mut unfolded, mut count) = (Vec::new(), 1);
        let mut next = vec![ROOT];
        while let Some(node) = next.pop() {
            if self.arena.get(node).fold == Fold::Open || trunk.contains(&node) {
                unfolded.push(node);
                let below = self.arena.below(node);
                count += below.len();
                next.extend(below.iter().rev());
            }
        }
        (unfolded, count)
    }

    /// Collapses the oldest expansions while too many nodes are shown, and forgets hidden
    /// nodes when too many are known. Returns whether it collapsed any.
    fn shed(&mut self, trunk: &[u32]) -> bool {
        let mut has_shed = false;
        loop {
            let (unfolded, count) = self.shown(trunk);
            let oldest = unfolded.iter().copied().filter(|node| !trunk.contains(node));
            let key = |&node: &u32| (self.arena.get(node).unfolded, self.arena.get(node).depth);
            match oldest.min_by_key(key) {
                Some(node) if count > SHOWN => self.set_fold(node, Fold::Unasked),
                _ => break,
            }
            has_shed = true;
        }
        if has_shed {
            self.lay_out();
        }
        if self.known() > KNOWN && self.growth.jobs.is_empty() {
            let arena = &self.arena;
            let keeps = |node: u32| arena.get(node).fold == Fold::Open || trunk.contains(&node);
            self.arena = Rc::new(arena.thinned(keeps));
        }
        has_shed
    }
}

/// Returns the nodes that a job expands next.
fn choose(job: Job, shown: usize, mut buds: Vec<Pending>) -> Vec<u32> {
    let mut left = job.budget.saturating_sub(shown);
    buds.sort_by_key(|bud| (bud.facts.solutions == 0, bud.facts.size));
    let mut chosen = Vec::new();
    for bud in &buds {
        let inside = usize::try_from(bud.facts.size - 1).unwrap_or(usize::MAX);
        let cost = match bud.facts.solutions {
            0 if job.with_failed => inside,
            0 => continue,
            _ => inside.min(CHILDREN),
        };
        if cost <= left && chosen.len() < ASKED {
            left -= cost;
            chosen.push(bud.node);
        }
    }
    let room = job.least.saturating_sub(shown).div_ceil(CHILDREN).min(left / CHILDREN);
    if chosen.is_empty() && job.with_failed {
        // Takes some of the largest, so that the visible nodes lie where most of the tree is.
        chosen.extend(buds.iter().rev().take(room.min(ASKED / 3)).map(|bud| bud.node));
    }
    chosen
}

/// Stores the reported facts about a node and its children.
fn tell(arena: &mut Arena, node: u32, branches: &Branches) {
    if let Some(facts) = branches.node {
        set_facts(arena, node, facts);
    }
    if arena.get(node).below.is_none() {
        arena.plant(node, &branches.children);
    }
    for child in &branches.children {
        if let (Some(node), Some(facts)) = (arena.child(node, child.branch), child.subtree) {
            set_facts(arena, node, facts);
        }
    }
}

fn set_facts(arena: &mut Arena, node: u32, facts: Subtree) {
    let before = arena.get(node).facts;
    if before != Some(facts) {
        let reach = |facts: Option<&Subtree>| own_reach(facts, false, false);
        let changes = reach(before.as_ref()) != reach(Some(&facts));
        arena.get_mut(node).facts = Some(facts);
        if changes {
            arena.mark_changed(node);
        }
    }
}
