//! English sentences about what just happened.

use grove_model::happening::{Because, Happening, Then};
use sudoku_engine::board::{Cell, Digit, DigitSet, House, Shape};

use super::words::{all_digits, counted, house as house_name, number, place};

pub(super) fn happening(happening: &Happening, shape: Shape) -> String {
    let at = |cell: Cell| place(cell, shape);
    match *happening {
        Happening::Start { first: None, .. } => "No cell is empty.".to_owned(),
        Happening::Start { first: Some(first), empty } => format!(
            "{} to fill. The search begins at the first of them, {}.",
            counted(empty as u64, "cell", "cells"),
            at(first)
        ),
        Happening::Blocked { digit, cell, house, then, by: _ } => {
            blocked(digit, cell, house, then, shape)
        }
        Happening::Legal { digit, cell } => format!(
            "{} may go into {}: its row, column and box do not have it.",
            digit.symbol(),
            at(cell)
        ),
        Happening::Placed { digit, cell, skipped, next } => {
            let skipped = done_with(skipped);
            let next = next.map_or_else(
                || "The board is full.".to_owned(),
                |next| format!("Next: {}.", at(next)),
            );
            format!("{} goes into {}{skipped}. {next}", digit.symbol(), at(cell))
        }
        Happening::DeadEnd { cell, back_to } => {
            let back = back_to.map_or_else(
                || "There is nothing left to take back.".to_owned(),
                |back| format!("Back to {}.", at(back)),
            );
            format!("Dead end: no digit can go into {}. {back}", at(cell))
        }
        Happening::Removed { digit, cell, because, next } => {
            removed(digit, cell, because, next, shape)
        }
        Happening::Solved { nth, last } => {
            let then = if last { "The search is done." } else { "The search goes on." };
            format!("The board is full: solution {}. {then}", number(nth))
        }
        Happening::Exhausted { solutions: 0 } => {
            "Everything was tried: there is no solution.".to_owned()
        }
        Happening::Exhausted { solutions } => {
            format!("Everything was tried: {}.", counted(solutions, "solution", "solutions"))
        }
    }
}

fn blocked(digit: Digit, cell: Cell, house: House, then: Then, shape: Shape) -> String {
    let then = match then {
        Then::Try(next) => format!(". Next: {}.", next.symbol()),
        Then::BackTo(None) => format!(", so {} are used up.", all_digits(shape)),
        Then::BackTo(Some(back)) => {
            format!(", so {} are used up: back to {}.", all_digits(shape), place(back, shape))
        }
    };
    format!(
        "{} cannot go into {}: {} has it already{then}",
        digit.symbol(),
        place(cell, shape),
        house_name(house)
    )
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
    let because = match because {
        Because::NoDigitFor(dead) => format!("no digit was left for {}", place(dead, shape)),
        Because::AllTriedFor(tried) => format!("everything was tried in {}", place(tried, shape)),
        Because::SolutionKept => "the solution is counted, and the search goes on".to_owned(),
    };
    let next = next.map_or_else(
        || "No other digit fits here.".to_owned(),
        |next| format!("The next that fits here is {}.", next.symbol()),
    );
    format!("{} is taken back from {}: {because}. {next}", digit.symbol(), place(cell, shape))
}
