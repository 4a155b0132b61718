//! The nodes that are drawn now, as they are exported.
//!
//! They are numbered as they stand in the file, and what is folded is one node that
//! says how many it stands for.

use sudoku_engine::board::DigitSet;
use sudoku_engine::export::{Node, Status};
use sudoku_engine::recording::NodeKind;
use sudoku_engine::search::Stepper;

use crate::Model;
use crate::forest::{Forest, Mark};
use crate::player::Player;

/// The nodes drawn now, the root first and a parent before its children.
pub(super) fn drawn(player: &Player) -> Vec<Node> {
    match &player.forest {
        Some(forest) => of_forest(&player.at, forest),
        None => of_path(&player.at),
    }
}

fn of_forest(at: &Stepper, forest: &Forest) -> Vec<Node> {
    let first = Stepper::new(at.puzzle(), at.goal());
    // Only what is drawn counts as a child.
    let mut nodes = vec![Node { children: 0, ..root(&first) }];
    let mut ids = vec![0; forest.tree().nodes.len()];
    for (node, place) in forest.tree().nodes.iter().zip(0..) {
        if forest.place(place).is_none() {
            continue;
        }
        let id = nodes.len() as u64;
        ids[place as usize] = id;
        let parent = node.parent.map_or(0, |parent| ids[parent as usize]);
        let above = &mut nodes[parent as usize];
        let alternative = above.children;
        above.children += 1;
        let is_folded = forest.mark(place) == Mark::Triangle;
        nodes.push(Node {
            id,
            parent: Some(parent),
            alternative,
            children: 0,
            status: match node.kind {
                _ if is_folded => Status::Skipped,
                NodeKind::Choice => Status::Branch,
                NodeKind::Solution => Status::Solved,
                NodeKind::Failure => Status::Failed,
            },
            placed: Some((node.cell, node.digit)),
            stands_for: Some(if is_folded { node.size.into() } else { 1 }),
        });
    }
    nodes
}

/// The path and the siblings of its nodes.
fn of_path(at: &Stepper) -> Vec<Node> {
    let mut nodes = vec![root(&Stepper::new(at.puzzle(), at.goal()))];
    let mut parent = 0;
    let levels = at.levels();
    for (level, below) in levels.iter().zip(levels.iter().skip(1).map(Some).chain([None])) {
        let placed_under = parent;
        for (digit, alternative) in level.legal.iter().zip(0..) {
            let id = nodes.len() as u64;
            let is_on_path = level.digit == Some(digit);
            let children = below.filter(|_| is_on_path).map(|below| below.legal);
            let mut node = Node {
                id,
                parent: Some(placed_under),
                alternative,
                children: 0,
                status: Status::Skipped,
                placed: Some((level.cell, digit)),
                stands_for: None,
            };
            if is_on_path {
                parent = id;
                node.stands_for = Some(1);
                (node.children, node.status) = told(children);
            }
            nodes.push(node);
        }
    }
    nodes
}

fn root(start: &Stepper) -> Node {
    let (children, status) = told(start.legal_digits());
    Node {
        id: 0,
        parent: None,
        alternative: 0,
        children,
        status,
        placed: None,
        stands_for: Some(1),
    }
}

/// How many children a node has and what became of it, from the digits that may stand
/// below it; `None` on a full board.
const fn told(below: Option<DigitSet>) -> (u8, Status) {
    match below {
        None => (0, Status::Solved),
        Some(legal) if legal.is_empty() => (0, Status::Failed),
        Some(legal) => (legal.len() as u8, Status::Branch),
    }
}

impl Model {
    /// The nodes drawn now.
    pub(crate) fn drawn_nodes(&self) -> Option<Vec<Node>> {
        self.player.as_ref().map(drawn)
    }
}
