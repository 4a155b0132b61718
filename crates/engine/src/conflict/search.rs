//! The search for a smallest conflict, one node at a time.

use std::mem;

use super::hitting::{Hit, Hitting};
use super::probe::{Probe, ProbeResult};
use super::{Conflict, Finding};
use crate::board::{Cell, CellSet, Givens, Puzzle};
use crate::rng::SeededRng;

/// The number of random orders in which givens are removed one at a time, to start the
/// proof from a small set.
const PASSES: u64 = 6;

/// The number of nodes of the hitting set search after which the proof is abandoned.
const PATIENCE: u64 = 300_000;

#[derive(Clone, Debug)]
pub(super) struct Search {
    puzzle: Puzzle,
    givens: CellSet,
    task: Task,
    /// Sets of givens whose removal leaves a solution; none is a subset of another.
    corrections: Vec<CellSet>,
    /// The smallest conflict found so far.
    best: Option<CellSet>,
    /// A lower bound on the size of any conflict.
    at_least: usize,
    patience: u64,
}

#[derive(Clone, Debug)]
enum Task {
    /// Decides whether some givens have a solution.
    Ask(Probe, Question),
    /// Looks for a set that hits all corrections.
    Hit(Hitting),
    Over,
}

/// Where the givens of a probe come from, and what to do next.
#[derive(Clone, Debug)]
enum Question {
    /// All givens.
    All,
    /// A conflict without one of its givens. The `untried` ones are removed next.
    Shrunk { pass: u64, set: CellSet, left_out: Cell, untried: Vec<Cell> },
    /// A set that hits all corrections.
    Hits { set: CellSet },
    /// Givens that agree with a solution plus one more. The `untried` ones are added next.
    Grown { agreed: CellSet, untried: Vec<Cell> },
}

impl Question {
    /// Returns how often a search under rules beyond the houses restarts before it gives
    /// up: about a tenth of a second of work if the answer is optional, some seconds if the
    /// proof needs it, and practically unlimited if nothing can be reported without it.
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
        // Under the classic rules an empty board has a solution, so a conflict has a given.
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

    /// Returns the smallest conflict found so far.
    pub(super) fn conflict(&self) -> Option<Conflict> {
        let cells = self.best?.iter().collect();
        Some(Conflict { cells, at_least: self.at_least })
    }

    /// Visits one node. Returns the result once the search is over.
    pub(super) fn step(&mut self) -> Option<Finding> {
        self.task = match mem::replace(&mut self.task, Task::Over) {
            Task::Ask(mut probe, question) => match probe.step() {
                ProbeResult::Nothing => Task::Ask(probe, question),
                ProbeResult::Solution(board) => self.solved(question, &board),
                ProbeResult::Contradiction => self.contradicted(question),
                ProbeResult::Unknown => self.left_open(question),
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

    /// Continues without an answer. If the proof does not need it, the search stays on the
    /// safe side: it keeps a given in the conflict and does not add one to a solvable set.
    /// Otherwise it abandons the proof.
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

    /// Returns the givens that a board agrees with.
    fn agreeing(&self, board: &Givens) -> CellSet {
        let agrees = |&cell: &Cell| board.get(cell) == self.puzzle.givens().get(cell);
        self.givens.iter().filter(agrees).collect()
    }

    fn pass(&mut self, pass: u64) -> Task {
        if pass == PASSES {
            return self.look();
        }
        let mut untried: Vec<Cell> = self.givens.iter().collect();
        SeededRng::from_seed(pass).shuffle(&mut untried);
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

    /// Records a set of givens whose removal leaves a solution.
    fn correct(&mut self, correction: CellSet) {
        if !self.corrections.iter().any(|known| known.difference(correction).is_empty()) {
            self.corrections.retain(|known| !correction.difference(*known).is_empty());
            self.corrections.push(correction);
        }
    }

    /// Looks for a smallest set that hits all corrections.
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

    /// Adds the next untried given to those that agree with a solution.
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
