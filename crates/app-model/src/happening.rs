//! What just happened in a search, and why: facts for one sentence.

use sudoku_engine::board::{Cell, Digit, DigitSet, House};
use sudoku_engine::search::{Event, Level, Stepper, Verdict};

/// What just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Nothing yet.
    Start {
        /// The cell that comes first; `None` where the board has no empty cell.
        first: Option<Cell>,
        /// Empty cells.
        empty: usize,
    },
    /// A digit was tested and is blocked.
    Blocked {
        /// The digit.
        digit: Digit,
        /// The cell it was tested for.
        cell: Cell,
        /// The cell that holds it.
        by: Cell,
        /// The house both are in.
        house: House,
        /// What comes of it.
        then: Then,
    },
    /// A digit was tested and may stand.
    Legal {
        /// The digit.
        digit: Digit,
        /// The cell.
        cell: Cell,
    },
    /// A digit was placed.
    Placed {
        /// The digit.
        digit: Digit,
        /// The cell.
        cell: Cell,
        /// The smaller digits, all of which were blocked or led nowhere.
        skipped: DigitSet,
        /// The next empty cell; `None` where the board is full.
        next: Option<Cell>,
    },
    /// No digit can stand in a cell.
    DeadEnd {
        /// The cell.
        cell: Cell,
        /// Where the search goes back to; `None` where nothing is left to take back.
        back_to: Option<Cell>,
    },
    /// A digit was taken back.
    Removed {
        /// The digit.
        digit: Digit,
        /// The cell it stood in.
        cell: Cell,
        /// Why.
        because: Because,
        /// The digit placed next in that cell; `None` where all are used up.
        next: Option<Digit>,
    },
    /// The board is full.
    Solved {
        /// Which solution it is, from 1.
        nth: u64,
        /// Whether the search stops here.
        last: bool,
    },
    /// The whole tree has been walked.
    Exhausted {
        /// Solutions found.
        solutions: u64,
    },
}

/// What comes of a blocked digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// This digit is next.
    Try(Digit),
    /// Every digit is used up: back to this cell, if there is one.
    BackTo(Option<Cell>),
}

/// Why a digit was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// No digit could stand in this cell.
    NoDigitFor(Cell),
    /// Every digit for this cell was tried and led nowhere.
    AllTriedFor(Cell),
    /// The board was full, and the search goes on to other solutions.
    SolutionKept,
}

impl Happening {
    /// What led to where the search is.
    pub fn of(at: &Stepper) -> Self {
        let levels = at.levels();
        let Some(event) = at.last_event() else {
            return Self::Start { first: at.cells().first().copied(), empty: at.cells().len() };
        };
        let says_the_end = matches!(event, Event::Solved | Event::DeadEnd { .. });
        if at.is_over() && !says_the_end {
            return Self::Exhausted { solutions: at.counters().solutions };
        }
        match event {
            Event::Tested { cell, digit, verdict: Verdict::Legal } => Self::Legal { digit, cell },
            Event::Tested { cell, digit, verdict: Verdict::Blocked { by, house } } => {
                let then = at
                    .shape()
                    .digits()
                    .find(|&next| next > digit)
                    .map_or(Then::BackTo(cell_before(&levels)), Then::Try);
                Self::Blocked { digit, cell, by, house, then }
            }
            Event::Placed { cell, digit } => Self::Placed {
                digit,
                cell,
                skipped: DigitSet::first(digit.index()),
                next: at.cells().get(at.depth()).copied(),
            },
            Event::DeadEnd { cell } => Self::DeadEnd { cell, back_to: cell_before(&levels) },
            Event::Removed { cell, digit } => Self::Removed {
                digit,
                cell,
                because: why_removed(at),
                next: levels.last().and_then(|level| level.untried().iter().next()),
            },
            Event::Solved => Self::Solved { nth: at.counters().solutions, last: at.is_over() },
        }
    }
}

/// The cell the search goes back to from the last level.
fn cell_before(levels: &[Level]) -> Option<Cell> {
    levels.iter().rev().nth(1).map(|level| level.cell)
}

/// Why the digit just taken back had to go: what the search saw right before.
fn why_removed(at: &Stepper) -> Because {
    let mut before = at.clone();
    before.retreat();
    match (before.last_event(), before.levels().last()) {
        (Some(Event::DeadEnd { cell }), _) => Because::NoDigitFor(cell),
        (_, Some(level)) if level.digit.is_none() => Because::AllTriedFor(level.cell),
        _ => Because::SolutionKept,
    }
}
