//! What just happened in a search, and why: the facts for one sentence.

use sudoku_engine::board::{Cell, Digit, DigitSet, Rule};
use sudoku_engine::search::{
    Choice, DeadEndCause, DigitOrder, Event, Inference, Level, Reason, Stepper, Strategy, Verdict,
};

use super::cell_choice::{self, CellChoice, Guess};
use super::dead_end;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Narration {
    /// Nothing yet. `empty` is the number of empty cells, and `first` the first one to be
    /// filled; it is `None` if none can be.
    Start { first: Option<Cell>, empty: usize },
    /// A digit was tested and is blocked by a cell under the same rule: one that holds the
    /// digit or, on a thermometer, one whose digit would be out of order.
    Blocked { digit: Digit, cell: Cell, by: Cell, rule: Rule, then: Continuation },
    /// A digit was tested that leaves no way to fill the cells of a total or a thermometer.
    Unfit { digit: Digit, cell: Cell, rule: Rule, then: Continuation },
    /// A digit was tested and is allowed.
    Legal { digit: Digit, cell: Cell, is_classic: bool },
    /// A digit was placed; `why` is why in this cell, and `guess` is `None` if the search knows
    /// no alternative. `skipped` holds the smaller digits if digits are tested in ascending
    /// order without inference: each of them was blocked or, if it is in `failed`, has been tried.
    /// Otherwise both are empty.
    Placed {
        digit: Digit,
        cell: Cell,
        why: CellChoice,
        guess: Option<Guess>,
        skipped: DigitSet,
        failed: DigitSet,
        next: PlacementOutcome,
    },
    /// A cell lost candidates.
    Eliminated { cell: Cell, digits: DigitSet, because: Reason },
    /// A digit is the only possibility and is placed next.
    Forced { digit: Digit, cell: Cell, because: Reason },
    /// A cell has no possible digit, or a group has no place for a digit. `back_to` is the cell
    /// filled last, or `None` if nothing is left to undo.
    DeadEnd {
        cause: DeadEndCause,
        /// Whether each digit of the cell is in its row, column or box.
        by_houses: bool,
        back_to: Option<Cell>,
        /// Whether another digit fits there.
        can_change: bool,
    },
    /// A placement was undone; `then` is what comes next in that cell.
    Removed { digit: Digit, cell: Cell, because: RemovalReason, then: Continuation },
    /// A placement was undone by a search for a digit's place in a group. `next` is the digit's
    /// next place, `back_to` the cell to which the search backtracks.
    PlaceRemoved {
        digit: Digit,
        cell: Cell,
        rule: Rule,
        because: RemovalReason,
        next: Option<Cell>,
        back_to: Option<Cell>,
    },
    /// The board is full. Solutions are counted from 1.
    Solved { nth: u64, last: bool },
    /// The whole tree has been searched.
    Exhausted { solutions: u64 },
    /// What a program has written to its grid.
    Program { event: ProgramEvent, is_over: bool },
}

/// What happened in a search that a program wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramEvent {
    Start {
        empty: usize,
    },
    Placed {
        digit: Digit,
        cell: Cell,
    },
    Erased {
        digit: Digit,
        cell: Cell,
    },
    /// The program goes on with an earlier cell, and leaves the digit on the board.
    Left {
        digit: Digit,
        cell: Cell,
    },
    /// The program placed nothing below its last digit.
    DeadEnd,
    Solved {
        nth: u64,
    },
}

/// What follows when a digit was blocked or undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    Try(Digit),
    /// Every digit was tried, or no other one fits: the search backtracks to this cell, if
    /// there is one.
    BackTo(Option<Cell>),
}

/// What follows a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacementOutcome {
    Cell(Cell),
    /// Candidates are ruled out.
    Conclusions,
    DeadEnd,
    Full,
}

/// Why a placement was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovalReason {
    NoDigitFor(Cell),
    NoPlaceFor(Digit, Rule),
    AllTriedFor(Cell),
    AllPlacesTriedFor(Digit, Rule),
    /// The board was full, and the search goes on to other solutions.
    SolutionKept,
}

impl Narration {
    /// Describes the event that led to the current state of the search.
    pub fn of(stepper: &Stepper) -> Self {
        if stepper.is_written() {
            return program_narration(stepper);
        }
        let levels = stepper.levels();
        let Some(event) = stepper.last_event() else {
            let has_branch = |level: &Level| {
                stepper.strategy().inference() == Inference::None || !level.order.is_empty()
            };
            let first = stepper.open_level().filter(has_branch).map(|level| level.cell);
            return Self::Start { first, empty: stepper.cells().len() };
        };
        let has_own_sentence = matches!(event, Event::Solved | Event::DeadEnd { .. });
        if stepper.is_over() && !has_own_sentence {
            return Self::Exhausted { solutions: stepper.counters().solutions };
        }
        match event {
            Event::Tested { cell, digit, verdict } => {
                let is_classic = stepper.rules().is_classic();
                match verdict {
                    Verdict::Legal => Self::Legal { digit, cell, is_classic },
                    Verdict::Blocked { by, rule } => Self::Blocked {
                        digit,
                        cell,
                        by,
                        rule,
                        then: next_after_rejection(stepper, &levels),
                    },
                    Verdict::Unfit { rule } => Self::Unfit {
                        digit,
                        cell,
                        rule,
                        then: next_after_rejection(stepper, &levels),
                    },
                }
            }
            Event::Placed { cell, digit } => {
                let (why, guess) = cell_choice::last_choice(stepper);
                let skipped = skipped_digits(stepper.strategy(), digit);
                let level = levels.iter().find(|level| level.cell == cell);
                let failed =
                    level.map(|level| skipped.intersection(level.undone())).unwrap_or_default();
                let next = next_after_placement(stepper);
                Self::Placed { digit, cell, why, guess, skipped, failed, next }
            }
            Event::Eliminated { cell, digits, because } => {
                Self::Eliminated { cell, digits, because }
            }
            Event::Forced { cell, digit, because } => Self::Forced { digit, cell, because },
            Event::DeadEnd { cause } => dead_end_narration(stepper, &levels, cause),
            Event::Removed { cell, digit } => removal_narration(stepper, cell, digit),
            Event::Solved => {
                Self::Solved { nth: stepper.counters().solutions, last: stepper.is_over() }
            }
        }
    }
}

fn program_narration(stepper: &Stepper) -> Narration {
    let empty = stepper.cells().len();
    let event = match stepper.last_event() {
        Some(Event::Placed { cell, digit }) => ProgramEvent::Placed { digit, cell },
        Some(Event::Removed { cell, digit }) if stepper.has_left_digit() => {
            ProgramEvent::Left { digit, cell }
        }
        Some(Event::Removed { cell, digit }) => ProgramEvent::Erased { digit, cell },
        Some(Event::DeadEnd { .. }) => ProgramEvent::DeadEnd,
        Some(Event::Solved) => ProgramEvent::Solved { nth: stepper.counters().solutions },
        Some(Event::Tested { .. } | Event::Eliminated { .. } | Event::Forced { .. }) | None => {
            ProgramEvent::Start { empty }
        }
    };
    Narration::Program { event, is_over: stepper.is_over() }
}

/// Returns what follows when a digit is not allowed.
fn next_after_rejection(stepper: &Stepper, levels: &[Level]) -> Continuation {
    match stepper.clone().advance() {
        Some(Event::Tested { digit, .. }) => Continuation::Try(digit),
        _ => Continuation::BackTo(previous_cell(levels)),
    }
}

/// Returns the cell to which the search backtracks from the last level.
fn previous_cell(levels: &[Level]) -> Option<Cell> {
    levels.iter().rev().nth(1).map(|level| level.cell)
}

fn skipped_digits(strategy: Strategy, digit: Digit) -> DigitSet {
    match strategy {
        Strategy::Cells {
            digit_order: DigitOrder::Ascending, inference: Inference::None, ..
        } => DigitSet::first(digit.index()),
        Strategy::Cells { .. } | Strategy::ExactCover => DigitSet::default(),
    }
}

fn next_after_placement(stepper: &Stepper) -> PlacementOutcome {
    match stepper.clone().advance() {
        Some(Event::Eliminated { .. }) => PlacementOutcome::Conclusions,
        Some(Event::DeadEnd { .. }) => PlacementOutcome::DeadEnd,
        _ => stepper
            .open_level()
            .map_or(PlacementOutcome::Full, |level| PlacementOutcome::Cell(level.cell)),
    }
}

fn dead_end_narration(stepper: &Stepper, levels: &[Level], cause: DeadEndCause) -> Narration {
    let by_houses = match cause {
        DeadEndCause::Cell(cell) => dead_end::is_blocked_by_houses(stepper, cell),
        DeadEndCause::House { .. } | DeadEndCause::Unknown => false,
    };
    let previous = levels.iter().rev().nth(1);
    let can_change = previous.is_some_and(|level| !level.untried().is_empty());
    Narration::DeadEnd { cause, by_houses, back_to: previous_cell(levels), can_change }
}

fn removal_narration(stepper: &Stepper, cell: Cell, digit: Digit) -> Narration {
    let because = removal_reason(stepper);
    let back_to = previous_cell(&stepper.levels());
    let next = stepper.open_level().and_then(|level| {
        let branch = level.order.iter().find(|&branch| level.untried().contains(branch))?;
        level.choice.placement(branch, stepper.rules())
    });
    match stepper.open_level().map(|level| level.choice) {
        Some(Choice::Place { rule, .. }) => {
            let next = next.map(|(cell, _)| cell);
            Narration::PlaceRemoved { digit, cell, rule, because, next, back_to }
        }
        _ => {
            let then =
                next.map_or(Continuation::BackTo(back_to), |(_, digit)| Continuation::Try(digit));
            Narration::Removed { digit, cell, because, then }
        }
    }
}

/// Returns why the last placement was undone, judging by the state right before.
fn removal_reason(stepper: &Stepper) -> RemovalReason {
    let mut stepper_before = stepper.clone();
    stepper_before.retreat();
    match (stepper_before.last_event(), stepper_before.levels().last()) {
        (Some(Event::DeadEnd { cause: DeadEndCause::Cell(cell) }), _) => {
            RemovalReason::NoDigitFor(cell)
        }
        (Some(Event::DeadEnd { cause: DeadEndCause::House { rule, digit } }), _) => {
            RemovalReason::NoPlaceFor(digit, rule)
        }
        (_, Some(level)) if level.digit.is_none() => match level.choice {
            Choice::Digit { cell } => RemovalReason::AllTriedFor(cell),
            Choice::Place { rule, digit } => RemovalReason::AllPlacesTriedFor(digit, rule),
            Choice::Listed(_) => RemovalReason::AllTriedFor(level.cell),
        },
        _ => RemovalReason::SolutionKept,
    }
}
