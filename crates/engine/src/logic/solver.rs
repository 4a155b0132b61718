//! Solving as a person does, the easiest conclusion first.

use strum::VariantArray;

use super::{Step, Technique, intersections, pairs, singles};
use crate::board::{Givens, Puzzle};
use crate::fast::{Layout, Order, Placement, Position};

/// A board with the candidates that are left in its cells.
///
/// As an iterator it gives conclusions, each of them drawn before the next is looked
/// for, until there is none: then the board is full, or it takes more than the
/// techniques that are known here, or nothing can solve it.
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
    /// Knows the givens and what their houses rule out.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self { layout: Layout::of(puzzle.shape()), position: Position::new(puzzle) }
    }

    /// The givens and the digits written so far.
    pub const fn board(&self) -> &Givens {
        self.position.digits()
    }

    /// Whether every cell is filled.
    pub const fn is_solved(&self) -> bool {
        self.position.empty() == 0
    }

    /// The easiest conclusion; of several, that of the first cell, house or digit.
    pub fn conclusion(&self) -> Option<Step> {
        Technique::VARIANTS.iter().find_map(|&technique| self.find(technique))
    }

    /// The first conclusion by this technique.
    fn find(&self, technique: Technique) -> Option<Step> {
        let search = match technique {
            Technique::NakedSingle => singles::naked,
            Technique::HiddenSingle => singles::hidden,
            Technique::LockedCandidates => intersections::locked,
            Technique::NakedPair => pairs::naked,
            Technique::HiddenPair => pairs::hidden,
        };
        search(&self.position, self.layout)
    }

    /// Writes the digit, or rules the candidates out.
    pub fn draw(&mut self, step: &Step) {
        if let Some((cell, digit)) = step.placement {
            self.position.place(self.layout, Placement { cell, digit });
        }
        for &(cell, digit) in &step.eliminations {
            self.position.eliminate(Placement { cell, digit });
        }
    }

    /// Writes all singles at once, as long as there are some. Where the board cannot
    /// be filled this may be seen on the way, and it stops.
    pub(super) fn draw_singles(&mut self) {
        // The contradiction shows in that the board does not fill.
        let _ = self.position.settle(self.layout, Order::AsMet);
    }
}

impl Iterator for Solver {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.conclusion()?;
        self.draw(&step);
        Some(step)
    }
}
