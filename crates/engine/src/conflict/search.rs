//! The search for a smallest conflict, one node at a time.

use std::mem;

use super::hitting_set::{HittingSetSearch, HittingSetStatus};
use super::probe::{Probe, ProbeResult};
use super::{Conflict, Finding};
use crate::board::{Cell, CellSet, Givens, Puzzle};
use crate::rng::SeededRng;

/// The number of random orders in which givens are removed one at a time, to start the
/// proof from a small set.
const PASS_COUNT: u64 = 6;

/// The number of nodes of the hitting set search after which the proof is abandoned.
const MAX_PROOF_NODES: u64 = 300_000;

#[derive(Clone, Debug)]
pub(super) struct Search {
    puzzle: Puzzle,
    givens: CellSet,
    phase: Phase,
    /// Sets of givens whose removal leaves a solution; none is a subset of another.
    corrections: Vec<CellSet>,
    smallest_conflict: Option<CellSet>,
    /// A lower bound on the size of any conflict.
    lower_bound: usize,
    remaining_proof_nodes: u64,
}

#[derive(Clone, Debug)]
enum Phase {
    /// Decides whether some givens have a solution.
    Decide(Probe, ProbeKind),
    /// Looks for a set that hits all corrections.
    FindHittingSet(HittingSetSearch),
    Over,
}

/// Where the givens of a probe come from, and what to do next.
#[derive(Clone, Debug)]
enum ProbeKind {
    All,
    /// A conflict without one of its givens. The `untried` ones are removed next.
    Shrunk {
        pass: u64,
        set: CellSet,
        left_out: Cell,
        untried: Vec<Cell>,
    },
    /// A set that hits all corrections.
    Hits {
        set: CellSet,
    },
    /// Givens that agree with a solution plus one more. The `untried` ones are added next.
    Grown {
        agreed: CellSet,
        untried: Vec<Cell>,
    },
}

impl ProbeKind {
    /// Returns how often a search under rules beyond the houses restarts before it gives
    /// up: about a tenth of a second of work if the answer is optional, some seconds if the
    /// proof needs it, and practically unlimited if nothing can be reported without it.
    const fn max_restarts(&self) -> u32 {
        match self {
            Self::Shrunk { .. } | Self::Grown { .. } => 5,
            Self::Hits { .. } => 12,
            Self::All => u32::MAX,
        }
    }
}

impl Search {
    pub(super) fn new(puzzle: Puzzle) -> Self {
        let filled = puzzle.givens().iter().filter(|(_, given)| given.is_some());
        let givens = filled.map(|(cell, _)| cell).collect();
        // Under the classic rules an empty board has a solution, so a conflict has a given.
        let lower_bound = usize::from(puzzle.rules().is_classic());
        Self {
            phase: Phase::Decide(
                Probe::new(&puzzle, givens, ProbeKind::All.max_restarts()),
                ProbeKind::All,
            ),
            puzzle,
            givens,
            corrections: Vec::new(),
            smallest_conflict: None,
            lower_bound,
            remaining_proof_nodes: MAX_PROOF_NODES,
        }
    }

    /// Returns the smallest conflict found so far.
    pub(super) fn conflict(&self) -> Option<Conflict> {
        let cells = self.smallest_conflict?.iter().collect();
        Some(Conflict { cells, lower_bound: self.lower_bound })
    }

    /// Visits one node. Returns the result once the search is over.
    pub(super) fn step(&mut self) -> Option<Finding> {
        self.phase = match mem::replace(&mut self.phase, Phase::Over) {
            Phase::Decide(mut probe, kind) => match probe.step() {
                ProbeResult::Undecided => Phase::Decide(probe, kind),
                ProbeResult::Solution(board) => self.handle_solution(kind, &board),
                ProbeResult::Contradiction => self.handle_contradiction(kind),
                ProbeResult::Unknown => self.handle_unknown(kind),
            },
            Phase::FindHittingSet(mut search) => {
                self.remaining_proof_nodes = self.remaining_proof_nodes.saturating_sub(1);
                let status = search.step(&self.corrections);
                self.handle_status(search, status)
            }
            Phase::Over => Phase::Over,
        };
        let is_over = matches!(self.phase, Phase::Over) || self.remaining_proof_nodes == 0;
        is_over.then(|| self.conflict().map_or(Finding::Solvable, Finding::Conflict))
    }

    fn handle_solution(&mut self, kind: ProbeKind, board: &Givens) -> Phase {
        let agreed = self.givens_agreeing_with(board);
        match kind {
            ProbeKind::All => Phase::Over,
            ProbeKind::Shrunk { pass, set, untried, .. } => {
                self.add_correction(self.givens.difference(agreed));
                self.shrink(pass, set, untried)
            }
            ProbeKind::Hits { .. } => {
                let untried = self.givens.iter().collect();
                self.grow(agreed, untried)
            }
            ProbeKind::Grown { untried, .. } => self.grow(agreed, untried),
        }
    }

    fn handle_contradiction(&mut self, kind: ProbeKind) -> Phase {
        match kind {
            ProbeKind::All => self.start_pass(0),
            ProbeKind::Shrunk { pass, set, left_out, untried } => {
                self.shrink(pass, set.without(left_out), untried)
            }
            ProbeKind::Hits { set } => {
                self.smallest_conflict = Some(set);
                Phase::Over
            }
            ProbeKind::Grown { agreed, untried } => self.grow(agreed, untried),
        }
    }

    /// Continues without an answer. If the proof does not need it, the search stays on the
    /// safe side: it keeps a given in the conflict and does not add one to a solvable set.
    /// Otherwise it abandons the proof.
    fn handle_unknown(&mut self, kind: ProbeKind) -> Phase {
        match kind {
            ProbeKind::Shrunk { pass, set, untried, .. } => self.shrink(pass, set, untried),
            ProbeKind::Grown { agreed, untried } => self.grow(agreed, untried),
            ProbeKind::All | ProbeKind::Hits { .. } => Phase::Over,
        }
    }

    fn ask(&self, givens: CellSet, kind: ProbeKind) -> Phase {
        Phase::Decide(Probe::new(&self.puzzle, givens, kind.max_restarts()), kind)
    }

    /// Returns the givens that a board agrees with.
    fn givens_agreeing_with(&self, board: &Givens) -> CellSet {
        let agrees = |&cell: &Cell| board.get(cell) == self.puzzle.givens().get(cell);
        self.givens.iter().filter(agrees).collect()
    }

    fn start_pass(&mut self, pass: u64) -> Phase {
        if pass == PASS_COUNT {
            return self.find_hitting_set();
        }
        let mut untried: Vec<Cell> = self.givens.iter().collect();
        SeededRng::from_seed(pass).shuffle(&mut untried);
        self.shrink(pass, self.givens, untried)
    }

    fn shrink(&mut self, pass: u64, set: CellSet, mut untried: Vec<Cell>) -> Phase {
        if let Some(left_out) = untried.pop() {
            let fewer = set.without(left_out);
            return self.ask(fewer, ProbeKind::Shrunk { pass, set, left_out, untried });
        }
        if self.smallest_conflict.is_none_or(|smallest| set.len() < smallest.len()) {
            self.smallest_conflict = Some(set);
        }
        self.start_pass(pass + 1)
    }

    /// Records a set of givens whose removal leaves a solution.
    fn add_correction(&mut self, correction: CellSet) {
        if !self.corrections.iter().any(|known| known.difference(correction).is_empty()) {
            self.corrections.retain(|known| !correction.difference(*known).is_empty());
            self.corrections.push(correction);
        }
    }

    /// Looks for a smallest set that hits all corrections.
    fn find_hitting_set(&mut self) -> Phase {
        if self.smallest_conflict.is_some_and(|smallest| smallest.len() <= self.lower_bound) {
            return Phase::Over;
        }
        let mut search = HittingSetSearch::new(self.lower_bound);
        let status = search.begin(&self.corrections);
        self.handle_status(search, status)
    }

    fn handle_status(&mut self, search: HittingSetSearch, status: HittingSetStatus) -> Phase {
        match status {
            HittingSetStatus::Searching => Phase::FindHittingSet(search),
            HittingSetStatus::Found(set) => self.ask(set, ProbeKind::Hits { set }),
            HittingSetStatus::None => {
                self.lower_bound += 1;
                self.find_hitting_set()
            }
        }
    }

    /// Adds the next untried given to those that agree with a solution.
    fn grow(&mut self, agreed: CellSet, mut untried: Vec<Cell>) -> Phase {
        while let Some(cell) = untried.pop() {
            if !agreed.contains(cell) {
                return self.ask(agreed.with(cell), ProbeKind::Grown { agreed, untried });
            }
        }
        self.add_correction(self.givens.difference(agreed));
        self.find_hitting_set()
    }
}
