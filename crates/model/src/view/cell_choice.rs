//! Why a search fills this cell with this digit.

use sudoku_engine::board::{Digit, Rule};
use sudoku_engine::search::{
    CellOrder, Choice, Event, Inference, Level, Reason, Stepper, Strategy,
};

/// Why a cell was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellChoice {
    /// The first empty cell.
    First,
    /// The next empty cell in a random order.
    Random,
    /// A cell with the fewest candidates, this many.
    Fewest(usize),
    /// The only candidate of the cell.
    OnlyCandidate,
    /// The only place for the digit in a group.
    OnlyPlace(Rule),
    /// One of this many places for the digit in a group, the constraint with the fewest options.
    FewestPlaces { rule: Rule, places: usize },
}

/// A guess: the number of this branch, from 1, and of all branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    pub nth: usize,
    pub of: usize,
}

/// Returns why the last digit was placed in its cell, right after its placement.
pub(crate) fn last_choice(stepper: &Stepper) -> (CellChoice, Option<Guess>) {
    if let Strategy::Cells { cell_order: CellOrder::Reading, inference: Inference::None, .. } =
        stepper.strategy()
    {
        return (CellChoice::First, None);
    }
    let levels = stepper.levels();
    let Some((level, branch)) = levels.iter().rev().find_map(|it| Some((it, it.digit?))) else {
        return (CellChoice::First, None);
    };
    (cell_choice(stepper, level), guess(stepper.strategy(), level, branch))
}

fn cell_choice(stepper: &Stepper, level: &Level) -> CellChoice {
    let branches = level.order.len();
    if let Choice::Place { rule, .. } = level.choice {
        return match branches {
            1 => CellChoice::OnlyPlace(rule),
            places => CellChoice::FewestPlaces { rule, places },
        };
    }
    let mut before = stepper.clone();
    before.retreat();
    if let Some(Event::Forced { because, .. }) = before.last_event() {
        return match because {
            Reason::HiddenSingle { rule } => CellChoice::OnlyPlace(rule),
            Reason::Placed { .. }
            | Reason::NakedSingle
            | Reason::HallSet(_)
            | Reason::Sum { .. }
            | Reason::Order { .. } => CellChoice::OnlyCandidate,
        };
    }
    match stepper.strategy() {
        Strategy::Cells { cell_order: CellOrder::Reading, .. } => CellChoice::First,
        Strategy::Cells { cell_order: CellOrder::Shuffled(_), .. } => CellChoice::Random,
        Strategy::Cells {
            cell_order: CellOrder::FewestCandidates | CellOrder::FewestThenConstrained,
            ..
        }
        | Strategy::ExactCover => match branches {
            1 => CellChoice::OnlyCandidate,
            candidates => CellChoice::Fewest(candidates),
        },
    }
}

/// Returns the number of the branch among those of its node. A search that neither infers nor
/// counts candidates does not know them.
fn guess(strategy: Strategy, level: &Level, branch: Digit) -> Option<Guess> {
    let knows_branches = match strategy {
        Strategy::Cells { cell_order, inference, .. } => {
            inference != Inference::None
                || matches!(
                    cell_order,
                    CellOrder::FewestCandidates | CellOrder::FewestThenConstrained
                )
        }
        Strategy::ExactCover => true,
    };
    let of = level.order.len();
    let nth = level.order.iter().position(|it| it == branch)? + 1;
    (knows_branches && of > 1).then_some(Guess { nth, of })
}
