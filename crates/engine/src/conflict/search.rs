//! The search for a smallest conflict, one node at a time.

use std::mem;

use super::givens_set::GivensSet;
use super::hitting::{Hit, Hitting};
use super::probe::{Probe, Shown};
use super::{Conflict, Finding};
use crate::board::{Cell, Grid, Puzzle, Shape};
use crate::chance::Chance;

/// Orders in which givens are left out one by one, to begin with a small set.
const PASSES: u64 = 6;

/// Nodes of the search for hitting sets after which the proof is given up.
const PATIENCE: u64 = 300_000;

#[derive(Clone, Debug)]
pub(super) struct Search {
    puzzle: Puzzle,
    givens: GivensSet,
    task: Task,
    /// Sets of givens whose removal leaves a solution, none of them part of another.
    corrections: Vec<GivensSet>,
    /// The smallest conflict found.
    best: Option<GivensSet>,
    /// Every conflict has so many givens or more.
    at_least: usize,
    patience: u64,
}

/// What is being done.
#[derive(Clone, Debug)]
enum Task {
    /// Asking whether all givens have a solution.
    All(Probe),
    /// Leaving out givens of a conflict: this one is asked about, those have not been.
    Shrink { pass: u64, set: GivensSet, asked: Cell, untried: Vec<Cell>, probe: Probe },
    /// Looking for a set that hits all corrections.
    Hit(Hitting),
    /// Asking whether a set that hits them all is a conflict.
    Check { set: GivensSet, probe: Probe },
    /// Adding givens to a set that has a solution, as long as it has one.
    Grow { agreed: GivensSet, untried: Vec<Cell>, probe: Probe },
    /// Nothing more.
    Over,
}

impl Search {
    pub(super) fn new(puzzle: Puzzle) -> Self {
        let held = puzzle.givens().iter().filter(|(_, given)| given.is_some());
        let givens = held.map(|(cell, _)| cell).collect();
        Self {
            task: Task::All(Probe::new(&puzzle, givens)),
            puzzle,
            givens,
            corrections: Vec::new(),
            best: None,
            at_least: 1,
            patience: PATIENCE,
        }
    }

    /// The smallest conflict so far.
    pub(super) fn conflict(&self) -> Option<Conflict> {
        let cells = self.best?.cells(self.shape()).collect();
        Some(Conflict { cells, at_least: self.at_least })
    }

    /// Visits one node; gives what was found at the end.
    pub(super) fn step(&mut self) -> Option<Finding> {
        self.task = match mem::replace(&mut self.task, Task::Over) {
            Task::All(mut probe) => match probe.step() {
                Shown::Nothing => Task::All(probe),
                Shown::Solution(_) => return Some(Finding::Solvable),
                Shown::Contradiction => self.pass(0),
            },
            Task::Shrink { pass, set, asked, untried, mut probe } => match probe.step() {
                Shown::Nothing => Task::Shrink { pass, set, asked, untried, probe },
                Shown::Solution(grid) => {
                    self.correct(self.givens.without(self.agreeing(&grid)));
                    self.shrink(pass, set, untried)
                }
                Shown::Contradiction => {
                    self.shrink(pass, set.without([asked].into_iter().collect()), untried)
                }
            },
            Task::Hit(mut hitting) => {
                self.patience = self.patience.saturating_sub(1);
                let hit = hitting.step(&self.corrections);
                self.hit(hitting, hit)
            }
            Task::Check { set, mut probe } => match probe.step() {
                Shown::Nothing => Task::Check { set, probe },
                Shown::Solution(grid) => self.grow(&grid, Vec::new()),
                Shown::Contradiction => {
                    self.best = Some(set);
                    Task::Over
                }
            },
            Task::Grow { agreed, untried, mut probe } => match probe.step() {
                Shown::Nothing => Task::Grow { agreed, untried, probe },
                Shown::Solution(grid) => self.grow(&grid, untried),
                Shown::Contradiction => self.grow_on(agreed, untried),
            },
            Task::Over => Task::Over,
        };
        let is_over = matches!(self.task, Task::Over) || self.patience == 0;
        if is_over { self.conflict().map(Finding::Conflict) } else { None }
    }

    const fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    /// The givens that stand in the grid.
    fn agreeing(&self, grid: &Grid) -> GivensSet {
        let stands = |&cell: &Cell| grid.get(cell) == self.puzzle.givens().get(cell);
        self.givens.cells(self.shape()).filter(stands).collect()
    }

    fn pass(&mut self, pass: u64) -> Task {
        if pass == PASSES {
            return self.look();
        }
        let mut untried: Vec<Cell> = self.givens.cells(self.shape()).collect();
        Chance::from_seed(pass).shuffle(&mut untried);
        self.shrink(pass, self.givens, untried)
    }

    fn shrink(&mut self, pass: u64, set: GivensSet, mut untried: Vec<Cell>) -> Task {
        if let Some(asked) = untried.pop() {
            let fewer = set.without([asked].into_iter().collect());
            let probe = Probe::new(&self.puzzle, fewer);
            return Task::Shrink { pass, set, asked, untried, probe };
        }
        if self.best.is_none_or(|best| set.len() < best.len()) {
            self.best = Some(set);
        }
        self.pass(pass + 1)
    }

    /// Keeps a set of givens whose removal leaves a solution.
    fn correct(&mut self, correction: GivensSet) {
        if !self.corrections.iter().any(|known| known.without(correction).is_empty()) {
            self.corrections.retain(|known| !correction.without(*known).is_empty());
            self.corrections.push(correction);
        }
    }

    /// Looks for a set of the least size that hits all corrections.
    fn look(&mut self) -> Task {
        if self.best.is_some_and(|best| best.len() <= self.at_least) {
            return Task::Over;
        }
        let mut hitting = Hitting::new(self.shape(), self.at_least);
        let hit = hitting.begin(&self.corrections);
        self.hit(hitting, hit)
    }

    fn hit(&mut self, hitting: Hitting, hit: Hit) -> Task {
        match hit {
            Hit::Searching => Task::Hit(hitting),
            Hit::Found(set) => Task::Check { set, probe: Probe::new(&self.puzzle, set) },
            Hit::None => {
                self.at_least += 1;
                self.look()
            }
        }
    }

    fn grow(&mut self, grid: &Grid, mut untried: Vec<Cell>) -> Task {
        let agreed = self.agreeing(grid);
        if untried.is_empty() {
            untried = self.givens.cells(self.shape()).collect();
        }
        self.grow_on(agreed, untried)
    }

    fn grow_on(&mut self, agreed: GivensSet, mut untried: Vec<Cell>) -> Task {
        while let Some(cell) = untried.pop() {
            if !agreed.contains(cell) {
                let probe = Probe::new(&self.puzzle, agreed.with(cell));
                return Task::Grow { agreed, untried, probe };
            }
        }
        self.correct(self.givens.without(agreed));
        self.look()
    }
}
