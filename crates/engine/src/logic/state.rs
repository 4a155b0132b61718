//! A board with the remaining candidates of its empty cells.

use std::sync::{Arc, OnceLock};

use super::{Candidate, Geometry};
use crate::board::{Cell, CellSet, Digit, DigitSet, Givens, Puzzle, Shape};
use crate::formats::Reading;

/// The greatest number of digits, and of cells of a house.
pub(super) const MAX_DIGITS: usize = 16;

/// The digits on a board, and the remaining candidates of the empty cells.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::LogicState;
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let state = LogicState::new(&puzzle);
/// let first = puzzle.shape().cells().next().expect("a board has cells");
/// assert_eq!(state.candidates(first).len(), 3); // the first column has a 3
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LogicState {
    geometry: Arc<Geometry>,
    digits: Givens,
    givens: CellSet,
    empty: CellSet,
    /// By cell: the remaining candidates; empty for a filled cell.
    candidates: Vec<DigitSet>,
    /// By digit: the cells that have it as a candidate.
    places: [CellSet; MAX_DIGITS],
    /// Computed when a search needs them first.
    rectangles: OnceLock<Arc<[[Cell; 4]]>>,
}

impl LogicState {
    /// Creates the state with the givens of a puzzle, and with all candidates that no given in
    /// a peer excludes.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::with_geometry(puzzle.givens(), Geometry::of(puzzle.rules()))
    }

    /// Creates the state with these givens, which must not clash, under the rules of a geometry.
    pub fn with_geometry(givens: &Givens, geometry: Arc<Geometry>) -> Self {
        let shape = geometry.shape();
        let cells: CellSet = shape.cells().collect();
        let mut places = [CellSet::EMPTY; MAX_DIGITS];
        places[..shape.size()].fill(cells);
        let mut state = Self {
            geometry,
            digits: Givens::empty(shape),
            givens: CellSet::EMPTY,
            empty: cells,
            candidates: vec![shape.all_digits(); shape.cell_count()],
            places,
            rectangles: OnceLock::new(),
        };
        for (cell, digit) in givens.iter() {
            if let Some(digit) = digit {
                state.place(Candidate::new(cell, digit));
                state.givens.insert(cell);
            }
        }
        state
    }

    /// Returns the state with the digits and center marks of a board that was read: the digits in
    /// empty cells are placed, and where a cell has center marks, the other candidates are ruled
    /// out. A digit that is not a candidate of its cell, because it clashes with one before it, is
    /// not placed; a board of another shape changes nothing.
    #[must_use]
    pub fn with_marks(mut self, reading: &Reading) -> Self {
        if reading.givens.shape() != self.shape() {
            return self;
        }
        for (cell, given) in reading.givens.iter() {
            let input = reading.input.get(cell.index()).copied().unwrap_or_default();
            if let Some(digit) = given.or(input.digit) {
                self.place(Candidate::new(cell, digit));
            }
        }
        for (cell, input) in self.shape().cells().zip(&reading.input) {
            if !input.center.is_empty() {
                for digit in self.candidates(cell).without(input.center).iter() {
                    self.eliminate(Candidate::new(cell, digit));
                }
            }
        }
        self
    }

    pub fn shape(&self) -> Shape {
        self.geometry.shape()
    }

    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns the digits on the board, given or placed.
    pub const fn digits(&self) -> &Givens {
        &self.digits
    }

    /// Returns the cells whose digit is given.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// Returns the empty cells.
    pub const fn empty_cells(&self) -> CellSet {
        self.empty
    }

    /// Returns the rectangles of [`Geometry::rectangles`] without givens.
    pub(super) fn rectangles(&self) -> &[[Cell; 4]] {
        self.rectangles.get_or_init(|| {
            let has_given =
                |corners: &[Cell; 4]| corners.iter().any(|&it| self.givens.contains(it));
            let all = self.geometry.rectangles().iter();
            all.filter(|&corners| !has_given(corners)).copied().collect()
        })
    }

    /// Returns whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Returns whether an empty cell has no candidate left, so that there is no solution.
    pub fn is_contradictory(&self) -> bool {
        self.empty.iter().any(|cell| self.candidates(cell).is_empty())
    }

    /// Returns the candidates of a cell, or the empty set if it is filled.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Returns the empty cells that have the digit as a candidate.
    pub const fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// Returns the places of all digits.
    pub(super) const fn all_places(&self) -> [CellSet; MAX_DIGITS] {
        self.places
    }

    /// Returns whether the cell is empty and has the candidate.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// Returns every candidate, ordered by cell, then by digit.
    pub fn all_candidates(&self) -> impl Iterator<Item = Candidate> {
        self.empty.iter().flat_map(|cell| {
            self.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
        })
    }

    /// Fills a cell, and rules out its digit in its peers. Does nothing unless the cell has the
    /// candidate.
    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        if !self.candidates(cell).contains(digit) {
            return;
        }
        self.digits.set(cell, Some(digit));
        self.empty.remove(cell);
        for other in self.candidates(cell).iter() {
            self.places[other.index()].remove(cell);
        }
        self.candidates[cell.index()] = DigitSet::EMPTY;
        let affected = self.places(digit).intersection(self.geometry.peers(cell));
        for peer in affected.iter() {
            self.candidates[peer.index()].remove(digit);
        }
        self.places[digit.index()] = self.places(digit).difference(affected);
    }

    /// Rules out a candidate. Does nothing if the cell does not have it.
    pub fn eliminate(&mut self, Candidate { cell, digit }: Candidate) {
        self.candidates[cell.index()].remove(digit);
        self.places[digit.index()].remove(cell);
    }
}
