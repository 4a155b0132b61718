//! English words and sentences about the rules of a puzzle.

use grove_model::model::notice::CageProblem;
use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::view::constraints::ConstraintText;
use sudoku_engine::board::{CageError, Diagonal, Region, Rule, Shape, ThermometerError, Variant};

use super::English;
use super::words::{counted, house, place};
use crate::text::locale::RulesText;
use crate::text::{Broken, RulePart};

labels! {
    /// On the rules of a puzzle.
    RuleLabels = RULES {
        title: "Rules",
        classic: "rows, columns and boxes",
        only_classic: "Classic rules only",
        whole_board: "On the whole board",
        from_selection: "Of the selected cells",
        select_several: "Select several",
        hint: "Select cells by dragging or with Shift. A thermometer begins at the cell selected \
         first.",
        hint_touch: "Press “Select several”, then tap the cells. A thermometer begins at the cell selected first.",
        make_cage: "Cage",
        cage_total: "Total",
        make_thermometer: "Thermometer",
        remove: "Remove",
        into_region: "Region",
    }
}

labels! {
    /// On the list of constraints.
    ConstraintLabels = CONSTRAINTS {
        title: "Constraints",
        variable: "Variable",
        domain: "Domain",
        name: "Constraint",
        says: "Says",
        cells: "Cells",
        open: "Open",
        taken: "Taken away",
        copy: "Copy as a table",
    }
}

impl RulesText for English {
    fn variant(&self, variant: Variant) -> &'static str {
        match variant {
            Variant::Diagonal(Diagonal::Falling) => "Falling diagonal",
            Variant::Diagonal(Diagonal::Rising) => "Rising diagonal",
            Variant::Windoku => "Windows",
            Variant::AntiKnight => "Anti-knight",
            Variant::AntiKing => "Anti-king",
        }
    }

    fn rule_part(&self, part: RulePart) -> String {
        let words = match part {
            RulePart::Jigsaw => "jigsaw regions",
            RulePart::Variant(Variant::Diagonal(Diagonal::Falling)) => "falling diagonal",
            RulePart::Variant(Variant::Diagonal(Diagonal::Rising)) => "rising diagonal",
            RulePart::Variant(Variant::Windoku) => "windows",
            RulePart::Variant(Variant::AntiKnight) => "anti-knight",
            RulePart::Variant(Variant::AntiKing) => "anti-king",
            RulePart::Cages(count) => return counted(count, "cage", "cages"),
            RulePart::Thermometers(count) => return counted(count, "thermometer", "thermometers"),
        };
        words.to_owned()
    }

    fn constraint(&self, rule: Rule) -> String {
        match rule {
            Rule::Diagonal(Diagonal::Falling) => "falling diagonal".to_owned(),
            Rule::Diagonal(Diagonal::Rising) => "rising diagonal".to_owned(),
            Rule::AntiKnight => "knight’s moves".to_owned(),
            Rule::AntiKing => "king’s moves".to_owned(),
            Rule::House(_)
            | Rule::Region(_)
            | Rule::Window(_)
            | Rule::Cage(_)
            | Rule::CageTotal(_)
            | Rule::Thermometer(_) => name(rule),
        }
    }

    fn constraint_says(&self, says: ConstraintText) -> String {
        match says {
            ConstraintText::Differ => "all different".to_owned(),
            ConstraintText::PairsDiffer(pairs) => {
                format!("{} different", counted(pairs as u64, "pair", "pairs"))
            }
            ConstraintText::AddUp(total) => format!("sum {total}"),
            ConstraintText::Rise => "rising".to_owned(),
        }
    }

    fn constraints(&self, constraints: u64, cells: u64) -> String {
        format!(
            "{} on {} to fill",
            counted(constraints, "constraint", "constraints"),
            counted(cells, "cell", "cells")
        )
    }

    fn unfinished_regions(&self, sizes: &[(Region, usize)], shape: Shape) -> String {
        let sizes = sizes
            .iter()
            .map(|(region, found)| format!("region {} has {found}", region.index() + 1));
        let sizes: Vec<String> = sizes.collect();
        let cells = counted(shape.size() as u64, "cell", "cells");
        format!(
            "The regions are not finished and not used yet. Each needs {cells}; {}.",
            sizes.join(", ")
        )
    }

    fn join_region(&self, region: Region) -> String {
        format!("Put the selected cells into region {}", region.index() + 1)
    }
}

/// A rule's name in a sentence.
pub(super) fn name(rule: Rule) -> String {
    match rule {
        Rule::House(at) => house(at),
        Rule::Region(region) => format!("region {}", region.index() + 1),
        Rule::Diagonal(Diagonal::Falling) => "the falling diagonal".to_owned(),
        Rule::Diagonal(Diagonal::Rising) => "the rising diagonal".to_owned(),
        Rule::Window(nth) => format!("window {}", nth + 1),
        Rule::AntiKnight => "the rule of the knight’s move".to_owned(),
        Rule::AntiKing => "the rule of the king’s move".to_owned(),
        Rule::Cage(nth) | Rule::CageTotal(nth) => format!("cage {}", nth + 1),
        Rule::Thermometer(nth) => format!("thermometer {}", nth + 1),
    }
}

/// Where the cells of a rule are.
pub(super) fn inside(rule: Rule) -> String {
    match rule {
        Rule::Diagonal(_) | Rule::Thermometer(_) => format!("on {}", name(rule)),
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("in {}", name(rule)),
    }
}

/// A rule that a cell is under, after its place.
pub(super) fn here(rule: RuleHere) -> String {
    match rule {
        RuleHere::Region(region) => format!("region {}", region.index() + 1),
        RuleHere::Diagonal(Diagonal::Falling) => "falling diagonal".to_owned(),
        RuleHere::Diagonal(Diagonal::Rising) => "rising diagonal".to_owned(),
        RuleHere::Window(window) => format!("window {}", window + 1),
        RuleHere::Cage { cage, total: Some(total) } => {
            format!("cage {} of total {total}", cage + 1)
        }
        RuleHere::Cage { cage, total: None } => format!("cage {}", cage + 1),
        RuleHere::Thermometer { thermometer, place: 0 } => {
            format!("bulb of thermometer {}", thermometer + 1)
        }
        RuleHere::Thermometer { thermometer, place } => {
            format!("place {} on thermometer {}", place + 1, thermometer + 1)
        }
    }
}

pub(super) fn broken(broken: Broken, shape: Shape) -> String {
    match broken {
        Broken::Twice { digit, rule, first, second } => {
            let (digit, first, second) =
                (digit.symbol(), place(first, shape), place(second, shape));
            let place = match rule {
                Rule::AntiKnight => {
                    return format!(
                        "{digit} is a knight’s move from itself: {first} and {second}."
                    );
                }
                Rule::AntiKing => {
                    return format!("{digit} is a king’s move from itself: {first} and {second}.");
                }
                Rule::House(_) | Rule::Region(_) | Rule::Diagonal(_) | Rule::Window(_) => {
                    inside(rule)
                }
                Rule::Cage(_) | Rule::CageTotal(_) => "in one cage".to_owned(),
                Rule::Thermometer(_) => "on one thermometer".to_owned(),
            };
            format!("{digit} stands twice {place}: {first} and {second}.")
        }
        Broken::Total { cage, total } => {
            let cage = place(cage, shape);
            format!("The cage that begins at {cage} cannot come to {total} any more.")
        }
        Broken::Falling { first, second } => format!(
            "On a thermometer the digits do not rise enough from {} to {}.",
            place(first, shape),
            place(second, shape)
        ),
        Broken::NoRoom { cell } => format!(
            "The digit at {} leaves too few digits for the rest of its thermometer.",
            place(cell, shape)
        ),
    }
}

pub(super) fn no_cage(problem: CageProblem) -> String {
    match problem {
        CageProblem::NoNumber => "A cage’s total is a number, or nothing.".to_owned(),
        CageProblem::Cells(CageError::TotalOutOfReach { total, least, most }) => {
            format!("No digits in this cage come to {total}: they come to {least} up to {most}.")
        }
        CageProblem::Cells(CageError::TooManyCells { found, most }) => {
            let cells = counted(found as u64, "cell", "cells");
            format!("A cage has at most {most} cells, all its digits being different, not {cells}.")
        }
        CageProblem::Cells(_) => "These cells make no cage.".to_owned(),
    }
}

pub(super) fn no_thermometer(error: ThermometerError) -> String {
    match error {
        ThermometerError::TooShort => "A thermometer has two cells at least.".to_owned(),
        ThermometerError::TooLong { found, most } => {
            let cells = counted(found as u64, "cell", "cells");
            format!("A thermometer has at most {most} cells, as its digits rise, not {cells}.")
        }
        ThermometerError::OffBoard { .. } | ThermometerError::Repeated { .. } => {
            "These cells make no thermometer.".to_owned()
        }
    }
}

pub(super) fn left_out(names: &str) -> String {
    format!(
        "This page does not know these rules of the puzzle, and leaves them out: {names}. There \
         may be more solutions than there should be."
    )
}
