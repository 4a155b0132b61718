//! Where a search goes back to, and why.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::search::{DeadEndCause, Event, Level, Stepper};

/// How the search came back to its place: what it has erased since the last dead end or solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    pub cause: ReturnCause,
    /// The cell of the digit that was erased first.
    pub from: Cell,
    /// The digit that was erased last, and its cell.
    pub cell: Cell,
    pub digit: Digit,
    /// The number of digits that were erased.
    pub erased: usize,
    /// What is tried next, if anything is left to try here.
    pub next: Option<(Cell, Digit)>,
}

/// Why a search went back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnCause {
    DeadEnd(DeadEndCause),
    /// It looks for another solution.
    Solution,
}

impl Return {
    /// Finds how the search came back to its place. `None` if the last digit that changed was
    /// placed, if there is a dead end here, or if the cause is not nearby.
    pub fn of(stepper: &Stepper) -> Option<Self> {
        if dead_end_here(stepper).is_some() {
            return None;
        }
        let mut before = stepper.clone();
        let mut erased: Vec<(Cell, Digit)> = Vec::new();
        let cause = loop {
            match before.retreat()? {
                Event::Removed { cell, digit } => erased.push((cell, digit)),
                Event::DeadEnd { cause } => break ReturnCause::DeadEnd(cause),
                Event::Solved => break ReturnCause::Solution,
                Event::Placed { .. } => return None,
                Event::Tested { .. } | Event::Eliminated { .. } | Event::Forced { .. } => {}
            }
        };
        let (&(cell, digit), &(from, _)) = (erased.first()?, erased.last()?);
        let open = stepper.open_level().filter(|level| !level.untried().is_empty());
        let next = open.and_then(|level| next_of(&level, stepper));
        Some(Self { cause, from, cell, digit, erased: erased.len(), next })
    }
}

/// Where the search goes back to when nothing is left to try below its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyBack {
    /// To the last digit that can still be changed.
    To {
        /// The dead end on show, if the search goes back at once because of it.
        cause: Option<DeadEndCause>,
        /// Branches left to try at the place on show. With 0, the search goes back at once.
        left: usize,
        cell: Cell,
        digit: Digit,
        /// What it tries next.
        next: (Cell, Digit),
        /// The digits that it erases on the way.
        erased: usize,
    },
    /// Nothing else can be changed, so the search ends.
    Nowhere { cause: Option<DeadEndCause>, left: usize },
    /// The search is over.
    Over,
}

impl WhyBack {
    /// Finds it for the place of a search.
    pub fn of(stepper: &Stepper) -> Self {
        if stepper.is_over() {
            return Self::Over;
        }
        let cause = dead_end_here(stepper);
        let open = stepper.open_level().map_or(0, |level| level.untried().len());
        let left = if cause.is_some() { 0 } else { open };
        let levels = stepper.levels();
        let path: Vec<(Cell, Digit)> = stepper.path().collect();
        let target = levels[..path.len()].iter().rposition(|level| !level.untried().is_empty());
        let next = target.and_then(|target| next_of(&levels[target], stepper));
        match target.zip(next) {
            Some((target, next)) => {
                let (cell, digit) = path[target];
                Self::To { cause, left, cell, digit, next, erased: path.len() - target }
            }
            None => Self::Nowhere { cause, left },
        }
    }
}

/// Returns the placement that a level tries next.
fn next_of(level: &Level, stepper: &Stepper) -> Option<(Cell, Digit)> {
    let branch = level.order.iter().find(|&branch| level.untried().contains(branch))?;
    level.choice.placement(branch, stepper.rules())
}

/// Returns the dead end at this step, if it has one: the last event, or one before the next step.
fn dead_end_here(stepper: &Stepper) -> Option<DeadEndCause> {
    let mut ahead = stepper.clone();
    let mut event = stepper.last_event();
    loop {
        match event {
            Some(Event::DeadEnd { cause }) => return Some(cause),
            Some(Event::Solved) => return None,
            Some(_) | None => {}
        }
        event = Some(ahead.advance()?);
        if event.is_some_and(Event::is_move) {
            return None;
        }
    }
}
