//! English words and sentences about what a search does.

use grove_model::view::narration::{After, Because, Narration, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, Rule, Shape};
use sudoku_engine::search::{Lack, Reason};

use super::English;
use super::rules::{inside, name};
use super::words::{all_digits, counted, number, place};
use crate::text::locale::NarrationText;

impl NarrationText for English {
    fn narration(&self, narration: &Narration, shape: Shape) -> String {
        let at = |cell: Cell| place(cell, shape);
        match *narration {
            Narration::Start { first: None, .. } => "No cell is empty.".to_owned(),
            Narration::Start { first: Some(first), empty } => format!(
                "{} to fill. The search begins at the first of them, {}.",
                counted(empty as u64, "cell", "cells"),
                at(first)
            ),
            Narration::Blocked { digit, cell, by, rule, then } => {
                ruled_out(digit, cell, &blocked(rule, by, shape), then, shape)
            }
            Narration::Unfit { digit, cell, rule, then } => {
                ruled_out(digit, cell, &unfit(rule), then, shape)
            }
            Narration::Legal { digit, cell, is_classic } => {
                let because = match is_classic {
                    true => "its row, column and box do not have it",
                    false => "no rule is against it",
                };
                format!("{} may go into {}: {because}.", digit.symbol(), at(cell))
            }
            Narration::Placed { digit, cell, skipped, next } => {
                let skipped = done_with(skipped);
                let next = match next {
                    After::Full => "The board is full.".to_owned(),
                    After::Cell(next) => format!("Next: {}.", at(next)),
                    After::Conclusions => "What follows from it comes next.".to_owned(),
                };
                format!("{} goes into {}{skipped}. {next}", digit.symbol(), at(cell))
            }
            Narration::Eliminated { cell, digits, because } => {
                eliminated(cell, digits, because, shape)
            }
            Narration::Forced { digit, cell, because } => forced(digit, cell, because, shape),
            Narration::DeadEnd { at: lack, back_to } => {
                let back = back_to.map_or_else(
                    || "There is nothing left to take back.".to_owned(),
                    |back| format!("Back to {}.", at(back)),
                );
                let lack = match lack {
                    Lack::Cell(cell) => format!("no digit can go into {}", at(cell)),
                    Lack::House { rule, digit } => {
                        format!("{} can go nowhere {}", digit.symbol(), inside(rule))
                    }
                };
                format!("Dead end: {lack}. {back}")
            }
            Narration::Removed { digit, cell, because, next } => {
                removed(digit, cell, because, next, shape)
            }
            Narration::PlaceRemoved { digit, cell, rule, because, next } => {
                let because = why(because, shape);
                let next = next.map_or_else(
                    || format!("There is no other place for it {}.", inside(rule)),
                    |next| format!("Its next place {} is {}.", inside(rule), at(next)),
                );
                format!("{} is taken out of {}: {because}. {next}", digit.symbol(), at(cell))
            }
            Narration::Solved { nth, last } => {
                let then = if last { "The search is done." } else { "The search goes on." };
                format!("The board is full: solution {}. {then}", number(nth))
            }
            Narration::Exhausted { solutions: 0 } => {
                "Everything was tried: there is no solution.".to_owned()
            }
            Narration::Exhausted { solutions } => {
                format!("Everything was tried: {}.", counted(solutions, "solution", "solutions"))
            }
        }
    }
}

fn ruled_out(digit: Digit, cell: Cell, because: &str, then: Then, shape: Shape) -> String {
    let then = match then {
        Then::Try(next) => format!(". Next: {}.", next.symbol()),
        Then::BackTo(None) => format!(", so {} are used up.", all_digits(shape)),
        Then::BackTo(Some(back)) => {
            format!(", so {} are used up: back to {}.", all_digits(shape), place(back, shape))
        }
    };
    format!("{} cannot go into {}: {because}{then}", digit.symbol(), place(cell, shape))
}

fn blocked(rule: Rule, by: Cell, shape: Shape) -> String {
    match rule {
        Rule::AntiKnight => format!("it is a knight’s move away, at {}", place(by, shape)),
        Rule::AntiKing => format!("it is a king’s move away, at {}", place(by, shape)),
        Rule::Thermometer(_) => {
            format!("{}, the digits have to rise, and {} is filled", inside(rule), place(by, shape))
        }
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("{} has it already", name(rule)),
    }
}

fn unfit(rule: Rule) -> String {
    match rule {
        Rule::Thermometer(_) => format!("{} would lack digits for its other cells", name(rule)),
        Rule::House(_)
        | Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_) => format!("{} could not come to its total", name(rule)),
    }
}

fn done_with(skipped: DigitSet) -> String {
    match skipped.iter().last() {
        None => String::new(),
        Some(_) if skipped.len() == 1 => "; 1 is done with".to_owned(),
        Some(_) if skipped.len() == 2 => "; 1 and 2 are done with".to_owned(),
        Some(last) => format!("; 1 to {} are done with", last.symbol()),
    }
}

fn removed(
    digit: Digit,
    cell: Cell,
    because: Because,
    next: Option<Digit>,
    shape: Shape,
) -> String {
    let because = why(because, shape);
    let next = next.map_or_else(
        || "No other digit fits here.".to_owned(),
        |next| format!("The next that fits here is {}.", next.symbol()),
    );
    format!("{} is taken back from {}: {because}. {next}", digit.symbol(), place(cell, shape))
}

fn why(because: Because, shape: Shape) -> String {
    match because {
        Because::NoDigitFor(dead) => format!("no digit was left for {}", place(dead, shape)),
        Because::NoPlaceFor(digit, rule) => {
            format!("no place was left for {} {}", digit.symbol(), inside(rule))
        }
        Because::AllTriedFor(tried) => format!("everything was tried in {}", place(tried, shape)),
        Because::AllPlacesTriedFor(digit, rule) => {
            format!("every place for {} {} was tried", digit.symbol(), inside(rule))
        }
        Because::SolutionKept => "the solution is counted, and the search goes on".to_owned(),
    }
}

fn eliminated(cell: Cell, digits: DigitSet, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::Placed { rule: Rule::AntiKnight, .. } => {
            "it is now a knight’s move away".to_owned()
        }
        Reason::Placed { rule: Rule::AntiKing, .. } => "it is now a king’s move away".to_owned(),
        Reason::Placed { rule, .. } => format!("{} has it now", name(rule)),
        Reason::Sum { cage } => unfit(Rule::CageTotal(cage)),
        Reason::Order { thermometer } => {
            format!("{}, the digits have to rise", inside(Rule::Thermometer(thermometer)))
        }
        Reason::HallSet(set) => match set.cells().collect::<Vec<_>>()[..] {
            [only] => format!("{} has no other candidate", place(only, shape)),
            ref cells => format!(
                "{} cells of {} need {} for themselves",
                cells.len(),
                name(set.rule()),
                listed(set.digits())
            ),
        },
        Reason::NakedSingle | Reason::HiddenSingle { .. } => "its digit is found".to_owned(),
    };
    let are = if digits.len() == 1 { "is no candidate" } else { "are no candidates" };
    format!("{} {are} for {} any more: {because}.", listed(digits), place(cell, shape))
}

fn forced(digit: Digit, cell: Cell, because: Reason, shape: Shape) -> String {
    let because = match because {
        Reason::HiddenSingle { rule } => {
            format!("{} has no other place for it", name(rule))
        }
        Reason::Placed { .. }
        | Reason::NakedSingle
        | Reason::HallSet(_)
        | Reason::Sum { .. }
        | Reason::Order { .. } => "there is no other candidate".to_owned(),
    };
    format!("{} has to go into {}: {because}.", digit.symbol(), place(cell, shape))
}

/// Digits one after the other: `1`, `1 and 2`, `1, 2 and 3`.
fn listed(digits: DigitSet) -> String {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    match symbols.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
        None => String::new(),
    }
}
