//! The nodes of a recording, compared with the whole tree.

use proptest::prelude::*;
use sudoku_engine::board::{Digit, Puzzle};
use sudoku_engine::recording::{Branches, NodeKind, Recording, SeekResult, Subtree, Target, Tree};
use sudoku_engine::search::{Goal, Stepper};

use crate::data::{named, puzzle};

fn recorded(puzzle: &Puzzle, goal: Goal, steps: u64) -> Recording {
    let mut recording = Recording::new(Stepper::new(puzzle, goal));
    recording.extend(steps);
    recording
}

/// Returns the path of every node of the tree.
fn paths(tree: &Tree) -> Vec<Vec<Digit>> {
    let mut paths: Vec<Vec<Digit>> = Vec::new();
    for node in &tree.nodes {
        let above = node.parent.map_or_else(Vec::new, |parent| paths[parent as usize].clone());
        paths.push(above.into_iter().chain([node.digit]).collect());
    }
    paths
}

fn deepest(tree: &Tree, node: usize) -> u16 {
    let below = &tree.nodes[node..node + tree.nodes[node].size as usize];
    below.iter().map(|node| node.level + 1).max().unwrap_or(0)
}

/// Returns searches that are small enough for whole trees, but most of them far too large
/// for a recording to keep every subtree.
fn searches() -> Vec<(Recording, Tree)> {
    let all = [
        (named("paper-4x4"), Goal::Exhaustion),
        (named("article"), Goal::FIRST),
        (named("four-solutions"), Goal::Exhaustion),
        (puzzle("................"), Goal::Exhaustion),
        (named("ai-escargot"), Goal::Exhaustion),
        (named("golden-nugget"), Goal::FIRST),
    ];
    all.into_iter()
        .map(|(puzzle, goal)| {
            let tree = Tree::of(Stepper::new(&puzzle, goal), 400_000).expect("a small tree");
            (recorded(&puzzle, goal, u64::MAX), tree)
        })
        .collect()
}

#[test]
fn every_node_is_found_by_its_path() {
    for (recording, tree) in searches() {
        let every = tree.nodes.len().div_ceil(2000);
        for (node, path) in tree.nodes.iter().zip(paths(&tree)).step_by(every) {
            assert_eq!(recording.step_of(&path), Some(node.placed_at), "{path:?}");
            assert_eq!(recording.path_of(node.placed_at), path);
        }
        assert_eq!(recording.step_of(&[]), Some(0));
        assert_eq!(recording.path_of(0), []);
    }
}

#[test]
fn nodes_and_children_match_the_tree() {
    for (recording, tree) in searches() {
        let paths = paths(&tree);
        let every = tree.nodes.len().div_ceil(500);
        for index in (0..tree.nodes.len()).step_by(every) {
            let branches = recording.children(&paths[index]).expect("a node of the tree");
            assert_eq!(branches.path, paths[index]);
            check(&tree, index, branches.node.expect("not the root"));
            let end = index + tree.nodes[index].size as usize;
            let below: Vec<usize> = (index + 1..end)
                .filter(|&below| tree.nodes[below].parent == Some(index as u32))
                .collect();
            let found: Vec<Subtree> =
                branches.children.iter().filter_map(|child| child.subtree).collect();
            assert_eq!(found.len(), below.len(), "{:?}", paths[index]);
            for (child, below) in found.into_iter().zip(below) {
                check(&tree, below, child);
            }
            assert_adds_up(&branches);
        }
    }
}

fn check(tree: &Tree, index: usize, found: Subtree) {
    let node = &tree.nodes[index];
    let expected = Subtree {
        level: node.level,
        cell: node.cell,
        digit: node.digit,
        branch: node.digit,
        placed_at: node.placed_at,
        removed_at: node.removed_at,
        size: node.size.into(),
        solutions: node.solutions.into(),
        deepest: deepest(tree, index),
    };
    assert_eq!(found, expected);
    // A leaf at which the search ended is a solution.
    let kind = (node.size == 1 || node.kind == NodeKind::Choice).then_some(node.kind);
    assert_eq!(found.kind(), kind);
}

/// Checks that the size of a node is one plus the sizes of its children.
fn assert_adds_up(branches: &Branches) {
    let (mut size, mut solutions) = (1, 0);
    for child in branches.children.iter().filter_map(|child| child.subtree) {
        size += child.size;
        solutions += child.solutions;
    }
    if let Some(node) = branches.node {
        assert_eq!(size, node.size);
        assert_eq!(
            solutions.max(u64::from(node.kind() == Some(NodeKind::Solution))),
            node.solutions
        );
    }
}

#[test]
fn paths_without_a_node_are_not_found() {
    let recording = recorded(&named("article"), Goal::FIRST, u64::MAX);
    let path = |line: &str| line.chars().filter_map(Digit::from_symbol).collect::<Vec<_>>();
    for wrong in ["9", "1", "38", "83"] {
        assert_eq!(recording.step_of(&path(wrong)), None, "{wrong}");
        assert_eq!(recording.children(&path(wrong)), None, "{wrong}");
    }
    let end = recording.path_of(u64::MAX);
    assert_eq!(end.len(), 51);
    let branches = recording.children(&end).expect("the solution");
    assert_eq!((branches.cell, branches.children), (None, Vec::new()));
    let past: Vec<Digit> = end.iter().chain(&end[..1]).copied().collect();
    assert_eq!(recording.step_of(&past), None);
}

#[test]
fn the_profile_of_the_levels_adds_up() {
    for (recording, tree) in searches() {
        let profile = recording.level_profile();
        let nodes: Vec<u64> = profile.iter().map(|level| level.nodes).collect();
        let mut expected: Vec<u64> =
            tree.level_profile().iter().map(|&nodes| nodes as u64).collect();
        expected.resize(nodes.len(), 0);
        assert_eq!(nodes, expected);
        let counters = recording.head().counters();
        assert_eq!(nodes.iter().sum::<u64>(), counters.placements);
        assert_eq!(profile.iter().map(|it| it.dead_ends).sum::<u64>(), counters.dead_ends);
    }
    let paper = recorded(&named("paper-4x4"), Goal::Exhaustion, u64::MAX);
    let nodes: Vec<u64> = paper.level_profile().iter().map(|level| level.nodes).collect();
    assert_eq!(nodes, [3, 4, 6, 5, 1, 1, 2, 1, 1, 1, 1, 1]);
}

#[test]
fn dead_ends_are_counted_on_their_level() {
    let stuck = puzzle("123...4.........");
    for puzzle in [stuck, named("article"), named("two-solutions")] {
        let mut walker = Stepper::new(&puzzle, Goal::Exhaustion);
        let mut expected = vec![0; walker.cells().len()];
        while let Some(event) = walker.advance() {
            if let sudoku_engine::search::Event::DeadEnd { .. } = event
                && let Some(level) = walker.depth().checked_sub(1)
            {
                expected[level] += 1;
            }
        }
        let recording = recorded(&puzzle, Goal::Exhaustion, u64::MAX);
        let found: Vec<u64> = recording.level_profile().iter().map(|it| it.dead_ends).collect();
        assert_eq!(found, expected);
        let nodes = recording.level_profile().into_iter().map(|level| level.nodes);
        assert!(nodes.zip(found).all(|(nodes, dead_ends)| dead_ends <= nodes));
    }
    let paper = recorded(&named("paper-4x4"), Goal::Exhaustion, u64::MAX).level_profile();
    let found: Vec<u64> = paper.iter().map(|it| it.dead_ends).collect();
    assert_eq!(found, [0, 0, 1, 4, 0, 0, 1, 0, 0, 0, 0, 0]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..Default::default() })]

    /// Wherever a recording stops, its nodes match a search of that length.
    #[test]
    fn an_unfinished_recording_matches_the_search_so_far(steps in 1..37_000_u64, part in 0.0..1.0_f64) {
        let puzzle = named("ai-escargot");
        let mut recording = recorded(&puzzle, Goal::Exhaustion, steps);
        prop_assert_eq!(recording.head().counters().step(), steps);
        let path = recording.path_of((steps as f64 * part) as u64);
        for depth in 0..path.len() {
            let branches = recording.children(&path[..depth]).expect("a visited node");
            assert_adds_up(&branches);
            let child = branches.children.iter().find(|child| child.digit == path[depth]);
            let child = child.and_then(|child| child.subtree).expect("a visited child");
            let at = walked(&puzzle, child.placed_at);
            prop_assert_eq!(at.path().map(|(_, digit)| digit).collect::<Vec<_>>(), &path[..=depth]);
            let before = at.counters();
            let end = child.removed_at.unwrap_or(steps);
            let after = walked(&puzzle, end).counters();
            prop_assert_eq!(child.size, after.placements - before.placements + 1);
            prop_assert_eq!(child.solutions, after.solutions - before.solutions);
            for later in branches.children.iter().filter(|later| later.digit > path[depth]) {
                let come = later.subtree.is_some_and(|later| later.placed_at > end);
                prop_assert!(come || later.subtree.is_none());
            }
        }
        recording.extend(u64::MAX);
        let whole = recorded(&puzzle, Goal::Exhaustion, u64::MAX);
        prop_assert_eq!(recording.children(&path), whole.children(&path));
        prop_assert_eq!(recording.level_profile(), whole.level_profile());
    }
}

fn walked(puzzle: &Puzzle, steps: u64) -> Stepper {
    let mut stepper = Stepper::new(puzzle, Goal::Exhaustion);
    stepper.run(steps);
    stepper
}

#[test]
fn placements_are_found_by_level_and_digit() {
    let recording = recorded(&named("ai-escargot"), Goal::FIRST, u64::MAX);
    let end = recording.head().counters().step();
    for step in (1..=end).step_by(311) {
        let path = recording.path_of(step);
        let branches = recording.children(&path).expect("a node");
        let siblings =
            branches.children.iter().map(|child| (path.len(), child.digit, child.subtree));
        let own = path.iter().enumerate().map(|(level, &digit)| {
            let place = recording.step_of(&path[..=level]).expect("a visited node");
            (level, digit, place)
        });
        for (level, digit, placed_at) in own {
            assert_eq!(sought_step(&recording, step, level, digit), Some(placed_at));
        }
        for (level, digit, subtree) in siblings {
            let placed_at = subtree.map(|subtree| subtree.placed_at);
            assert_eq!(sought_step(&recording, step, level, digit), placed_at);
        }
    }
}

fn sought_step(recording: &Recording, step: u64, level: usize, digit: Digit) -> Option<u64> {
    match recording.seek(Target::Branch { step, level: level as u16, branch: digit }) {
        SeekResult::Found(there) => Some(there.counters().step()),
        SeekResult::Nowhere | SeekResult::NotYet => None,
    }
}
