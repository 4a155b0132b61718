//! Why a digit is not in a cell.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::search::{Choice, Level, Reason, RuleCheck, Stepper, Verdict};

use super::conclusion::{self, Conclusion};

/// Why a digit is not in a cell, at the step shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    pub cell: Cell,
    pub digit: Digit,
    pub hindrance: Hindrance,
    /// The [branches](Stepper::branches) from the root to the digit, if it was tried there.
    pub tried_path: Option<Rc<[Digit]>>,
}

/// What keeps a digit out of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// The cell is a given.
    Given(Digit),
    /// Nothing: the digit is there.
    Placed,
    /// A cell under the same rule holds it or, on a thermometer, a digit that does not allow it.
    Blocked {
        by: Cell,
        rule: Rule,
    },
    /// With it here, the other cells of the rule could not be filled.
    Unfit(Rule),
    Eliminated(Reason),
    /// Another digit is the only possibility.
    Forced(Digit, Reason),
    /// The search has ruled it out by several digits together.
    Concluded,
    /// It was tried, and undone.
    Tried,
    /// It is among the digits that the search tries there, and its turn has not come.
    NotTried,
    /// The search does not choose among the digits of this cell, but among the places of a digit.
    OtherChoice(Digit, Rule),
    /// Nothing so far: no rule excludes it, and the search has not reached the cell.
    NotReached,
}

impl WhyNot {
    /// Finds what keeps a digit out of a cell.
    pub fn of(stepper: &Stepper, cell: Cell, digit: Digit) -> Self {
        let levels = stepper.levels();
        let depth = stepper.depth();
        let level = levels.iter().position(|level| match level.choice {
            Choice::Digit { cell: chosen } => chosen == cell,
            // Until a place is chosen, the level has no cell.
            Choice::Place { .. } | Choice::Listed(_) => level.digit.is_some() && level.cell == cell,
        });
        let mut check = RuleCheck::new(stepper.puzzle());
        for (cell, digit) in stepper.path().take(level.unwrap_or(depth)) {
            check.place(cell, digit);
        }
        let hindrance = match (stepper.puzzle().givens().get(cell), level) {
            (Some(given), _) => Hindrance::Given(given),
            (None, Some(nth)) => {
                let placed = stepper.path().nth(nth).map(|(_, digit)| digit);
                on_level(stepper, &check, levels[nth], placed, (cell, digit))
            }
            (None, None) => later(stepper, &check, cell, digit),
        };
        let is_tried = hindrance == Hindrance::Tried;
        let tried_path = level
            .filter(|_| is_tried)
            .map(|nth| stepper.branches().take(nth).chain([digit]).collect());
        Self { cell, digit, hindrance, tried_path }
    }
}

/// Returns what keeps a digit out of a cell of the path, or out of the one filled next.
fn on_level(
    stepper: &Stepper,
    check: &RuleCheck,
    level: Level,
    placed: Option<Digit>,
    (cell, digit): (Cell, Digit),
) -> Hindrance {
    if placed == Some(digit) {
        return Hindrance::Placed;
    }
    if let Choice::Place { rule, digit: sought } = level.choice {
        return by_rules(check, cell, digit)
            .or_else(|| by_conclusion(stepper, cell, digit))
            .unwrap_or(Hindrance::OtherChoice(sought, rule));
    }
    if level.untried().contains(digit) {
        Hindrance::NotTried
    } else if level.legal.contains(digit) {
        Hindrance::Tried
    } else {
        by_rules(check, cell, digit)
            .or_else(|| by_conclusion(stepper, cell, digit))
            .unwrap_or(Hindrance::Concluded)
    }
}

/// Returns what keeps a digit out of a cell that is filled later.
fn later(stepper: &Stepper, check: &RuleCheck, cell: Cell, digit: Digit) -> Hindrance {
    if let Some(blocked) = by_rules(check, cell, digit) {
        return blocked;
    }
    let domains = stepper.domains();
    let candidates = domains.and_then(|all| all.into_iter().find(|(other, _)| *other == cell));
    match candidates {
        Some((_, candidates)) if !candidates.contains(digit) => {
            by_conclusion(stepper, cell, digit).unwrap_or(Hindrance::Concluded)
        }
        Some(_) | None => Hindrance::NotReached,
    }
}

fn by_rules(check: &RuleCheck, cell: Cell, digit: Digit) -> Option<Hindrance> {
    match check.verdict(cell, digit) {
        Verdict::Legal => None,
        Verdict::Blocked { by, rule } => Some(Hindrance::Blocked { by, rule }),
        Verdict::Unfit { rule } => Some(Hindrance::Unfit(rule)),
    }
}

fn by_conclusion(stepper: &Stepper, cell: Cell, digit: Digit) -> Option<Hindrance> {
    Some(match conclusion::find(stepper, cell, digit)? {
        Conclusion::Eliminated(reason) => Hindrance::Eliminated(reason),
        Conclusion::Forced(forced, reason) => Hindrance::Forced(forced, reason),
    })
}
