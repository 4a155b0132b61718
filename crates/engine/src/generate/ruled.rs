//! Full grids and solution counts under rules beyond the houses.
//!
//! Owns drawing full boards, counting solutions and rating difficulty under such rules.
//! Must not depend on which removals are tried.

use std::num::NonZeroU64;

use crate::board::{Cell, Givens, Puzzle, Rules};
use crate::count::Count;
use crate::csp::{BoardModel, Consistency, Progress, Solver, Status};
use crate::logic::Level;
use crate::rng::SeededRng;
use crate::search::{Goal, Stepper, Strategy};

/// The number of nodes after which a search for a full board restarts with other digits.
const MAX_FILL_NODES: u64 = 200;
/// The node limit of a search from an empty board, the only kind of search that can prove
/// that there is no full board.
const MAX_EMPTY_FILL_NODES: u64 = 3_000;
/// The number of steps after which a count is abandoned: some milliseconds of work.
const MAX_COUNT_STEPS: u64 = 20_000;
/// The goal of a uniqueness check, which can stop at the second solution.
const SECOND_SOLUTION: Goal = Goal::Solution(NonZeroU64::MIN.saturating_add(1));

/// The result of drawing a full board.
pub(super) enum FillResult {
    Filled(Givens),
    Failed,
    /// There is no full board.
    Impossible,
}

/// Draws digits one by one, each from the candidates of its cell, then completes the board
/// with a bounded search. After each failed attempt fewer digits are drawn, down to none,
/// and then the maximum again. Full boards are not equally likely.
pub(super) fn fill(rules: &Rules, attempts: u32, rng: &mut SeededRng) -> FillResult {
    let max_digits = drawn_digits(rules);
    let omitted_digits = 2 * (attempts as usize) % (max_digits + 2);
    let mut board = Givens::empty(rules.shape());
    let mut cells: Vec<Cell> = rules.shape().cells().collect();
    rng.shuffle(&mut cells);
    for &cell in cells.iter().take(max_digits.saturating_sub(omitted_digits)) {
        let model = rules.model(&board, Consistency::Singles);
        let mut solver = Solver::new(model.model(), 1);
        let _ = solver.run(1);
        if solver.status() == Status::Infeasible {
            return if board.filled_count() == 0 {
                FillResult::Impossible
            } else {
                FillResult::Failed
            };
        }
        let candidates = BoardModel::digits(solver.domain(model.variable(cell)));
        board.set(cell, candidates.iter().nth(rng.index(candidates.len())));
    }
    complete(rules, &board)
}

fn complete(rules: &Rules, board: &Givens) -> FillResult {
    let is_empty = board.filled_count() == 0;
    let model = rules.model(board, Consistency::Domain);
    let mut solver = Solver::new(model.model(), 1);
    let progress = solver.run(if is_empty { MAX_EMPTY_FILL_NODES } else { MAX_FILL_NODES });
    match solver.solution() {
        Some(solution) => FillResult::Filled(model.givens(solution)),
        None if is_empty && progress == Progress::Done => FillResult::Impossible,
        None => FillResult::Failed,
    }
}

/// Returns how many digits are drawn before the search. The more cells are in cages and on
/// thermometers, the fewer digits, because such cells may have a single candidate.
fn drawn_digits(rules: &Rules) -> usize {
    let cage_cells: usize = rules.cages().iter().map(|cage| cage.cells().len()).sum();
    let thermometer_cells: usize =
        rules.thermometers().iter().map(|thermometer| thermometer.cells().len()).sum();
    let (size, cells) = (rules.shape().size(), rules.shape().cell_count());
    (size * 3 / 2).saturating_sub(size * 3 * (cage_cells + thermometer_cells) / (2 * cells))
}

/// Counts up to two solutions, or those found before the step limit. Returns the count and
/// the number of search nodes. [`Strategy::FASTEST`] visits more nodes than the constraint
/// model, but is several times faster.
pub(super) fn count(rules: &Rules, board: &Givens) -> (Count, u64) {
    let Ok(puzzle) = Puzzle::with_rules(board.clone(), rules.clone()) else {
        return (Count::Exactly(0), 0);
    };
    let mut stepper = Stepper::with_strategy(&puzzle, SECOND_SOLUTION, Strategy::FASTEST);
    stepper.run(MAX_COUNT_STEPS);
    let counters = stepper.counters();
    let found = u128::from(counters.solutions);
    let is_final = stepper.is_over() && found < 2;
    (if is_final { Count::Exactly(found) } else { Count::AtLeast(found) }, counters.nodes())
}

/// Returns the difficulty of a board with a unique solution: [`Level::Singles`] if singles
/// in houses, regions, windows, diagonals and the like, sums and orders solve it;
/// [`Level::Pairs`] if domain consistency of each rule solves it without a guess; and
/// [`Level::Beyond`] otherwise.
pub(super) fn level(rules: &Rules, board: &Givens) -> Level {
    let solves_without_guess = |consistency| {
        let model = rules.model(board, consistency);
        let mut solver = Solver::new(model.model(), 1);
        let _ = solver.run(1);
        solver.solution_count() == 1
    };
    if solves_without_guess(Consistency::Singles) {
        Level::Singles
    } else if solves_without_guess(Consistency::Domain) {
        Level::Pairs
    } else {
        Level::Beyond
    }
}
