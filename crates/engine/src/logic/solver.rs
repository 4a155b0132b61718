//! Solving like a human, easiest conclusion first.

use strum::VariantArray;

use super::{Step, Technique, intersections, pairs, singles};
use crate::board::{Givens, Puzzle};
use crate::fast::{Layout, Order, Placement, Position};

/// A board with the remaining candidates of its cells.
///
/// Iterating yields conclusions and applies each of them before it looks for the next. The
/// iterator ends when the board is full, needs harder techniques or has no solution.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{Solver, Technique};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut solver = Solver::new(&puzzle);
/// let step = solver.next().expect("a conclusion");
/// assert_eq!(step.technique, Technique::NakedSingle);
/// assert_eq!(solver.by_ref().count(), 11);
/// assert_eq!(formats::line(solver.board()), "4231314214232314");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    layout: &'static Layout,
    position: Position,
}

impl Solver {
    /// Creates a solver that has the givens and rules out the candidates they exclude.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self { layout: Layout::of(puzzle.shape()), position: Position::new(puzzle) }
    }

    /// Returns the board with the givens and the digits placed so far.
    pub const fn board(&self) -> &Givens {
        self.position.digits()
    }

    /// Returns whether every cell is filled.
    pub const fn is_solved(&self) -> bool {
        self.position.empty_count() == 0
    }

    /// Returns the easiest conclusion. Of several with the same technique, returns the one
    /// with the first cell, house or digit.
    pub fn conclusion(&self) -> Option<Step> {
        Technique::VARIANTS.iter().find_map(|&technique| self.find(technique))
    }

    /// Returns the first conclusion by this technique.
    fn find(&self, technique: Technique) -> Option<Step> {
        let search = match technique {
            Technique::NakedSingle => singles::find_naked,
            Technique::HiddenSingle => singles::find_hidden,
            Technique::LockedCandidates => intersections::find_locked_candidates,
            Technique::NakedPair => pairs::find_naked,
            Technique::HiddenPair => pairs::find_hidden,
        };
        search(&self.position, self.layout)
    }

    /// Applies a conclusion: places its digit or rules out its candidates.
    pub fn apply(&mut self, step: &Step) {
        if let Some((cell, digit)) = step.placement {
            self.position.place(self.layout, Placement { cell, digit });
        }
        for &(cell, digit) in &step.eliminations {
            self.position.eliminate(Placement { cell, digit });
        }
    }

    /// Places singles until there are none left. Stops early at a contradiction.
    pub(super) fn place_singles(&mut self) {
        // After a contradiction the board stays incomplete, which callers check.
        let _ = self.position.place_forced_digits(self.layout, Order::AsFound);
    }
}

impl Iterator for Solver {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.conclusion()?;
        self.apply(&step);
        Some(step)
    }
}
