//! Searches under rules beyond rows, columns and boxes.

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Cell, Givens, Puzzle, Rule, Rules, Shape, Variant};
use sudoku_engine::csp::{Consistency, Solver, Status};
use sudoku_engine::recording::{Recording, SeekResult, Target};
use sudoku_engine::search::{DeadEndCause, Event, Goal, Reason, Stepper, Strategy, Verdict};

use crate::data::onlooker::walk_and_return;
use crate::data::ruled::puzzles;
use crate::data::{named, puzzle};

const CODES: [&str; 12] = [
    "reading/ascending/none",
    "reading/ascending/forward",
    "reading/ascending/singles",
    "reading/ascending/domain",
    "fewest/ascending/none",
    "fewest/least-constraining/forward",
    "fewest/descending/singles",
    "fewest-constrained/ascending/domain",
    "shuffled-3/shuffled-5/none",
    "shuffled-3/ascending/forward",
    "fewest-constrained/shuffled-9/none",
    "exact-cover",
];

fn strategy(code: &str) -> Strategy {
    code.parse().expect("a strategy")
}

/// Counts the solutions by the constraint model, up to a limit.
fn count_by_model(puzzle: &Puzzle, limit: u64) -> (u64, Status) {
    let board = puzzle.rules().model(puzzle.givens(), Consistency::Domain);
    let mut solver = Solver::new(board.model(), limit);
    let _ = solver.run(u64::MAX);
    (solver.solution_count(), solver.status())
}

/// Counts the solutions of a search, up to a limit, and checks each against the rules. Also returns
/// whether it ended or reached the limit within this number of steps.
fn count_by_search(puzzle: &Puzzle, code: &str, limit: u64, max_steps: u64) -> (u64, bool) {
    let mut stepper = Stepper::with_strategy(puzzle, Goal::Exhaustion, strategy(code));
    while !stepper.is_over() && stepper.counters().solutions < limit {
        let before = stepper.counters().solutions;
        stepper.run_to_solution(max_steps - stepper.counters().step());
        if stepper.counters().solutions > before {
            let board = stepper.board();
            assert_eq!(board.filled_count(), puzzle.shape().cell_count());
            assert_eq!(puzzle.rules().check(&board), [], "{code}");
        }
        if stepper.counters().step() == max_steps {
            break;
        }
    }
    let solutions = stepper.counters().solutions;
    (solutions, stepper.is_over() || solutions >= limit)
}

/// Returns whether a weak strategy may need billions of steps on a board.
fn may_give_up(puzzle: &Puzzle, code: &str) -> bool {
    puzzle.shape() == Shape::Six && !code.ends_with("domain") && code != "exact-cover"
}

fn shapes() -> impl proptest::strategy::Strategy<Value = Puzzle> {
    prop_oneof![puzzles(Shape::Four), puzzles(Shape::Six)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn all_strategies_agree_with_the_model(board in shapes()) {
        let (found, _) = count_by_model(&board, 200);
        for code in CODES {
            let (count, is_complete) = count_by_search(&board, code, 200, 2_000_000);
            prop_assert!(is_complete || may_give_up(&board, code), "{} {:?}", code, board);
            prop_assert!(count <= found, "{} {} {:?}", code, count, board);
            prop_assert!(!is_complete || count == found, "{} {} {:?}", code, count, board);
        }
    }

    #[test]
    fn events_are_true_and_reversible(board in shapes(), code in select(&CODES[..])) {
        walk_and_return(&board, Goal::Exhaustion, strategy(code), 1500);
    }

    #[test]
    fn a_recording_finds_the_state_after_any_step(board in shapes(), code in select(&CODES[..])) {
        let start = Stepper::with_strategy(&board, Goal::Exhaustion, strategy(code));
        let mut recording = Recording::new(start.clone());
        recording.extend(4000);
        let last = recording.head().counters().step();
        for nth in 0..5 {
            let step = last * nth / 4;
            let mut walked = start.clone();
            walked.run(step);
            match recording.seek(Target::Step(step)) {
                SeekResult::Found(found) => prop_assert_eq!(found.snapshot(), walked.snapshot()),
                _ => prop_assert!(false, "{} {}", code, step),
            }
        }
    }

    #[test]
    fn puzzles_with_rules_survive_serialization(board in shapes()) {
        let json = serde_json::to_string(&board).expect("a puzzle is data");
        prop_assert_eq!(serde_json::from_str::<Puzzle>(&json).ok(), Some(board));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn strategies_agree_on_9x9_boards(board in puzzles(Shape::Nine)) {
        // Only strategies with inference search all such boards quickly.
        let (found, _) = count_by_model(&board, 20);
        for code in ["fewest/ascending/singles", "fewest/ascending/domain", "exact-cover"] {
            let (count, _) = count_by_search(&board, code, 20, u64::MAX);
            prop_assert_eq!(count, found, "{} {:?}", code, board);
        }
    }
}

/// Returns a puzzle with a redundant rule, so that the search for any rules is used.
fn with_idle_cage(name: &str) -> Puzzle {
    let classic = named(name);
    let mut rules = Rules::classic(Shape::Nine);
    let row = (0..9).filter_map(|column| Cell::at(Shape::Nine, 0, column)).collect();
    rules.add_cage(row, Some(45)).expect("all digits");
    Puzzle::with_rules(classic.givens().clone(), rules).expect("no rule is broken")
}

#[test]
fn plain_backtracking_counts_the_same_under_rules() {
    for (name, goal) in
        [("article", Goal::FIRST), ("article", Goal::Exhaustion), ("o2", Goal::FIRST)]
    {
        let mut classic = Stepper::new(&named(name), goal);
        let mut ruled = Stepper::new(&with_idle_cage(name), goal);
        assert_eq!(ruled.strategy(), Strategy::PLAIN);
        while let Some(event) = classic.advance() {
            assert_eq!(ruled.advance(), Some(event));
        }
        assert_eq!(ruled.advance(), None);
        assert_eq!(classic.counters(), ruled.counters());
    }
}

#[test]
fn verdicts_name_the_blocking_rule() {
    let shape = Shape::Four;
    let at = |row, column| Cell::at(shape, row, column).expect("on the board");
    let verdicts = |rules: &Rules, line: &str| {
        let board =
            Puzzle::with_rules(puzzle(line).givens().clone(), rules.clone()).expect("no clash");
        let mut stepper = Stepper::new(&board, Goal::FIRST);
        let tests = std::iter::from_fn(|| stepper.advance());
        let tests = tests.take_while(|event| matches!(event, Event::Tested { .. }));
        tests
            .map(|event| match event {
                Event::Tested { verdict, .. } => verdict,
                _ => Verdict::Legal,
            })
            .collect::<Vec<_>>()
    };
    let mut knight = Rules::classic(shape);
    knight.set(Variant::AntiKnight, true);
    let by = at(1, 2);
    assert_eq!(
        verdicts(&knight, "0000001000000000")[0],
        Verdict::Blocked { by, rule: Rule::AntiKnight }
    );
    let mut cage = Rules::classic(shape);
    cage.add_cage(vec![at(0, 0), at(0, 1)], Some(7)).expect("3 and 4");
    let unfit = Verdict::Unfit { rule: Rule::CageTotal(0) };
    assert_eq!(verdicts(&cage, "0000000000000000"), [unfit, unfit, Verdict::Legal]);
    let mut thermometer = Rules::classic(shape);
    thermometer.add_thermometer(vec![at(1, 1), at(0, 0)]).expect("two cells");
    let (by, rule) = (at(1, 1), Rule::Thermometer(0));
    let found = verdicts(&thermometer, "0000020000000000");
    assert_eq!(
        found,
        [Verdict::Blocked { by, rule }, Verdict::Blocked { by, rule: box_one() }, Verdict::Legal]
    );
    let found = verdicts(&thermometer, "0000000000000000");
    assert_eq!(found, [Verdict::Unfit { rule }, Verdict::Legal]);
}

fn box_one() -> Rule {
    let shape = Shape::Four;
    let corner = Cell::at(shape, 0, 0).expect("on the board");
    Rule::House(corner.houses(shape)[2])
}

#[test]
fn conclusions_name_their_rule() {
    let shape = Shape::Nine;
    let mut rules = Rules::classic(shape);
    let row: Vec<Cell> = (0..3).filter_map(|column| Cell::at(shape, 8, column)).collect();
    rules.add_cage(row, Some(6)).expect("1, 2 and 3");
    let column = (0..9).filter_map(|row| Cell::at(shape, row, 8)).collect();
    rules.add_thermometer(column).expect("all digits");
    let board = Puzzle::with_rules(Givens::empty(shape), rules).expect("no clue");
    let start = Stepper::with_strategy(&board, Goal::FIRST, strategy("fewest/ascending/domain"));
    let mut stepper = start;
    let mut reasons = Vec::new();
    while let Some(event) = stepper.advance()
        && stepper.depth() == 0
    {
        if let Event::Eliminated { because, .. } = event {
            reasons.push(because);
        }
    }
    assert!(reasons.contains(&Reason::Sum { cage: 0 }));
    assert!(reasons.contains(&Reason::Order { thermometer: 0 }));
    let taken = stepper.eliminated_by_rule().expect("a strategy with inference");
    assert!(taken.iter().any(|&(rule, count)| rule == Rule::Thermometer(0) && count == 72));
    stepper.run(u64::MAX);
    assert_eq!(stepper.counters().solutions, 1);
}

#[test]
fn a_digit_without_a_place_in_a_house_is_a_dead_end() {
    let mut rules = Rules::classic(Shape::Four);
    rules.set(Variant::AntiKing, true);
    let board = Puzzle::with_rules(Givens::empty(Shape::Four), rules).expect("no clue");
    for code in CODES {
        assert_eq!(count_by_search(&board, code, 1, u64::MAX), (0, true), "{code}");
    }
    let mut stepper =
        Stepper::with_strategy(&board, Goal::Exhaustion, strategy("reading/ascending/singles"));
    let mut lacks = std::iter::from_fn(|| stepper.advance())
        .filter_map(|event| if let Event::DeadEnd { cause } = event { Some(cause) } else { None });
    assert!(lacks.any(|cause| matches!(cause, DeadEndCause::House { .. })));
}
