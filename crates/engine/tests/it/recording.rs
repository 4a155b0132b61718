//! Recordings, compared with a search run from its start.

use std::collections::BTreeSet;
use std::iter;
use std::sync::LazyLock;

use proptest::prelude::*;
use sudoku_engine::board::Puzzle;
use sudoku_engine::recording::{NodeKind, Recording, SeekResult, Target, Tree};
use sudoku_engine::search::{Event, Goal, Position, Snapshot, Stepper};

use crate::data::{named, puzzle};

/// A recording with enough steps for the spacing of the checkpoints to double twice.
static LONG: LazyLock<Recording> =
    LazyLock::new(|| recorded(&named("no-solution-b"), Goal::FIRST, u64::MAX));

/// The initial spacing of the checkpoints of [`LONG`] in steps.
const SPACING: u64 = 256;

fn recorded(puzzle: &Puzzle, goal: Goal, steps: u64) -> Recording {
    let mut recording = Recording::new(Stepper::new(puzzle, goal));
    assert!(recording.extend(steps) <= steps);
    recording
}

fn seek(recording: &Recording, target: Target) -> Stepper {
    match recording.seek(target) {
        SeekResult::Found(stepper) => *stepper,
        elsewhere => panic!("{target:?} is {elsewhere:?}"),
    }
}

fn last_step(recording: &Recording) -> u64 {
    recording.head().counters().step()
}

/// Returns whether seeking each of the steps gives the same state as a search from the start.
fn agrees_with_a_walk(recording: &Recording, steps: BTreeSet<u64>) -> bool {
    let mut walker = Stepper::new(recording.head().puzzle(), recording.head().goal());
    steps.into_iter().all(|step| {
        walker.run(step - walker.counters().step());
        let there = seek(recording, Target::Step(step));
        there.snapshot() == walker.snapshot() && there.board() == walker.board()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_step_can_be_sought(steps in prop::collection::btree_set(0..=last_step(&LONG), 100)) {
        prop_assert!(agrees_with_a_walk(&LONG, steps));
    }

    #[test]
    fn extending_in_slices_gives_the_same_recording(slices in prop::collection::vec(0..100_000_u64, 20)) {
        let mut sliced = recorded(LONG.head().puzzle(), Goal::FIRST, 0);
        for steps in slices {
            prop_assert_eq!(sliced.extend(steps), steps);
        }
        let last = last_step(&sliced);
        let there = seek(&LONG, Target::Step(last));
        prop_assert_eq!(sliced.head().snapshot(), there.snapshot());
        let steps = (0..=last).step_by(9973).chain([last]).collect();
        prop_assert!(agrees_with_a_walk(&sliced, steps));
    }
}

#[test]
fn steps_around_every_checkpoint_are_found() {
    assert_eq!(last_step(&LONG), 2 * 13_095_935);
    let first = (0..100).map(|nth| nth * SPACING);
    let all = (0..=last_step(&LONG)).step_by(4 * SPACING as usize);
    let around = |step: u64| [step.saturating_sub(1), step, step + 1];
    assert!(agrees_with_a_walk(&LONG, first.chain(all).flat_map(around).collect()));
}

#[test]
fn every_event_is_found() {
    for (name, goal) in [("paper-4x4", Goal::Exhaustion), ("article", Goal::FIRST)] {
        let recording = recorded(&named(name), goal, u64::MAX);
        let mut walker = Stepper::new(&named(name), goal);
        let exact = |position| seek(&recording, Target::Exact(position)).snapshot();
        assert_eq!(exact(Position::START), walker.snapshot());
        let mut before: Snapshot = walker.snapshot();
        while let Some(event) = walker.advance() {
            let position = walker.position();
            assert_eq!(exact(position), walker.snapshot(), "{name} at {position:?}");
            if event.is_move() {
                let past = Position { step: position.step - 1, events: u16::MAX };
                assert_eq!(exact(past), before, "{name}: the last event at {past:?}");
            }
            before = walker.snapshot();
        }
        let past = Position { step: last_step(&recording), events: u16::MAX };
        assert_eq!(exact(past), before, "{name}: the last event of all");
    }
}

#[test]
fn seeking_beyond_the_head_and_the_end() {
    let puzzle = named("article");
    let mut recording = recorded(&puzzle, Goal::Exhaustion, 1000);
    assert_eq!(seek(&recording, Target::Head).counters().step(), 1000);
    assert_eq!(seek(&recording, Target::Step(1000)).counters().step(), 1000);
    let after = Position { step: 1001, events: 3 };
    for target in [Target::Step(1001), Target::Exact(after), Target::SolutionAfter(0), Target::End]
    {
        assert!(matches!(recording.seek(target), SeekResult::NotYet), "{target:?}");
    }

    assert_eq!(recording.extend(u64::MAX), 6100 - 1000);
    assert_eq!(recording.extend(u64::MAX), 0);
    let mut end = Stepper::new(&puzzle, Goal::Exhaustion);
    end.run(u64::MAX);
    let after = Position { step: 6101, events: 3 };
    let past = [Target::Step(6101), Target::Step(u64::MAX), Target::Exact(after)];
    for target in past.into_iter().chain([Target::Head, Target::End]) {
        assert_eq!(seek(&recording, target).snapshot(), end.snapshot(), "{target:?}");
    }
}

/// Returns the steps of all solutions of a search.
fn solution_steps(puzzle: &Puzzle) -> Vec<u64> {
    let mut walker = Stepper::new(puzzle, Goal::Exhaustion);
    iter::from_fn(|| {
        let solutions = walker.counters().solutions;
        walker.run_to_solution(u64::MAX);
        (walker.counters().solutions > solutions).then(|| walker.counters().step())
    })
    .collect()
}

/// Checks seeking from around some of the solutions, and from steps throughout the search.
fn check_solutions(recording: &Recording, solutions: &[u64], every: usize) {
    let around = solutions.iter().step_by(every).flat_map(|&step| [step - 1, step]);
    let across = (0..last_step(recording)).step_by(every * 7);
    for step in around.chain(across) {
        let target = Target::SolutionAfter(step);
        match solutions.get(solutions.partition_point(|&solution| solution <= step)) {
            Some(&solution) => {
                let there = seek(recording, target);
                assert_eq!(there.counters().step(), solution, "{target:?}");
                assert!(there.solution().is_some(), "{target:?}");
            }
            None if recording.head().is_over() => {
                assert!(matches!(recording.seek(target), SeekResult::Nowhere), "{target:?}");
            }
            None => assert!(matches!(recording.seek(target), SeekResult::NotYet), "{target:?}"),
        }
    }
}

#[test]
fn the_solution_after_a_step_is_found() {
    let few = named("four-solutions");
    // A 6x6 board with one row of digits has 39168 solutions.
    let many = puzzle("123456..............................");
    for (puzzle, count, steps, every) in [(few, 4, 10_000, 1), (many, 39_168, 100_000, 101)] {
        let solutions = solution_steps(&puzzle);
        assert_eq!(solutions.len(), count);
        let mut recording = recorded(&puzzle, Goal::Exhaustion, steps);
        let so_far = solutions.partition_point(|&step| step <= steps);
        check_solutions(&recording, &solutions[..so_far], every);
        recording.extend(u64::MAX);
        check_solutions(&recording, &solutions, every);
        for step in [*solutions.last().unwrap(), last_step(&recording) + 1, u64::MAX] {
            assert!(matches!(recording.seek(Target::SolutionAfter(step)), SeekResult::Nowhere));
        }
    }
}

#[test]
fn dead_ends_and_solutions_around_any_position_are_found() {
    let puzzle = named("four-solutions");
    let recording = recorded(&puzzle, Goal::Exhaustion, u64::MAX);
    let (mut dead, mut solved, mut all) = (Vec::new(), Vec::new(), vec![Position::START]);
    let mut walker = Stepper::new(&puzzle, Goal::Exhaustion);
    while let Some(event) = walker.advance() {
        all.push(walker.position());
        match event {
            Event::DeadEnd { .. } => dead.push(walker.position()),
            Event::Solved => solved.push(walker.position()),
            _ => {}
        }
    }
    assert_eq!(solved.len(), 4);
    let check = |target: Target, expected: Option<&Position>| match recording.seek(target) {
        SeekResult::Found(there) => assert_eq!(Some(&there.position()), expected, "{target:?}"),
        SeekResult::Nowhere => assert_eq!(expected, None, "{target:?}"),
        SeekResult::NotYet => panic!("{target:?} in a search that is over"),
    };
    for &place in all.iter().step_by(29).chain(&dead).chain(&solved) {
        check(Target::DeadEndAfter(place), dead.iter().find(|&&it| it > place));
        check(Target::DeadEndBefore(place), dead.iter().rfind(|&&it| it < place));
        let step = place.step;
        check(Target::SolutionAfter(step), solved.iter().find(|it| it.step > step));
        check(Target::SolutionBefore(step), solved.iter().rfind(|it| it.step < step));
    }
}

#[test]
fn earlier_events_are_found_in_an_unfinished_search() {
    let recording = recorded(&named("article"), Goal::Exhaustion, 300);
    let head = Position::after_step(300);
    let SeekResult::Found(before) = recording.seek(Target::DeadEndBefore(head)) else {
        panic!("no dead end in 300 steps")
    };
    assert!(matches!(before.last_event(), Some(Event::DeadEnd { .. })));
    assert!(matches!(recording.seek(Target::DeadEndAfter(head)), SeekResult::NotYet));
    assert!(matches!(recording.seek(Target::SolutionAfter(300)), SeekResult::NotYet));
    assert!(matches!(recording.seek(Target::SolutionBefore(300)), SeekResult::Nowhere));
    assert!(matches!(recording.seek(Target::DeadEndBefore(Position::START)), SeekResult::Nowhere));
}

/// The maximum memory of a recording in bytes, regardless of the length of the search.
const MAX_BYTES: u64 = 16 << 20;

#[test]
fn the_memory_of_a_recording_is_bounded() {
    // Searches of empty boards practically never end.
    for size in [36, 81, 256] {
        let mut recording = recorded(&puzzle(&".".repeat(size)), Goal::Exhaustion, 0);
        let mut facts = recording.facts();
        for _ in 0..30 {
            recording.extend(1_000_003);
            let before = facts;
            facts = recording.facts();
            assert!(facts.bytes <= MAX_BYTES, "{size} cells: {facts:?}");
            assert!(
                facts.spacing >= before.spacing
                    && facts.min_subtree_steps >= before.min_subtree_steps
            );
            let steps = last_step(&recording);
            assert_eq!(facts.checkpoints, steps / facts.spacing + 1);
        }
        assert!(facts.spacing >= 4 * SPACING, "{size} cells: the spacing has not doubled twice");
    }
}

#[test]
#[ignore = "billions of placements: cargo xtask test runs it in release"]
fn two_and_a_half_billion_placements_fit_the_same_memory() {
    let recording = recorded(&named("norvig-impossible"), Goal::FIRST, u64::MAX);
    let counters = recording.head().counters();
    assert_eq!((counters.placements, counters.undos), (2_549_798_780, 2_549_798_780));
    let facts = recording.facts();
    assert!(facts.bytes <= MAX_BYTES, "{facts:?}");
    let profile = recording.level_profile();
    assert_eq!(profile.iter().map(|level| level.nodes).sum::<u64>(), counters.placements);
    assert_eq!(profile.iter().map(|level| level.dead_ends).sum::<u64>(), counters.dead_ends);
    let root = recording.children(&[]).expect("a root");
    let sizes = root.children.iter().filter_map(|child| child.subtree).map(|child| child.size);
    assert_eq!(sizes.sum::<u64>(), counters.placements);
    for step in (0..=counters.step()).step_by(509_959_757) {
        let path = recording.path_of(step);
        let placed_at = recording.step_of(&path).expect("a node of the path");
        assert!(placed_at <= step);
        assert_eq!(recording.path_of(placed_at), path);
    }
}

#[test]
fn a_far_solution_is_found() {
    let recording = recorded(&named("fata-morgana"), Goal::FIRST, u64::MAX);
    let solution = seek(&recording, Target::SolutionAfter(0));
    assert_eq!(solution.counters().step(), last_step(&recording));
    assert!(solution.solution().is_some());
}

#[test]
fn a_full_board_is_its_own_solution() {
    let recording = recorded(&puzzle("4231314214232314"), Goal::FIRST, u64::MAX);
    for target in [Target::Head, Target::Step(1), Target::SolutionAfter(0)] {
        assert_eq!(seek(&recording, target).last_event(), Some(Event::Solved), "{target:?}");
    }
}

/// Returns searches with their trees. Also checks that a limit one below the size of the tree
/// gives no tree.
fn trees() -> impl Iterator<Item = (Stepper, Tree)> {
    let all = [
        ("paper-4x4", Goal::Exhaustion, 27),
        ("four-solutions", Goal::Exhaustion, 12_256),
        ("article", Goal::FIRST, 1287),
    ];
    all.into_iter().map(|(name, goal, nodes)| {
        let start = Stepper::new(&named(name), goal);
        assert_eq!(Tree::of(start.clone(), nodes - 1), None, "{name}");
        let tree = Tree::of(start.clone(), nodes).expect(name);
        assert_eq!(tree.nodes.len(), nodes, "{name}");
        (start, tree)
    })
}

#[test]
fn a_tree_matches_the_search() {
    for (mut walker, tree) in trees() {
        let moves: Vec<(Event, Stepper)> =
            iter::from_fn(|| Some((walker.advance_move()?, walker.clone()))).collect();
        for node in &tree.nodes {
            let (cell, digit) = (node.cell, node.digit);
            let (event, there) = &moves[node.placed_at as usize - 1];
            assert_eq!(*event, Event::Placed { cell, digit });
            assert_eq!(there.depth(), usize::from(node.level) + 1);
            let kind = match there.levels().get(there.depth()) {
                None => NodeKind::Solution,
                Some(open) if open.legal.is_empty() => NodeKind::Failure,
                Some(_) => NodeKind::Choice,
            };
            assert_eq!(node.kind, kind, "{node:?}");
            if let Some(step) = node.removed_at {
                assert_eq!(moves[step as usize - 1].0, Event::Removed { cell, digit });
                assert_eq!(step - node.placed_at + 1, 2 * u64::from(node.size), "{node:?}");
            } else {
                assert_eq!(walker.path().nth(node.level.into()), Some((cell, digit)));
            }
        }
    }
}

#[test]
fn sizes_and_solutions_of_a_tree_add_up() {
    for (mut stepper, tree) in trees() {
        // The size and solutions of each node, to which those of its descendants, which
        // directly follow it, are added.
        let own = |kind| (1, u32::from(kind == NodeKind::Solution));
        let mut sums: Vec<(u32, u32)> = tree.nodes.iter().map(|node| own(node.kind)).collect();
        let (mut size, mut solutions) = (0, 0);
        for (index, node) in tree.nodes.iter().enumerate().rev() {
            assert_eq!((node.size, node.solutions), sums[index], "{node:?}");
            let above = tree.nodes[..index].iter().rposition(|above| above.level < node.level);
            assert_eq!(node.parent.map(|parent| parent as usize), above, "{node:?}");
            let sum = above.map_or((&mut size, &mut solutions), |above| {
                let (size, solutions) = &mut sums[above];
                (size, solutions)
            });
            *sum.0 += node.size;
            *sum.1 += node.solutions;
        }
        stepper.run(u64::MAX);
        assert_eq!(u64::from(size), stepper.counters().placements);
        assert_eq!(u64::from(solutions), stepper.counters().solutions);
        let profile = tree.level_profile();
        assert_eq!(profile.iter().sum::<usize>(), tree.nodes.len());
        assert_eq!(profile[0], tree.nodes.iter().filter(|node| node.parent.is_none()).count());
    }
}

#[test]
fn every_placement_is_found_by_its_number() {
    for code in ["reading/ascending/none", "fewest/descending/forward", "exact-cover"] {
        let strategy = code.parse().expect("a strategy");
        let start = Stepper::with_strategy(&named("article"), Goal::FIRST, strategy);
        let mut recording = Recording::new(start.clone());
        recording.extend(u64::MAX);
        let (mut walker, last) = (start.clone(), recording.head().counters().placements);
        while let Some(event) = walker.advance_move() {
            if let Event::Placed { .. } = event {
                let nth = walker.counters().placements;
                let there = seek(&recording, Target::NthPlacement(nth));
                assert_eq!(there.position().step, walker.position().step, "{code}, {nth}");
                let mut near = start.clone();
                near.run_to_placement(nth, u64::MAX);
                assert_eq!(near.snapshot(), there.snapshot(), "{code}, {nth}");
            }
        }
        assert_eq!(walker.counters().placements, last);
        for none in [0, last + 1] {
            assert!(matches!(recording.seek(Target::NthPlacement(none)), SeekResult::Nowhere));
        }
        let mut bounded = start.clone();
        assert_eq!(bounded.run_to_placement(last, 7), 7);
    }
    let young = recorded(&named("article"), Goal::FIRST, 10);
    assert!(matches!(young.seek(Target::NthPlacement(1000)), SeekResult::NotYet));
}
