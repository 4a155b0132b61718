//! Finding the nodes of a search by their paths, with their children.

use super::closed_subtree::ClosedSubtree;
use super::recorder::Recorder;
use super::{Branches, Child, Recording, Subtree};
use crate::board::Digit;
use crate::search::Stepper;

/// The steps between which a node is on the board; the root is there from step 0.
#[derive(Clone, Copy, Debug)]
struct Span {
    placed_at: u64,
    removed_at: Option<u64>,
}

impl Recording {
    /// Returns the branches of the path after a step, or after the latest step if the
    /// given one is beyond it.
    pub fn path_of(&self, step: u64) -> Vec<Digit> {
        self.at_step(step.min(self.step())).branches().collect()
    }

    /// Returns the step that places the last digit of a path from the first level down; 0
    /// for the root. `None` if there is no such node, or the search has not reached it.
    pub fn step_of(&self, path: &[Digit]) -> Option<u64> {
        self.span_of(path).map(|span| span.placed_at)
    }

    /// Returns a node with its children. `None` if there is no such node, or the search
    /// has not reached it.
    pub fn children(&self, path: &[Digit]) -> Option<Branches> {
        let (last, above) = match path.split_last() {
            Some((&last, above)) => (Some(last), above),
            None => (None, path),
        };
        let parent = self.span_of(above)?;
        let (node, span) = match last {
            None => (None, parent),
            Some(digit) => {
                let node = self.child(above.len(), parent, digit)?;
                (Some(node), span_of(&node))
            }
        };
        let stepper = self.at_step(span.placed_at);
        let open = stepper.levels().into_iter().nth(path.len());
        Some(Branches {
            path: path.to_vec(),
            node,
            choice: open.map(|open| open.choice),
            cell: open.map(|open| open.cell),
            children: self.children_at(path.len(), span, stepper),
        })
    }

    fn span_of(&self, path: &[Digit]) -> Option<Span> {
        let mut span = Span { placed_at: 0, removed_at: None };
        for (level, &digit) in path.iter().enumerate() {
            span = span_of(&self.child(level, span, digit)?);
        }
        Some(span)
    }

    /// Returns the node of a branch on a level, below a node with this span.
    fn child(&self, level: usize, parent: Span, digit: Digit) -> Option<Subtree> {
        if let Some(closed) = self.closed_below(level, parent).find(|closed| closed.branch == digit)
        {
            return Some(closed.subtree());
        }
        if let Some(open) = self.open_below(level, parent).filter(|open| open.branch == digit) {
            return Some(open);
        }
        let children = self.children_at(level, parent, self.at_step(parent.placed_at));
        children.into_iter().find(|child| child.branch == digit)?.subtree
    }

    /// Returns the kept nodes of a level inside a span.
    fn closed_below(&self, level: usize, span: Span) -> impl Iterator<Item = &ClosedSubtree> {
        let closed = self.tape.recorder.closed_subtrees();
        let first = closed.partition_point(|closed| closed.removed_at <= span.placed_at);
        let inside = closed[first..].iter().take_while(move |closed| {
            span.removed_at.is_none_or(|removed| closed.removed_at < removed)
        });
        inside.filter(move |closed| usize::from(closed.level) == level)
    }

    /// Returns the node of a level that is on the board at the latest step, if it is
    /// inside a span.
    fn open_below(&self, level: usize, span: Span) -> Option<Subtree> {
        if span.removed_at.is_some() {
            return None;
        }
        self.open_at(level)
    }

    /// Returns the node of a level that is on the board at the latest step.
    pub(super) fn open_at(&self, level: usize) -> Option<Subtree> {
        let (cell, digit) = self.head.path().nth(level)?;
        let branch = self.head.branches().nth(level)?;
        let placed_at = self.tape.recorder.placed_at(level)?;
        let counters = self.head.counters();
        // Before this placement, placements exceed undos by `level`.
        let before = (placed_at - 1 + level as u64) / 2;
        Some(Subtree {
            level: level as u16,
            cell,
            digit,
            branch,
            placed_at,
            removed_at: None,
            size: counters.placements - before,
            solutions: counters.solutions - self.tape.recorder.solutions_at(level),
            deepest: self.tape.recorder.deepest_since(placed_at - 1)?,
        })
    }

    /// Returns the children on a level inside a span, given the search at its start.
    /// Children that are not kept are short and are walked again.
    fn children_at(&self, level: usize, span: Span, stepper: Stepper) -> Vec<Child> {
        let Some(open_level) = stepper.levels().get(level).copied() else { return Vec::new() };
        let rules = self.head().rules();
        let closed: Vec<&ClosedSubtree> = self.closed_below(level, span).collect();
        let open = self.open_below(level, span);
        let mut walker = Some(stepper);
        let mut step = span.placed_at;
        let mut children = Vec::with_capacity(open_level.order.len());
        for branch in open_level.order.iter() {
            let subtree = if let Some(closed) = closed.iter().find(|closed| closed.branch == branch)
            {
                walker = None;
                Some(closed.subtree())
            } else if let Some(open) = open.filter(|open| open.branch == branch) {
                Some(open)
            } else if open.is_some_and(|open| open.placed_at <= step) || step >= self.step() {
                None
            } else {
                let walker = walker.get_or_insert_with(|| self.at_step(step));
                self.walk_subtree(walker)
            };
            step = subtree.map_or(step, |subtree| subtree.removed_at.unwrap_or(subtree.placed_at));
            if let Some((cell, digit)) = open_level.choice.placement(branch, rules) {
                children.push(Child { cell, digit, branch, subtree });
            }
        }
        children
    }

    /// Walks through the next subtree to just after its removal.
    fn walk_subtree(&self, walker: &mut Stepper) -> Option<Subtree> {
        let mut recorder = Recorder::without_subtrees(walker);
        let level = walker.depth();
        let before = walker.counters();
        let placed_at = before.step() + 1;
        walker.run_observed(1, &mut recorder);
        let (cell, digit) = walker.path().nth(level)?;
        let branch = walker.branches().nth(level)?;
        walker.run_subtree(self.step() - placed_at, &mut recorder);
        walker.run_observed(1, &mut recorder);
        let after = walker.counters();
        Some(Subtree {
            level: level as u16,
            cell,
            digit,
            branch,
            placed_at,
            removed_at: Some(after.step()),
            size: after.placements - before.placements,
            solutions: after.solutions - before.solutions,
            deepest: recorder.deepest_since(placed_at - 1)?,
        })
    }
}

fn span_of(subtree: &Subtree) -> Span {
    Span { placed_at: subtree.placed_at, removed_at: subtree.removed_at }
}
