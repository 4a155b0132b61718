//! English words and sentences about new puzzles and puzzles to be printed.

use grove_model::generate::form::{Difficulty, WishProblem};
use sudoku_engine::generate::{Drawn, Restored, Symmetry, Verdict};
use sudoku_engine::logic::Level;

use super::English;
use super::words::{counted, number};
use crate::text::HoleFact;
use crate::text::locale::GenerateText;

labels! {
    /// On new puzzles.
    GenerateLabels = GENERATE {
        title: "New puzzle",
        difficulty: "Difficulty",
        symmetry: "Pattern of givens",
        working: "Making a puzzle…",
        gave_up: "No such puzzle was found this time. Try again: each try begins elsewhere.",
        none: "There is no such puzzle of this size: singles solve every 4×4.",
        drawn: "Drawn from the solution",
        size: "Size",
        keep_rules: "With the rules on the board",
        givens: "Number of givens",
        fewest: "as few as can be",
        seed: "Seed",
        any_seed: "any",
        copy_seed: "Copy the seed",
        no_rules: "No digits at all keep these rules, so there is no such puzzle.",
    }
}

labels! {
    /// On puzzles to be printed.
    PrintoutLabels = PRINTOUT {
        open: "Sheet…",
        title: "Puzzles to print",
        number: "How many",
        per_page: "On a page",
        make: "Make them",
        print: "Print",
        save: "Save as a file",
        pages: "Pages",
        heading: "Title",
        no_heading: "no title",
        with_solutions: "at the end",
        without_solutions: "left out",
        about_sdm: "The file is an .sdm: a line a puzzle, its cells row by row with a dot for each empty one. Most Sudoku programs read it.",
        about_ruled_file: "The file has a line a puzzle: its cells row by row with a dot for each empty one, and behind a space its rules as this page’s links write them.",
        solutions: "Solutions",
        page_before: "Page before",
        page_after: "Next page",
    }
}

labels! {
    /// On watching a puzzle being made.
    ReplayLabels = REPLAY {
        watch: "Watch it being made",
        way: "The paper’s way: clear cells, walk the whole solution tree of what is left, count, and \
         keep only what has one solution.",
        recording: "The puzzle is being made once more, to be watched.",
        first: "First hole",
        before: "Hole before",
        next: "Next hole",
        play: "Show one hole after the other",
        last: "Last hole",
        stop: "Stop watching it being made",
    }
}

impl GenerateText for English {
    fn difficulty(&self, difficulty: Difficulty) -> &'static str {
        match difficulty {
            Difficulty::Any => "however it turns out",
            Difficulty::Level(Level::Singles) => "singles are enough",
            Difficulty::Level(Level::Pairs) => "pairs and lines",
            Difficulty::Level(Level::Beyond) => "harder than that",
            Difficulty::Cheap => "few placements for the search",
            Difficulty::Dear => "many placements for the search",
        }
    }

    fn symmetry(&self, symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::None => "none",
            Symmetry::Rotation => "half turn",
            Symmetry::Mirror => "left and right alike",
            Symmetry::Diagonal => "across the diagonal",
            Symmetry::Full => "all ways",
        }
    }

    fn drawn(&self, drawn: Drawn) -> &'static str {
        match drawn {
            Drawn::Nothing => "nothing",
            Drawn::Cages => "killer cages",
            Drawn::Thermometers => "thermometers",
        }
    }

    fn wish_problem(&self, problem: WishProblem) -> String {
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

    fn made_from(&self, seed: u64) -> String {
        format!("Made from seed {seed}.")
    }

    fn hole(&self, fact: &HoleFact) -> String {
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

    fn printout_range(&self, most: u64) -> String {
        format!("The number of puzzles is from 1 to {most}.")
    }

    fn printout_progress(&self, made: u64, wanted: u64) -> String {
        format!("{} of {} made", number(made), number(wanted))
    }

    fn printout_made(&self, made: u64, pages: u64) -> String {
        let puzzles = counted(made, "puzzle", "puzzles");
        format!("{puzzles} on {}.", counted(pages, "page", "pages"))
    }

    fn page_of(&self, page: u64, pages: u64) -> String {
        format!("Page {} of {}", number(page), number(pages))
    }

    fn puzzle_title(&self, nth: u64, seed: u64) -> String {
        format!("No. {nth} · seed {seed}")
    }
}
