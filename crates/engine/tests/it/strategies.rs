//! Every strategy, checked against the board it searches and against the other strategies.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Strategy as _;
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, House, Puzzle, Rules, Shape};
use sudoku_engine::csp::{self, BoardModel, Consistency};
use sudoku_engine::recording::{Branches, NodeKind, Recording, SeekResult, Subtree, Target, Tree};
use sudoku_engine::search::{
    Choice, Counters, Event, Goal, Inference, Snapshot, Stepper, Strategy, StrategyError,
};

use crate::data::onlooker::walk_and_return;
use crate::data::oracle::oracle;
use crate::data::random::{lines, searches};
use crate::data::strategies::all;
use crate::data::{named, puzzle};

fn strategy(code: &str) -> Strategy {
    code.parse().expect("a strategy")
}

fn finished_search(puzzle: &Puzzle, code: &str, goal: Goal) -> Stepper {
    let mut stepper = Stepper::with_strategy(puzzle, goal, strategy(code));
    stepper.run(u64::MAX);
    stepper
}

#[test]
fn written_codes_are_read_back() {
    for strategy in all() {
        assert_eq!(strategy.to_string().parse(), Ok(strategy));
        let json = serde_json::to_string(&strategy).expect("a strategy is data");
        assert_eq!(serde_json::from_str::<Strategy>(&json).ok(), Some(strategy));
    }
    assert_eq!(Strategy::default().to_string(), "reading/ascending/none");
    for (code, error) in [
        ("", StrategyError::Parts),
        ("reading/ascending", StrategyError::Parts),
        ("reading/ascending/none/", StrategyError::Parts),
        ("Reading/ascending/none", StrategyError::CellOrder),
        ("shuffled-/ascending/none", StrategyError::CellOrder),
        ("shuffled-+1/ascending/none", StrategyError::CellOrder),
        ("shuffled-01/ascending/none", StrategyError::CellOrder),
        ("shuffled-18446744073709551616/ascending/none", StrategyError::CellOrder),
        ("reading/fewest/none", StrategyError::DigitOrder),
        ("reading/ascending/all", StrategyError::Inference),
    ] {
        assert_eq!(code.parse::<Strategy>(), Err(error), "{code}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn the_default_strategy_is_plain_backtracking() {
    let stepper = Stepper::with_strategy(&named("article"), Goal::FIRST, Strategy::PLAIN);
    let [plain, other] = [Stepper::new(&named("article"), Goal::FIRST), stepper];
    assert_eq!(plain.snapshot(), other.snapshot());
    assert_eq!((other.guesses(), other.domains()), (None, None));
}

/// Returns the state after each step. After the step that fills the board, the state is the
/// one in which the solution has been counted.
fn states(start: &Stepper, max_steps: usize) -> Vec<Snapshot> {
    let mut stepper = start.clone();
    let mut states = vec![start.snapshot()];
    while states.len() <= max_steps
        && let Some(event) = stepper.advance()
    {
        match event {
            Event::Solved if stepper.depth() > 0 => {
                let last = states.len() - 1;
                states[last] = stepper.snapshot();
            }
            event if event.is_move() => states.push(stepper.snapshot()),
            _ => {}
        }
    }
    states
}

#[test]
fn all_strategies_agree_on_the_reference_puzzles() {
    for (name, solutions) in
        [("paper-4x4", 1), ("article", 1), ("nuru", 1), ("two-solutions", 2), ("four-solutions", 4)]
    {
        let board = named(name);
        assert_eq!(oracle(&board, 5).len(), solutions);
        for strategy in all() {
            let mut stepper = Stepper::with_strategy(&board, Goal::Exhaustion, strategy);
            stepper.run(100_000);
            let counters = stepper.counters();
            if stepper.is_over() {
                assert_eq!(counters.solutions, solutions as u64, "{strategy} on {name}");
                assert_eq!(counters.placements, counters.undos);
                assert_eq!(counters.depth, 0);
            }
            let may_take_long =
                matches!(strategy.inference(), Inference::None | Inference::ForwardChecking);
            assert!(stepper.is_over() || may_take_long, "{strategy} on {name}");
        }
    }
}

#[test]
fn every_inference_solves_the_hard_puzzles() {
    for (name, solutions) in [
        ("ai-escargot", 1),
        ("inkala-2012", 1),
        ("golden-nugget", 1),
        ("easter-monster", 1),
        ("fata-morgana", 1),
        ("anti-backtracking", 1),
        ("no-solution-b", 0),
    ] {
        for code in [
            "fewest/ascending/none",
            "fewest/ascending/forward",
            "fewest-constrained/least-constraining/forward",
            "fewest/ascending/singles",
            "shuffled-3/shuffled-3/singles",
            "reading/descending/domain",
            "fewest/ascending/domain",
            "exact-cover",
        ] {
            let end = finished_search(&named(name), code, Goal::Exhaustion);
            assert_eq!(end.counters().solutions, solutions, "{code} on {name}");
        }
    }
}

#[test]
fn singles_alone_solve_anti_backtracking() {
    for code in ["reading/ascending/singles", "fewest/descending/singles", "exact-cover"] {
        let end = finished_search(&named("anti-backtracking"), code, Goal::Exhaustion);
        let counters = end.counters();
        assert_eq!((counters.placements, counters.solutions), (64, 1), "{code}");
        assert_eq!((end.guesses(), counters.dead_ends), (Some(0), 0), "{code}");
    }
}

#[test]
fn singles_place_one_cell_of_hard_puzzles_and_then_guess() {
    for name in ["ai-escargot", "fata-morgana"] {
        let mut stepper = Stepper::with_strategy(
            &named(name),
            Goal::FIRST,
            strategy("reading/ascending/singles"),
        );
        let mut guesses = Vec::new();
        for _ in 0..3 {
            stepper.advance_move();
            guesses.push(stepper.guesses());
        }
        assert_eq!(guesses[..2], [Some(0), Some(1)], "{name}");
        let levels = stepper.levels();
        assert!(levels[1].legal.len() > 1 && levels[0].legal.len() == 1);
    }
}

/// A naive recursive search that only counts: cells in reading order or fewest candidates
/// first, digits ascending.
#[derive(Debug, Default, PartialEq)]
struct Naive {
    placements: u64,
    dead_ends: u64,
    solutions: u64,
    guesses: u64,
}

impl Naive {
    fn search(&mut self, board: &Givens, fewest: bool, inference: Inference) {
        let shape = board.shape();
        let puzzle = Puzzle::try_from(board.clone()).expect("no clash");
        let mut empty: Vec<Cell> = puzzle.empty_cells().collect();
        if empty.is_empty() {
            self.solutions += 1;
            return;
        }
        let candidates = |cell: Cell| puzzle.candidates(cell);
        if fewest {
            empty.sort_by_key(|&cell| candidates(cell).len());
        }
        let reading: Vec<Cell> = puzzle.empty_cells().collect();
        let lacks_digit = reading.iter().any(|&cell| candidates(cell).is_empty());
        let mut hidden = None;
        let mut lacks_place = false;
        // The other inferences do not look at places.
        for house in House::all(shape).filter(|_| inference == Inference::Singles) {
            for digit in shape.digits() {
                let holds = house.cells(shape).any(|cell| board.get(cell) == Some(digit));
                let places: Vec<Cell> = house
                    .cells(shape)
                    .filter(|&cell| board.get(cell).is_none() && candidates(cell).contains(digit))
                    .collect();
                lacks_place |= !holds && places.is_empty();
                if let ([only], None) = (&places[..], hidden) {
                    hidden = Some((*only, digit));
                }
            }
        }
        let naked = reading.iter().copied().find(|&cell| candidates(cell).len() == 1);
        let naked = naked.and_then(|cell| Some((cell, candidates(cell).lowest()?)));
        let (cell, digits) = match inference {
            Inference::None => (empty[0], candidates(empty[0])),
            _ if lacks_digit => (empty[0], DigitSet::EMPTY),
            Inference::ForwardChecking => (empty[0], candidates(empty[0])),
            _ if lacks_place => (empty[0], DigitSet::EMPTY),
            _ => match naked.or(hidden) {
                Some((cell, digit)) => (cell, [digit].into_iter().collect()),
                None => (empty[0], candidates(empty[0])),
            },
        };
        self.dead_ends += u64::from(digits.is_empty());
        for digit in digits.iter() {
            self.placements += 1;
            self.guesses += u64::from(digits.len() > 1);
            let mut below = board.clone();
            below.set(cell, Some(digit));
            self.search(&below, fewest, inference);
        }
    }
}

#[test]
fn counts_match_a_naive_search() {
    for name in ["paper-4x4", "nuru", "article", "four-solutions", "ai-escargot"] {
        for (code, fewest, inference) in [
            ("fewest/ascending/none", true, Inference::None),
            ("reading/ascending/forward", false, Inference::ForwardChecking),
            ("fewest/ascending/forward", true, Inference::ForwardChecking),
            ("reading/ascending/singles", false, Inference::Singles),
            ("fewest/ascending/singles", true, Inference::Singles),
        ] {
            let mut naive = Naive::default();
            naive.search(named(name).givens(), fewest, inference);
            let end = finished_search(&named(name), code, Goal::Exhaustion);
            let Counters { placements, dead_ends, solutions, .. } = end.counters();
            let guesses = end.guesses().expect("a strategy that counts guesses");
            assert_eq!(Naive { placements, dead_ends, solutions, guesses }, naive, "{code} {name}");
        }
    }
}

#[test]
fn descending_digits_are_plain_backtracking_of_the_mirrored_puzzle() {
    for name in ["paper-4x4", "article", "two-solutions"] {
        let (board, shape) = (named(name), named(name).shape());
        let mut mirrored = Givens::empty(shape);
        for (cell, digit) in board.givens().iter() {
            let mirror = |digit: Digit| shape.digits().nth(shape.size() - 1 - digit.index());
            mirrored.set(cell, digit.and_then(mirror));
        }
        let mirrored = Puzzle::try_from(mirrored).expect("no clash");
        let mut plain = Stepper::new(&mirrored, Goal::FIRST);
        plain.run(u64::MAX);
        let end = finished_search(&board, "reading/descending/none", Goal::FIRST);
        assert_eq!(end.counters(), plain.counters(), "{name}");
    }
}

#[test]
fn domain_consistency_matches_the_constraint_kernel() {
    let mut compared = 0;
    for name in ["ai-escargot", "golden-nugget", "fata-morgana", "no-solution-b"] {
        let board = named(name);
        let mut stepper =
            Stepper::with_strategy(&board, Goal::FIRST, strategy("fewest/descending/domain"));
        for _ in 0..150 {
            compared += u32::from(compare_with_kernel(&mut stepper.clone()));
            if stepper.advance_move().is_none() {
                break;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

/// Advances through all conclusions right after a placement, and compares the remaining
/// candidates with those of the constraint kernel.
fn compare_with_kernel(stepper: &mut Stepper) -> bool {
    if !matches!(stepper.last_event(), None | Some(Event::Placed { .. })) {
        return false;
    }
    let last = loop {
        match stepper.advance() {
            Some(Event::Eliminated { .. }) => {}
            other => break other,
        }
    };
    if matches!(last, Some(Event::Placed { .. })) {
        stepper.retreat();
    }
    let model = Rules::classic(stepper.shape()).model(&stepper.board(), Consistency::Domain);
    let mut solver = csp::Solver::new(model.model(), 1);
    let mut failed = Failed(false);
    let _ = solver.run_observed(1, &mut failed);
    assert_eq!(failed.0, matches!(last, Some(Event::DeadEnd { .. })), "{last:?}");
    if !failed.0 {
        for (cell, digits) in stepper.domains().expect("a strategy with domains") {
            assert_eq!(digits, BoardModel::digits(solver.domain(model.variable(cell))));
        }
    }
    true
}

struct Failed(bool);

impl csp::Observer for Failed {
    fn removed(&mut self, _: csp::Constraint, _: csp::Variable, _: csp::Domain) {}
    fn tried(&mut self, _: csp::Variable, _: i32) {}
    fn undone(&mut self, _: csp::Variable, _: i32) {}
    fn solved(&mut self, _: &csp::Solution) {}
    fn failed(&mut self, _: csp::Failure) {
        self.0 = true;
    }
}

#[test]
fn exact_cover_branches_on_places() {
    // This puzzle has a digit with two places in a house while every cell has more candidates.
    let board = named("golden-nugget");
    let mut stepper = Stepper::with_strategy(&board, Goal::FIRST, Strategy::ExactCover);
    let mut places = 0;
    while stepper.advance_move().is_some() {
        let levels = stepper.levels();
        for level in levels.iter().filter(|level| level.digit.is_some()) {
            places += u32::from(matches!(level.choice, Choice::Place { .. }));
        }
    }
    assert!(places > 0);
}

#[test]
fn an_empty_cell_without_candidate_at_the_start_is_a_dead_end() {
    let line = "123........4....";
    for code in ["reading/ascending/none", "fewest/ascending/forward", "exact-cover"] {
        let end = finished_search(&puzzle(line), code, Goal::FIRST);
        assert_eq!((end.counters().solutions, end.counters().dead_ends > 0), (0, true), "{code}");
    }
}

/// Compares everything in a recording with a search from the start and with the whole tree.
fn check_recording(line: &str, strategy: Strategy, max_steps: usize) {
    let board = puzzle(line);
    let start = Stepper::with_strategy(&board, Goal::Exhaustion, strategy);
    let states = states(&start, max_steps);
    let mut recording = Recording::new(start.clone());
    let mut done = 0;
    while done < max_steps as u64 {
        match recording.extend(97.min(max_steps as u64 - done)) {
            0 => break,
            steps => done += steps,
        }
    }
    assert_eq!(done as usize, states.len() - 1, "{strategy} on {line}");
    for nth in (0..states.len()).step_by(1 + states.len() / 40) {
        let SeekResult::Found(there) = recording.seek(Target::Step(nth as u64)) else { panic!() };
        assert_eq!(there.snapshot(), states[nth], "{strategy} on {line}, step {nth}");
        let path = recording.path_of(nth as u64);
        let placed_at = recording.step_of(&path).expect("a node of the path");
        assert_eq!(recording.path_of(placed_at), path);
        assert!(placed_at <= nth as u64);
    }
    let profile = recording.level_profile();
    let placements = recording.head().counters().placements;
    assert_eq!(profile.iter().map(|level| level.nodes).sum::<u64>(), placements);
    if !recording.head().is_over() {
        return;
    }
    let dead_ends: u64 = profile.iter().map(|level| level.dead_ends).sum();
    let counters = recording.head().counters();
    // The root does not belong to a level.
    let root = if counters.placements == 0 { counters.dead_ends } else { 0 };
    assert_eq!(dead_ends + root, counters.dead_ends);
    let Some(tree) = Tree::of(start, 400) else { return };
    let expected: Vec<Subtree> = (0..tree.nodes.len()).map(|nth| subtree(&tree, nth)).collect();
    let mut survey = recording.survey(0, done, done.max(1) as u32, 300);
    while survey.work(50) > 0 {}
    let mut bars = survey.map().bars;
    bars.sort_by_key(|bar| bar.placed_at);
    assert!(bars.iter().all(|bar| expected.contains(bar)), "{strategy} on {line}");
    assert_eq!(bars.len(), expected.len(), "{strategy} on {line}");
    let root = recording.children(&[]).expect("a root");
    check_branches(&recording, &root, &expected);
}

fn subtree(tree: &Tree, nth: usize) -> Subtree {
    let node = &tree.nodes[nth];
    let inside = &tree.nodes[nth..nth + node.size as usize];
    Subtree {
        level: node.level,
        cell: node.cell,
        digit: node.digit,
        branch: node.branch,
        placed_at: node.placed_at,
        removed_at: node.removed_at,
        size: node.size.into(),
        solutions: node.solutions.into(),
        deepest: inside.iter().map(|node| node.level + 1).max().unwrap_or(0),
    }
}

fn check_branches(recording: &Recording, branches: &Branches, expected: &[Subtree]) {
    let mut step = branches.node.map_or(0, |node| node.placed_at);
    let mut inside = 0;
    let mut names = BTreeSet::new();
    for child in &branches.children {
        let found = child.subtree.expect("a searched subtree");
        assert!(expected.contains(&found), "{found:?}");
        assert_eq!(
            (found.cell, found.digit, found.branch),
            (child.cell, child.digit, child.branch)
        );
        assert!(names.insert(child.branch) && found.placed_at > step, "in the order of the search");
        step = found.placed_at;
        inside += found.size;
        let path: Vec<Digit> = branches.path.iter().copied().chain([child.branch]).collect();
        check_branches(recording, &recording.children(&path).expect("a node"), expected);
    }
    match branches.node {
        Some(node) => {
            assert_eq!(node.size, inside + 1);
            let is_leaf = node.kind() != Some(NodeKind::Choice);
            assert_eq!(branches.children.is_empty(), is_leaf);
        }
        None => assert_eq!(expected.len() as u64, inside),
    }
}

proptest! {
    // Each case compares hundreds of states.
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn a_recording_has_every_state_and_node(
        line in select(&Shape::ALL).prop_flat_map(lines),
        strategy in select(all()),
    ) {
        check_recording(&line, strategy, 400);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_event_is_true_and_reversible((line, goal) in searches(), strategy in select(all())) {
        walk_and_return(&puzzle(&line), goal, strategy, 300);
    }

    #[test]
    fn all_agree_with_the_oracle(
        line in select(&[Shape::Four, Shape::Six, Shape::Nine]).prop_flat_map(lines),
        strategy in select(all()),
    ) {
        let board = puzzle(&line);
        let known = oracle(&board, 100);
        let mut stepper = Stepper::with_strategy(&board, Goal::Exhaustion, strategy);
        let mut found = BTreeSet::new();
        // With more solutions, strategies find different ones first.
        while stepper.counters().step() < 20_000 && found.len() < 100 {
            let before = stepper.counters();
            let steps = stepper.run_to_solution(20_000);
            let is_found = stepper.counters().solutions > before.solutions;
            if let Some(grid) = stepper.solution().filter(|_| is_found) {
                let grid = Givens::from(grid);
                let line = grid.iter().filter_map(|(_, digit)| digit).map(Digit::symbol);
                prop_assert!(found.insert(line.collect::<String>()), "found twice");
            }
            if steps == 0 {
                break;
            }
        }
        let known: BTreeSet<String> = known.into_iter().collect();
        if known.len() < 100 {
            prop_assert!(found.is_subset(&known));
        }
        if stepper.is_over() {
            prop_assert_eq!(found, known);
        }
    }

    #[test]
    fn running_is_the_same_as_walking((line, goal) in searches(), strategy in select(all()), pieces in prop::collection::vec(0..60_u64, 1..12)) {
        let start = Stepper::with_strategy(&puzzle(&line), goal, strategy);
        let states = states(&start, 600);
        let mut runner = start;
        let mut step = 0;
        for piece in pieces {
            step += runner.run(piece);
            prop_assert_eq!(step, runner.counters().step());
            if let Some(state) = states.get(step as usize) && !runner.is_over() {
                prop_assert_eq!(&runner.snapshot(), state);
            }
        }
    }
}
