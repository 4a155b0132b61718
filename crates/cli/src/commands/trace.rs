//! `sudoku trace`: the counters of each puzzle's search.

use std::num::NonZeroU64;
use std::str::FromStr;

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::search::{Goal, Stepper, Strategy};

use crate::input::Input;
use crate::lines;

#[derive(Args, Clone, Debug)]
pub(crate) struct Trace {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Search method: `exact-cover`, or `<cell>/<digit>/<inference>` with the cell orders
    /// reading, fewest, fewest-constrained, `shuffled-<seed>`; the digit orders ascending,
    /// descending, least-constraining, `shuffled-<seed>`; and the inferences none, forward,
    /// singles, domain
    #[arg(long, value_name = "SEARCH", default_value_t = Strategy::PLAIN)]
    search: Strategy,
    /// Stop at the N-th solution, or search the whole tree
    #[arg(long, value_name = "N|all", default_value = "1")]
    to: GoalArgument,
}

#[derive(Clone, Copy, Debug)]
struct GoalArgument(Goal);

impl FromStr for GoalArgument {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "all" {
            return Ok(Self(Goal::Exhaustion));
        }
        let number: Result<NonZeroU64, _> = text.parse();
        number
            .map(|number| Self(Goal::Solution(number)))
            .map_err(|_| "expected a number from 1, or `all`")
    }
}

/// The counters at the end of the search.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    search: String,
    placements: u64,
    undos: u64,
    tests: u64,
    nodes: u64,
    solutions: u64,
    depth: u64,
    step: u64,
    /// Placements that had an alternative; plain backtracking does not count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    guesses: Option<u64>,
}

impl Trace {
    pub(crate) fn answer(&self, puzzle: &Puzzle) -> Answer {
        let mut stepper = Stepper::with_strategy(puzzle, self.to.0, self.search);
        // A full board is a solution before the first step.
        while !stepper.is_over() && (stepper.run(u64::MAX) > 0 || stepper.advance().is_some()) {}
        let counters = stepper.counters();
        Answer {
            search: self.search.to_string(),
            placements: counters.placements,
            undos: counters.undos,
            tests: counters.tests,
            nodes: counters.nodes(),
            solutions: counters.solutions,
            depth: counters.depth,
            step: counters.step(),
            guesses: stepper.guesses(),
        }
    }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        let Self { placements, undos, tests, nodes, solutions, depth, step, .. } = self;
        format!(
            "placements={placements} undos={undos} tests={tests} nodes={nodes} \
             solutions={solutions} depth={depth} step={step}"
        )
    }
}
