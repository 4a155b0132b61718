//! Searches made only to be compared.

use std::collections::VecDeque;

use strum::VariantArray;
use sudoku_engine::board::{Cell, Puzzle};
use sudoku_engine::search::{Stepper, Strategy};

use super::super::solve_job::Solver;
use super::solution_count::solution_count;
use crate::base::strategy_preset::StrategyPreset;
use crate::worker::inquiry::{InquiryAnswer, SearchCost};

/// Steps of plain backtracking per slice: about 5 ms.
const STEPS_PER_SLICE: u64 = 500_000;
/// The longest search, in steps of plain backtracking: a few seconds.
const MAX_STEPS: u64 = 300_000_000;

fn cost_of(search: &Stepper) -> SearchCost {
    SearchCost { counters: search.counters(), is_over: search.is_over() }
}

/// The same puzzle with each of the named methods, one after the other.
#[derive(Debug)]
pub(in crate::worker::host) struct MethodTrials {
    pending: VecDeque<(StrategyPreset, Stepper)>,
    costs: Vec<(StrategyPreset, SearchCost)>,
}

impl MethodTrials {
    pub(super) fn new(head: &Stepper) -> Self {
        let search =
            |strategy: Strategy| Stepper::with_strategy(head.puzzle(), head.goal(), strategy);
        let trials = StrategyPreset::VARIANTS.iter().map(|it| (*it, search(it.strategy())));
        Self { pending: trials.collect(), costs: Vec::new() }
    }

    pub(super) fn work(&mut self) -> Option<Vec<(StrategyPreset, SearchCost)>> {
        if let Some((preset, search)) = self.pending.front_mut()
            && run_trial(search, MAX_STEPS)
        {
            self.costs.push((*preset, cost_of(search)));
            self.pending.pop_front();
        }
        self.pending.is_empty().then(|| std::mem::take(&mut self.costs))
    }

    pub(super) fn steps(&self) -> u64 {
        let past = self.costs.iter().map(|(_, cost)| cost.counters.step()).sum::<u64>();
        past + self.pending.front().map_or(0, |(_, search)| search.counters().step())
    }
}

/// The same method with and without a given, and the solutions without it.
#[derive(Debug)]
pub(in crate::worker::host) struct WithoutGiven {
    with: Stepper,
    without: Stepper,
    solver: Solver,
    is_with_over: bool,
    is_without_over: bool,
}

impl WithoutGiven {
    pub(super) fn new(head: &Stepper, cell: Cell) -> Option<Self> {
        let mut givens = head.puzzle().givens().clone();
        givens.set(cell, None);
        let puzzle = Puzzle::with_rules(givens, head.puzzle().rules().clone()).ok()?;
        Some(Self {
            with: head.restarted(head.goal()),
            without: Stepper::with_strategy(&puzzle, head.goal(), head.strategy()),
            solver: Solver::new(&puzzle),
            is_with_over: false,
            is_without_over: false,
        })
    }

    pub(super) fn work(&mut self) -> Option<InquiryAnswer> {
        if !self.is_with_over {
            self.is_with_over = run_trial(&mut self.with, MAX_STEPS);
        } else if !self.is_without_over {
            self.is_without_over = run_trial(&mut self.without, MAX_STEPS);
        } else {
            let answer = self.solver.work()?;
            return Some(InquiryAnswer::WithoutGiven {
                with: cost_of(&self.with),
                without: cost_of(&self.without),
                solutions: solution_count(&answer),
            });
        }
        None
    }

    pub(super) fn steps(&self) -> u64 {
        self.with.counters().step() + self.without.counters().step()
    }
}

/// Runs a slice of a search that may make `limit` steps of plain backtracking, or as many of its
/// own as take that long. Returns whether it ended or reached the limit.
fn run_trial(search: &mut Stepper, limit: u64) -> bool {
    let effort = u64::from(search.effort());
    let left = (limit / effort).saturating_sub(search.counters().step());
    let steps = left.min((STEPS_PER_SLICE / effort).max(1));
    steps == 0 || search.run(steps) < steps || search.is_over()
}
