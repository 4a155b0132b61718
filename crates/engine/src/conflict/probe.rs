//! Whether some of the givens have a solution.

use crate::board::{CellSet, Givens, Puzzle};
use crate::fast::{Folding, Found, Root, Walk};
use crate::search::{CellOrder, DigitOrder, Goal, Inference, Stepper, Strategy};

/// Steps of a search under rules beyond the houses after which it starts again with other
/// digits first, and with twice as many steps: on boards with few givens some orders meet
/// no solution for hours, and most meet one at once (Gomes, Selman and Kautz, "Boosting
/// combinatorial search through randomization", 1998).
const STEPS: u64 = 2_000;

/// The search for one solution of some of the givens.
#[derive(Clone, Debug)]
pub(super) enum Probe {
    /// Under the classic rules, with what the root has shown.
    Classic(Walk, Option<Givens>),
    /// Under others.
    Ruled(Box<Ruled>),
}

/// The search under rules beyond the houses.
#[derive(Clone, Debug)]
pub(super) struct Ruled {
    part: Puzzle,
    stepper: Stepper,
    /// Times that it has started again.
    again: u32,
    /// How often it does before it is given up.
    most: u32,
}

/// What a probe has shown.
pub(super) enum Shown {
    /// Nothing yet.
    Nothing,
    /// There is a solution.
    Solution(Givens),
    /// There is none.
    Contradiction,
    /// It would take too long to find out.
    Unknown,
}

impl Probe {
    /// Under rules beyond the houses it is given up after it has started again so often.
    pub(super) fn new(puzzle: &Puzzle, givens: CellSet, most: u32) -> Self {
        let shape = puzzle.shape();
        let mut kept = Givens::empty(shape);
        for cell in givens.iter() {
            kept.set(cell, puzzle.givens().get(cell));
        }
        // A part of givens that break no rule does not break one either.
        let part = Puzzle::posed(kept, puzzle.rules().clone()).unwrap_or_else(|_| puzzle.clone());
        if !part.rules().is_classic() {
            let stepper = Stepper::with_strategy(&part, Goal::FIRST, Strategy::SOONEST);
            return Self::Ruled(Box::new(Ruled { part, stepper, again: 0, most }));
        }
        let (walk, root) = Walk::over(&part, Folding::Absent);
        let found = match root {
            Root::Solved(found) => board(found),
            Root::Open | Root::Refuted(_) => None,
        };
        Self::Classic(walk, found)
    }

    /// Visits the next node if that is needed.
    pub(super) fn step(&mut self) -> Shown {
        match self {
            Self::Classic(walk, found) => {
                if let Some(board) = found.take() {
                    return Shown::Solution(board);
                }
                if walk.is_over() {
                    return Shown::Contradiction;
                }
                *found = walk.visit().and_then(board);
            }
            Self::Ruled(ruled) => {
                if ruled.stepper.counters().solutions > 0 {
                    return Shown::Solution(ruled.stepper.board());
                }
                if ruled.stepper.is_over() {
                    return Shown::Contradiction;
                }
                if ruled.again > ruled.most {
                    return Shown::Unknown;
                }
                ruled.step();
            }
        }
        Shown::Nothing
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
