//! From a seed to a puzzle, event by event.

use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::dig::{self, Dig, Hole};
use super::ruled::Filled;
use super::{Clues, Drawn, Options, Unmeetable, fill, ruled};
use crate::board::{Givens, Grid, Puzzle, Rules, Shape};
use crate::chance::Chance;
use crate::logic::Level;

/// What happens while a puzzle is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A full board was drawn, into which holes are dug next, and with it what more
    /// than the wanted rules holds there.
    Filled {
        /// The full board.
        solution: Givens,
        /// The rules, with what was drawn from it.
        rules: Rules,
    },
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
    /// Digits drawn under the rules could not be made a full board soon enough.
    Unfilled,
}

/// A puzzle with one solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generated {
    /// The givens.
    pub puzzle: Givens,
    /// Its only solution.
    pub solution: Givens,
    /// The rules that it has that solution under.
    pub rules: Rules,
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

/// Makes the classic puzzle that belongs to the options and the seed.
///
/// ```
/// use sudoku_engine::board::Shape;
/// use sudoku_engine::formats;
/// use sudoku_engine::generate::{Options, generate};
///
/// let made = generate(Options::new(Shape::Four), 1)?;
/// assert_eq!(formats::line(&made.puzzle), ".1....3.......43");
/// # Ok::<(), sudoku_engine::generate::NotMade>(())
/// ```
///
/// # Errors
/// When no puzzle can be as asked, or none was found.
pub fn generate(options: Options, seed: u64) -> Result<Generated, NotMade> {
    generate_ruled(&Rules::classic(options.shape), options, seed)
}

/// Makes the puzzle under these rules that belongs to the options and the seed. The
/// shape is that of the rules.
///
/// ```
/// use sudoku_engine::board::{Diagonal, Rules, Shape, Variant};
/// use sudoku_engine::generate::{Options, generate_ruled};
///
/// let mut rules = Rules::classic(Shape::Four);
/// rules.set(Variant::Diagonal(Diagonal::Falling), true);
/// let made = generate_ruled(&rules, Options::new(Shape::Four), 1)?;
/// assert!(rules.check(&made.solution).is_empty());
/// # Ok::<(), sudoku_engine::generate::NotMade>(())
/// ```
///
/// # Errors
/// When no puzzle can be as asked, or none was found.
pub fn generate_ruled(rules: &Rules, options: Options, seed: u64) -> Result<Generated, NotMade> {
    let generator = Generator::ruled(rules.clone(), options, seed);
    let mut generator = generator.map_err(NotMade::Unmeetable)?;
    let made = generator.find_map(|event| match event {
        Event::Made(generated) => Some(generated),
        Event::Filled { .. } | Event::Tried(_) | Event::Rejected(_) => None,
    });
    made.ok_or_else(|| generator.reason())
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
/// assert!(matches!(generator.next(), Some(Event::Filled { .. })));
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
    rules: Rules,
    chance: Chance,
    attempts: u32,
    /// The grid that was drawn last; classic ones are turned into others a few times.
    grid: Option<Grid>,
    phase: Phase,
}

/// What is done next.
#[derive(Clone, Debug)]
enum Phase {
    Fill,
    Dig(Box<(Givens, Dig)>),
    /// The puzzle is made, or no more grids are drawn.
    Over(Option<Box<Givens>>),
    /// Nothing can fill the board.
    Never,
}

impl Generator {
    /// How many full boards have been drawn.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Begins with nothing, under the classic rules.
    ///
    /// # Errors
    /// When no puzzle can be as asked.
    pub fn new(options: Options, seed: u64) -> Result<Self, Unmeetable> {
        Self::ruled(Rules::classic(options.shape), options, seed)
    }

    /// Begins with nothing, under these rules. The shape is theirs.
    ///
    /// # Errors
    /// When no puzzle can be as asked.
    pub fn ruled(rules: Rules, options: Options, seed: u64) -> Result<Self, Unmeetable> {
        let options = Options { shape: rules.shape(), ..options };
        options.check(&rules)?;
        let chance = Chance::from_seed(seed);
        Ok(Self { options, rules, chance, attempts: 0, grid: None, phase: Phase::Fill })
    }

    /// The board as it is now; `None` between two full boards.
    pub fn board(&self) -> Option<&Givens> {
        match &self.phase {
            Phase::Fill | Phase::Never => None,
            Phase::Dig(dig) => Some(dig.1.board()),
            Phase::Over(made) => made.as_deref(),
        }
    }

    /// Why there is no puzzle, once there are no more events and none was made.
    pub const fn reason(&self) -> NotMade {
        match self.phase {
            Phase::Never => NotMade::Unmeetable(Unmeetable::Rules),
            Phase::Fill | Phase::Dig(_) | Phase::Over(_) => {
                NotMade::GaveUp { attempts: self.attempts }
            }
        }
    }

    /// Whether nothing but the houses counts, before anything is drawn.
    fn is_classic(&self) -> bool {
        self.rules.is_classic()
    }

    fn fill(&mut self) -> Option<Event> {
        if self.attempts == self.max_attempts() {
            self.phase = Phase::Over(None);
            return None;
        }
        self.attempts += 1;
        let solution = match self.draw() {
            Filled::With(solution) => solution,
            Filled::Lost => return Some(Event::Rejected(Rejected::Unfilled)),
            Filled::Never => {
                self.phase = Phase::Never;
                return None;
            }
        };
        let rules = self.options.drawn.onto(&self.rules, &solution, &mut self.chance);
        let dig = Dig::new(self.options, rules.clone(), solution.clone(), &mut self.chance);
        self.phase = Phase::Dig(Box::new((solution.clone(), dig)));
        Some(Event::Filled { solution, rules })
    }

    /// A full board.
    fn draw(&mut self) -> Filled {
        if !self.is_classic() {
            return ruled::fill(&self.rules, self.attempts - 1, &mut self.chance);
        }
        let is_due = self.attempts % FROM_ONE_GRID == 1;
        let grid = match self.grid.take().filter(|_| !is_due) {
            Some(grid) => fill::shuffled(&grid, &mut self.chance).unwrap_or(grid),
            None => fill::grid(self.options.shape, &mut self.chance),
        };
        self.grid = Some(grid.clone());
        Filled::With(self.options.cost.map_or(grid.clone(), |cost| cost.relabelled(&grid)).into())
    }

    /// Takes the puzzle in which all holes have been tried, or not.
    fn judge(&mut self, solution: Givens, dig: &Dig) -> Option<Event> {
        self.phase = Phase::Fill;
        let (board, rules) = (dig.board(), dig.rules());
        let clues = board.clue_count();
        if self.options.clues != Clues::Minimal && self.options.clues != Clues::Exactly(clues) {
            return Some(Event::Rejected(Rejected::Clues(clues)));
        }
        let level = dig::level(rules, board);
        if self.options.level.is_some_and(|wanted| wanted != level) {
            return Some(Event::Rejected(Rejected::Level(level)));
        }
        if let Some(cost) = self.options.cost {
            let (is_within, placements) = cost.weigh(&Puzzle::try_from(board.clone()).ok()?);
            if !is_within {
                return Some(Event::Rejected(Rejected::Cost(placements)));
            }
        }
        let (puzzle, rules) = (board.clone(), rules.clone());
        self.phase = Phase::Over(Some(Box::new(puzzle.clone())));
        Some(Event::Made(Generated { puzzle, solution, rules, level, attempts: self.attempts }))
    }

    /// Full boards that are drawn at most for one puzzle: some seconds of them.
    fn max_attempts(&self) -> u32 {
        match self.options.shape {
            Shape::Sixteen => 50,
            _ if !self.is_classic() || self.options.drawn != Drawn::Nothing => 300,
            Shape::Four | Shape::Nine => 1000,
            // Hard ones are rare among them, and soon made.
            Shape::Six => 20_000,
        }
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
                    let (solution, dig) = (**dig).clone();
                    self.judge(solution, &dig)
                }
            },
            Phase::Over(_) | Phase::Never => None,
        }
    }
}

/// Attempts that are made with one grid, its lines in another order each time: it takes
/// as long to draw one as to dig all holes of the most regular patterns.
const FROM_ONE_GRID: u32 = 10;
