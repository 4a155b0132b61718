//! The search for a smallest conflict, one node at a time.

use std::mem;

use super::hitting::{Hit, Hitting};
use super::probe::{Probe, Shown};
use super::{Conflict, Finding};
use crate::board::{Cell, CellSet, Givens, Puzzle};
use crate::chance::Chance;

/// Orders in which givens are left out one by one, to begin with a small set.
const PASSES: u64 = 6;

/// Nodes of the search for hitting sets after which the proof is given up.
const PATIENCE: u64 = 300_000;

#[derive(Clone, Debug)]
pub(super) struct Search {
    puzzle: Puzzle,
    givens: CellSet,
    task: Task,
    /// Sets of givens whose removal leaves a solution, none of them part of another.
    corrections: Vec<CellSet>,
    /// The smallest conflict found.
    best: Option<CellSet>,
    /// Every conflict has so many givens or more.
    at_least: usize,
    patience: u64,
}

/// What is being done.
#[derive(Clone, Debug)]
enum Task {
    /// Asking whether some givens have a solution.
    Ask(Probe, Question),
    /// Looking for a set that hits all corrections.
    Hit(Hitting),
    /// Nothing more.
    Over,
}

/// Why it is asked whether some givens have a solution.
#[derive(Clone, Debug)]
enum Question {
    /// They are all givens.
    All,
    /// They are a conflict without one of its givens; others are still to be left out.
    Shrunk { pass: u64, set: CellSet, left_out: Cell, untried: Vec<Cell> },
    /// They hit all corrections.
    Hits { set: CellSet },
    /// They are givens with a solution and one more; others are still to be added.
    Grown { agreed: CellSet, untried: Vec<Cell> },
}

impl Question {
    /// How often a search under rules beyond the houses starts again to answer it: for a
    /// tenth of a second where an answer is welcome, for some seconds where the proof
    /// needs it, and for ever where nothing can be said without.
    const fn most(&self) -> u32 {
        match self {
            Self::Shrunk { .. } | Self::Grown { .. } => 5,
            Self::Hits { .. } => 12,
            Self::All => u32::MAX,
        }
    }
}

impl Search {
    pub(super) fn new(puzzle: Puzzle) -> Self {
        let held = puzzle.givens().iter().filter(|(_, given)| given.is_some());
        let givens = held.map(|(cell, _)| cell).collect();
        // Empty boards have a solution, where no other rules forbid that.
        let at_least = usize::from(puzzle.rules().is_classic());
        Self {
            task: Task::Ask(Probe::new(&puzzle, givens, Question::All.most()), Question::All),
            puzzle,
            givens,
            corrections: Vec::new(),
            best: None,
            at_least,
            patience: PATIENCE,
        }
    }

    /// The smallest conflict so far.
    pub(super) fn conflict(&self) -> Option<Conflict> {
        let cells = self.best?.iter().collect();
        Some(Conflict { cells, at_least: self.at_least })
    }

    /// Visits one node; gives what was found at the end.
    pub(super) fn step(&mut self) -> Option<Finding> {
        self.task = match mem::replace(&mut self.task, Task::Over) {
            Task::Ask(mut probe, question) => match probe.step() {
                Shown::Nothing => Task::Ask(probe, question),
                Shown::Solution(board) => self.solved(question, &board),
                Shown::Contradiction => self.contradicted(question),
                Shown::Unknown => self.left_open(question),
            },
            Task::Hit(mut hitting) => {
                self.patience = self.patience.saturating_sub(1);
                let hit = hitting.step(&self.corrections);
                self.hit(hitting, hit)
            }
            Task::Over => Task::Over,
        };
        let is_over = matches!(self.task, Task::Over) || self.patience == 0;
        is_over.then(|| self.conflict().map_or(Finding::Solvable, Finding::Conflict))
    }

    fn solved(&mut self, question: Question, board: &Givens) -> Task {
        let agreed = self.agreeing(board);
        match question {
            Question::All => Task::Over,
            Question::Shrunk { pass, set, untried, .. } => {
                self.correct(self.givens.difference(agreed));
                self.shrink(pass, set, untried)
            }
            Question::Hits { .. } => {
                let untried = self.givens.iter().collect();
                self.grow(agreed, untried)
            }
            Question::Grown { untried, .. } => self.grow(agreed, untried),
        }
    }

    fn contradicted(&mut self, question: Question) -> Task {
        match question {
            Question::All => self.pass(0),
            Question::Shrunk { pass, set, left_out, untried } => {
                self.shrink(pass, set.without(left_out), untried)
            }
            Question::Hits { set } => {
                self.best = Some(set);
                Task::Over
            }
            Question::Grown { agreed, untried } => self.grow(agreed, untried),
        }
    }

    /// What is not needed for the proof goes on without an answer: a given that may be
    /// needed stays, one that may not be added is not. Else the proof is given up.
    fn left_open(&mut self, question: Question) -> Task {
        match question {
            Question::Shrunk { pass, set, untried, .. } => self.shrink(pass, set, untried),
            Question::Grown { agreed, untried } => self.grow(agreed, untried),
            Question::All | Question::Hits { .. } => Task::Over,
        }
    }

    fn ask(&self, givens: CellSet, question: Question) -> Task {
        Task::Ask(Probe::new(&self.puzzle, givens, question.most()), question)
    }

    /// The givens that stand on a board.
    fn agreeing(&self, board: &Givens) -> CellSet {
        let stands = |&cell: &Cell| board.get(cell) == self.puzzle.givens().get(cell);
        self.givens.iter().filter(stands).collect()
    }

    fn pass(&mut self, pass: u64) -> Task {
        if pass == PASSES {
            return self.look();
        }
        let mut untried: Vec<Cell> = self.givens.iter().collect();
        Chance::from_seed(pass).shuffle(&mut untried);
        self.shrink(pass, self.givens, untried)
    }

    fn shrink(&mut self, pass: u64, set: CellSet, mut untried: Vec<Cell>) -> Task {
        if let Some(left_out) = untried.pop() {
            let fewer = set.without(left_out);
            return self.ask(fewer, Question::Shrunk { pass, set, left_out, untried });
        }
        if self.best.is_none_or(|best| set.len() < best.len()) {
            self.best = Some(set);
        }
        self.pass(pass + 1)
    }

    /// Keeps a set of givens whose removal leaves a solution.
    fn correct(&mut self, correction: CellSet) {
        if !self.corrections.iter().any(|known| known.difference(correction).is_empty()) {
            self.corrections.retain(|known| !correction.difference(*known).is_empty());
            self.corrections.push(correction);
        }
    }

    /// Looks for a set of the least size that hits all corrections.
    fn look(&mut self) -> Task {
        if self.best.is_some_and(|best| best.len() <= self.at_least) {
            return Task::Over;
        }
        let mut hitting = Hitting::new(self.at_least);
        let hit = hitting.begin(&self.corrections);
        self.hit(hitting, hit)
    }

    fn hit(&mut self, hitting: Hitting, hit: Hit) -> Task {
        match hit {
            Hit::Searching => Task::Hit(hitting),
            Hit::Found(set) => self.ask(set, Question::Hits { set }),
            Hit::None => {
                self.at_least += 1;
                self.look()
            }
        }
    }

    /// Adds one more given to those that agree with a solution.
    fn grow(&mut self, agreed: CellSet, mut untried: Vec<Cell>) -> Task {
        while let Some(cell) = untried.pop() {
            if !agreed.contains(cell) {
                return self.ask(agreed.with(cell), Question::Grown { agreed, untried });
            }
        }
        self.correct(self.givens.difference(agreed));
        self.look()
    }
}
