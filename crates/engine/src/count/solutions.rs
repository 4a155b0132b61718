//! Visiting the solutions one by one, in either direction.

use crate::board::{Grid, Puzzle, Shape};
use crate::rng::SeededRng;

use super::Counter;
use super::level::{Direction, Level};
use crate::fast::{Layout, Order, Position, Progress};

/// A solution to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    First,
    Last,
    /// The solution after the current place; before the first, the first.
    Next,
    /// The solution before the current place; after the last, the last.
    Previous,
    /// The solution with this number, the first being 1. Ranges of solutions on the way
    /// are counted, not visited.
    Nth(u128),
    /// A random solution, each as likely as any other. This requires counting all
    /// solutions once, so there is no answer if that takes too long.
    Random {
        /// The same seed gives the same solution.
        seed: u64,
    },
}

/// The solutions of a puzzle in the order in which plain backtracking finds them: of two
/// solutions, the one with the lower digit in the first cell where they differ comes
/// first.
///
/// Represents a place in this order: the guesses that lead to it, with a copy of the
/// board for each, and no other solution. Before following a guess, it counts the
/// solutions below, up to one more than it has to pass, so it never searches for a
/// solution in a subtree that has none. On 16x16 boards with few givens, a single count
/// can take too long to wait for.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::count::{Solutions, Target};
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let mut solutions = Solutions::new(&puzzle);
/// let first = solutions.go(Target::First).cloned();
/// solutions.go(Target::Nth(288));
/// assert_eq!(solutions.number(), Some(288));
/// assert_eq!(solutions.go(Target::Next), None); // there are no more
/// assert_eq!(solutions.total(), Some(288)); // which is known now
/// assert_eq!(solutions.go(Target::First), first.as_ref());
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    shape: Shape,
    root: Position,
    /// Never empty: the lowest level leads to the root.
    levels: Vec<Level>,
    place: Place,
    /// The number of solutions before this place, if known.
    solutions_before: Option<u128>,
    total: Option<u128>,
    job: Job,
}

/// A place in the order of solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    BeforeFirst,
    Between,
    At(Box<Grid>),
    AfterLast,
}

#[derive(Clone, Debug)]
enum Job {
    None,
    /// Counting all solutions to pick a random one.
    Draw {
        counter: Box<Counter>,
        seed: u64,
    },
    /// Going to the solution after `skipped_count` others. The counter is that of the current
    /// choice, which has not been passed yet.
    Pass {
        direction: Direction,
        skipped_count: u128,
        choice_counter: Option<Box<Counter>>,
    },
}

impl Solutions {
    /// Creates the place before the first solution.
    pub fn new(puzzle: &Puzzle) -> Self {
        let root = Position::new(puzzle);
        Self {
            shape: puzzle.shape(),
            levels: vec![Level::new(root.clone(), vec![None], Direction::Forward)],
            root,
            place: Place::BeforeFirst,
            solutions_before: Some(0),
            total: None,
            job: Job::None,
        }
    }

    /// Starts going to a solution; [`run`](Self::run) gets there. Work in progress is
    /// abandoned where it is.
    pub fn seek(&mut self, target: Target) {
        self.cancel();
        match target {
            Target::First => self.seek_after(0),
            Target::Nth(number) => self.seek_after(number.saturating_sub(1)),
            Target::Next => self.leave(Direction::Forward, 0),
            Target::Last => {
                self.go_to_start(Direction::Backward);
                self.leave(Direction::Backward, 0);
            }
            Target::Previous => self.leave(Direction::Backward, 0),
            Target::Random { seed } => match self.total {
                Some(total) => self.seek_random(total, seed),
                None => {
                    let counter = Counter::from_position(self.root.clone(), self.shape, u128::MAX);
                    self.job = Job::Draw { counter: Box::new(counter), seed };
                }
            },
        }
    }

    /// Visits about `nodes` search nodes on the way to the solution last sought.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            match std::mem::replace(&mut self.job, Job::None) {
                Job::None => return Progress::Done,
                Job::Draw { counter, seed } => self.continue_counting(counter, seed),
                Job::Pass { direction, skipped_count, choice_counter } => {
                    self.continue_passing(direction, skipped_count, choice_counter);
                }
            }
        }
        match self.job {
            Job::None => Progress::Done,
            Job::Draw { .. } | Job::Pass { .. } => Progress::Working,
        }
    }

    /// Goes to a solution, however long it takes, and returns it if it exists.
    pub fn go(&mut self, target: Target) -> Option<&Grid> {
        self.seek(target);
        while self.run(u64::MAX) == Progress::Working {}
        self.solution()
    }

    /// Returns the solution at this place. `None` on the way to one, before the first and
    /// after the last.
    pub const fn solution(&self) -> Option<&Grid> {
        match &self.place {
            Place::At(grid) => Some(grid),
            Place::BeforeFirst | Place::Between | Place::AfterLast => None,
        }
    }

    /// Returns the number of the solution at this place, the first being 1. `None` if
    /// there is no solution here, or if it was reached from the end and the total is
    /// unknown.
    pub fn number(&self) -> Option<u128> {
        self.solution().and(self.solutions_before).map(|before| before + 1)
    }

    /// Returns the total number of solutions, once known.
    pub const fn total(&self) -> Option<u128> {
        self.total
    }

    /// Cancels the work in progress, and stays between two solutions.
    fn cancel(&mut self) {
        if let Job::Pass { direction, choice_counter: Some(_), .. } = self.job
            && let Some(level) = self.levels.last_mut()
        {
            level.advance(direction.reversed());
        }
        self.job = Job::None;
    }

    fn seek_random(&mut self, total: u128, seed: u64) {
        self.seek_after(SeededRng::from_seed(seed).below(total));
    }

    fn seek_after(&mut self, before: u128) {
        self.go_to_start(Direction::Forward);
        self.leave(Direction::Forward, before);
    }

    /// Goes to the end from which this direction leads to all solutions.
    fn go_to_start(&mut self, direction: Direction) {
        self.levels = vec![Level::new(self.root.clone(), vec![None], direction)];
        (self.place, self.solutions_before) = match direction {
            Direction::Forward => (Place::BeforeFirst, Some(0)),
            Direction::Backward => (Place::AfterLast, self.total),
        };
    }

    /// Leaves the current solution or end in this direction, unless it is at the end that
    /// lies there.
    fn leave(&mut self, direction: Direction, skipped_count: u128) {
        if self.place == Place::end(direction) {
            return;
        }
        if direction == Direction::Forward && self.solution().is_some() {
            self.solutions_before = self.solutions_before.map(|before| before + 1);
        }
        self.place = Place::Between;
        self.job = Job::Pass { direction, skipped_count, choice_counter: None };
    }

    fn continue_counting(&mut self, mut counter: Box<Counter>, seed: u64) {
        if counter.run(1) == Progress::Working {
            self.job = Job::Draw { counter, seed };
            return;
        }
        let total = counter.count().number();
        self.total = Some(total);
        self.seek_random(total, seed);
    }

    /// Moves to the next choice, or continues counting below the current one.
    fn continue_passing(
        &mut self,
        direction: Direction,
        skipped_count: u128,
        choice_counter: Option<Box<Counter>>,
    ) {
        let Some(mut counter) =
            choice_counter.or_else(|| self.next_counter(direction, skipped_count))
        else {
            if self.place == Place::Between {
                self.job = Job::Pass { direction, skipped_count, choice_counter: None };
            }
            return;
        };
        if counter.run(1) == Progress::Working {
            self.job = Job::Pass { direction, skipped_count, choice_counter: Some(counter) };
            return;
        }
        let passed = counter.count().number();
        if passed > skipped_count {
            self.descend(direction, skipped_count);
        } else {
            if direction == Direction::Forward {
                self.solutions_before = self.solutions_before.map(|before| before + passed);
            }
            self.job = Job::Pass {
                direction,
                skipped_count: skipped_count - passed,
                choice_counter: None,
            };
        }
    }

    /// Moves to the next choice and returns its counter, or goes back one level if there
    /// is none.
    fn next_counter(&mut self, direction: Direction, skipped_count: u128) -> Option<Box<Counter>> {
        let layout = Layout::of(self.shape);
        if let Some(level) = self.levels.last_mut()
            && let Some(position) =
                level.advance(direction).then(|| level.position_after_choice(layout)).flatten()
        {
            let limit = skipped_count.saturating_add(1);
            return Some(Box::new(Counter::from_position(position, self.shape, limit)));
        }
        if self.levels.len() > 1 {
            self.levels.pop();
        } else {
            self.place = Place::end(direction);
            match direction {
                Direction::Forward => self.total = self.solutions_before.or(self.total),
                Direction::Backward => self.solutions_before = Some(0),
            }
        }
        None
    }

    /// Follows the current choice, below which the solution is.
    fn descend(&mut self, direction: Direction, skipped_count: u128) {
        let layout = Layout::of(self.shape);
        let position = self.levels.last().and_then(|level| level.position_after_choice(layout));
        let Some(mut position) = position else { return };
        self.job = Job::Pass { direction, skipped_count, choice_counter: None };
        if position.place_forced_digits(layout, Order::AsFound).is_err() {
            return;
        }
        if position.empty_count() > 0 {
            let choices = position.choices_in_reading_order(layout);
            let choices = choices.into_iter().map(Some).collect();
            self.levels.push(Level::new(position, choices, direction));
        } else if let Some(grid) = position.into_grid() {
            self.place = Place::At(Box::new(grid));
            self.job = Job::None;
            if direction == Direction::Backward {
                self.solutions_before = self.solutions_before.map(|before| before - 1);
            }
        }
    }
}

impl Place {
    /// Returns the end to which a direction leads when there are no more solutions.
    const fn end(direction: Direction) -> Self {
        match direction {
            Direction::Forward => Self::AfterLast,
            Direction::Backward => Self::BeforeFirst,
        }
    }
}
