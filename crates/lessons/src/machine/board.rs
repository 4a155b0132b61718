//! The grid of a program: the first table that is written to while it equals the puzzle.
//!
//! Programs often keep a second copy of the puzzle, such as its rows of text, which never changes.
//!
//! Must not know how the program is written or what it does with the grid.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Givens, Shape};

use super::heap::Heap;
use super::layout::{Layout, items, read, watch};
use super::value::{Handle, Value};

/// After this many looks at the memory, the grid is not looked for any more.
const MAX_LOOKS: u32 = 1 << 20;

/// At most this many tables are candidates for the grid.
const MAX_CANDIDATES: usize = 8;

/// At most this many lists of rows are remembered that are not the puzzle yet.
const MAX_OUTERS: usize = 32;

/// A write to a cell of the watched grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridWrite {
    pub cell: Cell,
    /// The digit before; `None` for a blank.
    pub before: Option<Digit>,
    /// The digit that was written, never the one before.
    pub after: Option<Digit>,
}

/// A change of the grid as a search makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridMove {
    Placed { cell: Cell, digit: Digit },
    Removed { cell: Cell, digit: Digit },
}

impl GridWrite {
    /// Returns the moves that the write is: a digit over another digit is an undo and a placement.
    pub fn moves(self) -> impl Iterator<Item = GridMove> {
        let Self { cell, before, after } = self;
        let removed = before.map(|digit| GridMove::Removed { cell, digit });
        removed.into_iter().chain(after.map(|digit| GridMove::Placed { cell, digit }))
    }
}

/// How many moves a program made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveCounts {
    pub placements: u64,
    pub undos: u64,
    /// How often the board was full without a clash.
    pub solutions: u64,
}

#[derive(Clone, Debug)]
pub(super) struct Watch {
    puzzle: Option<Rc<Givens>>,
    /// The grid, once it is known.
    layout: Option<Layout>,
    /// The tables that equal the puzzle, until one of them is the grid.
    candidates: Vec<Layout>,
    /// The last lists of as many lists or texts as the puzzle has rows: the rows may change later.
    outers: Vec<Handle>,
    looks: u32,
    /// The digits of the grid, 0 for a blank.
    board: Vec<u8>,
    /// What the statement that runs has written.
    writes: Vec<GridWrite>,
    counts: MoveCounts,
}

impl Watch {
    pub(super) fn new(puzzle: Option<Givens>) -> Self {
        Self {
            puzzle: puzzle.map(Rc::new),
            layout: None,
            candidates: Vec::new(),
            outers: Vec::new(),
            looks: 0,
            board: Vec::new(),
            writes: Vec::new(),
            counts: MoveCounts::default(),
        }
    }

    pub(super) const fn is_quiet(&self) -> bool {
        self.writes.is_empty()
    }

    pub(super) fn start_moment(&mut self) {
        self.writes.clear();
    }

    pub(super) fn writes(&self) -> &[GridWrite] {
        &self.writes
    }

    /// Returns which of the moves of the statement that runs is the first placement, from 1.
    pub(super) fn first_placement(&self) -> Option<u64> {
        let moves = self.writes.iter().flat_map(|write| write.moves());
        let nth = moves.into_iter().position(|it| matches!(it, GridMove::Placed { .. }))?;
        Some(nth as u64 + 1)
    }

    pub(super) const fn counts(&self) -> MoveCounts {
        self.counts
    }

    /// Returns the grid as it is, once it has been found.
    pub(super) fn grid(&self) -> Option<Givens> {
        let puzzle = self.puzzle.as_deref()?;
        match &self.layout {
            Some(_) => Some(givens(puzzle.shape(), &self.board)),
            None => (!self.candidates.is_empty()).then(|| puzzle.clone()),
        }
    }

    /// Returns the objects that must stay in the memory.
    pub(super) fn handles(&self) -> impl Iterator<Item = Handle> {
        self.layout.iter().chain(&self.candidates).map(|layout| match layout {
            Layout::Flat(handle) | Layout::Rows(handle) => *handle,
        })
    }

    /// Reads what changed since the last time.
    pub(super) fn note_changes(&mut self, heap: &mut Heap, is_watched_changed: bool) {
        let Some(puzzle) = self.puzzle.clone() else { return };
        if is_watched_changed && self.layout.is_none() {
            self.choose(heap, &puzzle);
        }
        if self.layout.is_none() {
            self.looks += 1;
            if self.looks > MAX_LOOKS {
                heap.note_changes(false);
            } else {
                self.find(heap, &puzzle);
            }
        } else if is_watched_changed {
            self.read_writes(heap, &puzzle);
        }
    }

    /// Takes the first candidate that has been written to as the grid.
    fn choose(&mut self, heap: &mut Heap, puzzle: &Givens) {
        let size = puzzle.shape().size();
        let is_written = |layout: &Layout| {
            read(heap, layout, size).is_some_and(|board| !is_puzzle(&board, puzzle))
        };
        if let Some(nth) = self.candidates.iter().position(is_written) {
            self.layout = Some(self.candidates.swap_remove(nth));
            self.candidates.clear();
            self.outers = Vec::new();
            heap.note_changes(false);
            self.board = puzzle.iter().map(|(_, digit)| digit.map_or(0, Digit::value)).collect();
        }
    }

    /// Adds tables that equal the puzzle to the candidates. Only a table that has been made or
    /// changed, or of which a row has been, can have become equal.
    fn find(&mut self, heap: &mut Heap, puzzle: &Givens) {
        let size = puzzle.shape().size();
        for handle in heap.take_changed() {
            let Some(row) = items(heap, handle) else { continue };
            if row.len() == size * size {
                self.consider(heap, puzzle, Layout::Flat(handle));
            } else if row.len() == size {
                if row.iter().all(|it| matches!(it, Value::Object(_))) {
                    self.remember(handle);
                    self.consider(heap, puzzle, Layout::Rows(handle));
                }
                let has_row = |outer: &Handle| {
                    items(heap, *outer).is_some_and(|it| it.contains(&Value::Object(handle)))
                };
                let owners: Vec<Handle> = self.outers.iter().copied().filter(has_row).collect();
                for owner in owners {
                    self.consider(heap, puzzle, Layout::Rows(owner));
                }
            }
        }
    }

    fn remember(&mut self, outer: Handle) {
        self.outers.retain(|it| *it != outer);
        if self.outers.len() == MAX_OUTERS {
            self.outers.remove(0);
        }
        self.outers.push(outer);
    }

    fn consider(&mut self, heap: &mut Heap, puzzle: &Givens, layout: Layout) {
        let is_new = self.candidates.len() < MAX_CANDIDATES && !self.candidates.contains(&layout);
        let size = puzzle.shape().size();
        if is_new && read(heap, &layout, size).is_some_and(|board| is_puzzle(&board, puzzle)) {
            watch(heap, &layout);
            self.candidates.push(layout);
        }
    }

    fn read_writes(&mut self, heap: &mut Heap, puzzle: &Givens) {
        let Some(layout) = &self.layout else { return };
        let shape = puzzle.shape();
        // A grid that has lost its form is not a grid until it has it again.
        let Some(board) = read(heap, layout, shape.size()) else { return };
        watch(heap, layout);
        for ((cell, before), after) in shape.cells().zip(&mut self.board).zip(board) {
            if *before == after {
                continue;
            }
            let write = GridWrite { cell, before: Digit::new(*before), after: Digit::new(after) };
            self.counts.placements += u64::from(write.after.is_some());
            self.counts.undos += u64::from(write.before.is_some());
            self.writes.push(write);
            *before = after;
        }
        let is_full = self.board.iter().all(|digit| *digit != 0);
        if !self.writes.is_empty() && is_full && givens(shape, &self.board).clashes().is_empty() {
            self.counts.solutions += 1;
        }
    }
}

fn givens(shape: Shape, board: &[u8]) -> Givens {
    let mut givens = Givens::empty(shape);
    for (cell, digit) in shape.cells().zip(board) {
        givens.set(cell, Digit::new(*digit));
    }
    givens
}

fn is_puzzle(board: &[u8], puzzle: &Givens) -> bool {
    puzzle.iter().zip(board).all(|((_, given), digit)| given == Digit::new(*digit))
}
