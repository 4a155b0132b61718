//! English words and sentences about a tree that is opened by hand.

use grove_model::search::explore::{Account, Next, What};
use grove_model::view::narration::Narration;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::explore::{Effect, Finished, Preview, Refusal};
use sudoku_engine::search::Outlook;

use super::English;
use super::rules::inside;
use super::words::{counted, number, place};
use crate::text::locale::{ExploreText, NarrationText};

labels! {
    /// On a tree that is opened by hand.
    ExploreLabels = EXPLORE {
        start: "Explore by hand",
        by_hand: "By hand",
        digits: "What each digit would leave",
        take_back: "Take back",
        follow: "Place what is forced",
        finish: "Finish this branch",
        open_solution: "Show its solution",
        back: "Back to where I was",
        hint: "Small figure: candidates that would be left. Square: dead end. Diamond: solution.",
        restart: "Start over",
        you: "You",
        machine: "Machine",
        who: "Who",
        dead_ends: "Dead ends",
        tree_keys: "The tree you open. Arrow keys go along it; the help lists all keys.",
    }
}

impl ExploreText for English {
    fn account(&self, account: &Account, shape: Shape) -> String {
        let (what, next) = (what(&account.what, shape), next(account.next, shape));
        if next.is_empty() { what } else { format!("{what} {next}") }
    }

    fn leaves(&self, digit: Digit, preview: &Preview) -> String {
        let symbol = digit.symbol();
        let left = counted(preview.left as u64, "candidate", "candidates");
        match (preview.outlook, preview.forced) {
            (Outlook::DeadEnd { .. }, _) => format!("{symbol}: leads into a dead end"),
            (Outlook::Solved, _) => format!("{symbol}: fills the board, a solution"),
            (_, 0) => format!("{symbol}: leaves {left}"),
            (_, forced) => {
                format!("{symbol}: leaves {left}, forced cells: {}", number(forced as u64))
            }
        }
    }

    fn opened(&self, nodes: u64, by_hand: u64) -> String {
        format!(
            "{} opened, {} by your choice, marked with a dot.",
            counted(nodes, "node", "nodes"),
            number(by_hand)
        )
    }
}

fn what(what: &What, shape: Shape) -> String {
    let at = |cell: Cell| place(cell, shape);
    match *what {
        What::Began { cells } => format!("{} to fill by hand.", counted(cells, "cell", "cells")),
        What::Chose { cell, digit, effect } => chose(digit, &at(cell), effect),
        What::Refused { cell, digit, why } => refused(digit, cell, why, shape),
        What::TookBack { chosen, forced } => took_back(chosen, forced, shape),
        What::NothingToTakeBack => "Nothing is left to take back.".to_owned(),
        What::Followed { count: 1 } => "1 forced digit was placed.".to_owned(),
        What::Followed { count } => format!("{} forced digits were placed.", number(count)),
        What::NothingForced => "Nothing is forced here: it is for you to choose.".to_owned(),
        What::Went { placed: None } => "You are at the root: nothing is chosen yet.".to_owned(),
        What::Went { placed: Some((cell, digit)) } => {
            format!("You are where {} stands in {}.", digit.symbol(), at(cell))
        }
        What::Finished(ref finished) => finish(finished),
        What::OpenedSolution { digits } => format!(
            "This is the first solution that the machine found here: {} more. “Back to where I was” leads back.",
            counted(digits, "digit", "digits")
        ),
        What::NoRoomForSolution => {
            "Too many nodes are open to show it: start over to open others.".to_owned()
        }
        What::CalledOff { work } => format!(
            "The machine was called off after {}.",
            counted(work.placements, "placement", "placements")
        ),
    }
}

fn chose(digit: Digit, cell: &str, effect: Effect) -> String {
    let digit = digit.symbol();
    let by_placing = u64::from(effect.by_placing);
    let taken = match (by_placing, effect.by_sets) {
        (0, 0) => "It takes no candidate away.".to_owned(),
        (_, 0) => format!("It takes {} away.", counted(by_placing, "candidate", "candidates")),
        (_, sets) => format!(
            "It takes {} away, and {} more because other cells need them.",
            counted(by_placing, "candidate", "candidates"),
            number(sets)
        ),
    };
    format!("You put {digit} into {cell}. {taken}")
}

fn refused(digit: Digit, cell: Cell, why: Refusal, shape: Shape) -> String {
    let (symbol, at) = (digit.symbol(), place(cell, shape));
    match why {
        Refusal::Over => "Nothing more can be placed here: take a choice back.".to_owned(),
        Refusal::Filled => format!("There is a digit in {at} already."),
        Refusal::OtherCell { cell } => format!("Here {} is filled first.", place(cell, shape)),
        Refusal::NoCandidate { by: Some(by) } => {
            format!("{symbol} cannot go into {at}: it stands in {} already.", place(by, shape))
        }
        Refusal::NoCandidate { by: None } => {
            format!("{symbol} cannot go into {at}: it is no candidate there any more.")
        }
        Refusal::TooManyNodes => {
            "No more nodes can be opened: start over to open others.".to_owned()
        }
    }
}

fn took_back(chosen: Option<(Cell, Digit)>, forced: u64, shape: Shape) -> String {
    let followed = counted(forced, "forced digit", "forced digits");
    match (chosen, forced) {
        (Some((cell, digit)), 0) => {
            format!("You took {} back from {}.", digit.symbol(), place(cell, shape))
        }
        (Some((cell, digit)), _) => format!(
            "You took {} back from {}, and {followed} with it.",
            digit.symbol(),
            place(cell, shape)
        ),
        (None, _) => format!("You took back {followed}."),
    }
}

fn finish(finished: &Finished) -> String {
    let work = finished.work;
    let searched = if finished.is_whole {
        "The machine searched all of this branch"
    } else {
        "The machine stopped at a solution of this branch"
    };
    let shown = if finished.solution.is_some() {
        " “Show its solution” puts it onto the board."
    } else {
        ""
    };
    format!(
        "{searched}: {}, {}, {}, {}.{shown}",
        counted(work.placements, "placement", "placements"),
        counted(work.undos, "undo", "undos"),
        counted(work.dead_ends, "dead end", "dead ends"),
        counted(work.solutions, "solution", "solutions")
    )
}

fn next(next: Next, shape: Shape) -> String {
    match next {
        Next::Unsaid => String::new(),
        Next::DeadEnd { at, back_to } => {
            English.narration(&Narration::DeadEnd { at, back_to }, shape)
        }
        Next::Solved => "The board is full: a solution.".to_owned(),
        Next::Forced { cell, digit, because } => {
            English.narration(&Narration::Forced { digit, cell, because }, shape)
        }
        Next::Cell { cell, digits, is_free } => {
            let other = if is_free { ", or any other empty cell" } else { "" };
            let digits = counted(digits, "candidate", "candidates");
            format!("Next: {} with {digits}{other}.", place(cell, shape))
        }
        Next::Place { digit, rule, places } => format!(
            "Next: a place for {} {}, of {}.",
            digit.symbol(),
            inside(rule),
            counted(places, "that is left", "that are left")
        ),
    }
}
