//! The solver of classic boards, compared with known answers, the constraint model, plain
//! backtracking and dancing links.

use std::collections::HashSet;
use std::ops::ControlFlow;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use sudoku_engine::board::{Digit, Givens, Puzzle, Rules, Shape};
use sudoku_engine::csp::{self, Consistency};
use sudoku_engine::fast::Progress;
use sudoku_engine::fast::classic::{Cells, ClassicSolver, LineVerdict, solve_lines};
use sudoku_engine::formats;
use sudoku_engine::generate::{Options, generate};
use sudoku_engine::search::{Goal, Stepper};

use crate::data::oracle::oracle;

const EMPTY: Cells = [b'.'; 81];

fn puzzle(board: &Cells) -> Option<Puzzle> {
    let digits = board.iter().map(|&byte| Digit::from_symbol(char::from(byte))).collect();
    Puzzle::try_from(Givens::from_digits(Shape::Nine, digits).unwrap()).ok()
}

fn all(solver: &mut ClassicSolver, board: &Cells, limit: usize) -> Vec<Cells> {
    let mut found = Vec::new();
    solver.each(board, |solution| {
        found.push(*solution);
        if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

/// Returns a generated puzzle and its solution.
fn made(seed: u64) -> (Cells, Cells) {
    let made = generate(Options::new(Shape::Nine), seed).unwrap();
    let line = |givens: &Givens| formats::line(givens).as_bytes().try_into().unwrap();
    (line(&made.puzzle), line(&made.solution))
}

/// Changes to a generated puzzle: cells filled from its solution, cells cleared, and cells
/// overwritten with another digit.
#[derive(Clone, Debug)]
struct Mutation {
    seed: u64,
    added: Vec<usize>,
    taken: Vec<usize>,
    written: Vec<(usize, u8)>,
}

fn mutations() -> impl Strategy<Value = Mutation> {
    let cells = |most| prop::collection::vec(0..81_usize, 0..most);
    let written = prop::collection::vec((0..81_usize, b'1'..=b'9'), 0..3);
    (0..12_u64, cells(25), cells(14), written).prop_map(|(seed, added, taken, written)| Mutation {
        seed,
        added,
        taken,
        written,
    })
}

/// Returns the puzzles to mutate, which are cached because generating them takes a while.
fn bases() -> &'static [(Cells, Cells)] {
    static BASES: std::sync::OnceLock<Vec<(Cells, Cells)>> = std::sync::OnceLock::new();
    BASES.get_or_init(|| (0..12).map(made).collect())
}

fn mutated(mutation: &Mutation) -> Cells {
    let (mut board, solution) = bases()[mutation.seed as usize];
    for &cell in &mutation.added {
        board[cell] = solution[cell];
    }
    // Only cells with a clue change, which is about half of them.
    for &cell in &mutation.taken {
        board[cell] = b'.';
    }
    for &(cell, digit) in &mutation.written {
        board[cell] = digit;
    }
    board
}

/// Checks the solver's answers for a board with several limits.
fn check(solver: &mut ClassicSolver, board: &Cells) -> Result<(), TestCaseError> {
    let expected = puzzle(board).map_or(Vec::new(), |puzzle| oracle(&puzzle, 1001));
    for limit in [1, 2, 3, 1000] {
        let number = expected.len().min(limit);
        prop_assert_eq!(solver.count(board, limit as u64), number as u64);
        let found = all(solver, board, limit);
        prop_assert_eq!(found.len(), number);
        let distinct: HashSet<&[u8]> = found.iter().map(<[u8; 81]>::as_slice).collect();
        prop_assert_eq!(distinct.len(), number);
        if expected.len() <= limit {
            let expected: HashSet<&[u8]> = expected.iter().map(String::as_bytes).collect();
            prop_assert_eq!(distinct, expected);
        } else {
            for solution in &found {
                prop_assert!(is_solution(board, solution));
            }
        }
    }
    let first = solver.first(board);
    prop_assert_eq!(first.is_some(), !expected.is_empty());
    prop_assert!(first.is_none_or(|first| is_solution(board, &first)));
    Ok(())
}

fn is_solution(board: &Cells, solution: &Cells) -> bool {
    let is_kept = board.iter().zip(solution).all(|(given, digit)| *given == b'.' || given == digit);
    is_kept && !solution.contains(&b'.') && puzzle(solution).is_some()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn mutated_puzzles_match_dancing_links(mutation in mutations()) {
        check(&mut ClassicSolver::new(), &mutated(&mutation))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn model_and_plain_search_agree(mutation in mutations(), limit in 1..4_u64) {
        let board = mutated(&mutation);
        let Some(puzzle) = puzzle(&board) else { return Ok(()) };
        let count = ClassicSolver::new().count(&board, limit);
        let rules = Rules::classic(Shape::Nine);
        let board_model = rules.model(puzzle.givens(), Consistency::Domain);
        let mut solver = csp::Solver::new(board_model.model(), limit);
        while solver.run(1000) == Progress::Working {}
        prop_assert_eq!(solver.solution_count(), count);
        let mut stepper = Stepper::new(&puzzle, Goal::Exhaustion);
        stepper.run(2_000_000);
        let found = stepper.counters().solutions.min(limit);
        let agrees = if stepper.is_over() { found == count } else { found <= count };
        prop_assert!(agrees, "{found} solutions of {count}");
    }
}

/// Does the same as the quick test of mutated puzzles, but for some minutes.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_mutated_puzzles() {
    let mut runner = TestRunner::new(ProptestConfig::with_cases(100_000));
    let checked =
        runner.run(&mutations(), |mutation| check(&mut ClassicSolver::new(), &mutated(&mutation)));
    checked.unwrap();
}

#[test]
fn an_empty_board_has_solutions_up_to_any_limit() {
    let mut solver = ClassicSolver::new();
    assert_eq!(solver.count(&EMPTY, 0), 0);
    assert_eq!(solver.count(&EMPTY, 100_000), 100_000);
    let found = all(&mut solver, &EMPTY, 1000);
    assert!(found.iter().all(|solution| is_solution(&EMPTY, solution)));
    assert_eq!(found.iter().collect::<HashSet<_>>().len(), 1000);
}

#[test]
fn clues_that_clash_have_no_solution() {
    let mut solver = ClassicSolver::new();
    for other in [8, 72, 20] {
        let mut board = EMPTY;
        (board[0], board[other]) = (b'5', b'5');
        assert_eq!(solver.count(&board, 2), 0, "r1c1 and cell {other}");
        assert_eq!(solver.first(&board), None);
    }
    assert_eq!(solver.count(&[b'1'; 81], 2), 0);
}

#[test]
fn a_full_board_is_its_own_solution() {
    let (_, solution) = made(1);
    let mut solver = ClassicSolver::new();
    assert_eq!(solver.first_and_count(&solution), (Some(solution), 1));
    assert_eq!(solver.guesses(), 0);
    let mut wrong = solution;
    wrong.swap(0, 80);
    if solution[0] != solution[80] {
        assert_eq!(solver.first_and_count(&wrong), (None, 0));
    }
}

#[test]
fn every_line_gets_an_answer() {
    let (board, solution) = made(2);
    let mut text = Vec::new();
    text.extend_from_slice(&board);
    text.extend_from_slice(b"\r\n\n");
    text.extend_from_slice(&EMPTY.map(|_| b'0'));
    text.extend_from_slice(b"\n55");
    text.extend_from_slice(&EMPTY[2..]);
    text.extend_from_slice(b"\n#\n");
    text.extend_from_slice(&EMPTY[..80]);
    text.push(b'x');
    let (mut answers, mut verdicts) = (Vec::new(), Vec::new());
    solve_lines(&mut ClassicSolver::new(), &text, &mut answers, |verdict| verdicts.push(verdict));
    let expected = [
        LineVerdict::Proper,
        LineVerdict::Malformed,
        LineVerdict::Several,
        LineVerdict::Impossible,
        LineVerdict::Malformed,
        LineVerdict::Malformed,
    ];
    assert_eq!(verdicts, expected);
    let answers: Vec<&[u8]> = answers.split(|&byte| byte == b'\n').collect();
    assert_eq!(answers[0], solution);
    assert_eq!(answers[1], b"malformed");
    assert!(is_solution(&EMPTY, answers[2][..81].try_into().unwrap()));
    assert_eq!(&answers[2][81..], b" several");
    assert_eq!(answers[3..], [&b"none"[..], b"malformed", b"malformed", b""]);
}
