//! Probes: does a subset of the givens have a solution?

use crate::board::{CellSet, Givens, Puzzle};
use crate::fast::{Folding, Found, Root, Walk};
use crate::search::{CellOrder, DigitOrder, Goal, Inference, Stepper, Strategy};

/// The number of steps after which a search under rules beyond the houses restarts with
/// another order of the digits and twice as many steps. On boards with few givens some
/// orders find no solution for hours, while most find one immediately (Gomes, Selman and
/// Kautz, "Boosting combinatorial search through randomization", 1998).
const STEPS: u64 = 2_000;

/// A search for one solution of a subset of the givens.
#[derive(Clone, Debug)]
pub(super) enum Probe {
    /// Under the classic rules, with the solution if one was found.
    Classic(Walk, Option<Givens>),
    /// Under rules beyond the houses.
    Ruled(Box<Ruled>),
}

/// A search under rules beyond the houses.
#[derive(Clone, Debug)]
pub(super) struct Ruled {
    part: Puzzle,
    stepper: Stepper,
    /// The number of restarts so far.
    again: u32,
    /// The number of restarts after which the search gives up.
    most: u32,
}

/// What a probe knows so far.
pub(super) enum ProbeResult {
    Nothing,
    Solution(Givens),
    /// There is no solution.
    Contradiction,
    /// The probe gave up.
    Unknown,
}

impl Probe {
    /// Creates a probe. Under rules beyond the houses it gives up after `most` restarts.
    pub(super) fn new(puzzle: &Puzzle, givens: CellSet, most: u32) -> Self {
        let shape = puzzle.shape();
        let mut kept = Givens::empty(shape);
        for cell in givens.iter() {
            kept.set(cell, puzzle.givens().get(cell));
        }
        // A subset of valid givens is valid, so the fallback is never used.
        let part = Puzzle::posed(kept, puzzle.rules().clone()).unwrap_or_else(|_| puzzle.clone());
        if !part.rules().is_classic() {
            let stepper = Stepper::with_strategy(&part, Goal::FIRST, Strategy::FASTEST);
            return Self::Ruled(Box::new(Ruled { part, stepper, again: 0, most }));
        }
        let (walk, root) = Walk::over(&part, Folding::Absent);
        let found = match root {
            Root::Solved(found) => board(found),
            Root::Open | Root::Refuted(_) => None,
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
                *found = walk.visit().and_then(board);
            }
            Self::Ruled(ruled) => {
                if ruled.stepper.counters().solutions > 0 {
                    return ProbeResult::Solution(ruled.stepper.board());
                }
                if ruled.stepper.is_over() {
                    return ProbeResult::Contradiction;
                }
                if ruled.again > ruled.most {
                    return ProbeResult::Unknown;
                }
                ruled.step();
            }
        }
        ProbeResult::Nothing
    }
}

impl Ruled {
    fn step(&mut self) {
        self.stepper.run(1);
        let is_open = !self.stepper.is_over() && self.stepper.counters().solutions == 0;
        if is_open
            && self.stepper.counters().step() >= STEPS.saturating_mul(1 << self.again.min(40))
        {
            self.again += 1;
            let strategy = Strategy::Cells {
                cell_order: CellOrder::FewestThenConstrained,
                digit_order: DigitOrder::Shuffled(self.again.into()),
                inference: Inference::Singles,
            };
            self.stepper = Stepper::with_strategy(&self.part, Goal::FIRST, strategy);
        }
    }
}

fn board(found: Found) -> Option<Givens> {
    found.into_grid().map(Givens::from)
}
