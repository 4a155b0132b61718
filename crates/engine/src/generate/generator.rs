//! From a seed to a puzzle, event by event.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::dig::{Dig, Hole};
use super::{Clues, Options, Unmeetable, fill};
use crate::board::{Givens, Grid, Puzzle, Shape};
use crate::chance::Chance;
use crate::logic::{self, Level};

/// What happens while a puzzle is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A full grid was drawn, into which holes are dug next.
    Filled(Grid),
    /// A hole was tried.
    Tried(Hole),
    /// All holes were tried, and the puzzle is not what was asked for: another grid is
    /// drawn, unless that happened too often.
    Rejected(Rejected),
    /// The puzzle is made.
    Made(Generated),
}

/// Why a puzzle with one solution is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rejected {
    /// No more holes could be dug, and it has more givens than were asked for.
    Clues(usize),
    /// It is easier than was asked for.
    Level(Level),
    /// The sources' search takes so many placements on it, or more.
    Cost(u64),
}

/// A puzzle with one solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Grid,
    /// How hard it is for a person.
    pub level: Level,
    /// How many grids were drawn for it, at least 1.
    pub attempts: u32,
}

/// Why there is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotMade {
    /// There can be none.
    Unmeetable(Unmeetable),
    /// None was found in so many attempts; another seed may have more luck.
    GaveUp {
        /// The grids that were drawn.
        attempts: u32,
    },
}

impl fmt::Display for NotMade {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unmeetable(reason) => reason.fmt(out),
            Self::GaveUp { attempts } => write!(out, "no such puzzle in {attempts} attempts"),
        }
    }
}

impl error::Error for NotMade {}

/// Makes the puzzle that belongs to the options and the seed.
///
/// ```
/// use sudoku_engine::board::Shape;
/// use sudoku_engine::formats;
/// use sudoku_engine::generate::{Options, generate};
///
/// let made = generate(Options::new(Shape::Four), 1)?;
/// assert_eq!(formats::line(made.puzzle.givens()), ".1....3.......43");
/// # Ok::<(), sudoku_engine::generate::NotMade>(())
/// ```
///
/// # Errors
/// When no puzzle can be as asked, or none was found.
pub fn generate(options: Options, seed: u64) -> Result<Generated, NotMade> {
    let mut generator = Generator::new(options, seed).map_err(NotMade::Unmeetable)?;
    let made = generator.find_map(|event| match event {
        Event::Made(generated) => Some(generated),
        Event::Filled(_) | Event::Tried(_) | Event::Rejected(_) => None,
    });
    made.ok_or(NotMade::GaveUp { attempts: generator.attempts })
}

/// A puzzle being made, which can be watched: the events are the iterator's items.
///
/// The method is to walk the holes of a full grid in random order and to dig each
/// that leaves one solution. An event takes no longer than one count of up to two
/// solutions.
///
/// ```
/// use sudoku_engine::board::Shape;
/// use sudoku_engine::count::Count;
/// use sudoku_engine::generate::{Event, Generator, Options, Verdict};
///
/// let mut generator = Generator::new(Options::new(Shape::Four), 1)?;
/// assert!(matches!(generator.next(), Some(Event::Filled(_))));
/// while let Some(event) = generator.next() {
///     if let Event::Tried(hole) = event {
///         let is_dug = hole.verdict == Verdict::Dug;
///         assert_eq!(is_dug, hole.solutions == Count::Exactly(1)); // the count that decided it
///         let stands = generator.board().and_then(|board| board.get(hole.cells[0]));
///         assert_eq!(is_dug, stands.is_none());
///     }
/// }
/// # Ok::<(), sudoku_engine::generate::Unmeetable>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    options: Options,
    chance: Chance,
    attempts: u32,
    phase: Phase,
}

/// What is done next.
#[derive(Clone, Debug)]
enum Phase {
    Fill,
    Dig(Box<(Grid, Dig)>),
    /// The puzzle is made, or no more grids are drawn.
    Over(Option<Box<Givens>>),
}

impl Generator {
    /// How many grids have been drawn.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Begins with nothing.
    ///
    /// # Errors
    /// When no puzzle can be as asked.
    pub fn new(options: Options, seed: u64) -> Result<Self, Unmeetable> {
        options.check()?;
        let chance = Chance::from_seed(seed);
        Ok(Self { options, chance, attempts: 0, phase: Phase::Fill })
    }

    /// The board as it is now; `None` between two grids.
    pub fn board(&self) -> Option<&Givens> {
        match &self.phase {
            Phase::Fill => None,
            Phase::Dig(dig) => Some(dig.1.board()),
            Phase::Over(made) => made.as_deref(),
        }
    }

    fn fill(&mut self) -> Option<Event> {
        if self.attempts == max_attempts(self.options.shape) {
            self.phase = Phase::Over(None);
            return None;
        }
        self.attempts += 1;
        let mut grid = fill::grid(self.options.shape, &mut self.chance);
        if let Some(cost) = self.options.cost {
            grid = cost.relabelled(&grid);
        }
        let dig = Dig::new(self.options, &grid, &mut self.chance);
        self.phase = Phase::Dig(Box::new((grid.clone(), dig)));
        Some(Event::Filled(grid))
    }

    /// Takes the puzzle in which all holes have been tried, or not.
    fn judge(&mut self, solution: Grid, board: &Givens) -> Option<Event> {
        self.phase = Phase::Fill;
        let clues = board.clue_count();
        if self.options.clues != Clues::Minimal && self.options.clues != Clues::Exactly(clues) {
            return Some(Event::Rejected(Rejected::Clues(clues)));
        }
        let puzzle = Puzzle::try_from(board.clone()).ok()?;
        let level = logic::level(&puzzle);
        if self.options.level.is_some_and(|wanted| wanted != level) {
            return Some(Event::Rejected(Rejected::Level(level)));
        }
        if let Some((false, placements)) = self.options.cost.map(|cost| cost.weigh(&puzzle)) {
            return Some(Event::Rejected(Rejected::Cost(placements)));
        }
        self.phase = Phase::Over(Some(Box::new(board.clone())));
        Some(Event::Made(Generated { puzzle, solution, level, attempts: self.attempts }))
    }
}

impl Iterator for Generator {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        match &mut self.phase {
            Phase::Fill => self.fill(),
            Phase::Dig(dig) => match dig.1.next() {
                Some(hole) => Some(Event::Tried(hole)),
                None => {
                    let (grid, dig) = (**dig).clone();
                    self.judge(grid, dig.board())
                }
            },
            Phase::Over(_) => None,
        }
    }
}

/// Grids that are drawn at most for one puzzle: some seconds of them.
const fn max_attempts(shape: Shape) -> u32 {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => 1000,
        Shape::Sixteen => 50,
    }
}
