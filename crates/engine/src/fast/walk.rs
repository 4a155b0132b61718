//! Depth-first search for the solutions of a puzzle, one guess at a time.
//!
//! Owns the stack of untried guesses, the fraction of the search tree they represent,
//! and the choice of boards that the classic 9x9 solver searches instead. Must not depend
//! on what the solutions are used for.

use std::vec;

use super::classic::{Search, State};
use super::position::{Order, Placement, Position};
use super::{Contradiction, Layout, Refutation};
use crate::board::{Cell, Digit, DigitSet, Grid, Puzzle, Shape};

/// A depth-first search that places every forced digit and guesses where there are the
/// fewest alternatives.
#[derive(Clone, Debug)]
pub(crate) struct Walk(WalkKind);

/// The two implementations of the search.
#[derive(Clone, Debug)]
enum WalkKind {
    General(GeneralWalk),
    Classic(Search),
}

/// The search on boards of any shape.
#[derive(Clone, Debug)]
struct GeneralWalk {
    layout: &'static Layout,
    folding: Folding,
    nodes: u64,
    branches: Vec<Branch>,
}

/// How to handle digits that appear nowhere on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Folding {
    /// No folding: every solution is visited.
    None,
    /// Of the absent digits that a cell can take, only one is tried and represents all of
    /// them, because swapping two absent digits maps the solutions of one guess to those of
    /// the other. A solution found then represents several.
    Absent,
}

/// A guess that may represent several.
#[derive(Clone, Copy, Debug)]
struct Guess {
    placement: Placement,
    /// The number of guesses it represents, including itself.
    multiplicity: u8,
}

/// A settled position and its untried guesses, at least one.
#[derive(Clone, Debug)]
struct Branch {
    position: Position,
    guesses: vec::IntoIter<Guess>,
    /// The number of positions it represents.
    multiplicity: u128,
    /// The fraction of the tree below one guess, from 0 to 1.
    share: f64,
}

/// A solution that was found.
#[derive(Clone, Debug)]
pub(crate) struct FoundSolution {
    board: FullBoard,
    /// The number of solutions it represents: 1 unless digits were folded.
    pub(crate) multiplicity: u128,
}

#[derive(Clone, Debug)]
enum FullBoard {
    General(Position),
    Classic(State),
}

impl FoundSolution {
    pub(crate) fn into_grid(self) -> Option<Grid> {
        match self.board {
            FullBoard::General(position) => position.into_grid(),
            FullBoard::Classic(state) => state.grid(),
        }
    }
}

/// The result of visiting the root.
pub(crate) enum RootResult {
    /// There is more to search.
    Open,
    /// The puzzle is solved without a guess.
    Solved(FoundSolution),
    /// The puzzle is refuted without a guess.
    Refuted(Refutation),
}

impl Walk {
    /// Starts a search and visits its root. A refutation is reported the way a human would
    /// find it, by placing forced digits one by one.
    pub(super) fn new(puzzle: &Puzzle) -> (Self, RootResult) {
        let (walk, root) = Self::from_puzzle(puzzle, Folding::None);
        if matches!(root, RootResult::Solved(_)) {
            return (walk, root);
        }
        // The classic solver may guess before it has placed all forced digits.
        match refutation_without_guess(puzzle) {
            Some(refutation) => {
                let walk = GeneralWalk::without_branches(puzzle.shape(), Folding::None);
                (Self(WalkKind::General(walk)), RootResult::Refuted(refutation))
            }
            None => (walk, root),
        }
    }

    /// Starts a search with the puzzle as the root, and visits the root.
    pub(crate) fn from_puzzle(puzzle: &Puzzle, folding: Folding) -> (Self, RootResult) {
        let shape = puzzle.shape();
        let placed_digits = puzzle.givens().iter().filter_map(|(_, given)| given).collect();
        if uses_classic_search(shape, shape.all_digits().without(placed_digits), folding) {
            let digit =
                |given: Option<Digit>| given.map_or(b'.', |digit| b'1' + digit.index() as u8);
            let mut line = [b'.'; 81];
            for (byte, (_, given)) in line.iter_mut().zip(puzzle.givens().iter()) {
                *byte = digit(given);
            }
            return Self::classic(State::from_line(&line));
        }
        Self::general(Position::new(puzzle), shape, folding)
    }

    /// Starts a search with the position as the root, and visits the root.
    pub(crate) fn from_position(
        position: Position,
        shape: Shape,
        folding: Folding,
    ) -> (Self, RootResult) {
        if uses_classic_search(shape, position.absent(Layout::of(shape)), folding) {
            let can_take = |cell: Cell, digit| match position.digits().get(cell) {
                Some(placed) => placed == digit,
                None => position.candidates(cell).contains(digit),
            };
            return Self::classic(State::from_candidates(can_take));
        }
        Self::general(position, shape, folding)
    }

    fn classic(state: State) -> (Self, RootResult) {
        let mut search = Search::with_root(state);
        let root = match search.run(1) {
            Some(full) => RootResult::Solved(FoundSolution::classic(full)),
            None if search.is_over() => RootResult::Refuted(Refutation::BySearch { nodes: 1 }),
            None => RootResult::Open,
        };
        (Self(WalkKind::Classic(search)), root)
    }

    fn general(mut position: Position, shape: Shape, folding: Folding) -> (Self, RootResult) {
        let mut walk = GeneralWalk::without_branches(shape, folding);
        let root = match position.place_forced_digits(walk.layout, Order::AsFound) {
            Ok(()) => walk.root_result(position),
            Err(_) => RootResult::Refuted(Refutation::BySearch { nodes: 1 }),
        };
        (Self(WalkKind::General(walk)), root)
    }

    /// Visits the next node. Returns a solution if it is one.
    pub(crate) fn visit(&mut self) -> Option<FoundSolution> {
        match &mut self.0 {
            WalkKind::General(walk) => walk.visit(),
            WalkKind::Classic(search) => search.run(1).map(FoundSolution::classic),
        }
    }

    /// Returns whether the search is complete.
    pub(crate) const fn is_over(&self) -> bool {
        match &self.0 {
            WalkKind::General(walk) => walk.branches.is_empty(),
            WalkKind::Classic(search) => search.is_over(),
        }
    }

    /// Returns the number of nodes visited so far: the guesses and the root.
    pub(crate) const fn nodes(&self) -> u64 {
        match &self.0 {
            WalkKind::General(walk) => walk.nodes,
            WalkKind::Classic(search) => search.nodes(),
        }
    }

    /// Returns the fraction of the tree that has been searched, from 0 to 1, assuming that
    /// all guesses at a position have subtrees of equal size.
    pub(crate) fn fraction(&self) -> f64 {
        let remaining: f64 = match &self.0 {
            WalkKind::General(walk) => walk.branches.iter().map(Branch::fraction_left).sum(),
            WalkKind::Classic(search) => search.fraction_left(),
        };
        (1.0 - remaining).clamp(0.0, 1.0)
    }
}

/// Returns whether to use the classic solver. It cannot fold digits, and with two or more
/// absent digits folding saves more than the classic solver's speed.
fn uses_classic_search(shape: Shape, absent: DigitSet, folding: Folding) -> bool {
    shape == Shape::Nine && (folding == Folding::None || absent.len() < 2)
}

/// Returns the refutation a human would find without guessing, if there is one.
fn refutation_without_guess(puzzle: &Puzzle) -> Option<Refutation> {
    let mut position = Position::new(puzzle);
    let contradiction =
        position.place_forced_digits(Layout::of(puzzle.shape()), Order::OneByOne).err()?;
    Some(refutation(puzzle.empty_cells().count() - position.empty_count(), contradiction))
}

impl FoundSolution {
    fn classic(state: State) -> Self {
        Self { board: FullBoard::Classic(state), multiplicity: 1 }
    }
}

impl GeneralWalk {
    /// Visits the next node. Returns a solution if it is one.
    fn visit(&mut self) -> Option<FoundSolution> {
        let (mut position, multiplicity, share) = self.next_position()?;
        self.nodes += 1;
        position.place_forced_digits(self.layout, Order::AsFound).ok()?;
        self.branch(position, multiplicity, share)
    }

    fn without_branches(shape: Shape, folding: Folding) -> Self {
        Self { layout: Layout::of(shape), folding, nodes: 1, branches: Vec::new() }
    }

    fn root_result(&mut self, position: Position) -> RootResult {
        self.branch(position, 1, 1.0).map_or(RootResult::Open, RootResult::Solved)
    }

    /// Returns the position after the next guess, not settled yet, with the number of
    /// positions it represents and its fraction of the tree.
    fn next_position(&mut self) -> Option<(Position, u128, f64)> {
        let branch = self.branches.last_mut()?;
        let Guess { placement, multiplicity } = branch.guesses.next()?;
        let (share, multiplicity) = (
            branch.share * f64::from(multiplicity),
            branch.multiplicity * u128::from(multiplicity),
        );
        let mut position = if branch.guesses.len() == 0 {
            // The last guess can reuse the position, so its branch leaves the stack.
            self.branches.pop()?.position
        } else {
            branch.position.clone()
        };
        position.place(self.layout, placement);
        Some((position, multiplicity, share))
    }

    /// Returns a settled position if it is a solution. Otherwise pushes its guesses.
    fn branch(
        &mut self,
        position: Position,
        multiplicity: u128,
        share: f64,
    ) -> Option<FoundSolution> {
        if position.empty_count() == 0 {
            return Some(FoundSolution { board: FullBoard::General(position), multiplicity });
        }
        let guesses = self.guesses(&position);
        let alternatives: u32 = guesses.iter().map(|guess| u32::from(guess.multiplicity)).sum();
        let share = share / f64::from(alternatives);
        self.branches.push(Branch { position, guesses: guesses.into_iter(), multiplicity, share });
        None
    }

    fn guesses(&self, position: &Position) -> Vec<Guess> {
        let choices = position.choices(self.layout).into_iter();
        let mut guesses: Vec<_> =
            choices.map(|placement| Guess { placement, multiplicity: 1 }).collect();
        if self.folding == Folding::Absent {
            fold(&mut guesses, position, self.layout);
        }
        guesses
    }
}

impl Branch {
    /// Returns the fraction of the tree that is left below this branch.
    fn fraction_left(&self) -> f64 {
        let multiplicity: u32 =
            self.guesses.as_slice().iter().map(|guess| u32::from(guess.multiplicity)).sum();
        self.share * f64::from(multiplicity)
    }
}

/// Merges the guesses of absent digits into the first one, which represents the others.
fn fold(guesses: &mut Vec<Guess>, position: &Position, layout: &Layout) {
    let absent = position.absent(layout);
    let is_folded = |guess: &Guess| absent.contains(guess.placement.digit);
    let (Some(first), Some(last)) = (guesses.first(), guesses.last()) else {
        return;
    };
    // The guesses are places of one digit, which cannot be folded.
    if first.placement.cell != last.placement.cell {
        return;
    }
    let multiplicity = guesses.iter().filter(|guess| is_folded(guess)).count() as u8;
    let mut is_first = true;
    guesses.retain_mut(|guess| {
        if !is_folded(guess) {
            return true;
        }
        guess.multiplicity = multiplicity;
        std::mem::take(&mut is_first)
    });
}

fn refutation(placed: usize, contradiction: Contradiction) -> Refutation {
    match placed {
        0 => Refutation::ByGivens(contradiction),
        _ => Refutation::ByForcedDigits { placed, contradiction },
    }
}
