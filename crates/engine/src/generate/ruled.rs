//! Full grids and counts under rules beyond the houses.
//!
//! Owns how full boards are drawn, counts made and levels told there. It must not know
//! which hole is tried, or why.

use std::num::NonZeroU64;

use crate::board::{Cell, Givens, Puzzle, Rules};
use crate::chance::Chance;
use crate::count::Count;
use crate::csp::{BoardModel, Consistency, Progress, Solver, Status};
use crate::logic::Level;
use crate::search::{Goal, Stepper, Strategy};

/// Nodes after which a search for a full board begins again with other digits.
const FILLING: u64 = 200;
/// Nodes of such a search from an empty board, which alone tells that there is none.
const FILLING_EMPTY: u64 = 3_000;
/// Steps after which a count is given up: some milliseconds.
const COUNTING: u64 = 20_000;
/// A second solution is enough to know.
const TWO: Goal = Goal::Solution(NonZeroU64::MIN.saturating_add(1));

/// What drawing a full board came to.
pub(super) enum Filled {
    With(Givens),
    /// Nothing this time.
    Lost,
    /// Nothing can fill the board.
    Never,
}

/// Digits drawn one by one, each among those that its cell can still take; the search
/// for the rest is of bounded length. Fewer are drawn at each attempt in vain, down to
/// none, and then as many as at first. Not every full board is equally likely.
pub(super) fn fill(rules: &Rules, attempts: u32, chance: &mut Chance) -> Filled {
    let most = drawn_digits(rules);
    let fewer = 2 * (attempts as usize) % (most + 2);
    let mut board = Givens::empty(rules.shape());
    let mut cells: Vec<Cell> = rules.shape().cells().collect();
    chance.shuffle(&mut cells);
    for &cell in cells.iter().take(most.saturating_sub(fewer)) {
        let model = rules.model(&board, Consistency::Singles);
        let mut solver = Solver::new(model.model(), 1);
        let _ = solver.run(1);
        if solver.status() == Status::Infeasible {
            return if board.clue_count() == 0 { Filled::Never } else { Filled::Lost };
        }
        let left = BoardModel::digits(solver.domain(model.variable(cell)));
        board.set(cell, left.iter().nth(chance.index(left.len())));
    }
    finish(rules, &board)
}

fn finish(rules: &Rules, board: &Givens) -> Filled {
    let is_empty = board.clue_count() == 0;
    let model = rules.model(board, Consistency::Domain);
    let mut solver = Solver::new(model.model(), 1);
    let progress = solver.run(if is_empty { FILLING_EMPTY } else { FILLING });
    match solver.solution() {
        Some(solution) => Filled::With(model.givens(solution)),
        None if is_empty && progress == Progress::Done => Filled::Never,
        None => Filled::Lost,
    }
}

/// Digits that are drawn before the search: fewer the more cells are in cages and on
/// thermometers, which may leave one digit only.
fn drawn_digits(rules: &Rules) -> usize {
    let caged: usize = rules.cages().iter().map(|cage| cage.cells().len()).sum();
    let warm: usize = rules.thermometers().iter().map(|one| one.cells().len()).sum();
    let (size, cells) = (rules.shape().size(), rules.shape().cell_count());
    (size * 3 / 2).saturating_sub(size * 3 * (caged + warm) / (2 * cells))
}

/// Up to two solutions counted, or as many as were met before it was given up, and
/// the nodes that took. The search is that with the cheap conclusions: it visits more
/// nodes than the constraint model, and is done several times sooner.
pub(super) fn count(rules: &Rules, board: &Givens) -> (Count, u64) {
    let Ok(puzzle) = Puzzle::posed(board.clone(), rules.clone()) else {
        return (Count::Exactly(0), 0);
    };
    let mut stepper = Stepper::with_strategy(&puzzle, TWO, Strategy::SOONEST);
    stepper.run(COUNTING);
    let counters = stepper.counters();
    let found = u128::from(counters.solutions);
    let is_final = stepper.is_over() && found < 2;
    (if is_final { Count::Exactly(found) } else { Count::AtLeast(found) }, counters.nodes())
}

/// How hard a board with one solution is: [`Level::Singles`] where singles of houses,
/// regions, windows, diagonals and the like, sums and orders solve it; [`Level::Pairs`]
/// where it takes all that each rule by itself rules out, and no guess; else
/// [`Level::Beyond`].
pub(super) fn level(rules: &Rules, board: &Givens) -> Level {
    let settles = |consistency| {
        let model = rules.model(board, consistency);
        let mut solver = Solver::new(model.model(), 1);
        let _ = solver.run(1);
        solver.found() == 1
    };
    if settles(Consistency::Singles) {
        Level::Singles
    } else if settles(Consistency::Domain) {
        Level::Pairs
    } else {
        Level::Beyond
    }
}
