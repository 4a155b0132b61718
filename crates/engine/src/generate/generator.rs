//! Generating a puzzle from a seed, event by event.

use std::cmp::Ordering;
use std::{error, fmt};

use serde::{Deserialize, Serialize};

use super::removals::{CompareGrade, Removal, Removals};
use super::ruled::FillResult;
use super::{Drawn, GivenCount, InvalidOptions, Options, Skill, fill, ruled};
use crate::board::{Givens, Grid, Puzzle, Rules, Shape};
use crate::logic;
use crate::rng::SeededRng;

/// An event in the generation of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A full board was drawn, from which digits are removed next.
    Filled {
        solution: Givens,
        /// The rules, including cages or thermometers drawn from the solution.
        rules: Rules,
    },
    Tried(Removal),
    /// The attempt failed to meet the options. Another grid is drawn next, unless the limit of
    /// attempts is reached.
    Rejected(RejectReason),
    Made(Generated),
}

/// Why an attempt was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RejectReason {
    /// The puzzle has this number of givens, more than requested, and no removal is left to try.
    GivenCount(usize),
    /// The puzzle is easier for a person than requested.
    TooEasy,
    /// The puzzle is harder for a person than requested.
    TooHard,
    /// Plain backtracking takes at least this number of placements, which is out of bounds.
    Cost(u64),
    /// No full board was found within the node limit.
    Unfilled,
}

/// A puzzle with a unique solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generated {
    pub puzzle: Givens,
    pub solution: Givens,
    /// The rules under which the solution is unique.
    pub rules: Rules,
    /// The difficulty for a human solver: the requested grade, or the level.
    pub skill: Skill,
    /// The number of full boards drawn, at least 1.
    pub attempts: u32,
}

/// Why no puzzle was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GenerateError {
    /// No puzzle can meet the options.
    InvalidOptions(InvalidOptions),
    /// The limit of attempts was reached. Another seed may succeed.
    GaveUp {
        /// The number of full boards drawn.
        attempts: u32,
    },
}

impl fmt::Display for GenerateError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InvalidOptions(reason) => reason.fmt(out),
            Self::GaveUp { attempts } => write!(out, "no such puzzle in {attempts} attempts"),
        }
    }
}

impl error::Error for GenerateError {}

/// Generates the classic puzzle determined by the options and the seed.
///
/// ```
/// use sudoku_engine::board::Shape;
/// use sudoku_engine::formats;
/// use sudoku_engine::generate::{Options, generate};
///
/// let made = generate(Options::new(Shape::Four), 1)?;
/// assert_eq!(formats::line(&made.puzzle), ".1....3.......43");
/// # Ok::<(), sudoku_engine::generate::GenerateError>(())
/// ```
///
/// # Errors
/// Returns an error if no puzzle can meet the options, or none was found.
pub fn generate(options: Options, seed: u64) -> Result<Generated, GenerateError> {
    generate_ruled(&Rules::classic(options.shape), options, seed)
}

/// Generates the puzzle under these rules determined by the options and the seed. The shape
/// of the rules overrides that of the options.
///
/// ```
/// use sudoku_engine::board::{Diagonal, Rules, Shape, Variant};
/// use sudoku_engine::generate::{Options, generate_ruled};
///
/// let mut rules = Rules::classic(Shape::Four);
/// rules.set(Variant::Diagonal(Diagonal::Falling), true);
/// let made = generate_ruled(&rules, Options::new(Shape::Four), 1)?;
/// assert!(rules.check(&made.solution).is_empty());
/// # Ok::<(), sudoku_engine::generate::GenerateError>(())
/// ```
///
/// # Errors
/// Returns an error if no puzzle can meet the options, or none was found.
pub fn generate_ruled(
    rules: &Rules,
    options: Options,
    seed: u64,
) -> Result<Generated, GenerateError> {
    let generator = Generator::ruled(rules.clone(), options, seed);
    let mut generator = generator.map_err(GenerateError::InvalidOptions)?;
    let made = generator.find_map(|event| match event {
        Event::Made(generated) => Some(generated),
        Event::Filled { .. } | Event::Tried(_) | Event::Rejected(_) => None,
    });
    made.ok_or_else(|| generator.reason())
}

/// A running generation of a puzzle, as an iterator over its events.
///
/// The generator walks the cells of a full grid in random order and removes the digits
/// whose removal keeps the solution unique. Each event takes at most one count of up to
/// two solutions.
///
/// ```
/// use sudoku_engine::board::Shape;
/// use sudoku_engine::count::Count;
/// use sudoku_engine::generate::{Event, Generator, Options, Verdict};
///
/// let mut generator = Generator::new(Options::new(Shape::Four), 1)?;
/// assert!(matches!(generator.next(), Some(Event::Filled { .. })));
/// while let Some(event) = generator.next() {
///     if let Event::Tried(removal) = event {
///         let is_removed = removal.verdict == Verdict::Removed;
///         assert_eq!(is_removed, removal.solutions == Count::Exactly(1)); // the deciding count
///         let digit = generator.board().and_then(|board| board.get(removal.cells[0]));
///         assert_eq!(is_removed, digit.is_none());
///     }
/// }
/// # Ok::<(), sudoku_engine::generate::InvalidOptions>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    options: Options,
    compare_grade: CompareGrade,
    rules: Rules,
    rng: SeededRng,
    attempts: u32,
    /// The classic grid drawn last, from which the next few are derived.
    grid: Option<Grid>,
    phase: Phase,
}

/// What the generator does next.
#[derive(Clone, Debug)]
enum Phase {
    Fill,
    Remove(Box<(Givens, Removals)>),
    /// Ends with the puzzle, or with `None` after the last attempt.
    Over(Option<Box<Givens>>),
    /// No full board satisfies the rules.
    Impossible,
}

impl Generator {
    /// Returns the number of full boards drawn so far.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Creates a generator of classic puzzles.
    ///
    /// # Errors
    /// Returns an error if no puzzle can meet the options.
    pub fn new(options: Options, seed: u64) -> Result<Self, InvalidOptions> {
        Self::ruled(Rules::classic(options.shape), options, seed)
    }

    /// Creates a generator of puzzles under these rules. The shape of the rules overrides
    /// that of the options.
    ///
    /// # Errors
    /// Returns an error if no puzzle can meet the options.
    pub fn ruled(rules: Rules, options: Options, seed: u64) -> Result<Self, InvalidOptions> {
        Self::graded_by(logic::compare_grade, rules, options, seed)
    }

    /// Does the same as [`ruled`](Self::ruled) with another function than
    /// [`logic::compare_grade`]. If no grade is requested, it is not called, and the program need
    /// not contain the techniques.
    ///
    /// # Errors
    /// Returns an error if no puzzle can meet the options.
    pub fn graded_by(
        compare_grade: CompareGrade,
        rules: Rules,
        options: Options,
        seed: u64,
    ) -> Result<Self, InvalidOptions> {
        let options = Options { shape: rules.shape(), ..options };
        options.check(&rules)?;
        let (rng, phase) = (SeededRng::from_seed(seed), Phase::Fill);
        Ok(Self { options, compare_grade, rules, rng, attempts: 0, grid: None, phase })
    }

    /// Returns the current board, or `None` between two attempts.
    pub fn board(&self) -> Option<&Givens> {
        match &self.phase {
            Phase::Fill | Phase::Impossible => None,
            Phase::Remove(removals) => Some(removals.1.board()),
            Phase::Over(made) => made.as_deref(),
        }
    }

    /// Returns why no puzzle was generated. Call it once the iterator has ended without one.
    pub const fn reason(&self) -> GenerateError {
        match self.phase {
            Phase::Impossible => GenerateError::InvalidOptions(InvalidOptions::Rules),
            Phase::Fill | Phase::Remove(_) | Phase::Over(_) => {
                GenerateError::GaveUp { attempts: self.attempts }
            }
        }
    }

    /// Returns whether the rules are classic before cages or thermometers are drawn.
    fn is_classic(&self) -> bool {
        self.rules.is_classic()
    }

    fn fill(&mut self) -> Option<Event> {
        if self.attempts == self.max_attempts() {
            self.phase = Phase::Over(None);
            return None;
        }
        self.attempts += 1;
        let solution = match self.draw_full_board() {
            FillResult::Filled(solution) => solution,
            FillResult::Failed => return Some(Event::Rejected(RejectReason::Unfilled)),
            FillResult::Impossible => {
                self.phase = Phase::Impossible;
                return None;
            }
        };
        let rules = self.options.drawn.add_to(&self.rules, &solution, &mut self.rng);
        let full_board = (rules.clone(), solution.clone());
        let removals = Removals::new(self.options, self.compare_grade, full_board, &mut self.rng);
        self.phase = Phase::Remove(Box::new((solution.clone(), removals)));
        Some(Event::Filled { solution, rules })
    }

    fn draw_full_board(&mut self) -> FillResult {
        if !self.is_classic() {
            return ruled::fill(&self.rules, self.attempts - 1, &mut self.rng);
        }
        let needs_new_grid = self.attempts % ATTEMPTS_PER_GRID == 1;
        let grid = match self.grid.take().filter(|_| !needs_new_grid) {
            Some(grid) => fill::shuffled(&grid, &mut self.rng).unwrap_or(grid),
            None => fill::grid(self.options.shape, &mut self.rng),
        };
        self.grid = Some(grid.clone());
        FillResult::Filled(
            self.options.cost.map_or(grid.clone(), |cost| cost.relabeled(&grid)).into(),
        )
    }

    /// Accepts or rejects the puzzle after all removals have been tried.
    fn accept_or_reject(&mut self, solution: Givens, removals: &Removals) -> Option<Event> {
        self.phase = Phase::Fill;
        let (board, rules) = (removals.board(), removals.rules());
        let given_count = board.filled_count();
        if self.options.given_count != GivenCount::Minimal
            && self.options.given_count != GivenCount::Exactly(given_count)
        {
            return Some(Event::Rejected(RejectReason::GivenCount(given_count)));
        }
        let skill = match removals.skill() {
            Ok(skill) => skill,
            Err(Ordering::Less) => return Some(Event::Rejected(RejectReason::TooEasy)),
            Err(Ordering::Equal | Ordering::Greater) => {
                return Some(Event::Rejected(RejectReason::TooHard));
            }
        };
        if let Some(cost) = self.options.cost {
            let (is_within, placements) = cost.measure(&Puzzle::try_from(board.clone()).ok()?);
            if !is_within {
                return Some(Event::Rejected(RejectReason::Cost(placements)));
            }
        }
        let (puzzle, rules) = (board.clone(), rules.clone());
        self.phase = Phase::Over(Some(Box::new(puzzle.clone())));
        Some(Event::Made(Generated { puzzle, solution, rules, skill, attempts: self.attempts }))
    }

    /// Returns the maximum number of full boards drawn for a puzzle: some seconds of work.
    fn max_attempts(&self) -> u32 {
        match self.options.shape {
            Shape::Sixteen => 50,
            _ if !self.is_classic() || self.options.drawn != Drawn::Nothing => 300,
            Shape::Four | Shape::Nine => 1000,
            // Hard 6x6 puzzles are rare, but attempts are quick.
            Shape::Six => 20_000,
        }
    }
}

impl Iterator for Generator {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        match &mut self.phase {
            Phase::Fill => self.fill(),
            Phase::Remove(removals) => match removals.1.next() {
                Some(removal) => Some(Event::Tried(removal)),
                None => {
                    let (solution, removals) = (**removals).clone();
                    self.accept_or_reject(solution, &removals)
                }
            },
            Phase::Over(_) | Phase::Impossible => None,
        }
    }
}

/// The number of attempts made from one grid, each time with its rows and columns permuted.
/// Drawing a grid takes as long as trying all removals of the most symmetric patterns.
const ATTEMPTS_PER_GRID: u32 = 10;
