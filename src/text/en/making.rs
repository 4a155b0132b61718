//! English words about new puzzles.

use grove_model::generate::form::WishProblem;
use sudoku_engine::generate::{Drawn, Restored, Verdict};

use super::words::{counted, number};
use crate::text::{HoleFact, MakingWord};

pub(super) const fn word(word: MakingWord) -> &'static str {
    match word {
        MakingWord::Drawn(Drawn::Nothing) => "nothing",
        MakingWord::Drawn(Drawn::Cages) => "killer cages",
        MakingWord::Drawn(Drawn::Thermometers) => "thermometers",
        MakingWord::DrawnOnBoard => "Drawn from the solution",
        MakingWord::Size => "Size",
        MakingWord::KeepRules => "With the rules on the board",
        MakingWord::Givens => "Number of givens",
        MakingWord::AsFewAsCanBe => "as few as can be",
        MakingWord::Seed => "Seed",
        MakingWord::AnySeed => "any",
        MakingWord::CopySeed => "Copy the seed",
        MakingWord::NoRules => "No digits at all keep these rules, so there is no such puzzle.",
        MakingWord::Printout => "Sheet…",
        MakingWord::HandoutTitle => "Puzzles to print",
        MakingWord::HandoutNumber => "How many",
        MakingWord::HandoutPerPage => "On a page",
        MakingWord::HandoutMake => "Make them",
        MakingWord::HandoutPrint => "Print",
        MakingWord::HandoutSave => "Save as a file",
        MakingWord::HandoutPages => "Pages",
        MakingWord::PrintedTitle => "Title",
        MakingWord::NoTitle => "no title",
        MakingWord::WithSolutions => "at the end",
        MakingWord::WithoutSolutions => "left out",
        MakingWord::AboutSdm => {
            "The file is an .sdm: a line a puzzle, its cells row by row with a dot for each empty one. Most Sudoku programs read it."
        }
        MakingWord::AboutRuledFile => {
            "The file has a line a puzzle: its cells row by row with a dot for each empty one, and behind a space its rules as this page’s links write them."
        }
        MakingWord::Solutions => "Solutions",
        MakingWord::PageBefore => "Page before",
        MakingWord::PageAfter => "Next page",
        MakingWord::Watch => "Watch it being made",
        MakingWord::Way => {
            "The paper’s way: clear cells, walk the whole solution tree of what is left, count, and \
             keep only what has one solution."
        }
        MakingWord::RecordJob => "The puzzle is being made once more, to be watched.",
        MakingWord::FirstHole => "First hole",
        MakingWord::HoleBefore => "Hole before",
        MakingWord::NextHole => "Next hole",
        MakingWord::PlayHoles => "Show one hole after the other",
        MakingWord::LastHole => "Last hole",
        MakingWord::Stop => "Stop watching it being made",
    }
}

pub(super) fn problem(problem: WishProblem) -> String {
    match problem {
        WishProblem::Clues { fewest, most } => {
            format!("The number of givens is from {fewest} to {most}.")
        }
        WishProblem::Seed => format!("A seed is a whole number from 0 to {}.", number(u64::MAX)),
        WishProblem::Level => "Singles solve every 4×4, so there is none that is harder.".to_owned(),
        WishProblem::Cost => {
            "The search knows rows, columns and boxes only: with more rules, choose what it takes a \
             person."
                .to_owned()
        }
    }
}

pub(super) fn seed(seed: u64) -> String {
    format!("Made from seed {seed}.")
}

/// Which hole, its cells, and what the count came to.
pub(super) fn hole(fact: &HoleFact) -> String {
    let HoleFact { nth, holes, cells, verdict, nodes, givens } = fact;
    let (nth, holes) = (number(*nth), number(*holes));
    let nodes = counted(*nodes, "node", "nodes");
    let count = match verdict {
        Verdict::Dug => format!("One solution, counted in {nodes}: it stays empty"),
        Verdict::Restored(Restored::Ambiguous) => {
            format!("A second solution, found in {nodes}: the digits are put back")
        }
        Verdict::Restored(Restored::Undecided) => {
            format!("The count was given up after {nodes}: the digits are put back")
        }
        Verdict::Restored(Restored::TooHard) => {
            format!("One solution, counted in {nodes}, but too hard: the digits are put back")
        }
    };
    let givens = counted(*givens, "given stands", "givens stand");
    format!("Hole {nth} of {holes}: {cells}. {count}. {givens}.")
}

pub(super) fn handout_range(most: u64) -> String {
    format!("The number of puzzles is from 1 to {most}.")
}

pub(super) fn handout_progress(made: u64, wanted: u64) -> String {
    format!("{} of {} made", number(made), number(wanted))
}

pub(super) fn handout_made(made: u64, pages: u64) -> String {
    let puzzles = counted(made, "puzzle", "puzzles");
    format!("{puzzles} on {}.", counted(pages, "page", "pages"))
}

pub(super) fn page_of(page: u64, pages: u64) -> String {
    format!("Page {} of {}", number(page), number(pages))
}

pub(super) fn puzzle_title(nth: u64, seed: u64) -> String {
    format!("No. {nth} · seed {seed}")
}
