//! The walk over the solutions of a puzzle, one guess at a time.
//!
//! Owns the stack of untried guesses and how much of the tree they are, and which
//! boards the solver of classic 9x9 boards walks instead. It must not know what its
//! solutions are wanted for.

use std::vec;

use super::classic::{Search, State};
use super::position::{Order, Placement, Position};
use super::{Contradiction, Layout, Refutation};
use crate::board::{Cell, Digit, DigitSet, Grid, Puzzle, Shape};

/// A depth-first walk that guesses where there are fewest alternatives and writes
/// every digit that has none.
#[derive(Clone, Debug)]
pub(crate) struct Walk(Steps);

/// Who walks.
#[derive(Clone, Debug)]
enum Steps {
    Any(AnyWalk),
    Classic(Search),
}

/// The walk over a board of any shape.
#[derive(Clone, Debug)]
struct AnyWalk {
    layout: &'static Layout,
    folding: Folding,
    nodes: u64,
    branches: Vec<Branch>,
}

/// What is done about digits that stand nowhere on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Folding {
    /// Nothing: every solution is reached.
    None,
    /// Of the absent digits that a cell can take, one is tried and stands for all:
    /// exchanging two absent digits turns the solutions of one guess into those of
    /// the other. Solutions then stand for so many.
    Absent,
}

/// A guess and the others that it stands for.
#[derive(Clone, Copy, Debug)]
struct Guess {
    placement: Placement,
    /// How many guesses it stands for, itself included.
    ways: u8,
}

/// A settled position and the guesses not yet tried there, never none.
#[derive(Clone, Debug)]
struct Branch {
    position: Position,
    guesses: vec::IntoIter<Guess>,
    /// How many positions this one stands for.
    ways: u128,
    /// The part of the tree below one way to guess here, of 1.
    share: f64,
}

/// A full board that was reached.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    board: Full,
    /// How many solutions it stands for: 1 unless some were folded.
    pub(crate) ways: u128,
}

#[derive(Clone, Debug)]
enum Full {
    Any(Position),
    Classic(State),
}

impl Found {
    /// The board.
    pub(crate) fn into_grid(self) -> Option<Grid> {
        match self.board {
            Full::Any(position) => position.into_grid(),
            Full::Classic(state) => state.grid(),
        }
    }
}

/// What the root of the tree already shows.
pub(crate) enum Root {
    /// There is more to walk.
    Open,
    /// No guess is needed.
    Solved(Found),
    /// No guess can help.
    Refuted(Refutation),
}

impl Walk {
    /// Visits the root. Where there is no solution, it is told as a person would see it,
    /// with forced digits written one by one.
    pub(super) fn new(puzzle: &Puzzle) -> (Self, Root) {
        let (walk, root) = Self::over(puzzle, Folding::None);
        if matches!(root, Root::Solved(_)) {
            return (walk, root);
        }
        // The solver of classic boards may guess before the last forced digit.
        match at_sight(puzzle) {
            Some(by) => {
                let over = AnyWalk::unrooted(puzzle.shape(), Folding::None);
                (Self(Steps::Any(over)), Root::Refuted(by))
            }
            None => (walk, root),
        }
    }

    /// Visits a puzzle as the root.
    pub(crate) fn over(puzzle: &Puzzle, folding: Folding) -> (Self, Root) {
        let shape = puzzle.shape();
        let standing = puzzle.givens().iter().filter_map(|(_, given)| given).collect();
        if is_classic(shape, shape.all_digits().without(standing), folding) {
            let digit =
                |given: Option<Digit>| given.map_or(b'.', |digit| b'1' + digit.index() as u8);
            let mut line = [b'.'; 81];
            for (byte, (_, given)) in line.iter_mut().zip(puzzle.givens().iter()) {
                *byte = digit(given);
            }
            return Self::classic(State::from_line(&line));
        }
        Self::any(Position::new(puzzle), shape, folding)
    }

    /// Visits a position as the root, writing forced digits as they come, which is some
    /// times as fast.
    pub(crate) fn below(position: Position, shape: Shape, folding: Folding) -> (Self, Root) {
        if is_classic(shape, position.absent(Layout::of(shape)), folding) {
            let takes = |cell: Cell, digit| match position.digits().get(cell) {
                Some(standing) => standing == digit,
                None => position.candidates(cell).contains(digit),
            };
            return Self::classic(State::from_candidates(takes));
        }
        Self::any(position, shape, folding)
    }

    fn classic(state: State) -> (Self, Root) {
        let mut search = Search::below(state);
        let root = match search.run(1) {
            Some(full) => Root::Solved(Found::classic(full)),
            None if search.is_over() => Root::Refuted(Refutation::BySearch { nodes: 1 }),
            None => Root::Open,
        };
        (Self(Steps::Classic(search)), root)
    }

    fn any(mut position: Position, shape: Shape, folding: Folding) -> (Self, Root) {
        let mut walk = AnyWalk::unrooted(shape, folding);
        let root = match position.settle(walk.layout, Order::AsMet) {
            Ok(()) => walk.root(position),
            Err(_) => Root::Refuted(Refutation::BySearch { nodes: 1 }),
        };
        (Self(Steps::Any(walk)), root)
    }

    /// Tries the next guess, and says if the board is full then.
    pub(crate) fn visit(&mut self) -> Option<Found> {
        match &mut self.0 {
            Steps::Any(walk) => walk.visit(),
            Steps::Classic(search) => search.run(1).map(Found::classic),
        }
    }

    /// Whether nothing is left to be tried.
    pub(crate) const fn is_over(&self) -> bool {
        match &self.0 {
            Steps::Any(walk) => walk.branches.is_empty(),
            Steps::Classic(search) => search.is_over(),
        }
    }

    /// The nodes visited so far: the guesses and the root.
    pub(crate) const fn nodes(&self) -> u64 {
        match &self.0 {
            Steps::Any(walk) => walk.nodes,
            Steps::Classic(search) => search.nodes(),
        }
    }

    /// The part of the tree that has been walked, from 0 to 1, every guess of a
    /// position being taken for an equal part of what is below it.
    pub(crate) fn fraction(&self) -> f64 {
        let left: f64 = match &self.0 {
            Steps::Any(walk) => walk.branches.iter().map(Branch::left).sum(),
            Steps::Classic(search) => search.left(),
        };
        (1.0 - left).clamp(0.0, 1.0)
    }
}

/// Whether the solver of classic boards is to walk. It folds no digits, which is worth
/// more than its speed where two or more stand nowhere.
fn is_classic(shape: Shape, absent: DigitSet, folding: Folding) -> bool {
    shape == Shape::Nine && (folding == Folding::None || absent.len() < 2)
}

/// How a person sees that a puzzle has no solution, if guesses are not needed for it.
fn at_sight(puzzle: &Puzzle) -> Option<Refutation> {
    let mut position = Position::new(puzzle);
    let contradiction = position.settle(Layout::of(puzzle.shape()), Order::FirstFirst).err()?;
    Some(refutation(puzzle.empty_cells().count() - position.empty(), contradiction))
}

impl Found {
    fn classic(state: State) -> Self {
        Self { board: Full::Classic(state), ways: 1 }
    }
}

impl AnyWalk {
    /// Tries the next guess, and says if the board is full then.
    fn visit(&mut self) -> Option<Found> {
        let (mut position, ways, share) = self.next_position()?;
        self.nodes += 1;
        position.settle(self.layout, Order::AsMet).ok()?;
        self.branch(position, ways, share)
    }

    fn unrooted(shape: Shape, folding: Folding) -> Self {
        Self { layout: Layout::of(shape), folding, nodes: 1, branches: Vec::new() }
    }

    fn root(&mut self, position: Position) -> Root {
        self.branch(position, 1, 1.0).map_or(Root::Open, Root::Solved)
    }

    /// The position after the next guess, not settled, and what it stands for.
    fn next_position(&mut self) -> Option<(Position, u128, f64)> {
        let branch = self.branches.last_mut()?;
        let Guess { placement, ways } = branch.guesses.next()?;
        let (share, ways) = (branch.share * f64::from(ways), branch.ways * u128::from(ways));
        let mut position = if branch.guesses.len() == 0 {
            // The last guess needs no copy, and its branch no place on the stack.
            self.branches.pop()?.position
        } else {
            branch.position.clone()
        };
        position.place(self.layout, placement);
        Some((position, ways, share))
    }

    /// Takes a settled position: a solution, or more guesses.
    fn branch(&mut self, position: Position, ways: u128, share: f64) -> Option<Found> {
        if position.empty() == 0 {
            return Some(Found { board: Full::Any(position), ways });
        }
        let guesses = self.guesses(&position);
        let alternatives: u32 = guesses.iter().map(|guess| u32::from(guess.ways)).sum();
        let share = share / f64::from(alternatives);
        self.branches.push(Branch { position, guesses: guesses.into_iter(), ways, share });
        None
    }

    fn guesses(&self, position: &Position) -> Vec<Guess> {
        let choices = position.choices(self.layout).into_iter();
        let mut guesses: Vec<_> = choices.map(|placement| Guess { placement, ways: 1 }).collect();
        if self.folding == Folding::Absent {
            fold(&mut guesses, position, self.layout);
        }
        guesses
    }
}

impl Branch {
    /// The part of the tree that is still to be walked from here.
    fn left(&self) -> f64 {
        let ways: u32 = self.guesses.as_slice().iter().map(|guess| u32::from(guess.ways)).sum();
        self.share * f64::from(ways)
    }
}

/// Lets the first absent digit of a cell stand for the others.
fn fold(guesses: &mut Vec<Guess>, position: &Position, layout: &Layout) {
    let absent = position.absent(layout);
    let is_folded = |guess: &Guess| absent.contains(guess.placement.digit);
    let (Some(first), Some(last)) = (guesses.first(), guesses.last()) else {
        return;
    };
    // The places of one digit in a house are different cells.
    if first.placement.cell != last.placement.cell {
        return;
    }
    let ways = guesses.iter().filter(|guess| is_folded(guess)).count() as u8;
    let mut is_first = true;
    guesses.retain_mut(|guess| {
        if !is_folded(guess) {
            return true;
        }
        guess.ways = ways;
        std::mem::take(&mut is_first)
    });
}

fn refutation(placed: usize, contradiction: Contradiction) -> Refutation {
    match placed {
        0 => Refutation::AtSight(contradiction),
        _ => Refutation::ByForcedDigits { placed, contradiction },
    }
}
