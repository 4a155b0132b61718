//! English words and sentences about the solutions of a puzzle.

use grove_model::solve::solutions::OnBoard;
use sudoku_engine::count::Tally;

use super::English;
use super::words::{counted, number};
use crate::text::SolutionsFact;
use crate::text::locale::SolutionsText;
use crate::text::number::{percent, scientific, tenths};

labels! {
    /// On the solutions of a puzzle.
    SolutionLabels = SOLUTIONS {
        all: "All solutions",
        count: "Count",
        limit: "limit",
        count_to_end: "none",
        estimate: "Estimate",
        go_through: "Go through the solutions",
        first: "First solution",
        random: "A random solution",
        number: "Number of the solution",
        go_to_number: "Go",
        copy: "Copy the board as a table",
        on_board: "On the board",
        find_contradiction: "Show the smallest contradiction",
        occurring_in: "in how many solutions",
    }
}

impl SolutionsText for English {
    fn on_board(&self, on_board: OnBoard) -> &'static str {
        match on_board {
            OnBoard::Own => "Mine",
            OnBoard::Solution => "Solution",
            OnBoard::Candidates => "Possible digits",
        }
    }

    fn solutions(&self, fact: &SolutionsFact) -> String {
        match fact {
            SolutionsFact::Counting { found, thousandths } => {
                let done =
                    thousandths.map(|share| format!(", {}% of the tree", tenths(share.into(), '.')));
                format!("{} so far{}…", solutions(*found), done.unwrap_or_default())
            }
            SolutionsFact::Exactly(0) => "No solution.".to_owned(),
            SolutionsFact::Exactly(count) => format!("Exactly {}.", solutions(*count)),
            SolutionsFact::LimitReached(count) => {
                format!(
                    "At least {}: the count ended at its limit. An estimate says about how many.",
                    solutions(*count)
                )
            }
            SolutionsFact::CountStopped(count) => {
                format!("At least {}: the count was stopped.", solutions(*count))
            }
            SolutionsFact::NoHit { probes } => {
                format!("No solution met yet, after {}.", counted(*probes, "probe", "probes"))
            }
            SolutionsFact::About { mean, spread, probes } => {
                let spread = spread.map(|spread| format!(", standard error {}%", percent(spread, '.')));
                let probes = counted(*probes, "probe", "probes");
                format!("≈ {}{}, {probes}.", scientific(*mean, '.'), spread.unwrap_or_default())
            }
            SolutionsFact::Known(count) => format!("In truth {}.", number(*count)),
            SolutionsFact::Going => "Looking for the solution…".to_owned(),
            SolutionsFact::GoingByChance => "Counting all solutions, so as to draw one…".to_owned(),
            SolutionsFact::At { number: place, total: Some(total), .. } => {
                format!("Solution {} of {}.", number(*place), number(*total))
            }
            SolutionsFact::At { number: place, at_least, .. } => {
                format!("Solution {} of at least {}.", number(*place), number(*at_least))
            }
            SolutionsFact::Drawn { number: place, total } => format!(
                "Solution {} of {}, drawn with each as likely as any other.",
                number(*place),
                number(*total)
            ),
            SolutionsFact::Guessed => "A solution by chance. There are too many to count here, so its \
                digits were guessed one by one: some solutions are likelier than others, and its number \
                is not known."
                .to_owned(),
            SolutionsFact::NoSuch { total: Some(total) } => {
                format!("There is no such solution; there are {}.", number(*total))
            }
            SolutionsFact::NoSuch { total: None } => "There is no such solution.".to_owned(),
            SolutionsFact::GoingStopped => "Stopped on the way to the solution.".to_owned(),
            SolutionsFact::WrongNumber => "Solutions are numbered 1, 2, 3 and so on.".to_owned(),
            SolutionsFact::Occurring { thousandths } => {
                format!("Counting where each digit occurs: {}%…", tenths((*thousandths).into(), '.'))
            }
            SolutionsFact::Occur { limit: 1 } => {
                "Each small digit stands there in some solution.".to_owned()
            }
            SolutionsFact::Occur { limit } => format!(
                "Each small digit stands there in some solution; in how many is counted up to {}.",
                number(*limit)
            ),
            SolutionsFact::OccurringStopped => {
                "Stopped: there may be digits that are not shown.".to_owned()
            }
            SolutionsFact::Contradicting { found: None } => {
                "Looking for the fewest clues that contradict each other…".to_owned()
            }
            SolutionsFact::Contradicting { found: Some(found) } => format!(
                "{} that contradict each other found; looking for fewer…",
                counted(*found, "clue", "clues")
            ),
            SolutionsFact::Fewest { count, cells } => format!(
                "These {} already contradict each other, and no fewer do: {cells}.",
                counted(*count, "clue", "clues")
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least: 0 | 1 } => format!(
                "These {} contradict each other: {cells}. Smallest found so far.",
                counted(*count, "clue", "clues"),
            ),
            SolutionsFact::FewestSoFar { count, cells, at_least } => format!(
                "These {} contradict each other: {cells}. Smallest found so far; at least {} needed.",
                counted(*count, "clue", "clues"),
                counted(*at_least, "clue is", "clues are")
            ),
            SolutionsFact::ContradictingStopped => {
                "Stopped before any contradicting clues were found.".to_owned()
            }
            SolutionsFact::RulesContradict => {
                "The rules alone have no solution, whatever the clues.".to_owned()
            }
        }
    }

    fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Exactly(count) => number(count),
            Tally::AtLeast(count) => format!("≥ {}", number(count)),
        }
    }
}

fn solutions(count: u128) -> String {
    counted(count, "solution", "solutions")
}

/// The same as it is spoken after the digit.
pub(super) fn occurs(tally: Tally) -> String {
    match tally {
        Tally::Exactly(count) => format!("in {}", counted(count, "solution", "solutions")),
        Tally::AtLeast(count) => format!("in {} or more", counted(count, "solution", "solutions")),
    }
}
