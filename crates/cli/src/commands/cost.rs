//! `sudoku cost`: how hard each puzzle is for plain backtracking, and the level by which puzzles
//! are generated.

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::generate::Cost;
use sudoku_engine::logic;

use crate::input::Input;
use crate::lines;

#[derive(Args, Clone, Debug)]
pub(crate) struct CostOf {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Stop the search after about this many placements
    #[arg(long, value_name = "PLACEMENTS", default_value_t = 100_000_000)]
    limit: u64,
}

#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    /// The techniques that are needed, as the code of a [`logic::Level`].
    level: &'static str,
    /// Placements that plain backtracking made until its first solution, or until it was stopped.
    placements: u64,
    /// Whether the search finished within the limit.
    exact: bool,
    /// `cheap`, `between` or `dear`; `unknown` if the search was stopped too early to know.
    cost: &'static str,
}

impl CostOf {
    pub(crate) fn answer(&self, puzzle: &Puzzle) -> Answer {
        let (exact, placements) =
            Cost { min_placements: 0, max_placements: self.limit }.measure(puzzle);
        let shape = puzzle.shape();
        let cost = if placements >= Cost::expensive(shape).min_placements {
            "dear"
        } else if !exact {
            "unknown"
        } else if placements > Cost::cheap(shape).max_placements {
            "between"
        } else {
            "cheap"
        };
        Answer { level: logic::level(puzzle).into(), placements, exact, cost }
    }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        let Self { level, placements, exact, cost } = self;
        let more = if *exact { "" } else { "+" };
        format!("level={level} cost={cost} placements={placements}{more}")
    }
}
