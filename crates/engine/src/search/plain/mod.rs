//! Plain backtracking that runs forward and backward, one event at a time.
//!
//! Apart from the counters, the stack of placed digits and a [`Phase`] are the whole state. They
//! determine the last event, so `retreat` needs no history and costs as much as `advance`.
//! A step is a placement or an undo; a stop is a step, a dead end or a solution.

mod inspect;
mod masks;
mod phase;
mod run;

use self::masks::{HouseIndices, Masks};
pub(super) use self::phase::Phase;
use super::{DeadEndCause, Event, Goal, Snapshot, Verdict};
use crate::board::{Cell, Digit, DigitSet, Puzzle, Rule};

/// Plain backtracking on a board with only the classic rules. It fills the first empty cell in
/// reading order and tries the legal digits in ascending order.
///
/// Deterministic: the same puzzle gives the same events.
#[derive(Clone, Debug)]
pub(super) struct PlainWalk {
    puzzle: Puzzle,
    goal: Goal,
    /// The empty cells in reading order. Level `n` of the tree, from 0, fills `cells[n]`.
    cells: Box<[Cell]>,
    /// For each of `cells`, the houses that contain it.
    house_indices: Box<[HouseIndices]>,
    masks: Masks,
    digits: Vec<Digit>,
    phase: Phase,
    placements: u64,
    undos: u64,
    solutions: u64,
    dead_ends: u64,
}

impl PlainWalk {
    /// Creates a search of the puzzle, before its first event.
    pub(super) fn new(puzzle: &Puzzle, goal: Goal) -> Self {
        let cells: Box<[Cell]> = puzzle.empty_cells().collect();
        let house_indices =
            cells.iter().map(|&cell| HouseIndices::of(cell, puzzle.shape())).collect();
        Self {
            goal,
            house_indices,
            masks: Masks::of(puzzle.givens()),
            digits: Vec::with_capacity(cells.len()),
            phase: if cells.is_empty() { Phase::Full } else { Phase::Open(0) },
            cells,
            puzzle: puzzle.clone(),
            placements: 0,
            undos: 0,
            solutions: 0,
            dead_ends: 0,
        }
    }

    /// Advances by one event and returns it; `None` when the search is over.
    pub(super) fn advance(&mut self) -> Option<Event> {
        match self.phase {
            Phase::Open(tested) => self.advance_open(tested),
            Phase::Legal(digit) => Some(self.place(digit)),
            Phase::Full => {
                self.solutions += 1;
                self.phase = Phase::Solution;
                Some(Event::Solved)
            }
            Phase::Solution if self.goal.is_reached(self.solutions) => None,
            Phase::Dead | Phase::Solution => self.remove(),
        }
    }

    fn advance_open(&mut self, tested: u8) -> Option<Event> {
        let level = self.depth();
        match self.digit_after(tested) {
            Some(digit) => {
                let verdict = self.verdict(level, digit);
                self.phase = match verdict {
                    Verdict::Legal => Phase::Legal(digit),
                    Verdict::Blocked { .. } | Verdict::Unfit { .. } => Phase::Open(digit.value()),
                };
                Some(Event::Tested { cell: self.cells[level], digit, verdict })
            }
            None if self.legal(level).is_empty() => {
                self.dead_ends += 1;
                self.phase = Phase::Dead;
                Some(Event::DeadEnd { cause: DeadEndCause::Cell(self.cells[level]) })
            }
            None => self.remove(),
        }
    }

    fn place(&mut self, digit: Digit) -> Event {
        let level = self.depth();
        self.push(digit);
        self.placements += 1;
        self.phase = if self.is_full() { Phase::Full } else { Phase::Open(0) };
        Event::Placed { cell: self.cells[level], digit }
    }

    fn remove(&mut self) -> Option<Event> {
        let digit = self.pop()?;
        self.undos += 1;
        self.phase = Phase::Open(digit.value());
        Some(Event::Removed { cell: self.cells[self.depth()], digit })
    }

    /// Undoes the last event and returns it; `None` at the start.
    pub(super) fn retreat(&mut self) -> Option<Event> {
        let level = self.depth();
        match self.phase {
            Phase::Legal(digit) => {
                self.phase = Phase::Open(digit.value() - 1);
                Some(Event::Tested { cell: self.cells[level], digit, verdict: Verdict::Legal })
            }
            Phase::Dead => {
                self.dead_ends -= 1;
                self.phase = Phase::Open(self.shape().size() as u8);
                Some(Event::DeadEnd { cause: DeadEndCause::Cell(self.cells[level]) })
            }
            Phase::Solution => {
                self.solutions -= 1;
                self.phase = Phase::Full;
                Some(Event::Solved)
            }
            Phase::Full => self.unplace(),
            Phase::Open(tested) => match Digit::new(tested) {
                None => self.unplace(),
                Some(digit) => Some(self.retreat_open(level, digit)),
            },
        }
    }

    fn unplace(&mut self) -> Option<Event> {
        let digit = self.pop()?;
        self.placements -= 1;
        self.phase = Phase::Legal(digit);
        Some(Event::Placed { cell: self.cells[self.depth()], digit })
    }

    /// Undoes the last event at an open cell, where `digit` was tested last. If the digit is
    /// blocked, the event was its test; if it is legal, its removal.
    fn retreat_open(&mut self, level: usize, digit: Digit) -> Event {
        let cell = self.cells[level];
        let verdict = self.verdict(level, digit);
        if let Verdict::Blocked { .. } = verdict {
            self.phase = Phase::Open(digit.value() - 1);
            return Event::Tested { cell, digit, verdict };
        }
        self.push(digit);
        self.undos -= 1;
        self.phase = if self.is_full() {
            Phase::Solution
        } else if self.legal(level + 1).is_empty() {
            Phase::Dead
        } else {
            Phase::Open(self.shape().size() as u8)
        };
        Event::Removed { cell, digit }
    }

    /// Advances past the next placement or undo and returns it. If that fills the board, also
    /// counts the solution. `None` when the search is over.
    pub(super) fn advance_move(&mut self) -> Option<Event> {
        let moved = match self.phase {
            Phase::Open(tested) => self.move_on(tested),
            Phase::Full => {
                self.advance();
                self.advance_move()
            }
            Phase::Legal(_) | Phase::Dead | Phase::Solution => self.advance(),
        };
        if self.phase == Phase::Full {
            self.advance();
        }
        moved
    }

    /// Advances from an open cell past the next step, and skips the events of tests.
    fn move_on(&mut self, tested: u8) -> Option<Event> {
        match self.stop_on(tested) {
            Some(Event::DeadEnd { .. }) => self.remove(),
            moved => moved,
        }
    }

    /// Advances past the next step, dead end or solution and returns it; `None` when the search
    /// is over.
    pub(super) fn advance_stop(&mut self) -> Option<Event> {
        match self.phase {
            Phase::Open(tested) => self.stop_on(tested),
            Phase::Legal(_) | Phase::Dead | Phase::Full | Phase::Solution => self.advance(),
        }
    }

    /// Advances from an open cell past the next step or dead end, and skips the events of tests.
    fn stop_on(&mut self, tested: u8) -> Option<Event> {
        let legal = self.legal(self.depth());
        let untried = legal.without(DigitSet::first(tested.into()));
        if let Some(digit) = untried.lowest() {
            return Some(self.place(digit));
        }
        self.phase = Phase::Open(self.shape().size() as u8);
        if legal.is_empty() { self.advance() } else { self.remove() }
    }

    /// Returns whether the last event was a step, a dead end or a solution, or the search has not
    /// started.
    pub(super) fn is_at_stop(&self) -> bool {
        matches!(self.phase, Phase::Dead | Phase::Solution) || self.position().events == 0
    }

    /// Returns whether there were events since the last step, apart from a solution.
    pub(super) fn is_between_steps(&self) -> bool {
        self.phase != Phase::Solution && self.position().events > 0
    }

    /// Returns whether the search is over.
    pub(super) fn is_over(&self) -> bool {
        match self.phase {
            Phase::Solution => self.goal.is_reached(self.solutions) || self.digits.is_empty(),
            Phase::Dead => self.digits.is_empty(),
            Phase::Open(tested) => {
                // Without a legal digit, a dead end follows.
                self.digits.is_empty()
                    && self.digit_after(tested).is_none()
                    && !self.legal(0).is_empty()
            }
            Phase::Legal(_) | Phase::Full => false,
        }
    }

    /// Returns the highest value tested in the current cell, or 0.
    fn tested(&self) -> u8 {
        match self.phase {
            Phase::Open(tested) => tested,
            Phase::Legal(digit) => digit.value(),
            Phase::Dead => self.shape().size() as u8,
            Phase::Full | Phase::Solution => 0,
        }
    }

    fn digit_after(&self, tested: u8) -> Option<Digit> {
        let next = Digit::new(tested + 1)?;
        self.shape().all_digits().contains(next).then_some(next)
    }

    fn is_full(&self) -> bool {
        self.digits.len() == self.cells.len()
    }

    fn legal(&self, level: usize) -> DigitSet {
        self.masks.legal(self.house_indices[level], self.shape().all_digits())
    }

    fn verdict(&self, level: usize, digit: Digit) -> Verdict {
        let shape = self.shape();
        let holds = |cell: &Cell| self.digit_at(*cell) == Some(digit);
        self.masks
            .house_with(self.house_indices[level], digit)
            .map(|nth| self.cells[level].houses(shape)[nth])
            .and_then(|house| {
                let by = house.cells(shape).find(holds)?;
                Some(Verdict::Blocked { by, rule: Rule::House(house) })
            })
            .unwrap_or(Verdict::Legal)
    }

    fn digit_at(&self, cell: Cell) -> Option<Digit> {
        self.puzzle.givens().get(cell).or_else(|| {
            let level = self.cells.binary_search(&cell).ok()?;
            self.digits.get(level).copied()
        })
    }

    fn push(&mut self, digit: Digit) {
        self.masks.toggle_digit(self.house_indices[self.digits.len()], digit);
        self.digits.push(digit);
    }

    fn pop(&mut self) -> Option<Digit> {
        let digit = self.digits.pop()?;
        self.masks.toggle_digit(self.house_indices[self.digits.len()], digit);
        Some(digit)
    }

    /// Returns the state without the puzzle.
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot { digits: self.digits.as_slice().into(), ..self.counts() }
    }

    /// Returns the state, without the digits.
    fn counts(&self) -> Snapshot {
        Snapshot {
            digits: Box::default(),
            position: self.phase.into(),
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
        }
    }

    /// Returns this search at the position in `snapshot`.
    pub(super) fn restored(&self, snapshot: &Snapshot, phase: Phase) -> Self {
        let mut plain = Self::new(&self.puzzle, self.goal);
        for &digit in snapshot.digits.iter().take(plain.cells.len()) {
            plain.push(digit);
        }
        plain.phase = phase;
        plain.placements = snapshot.placements;
        plain.undos = snapshot.undos;
        plain.solutions = snapshot.solutions;
        plain.dead_ends = snapshot.dead_ends;
        plain
    }
}
