//! Probes: does a subset of the givens have a solution?

use crate::board::{CellSet, Givens, Puzzle};
use crate::fast::{Folding, FoundSolution, RootResult, Walk};
use crate::search::{CellOrder, DigitOrder, Goal, Inference, Stepper, Strategy};

/// The number of steps after which a search under rules beyond the houses restarts with
/// another order of the digits and twice as many steps. On boards with few givens some
/// orders find no solution for hours, while most find one immediately (Gomes, Selman and
/// Kautz, "Boosting combinatorial search through randomization", 1998).
const FIRST_RESTART_STEPS: u64 = 2_000;

/// A search for one solution of a subset of the givens.
#[derive(Clone, Debug)]
pub(super) enum Probe {
    /// Under the classic rules, with the solution if one was found.
    Classic(Walk, Option<Givens>),
    /// Under rules beyond the houses.
    Ruled(Box<RuledProbe>),
}

/// A search under rules beyond the houses.
#[derive(Clone, Debug)]
pub(super) struct RuledProbe {
    puzzle_part: Puzzle,
    stepper: Stepper,
    restarts: u32,
    /// The number of restarts after which the search gives up.
    max_restarts: u32,
}

/// What a probe knows so far.
pub(super) enum ProbeResult {
    Undecided,
    Solution(Givens),
    /// There is no solution.
    Contradiction,
    /// The probe gave up.
    Unknown,
}

impl Probe {
    /// Creates a probe. Under rules beyond the houses it gives up after `max_restarts` restarts.
    pub(super) fn new(puzzle: &Puzzle, givens: CellSet, max_restarts: u32) -> Self {
        let shape = puzzle.shape();
        let mut part_givens = Givens::empty(shape);
        for cell in givens.iter() {
            part_givens.set(cell, puzzle.givens().get(cell));
        }
        // A subset of valid givens is valid, so the fallback is never used.
        let puzzle_part = Puzzle::with_rules(part_givens, puzzle.rules().clone())
            .unwrap_or_else(|_| puzzle.clone());
        if !puzzle_part.rules().is_classic() {
            let stepper = Stepper::with_strategy(&puzzle_part, Goal::FIRST, Strategy::FASTEST);
            return Self::Ruled(Box::new(RuledProbe {
                puzzle_part,
                stepper,
                restarts: 0,
                max_restarts,
            }));
        }
        let (walk, root) = Walk::from_puzzle(&puzzle_part, Folding::Absent);
        let found = match root {
            RootResult::Solved(found) => solution_givens(found),
            RootResult::Open | RootResult::Refuted(_) => None,
        };
        Self::Classic(walk, found)
    }

    /// Visits the next node unless the result is already known.
    pub(super) fn step(&mut self) -> ProbeResult {
        match self {
            Self::Classic(walk, found) => {
                if let Some(board) = found.take() {
                    return ProbeResult::Solution(board);
                }
                if walk.is_over() {
                    return ProbeResult::Contradiction;
                }
                *found = walk.visit().and_then(solution_givens);
            }
            Self::Ruled(ruled) => {
                if ruled.stepper.counters().solutions > 0 {
                    return ProbeResult::Solution(ruled.stepper.board());
                }
                if ruled.stepper.is_over() {
                    return ProbeResult::Contradiction;
                }
                if ruled.restarts > ruled.max_restarts {
                    return ProbeResult::Unknown;
                }
                ruled.step();
            }
        }
        ProbeResult::Undecided
    }
}

impl RuledProbe {
    fn step(&mut self) {
        self.stepper.run(1);
        let is_open = !self.stepper.is_over() && self.stepper.counters().solutions == 0;
        if is_open
            && self.stepper.counters().step()
                >= FIRST_RESTART_STEPS.saturating_mul(1 << self.restarts.min(40))
        {
            self.restarts += 1;
            let strategy = Strategy::Cells {
                cell_order: CellOrder::FewestThenConstrained,
                digit_order: DigitOrder::Shuffled(self.restarts.into()),
                inference: Inference::Singles,
            };
            self.stepper = Stepper::with_strategy(&self.puzzle_part, Goal::FIRST, strategy);
        }
    }
}

fn solution_givens(found: FoundSolution) -> Option<Givens> {
    found.into_grid().map(Givens::from)
}
