//! English words about new puzzles.

use grove_model::making::WishProblem;
use sudoku_engine::generate::Drawn;

use super::words::{counted, number};
use crate::text::MakingWord;

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
        MakingWord::Handout => "Sheet…",
        MakingWord::HandoutTitle => "Puzzles to print",
        MakingWord::HandoutNumber => "How many",
        MakingWord::HandoutPerPage => "On a page",
        MakingWord::HandoutMake => "Make them",
        MakingWord::HandoutPrint => "Print",
        MakingWord::HandoutSave => "Save as a file",
        MakingWord::HandoutPages => "Pages",
        MakingWord::Solutions => "Solutions",
        MakingWord::PageBefore => "Page before",
        MakingWord::PageAfter => "Next page",
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
