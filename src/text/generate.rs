//! New puzzles, and puzzles to be printed.

use grove_model::generate::form::WishProblem;
use sudoku_engine::generate::{Restored, Verdict};

use super::{HoleFact, Text};

impl Text {
    pub fn wish_problem(self, problem: WishProblem) -> String {
        let says = &self.says.generate;
        match problem {
            WishProblem::Clues { fewest, most } => {
                self.say(says.wrong_clues, &[("fewest", &fewest), ("most", &most)])
            }
            WishProblem::Seed => self.say(says.wrong_seed, &[("most", &u64::MAX)]),
            WishProblem::Level => says.wrong_level.to_owned(),
            WishProblem::Cost => says.wrong_cost.to_owned(),
        }
    }

    pub fn made_from(self, seed: u64) -> String {
        self.say(self.says.generate.made_from, &[("seed", &seed)])
    }

    /// A hole of a puzzle being made, the count that decided it, and what became of it.
    pub(super) fn hole(self, fact: &HoleFact) -> String {
        let says = &self.says.generate;
        let HoleFact { nth, holes, cells, verdict, nodes, givens } = fact;
        let count = match verdict {
            Verdict::Dug => says.dug,
            Verdict::Restored(Restored::Ambiguous) => says.ambiguous,
            Verdict::Restored(Restored::Undecided) => says.undecided,
            Verdict::Restored(Restored::TooHard) => says.too_hard,
        };
        let count = self.say(count, &[("nodes", nodes)]);
        self.say(
            says.hole,
            &[
                ("nth", nth),
                ("holes", holes),
                ("cells", cells),
                ("count", &count),
                ("givens", givens),
            ],
        )
    }

    pub fn printout_range(self, most: u64) -> String {
        self.say(self.says.generate.printout_range, &[("most", &most)])
    }

    /// How many of the puzzles to be printed are made.
    pub fn printout_progress(self, made: u64, wanted: u64) -> String {
        self.say(self.says.generate.printout_progress, &[("made", &made), ("wanted", &wanted)])
    }

    /// How many puzzles to be printed there are, and on how many pages.
    pub fn printout_made(self, made: u64, pages: u64) -> String {
        self.say(self.says.generate.printout_made, &[("made", &made), ("pages", &pages)])
    }

    /// A page's number, from 1, and how many pages there are.
    pub fn page_of(self, page: u64, pages: u64) -> String {
        self.say(self.says.generate.page_of, &[("page", &page), ("pages", &pages)])
    }

    /// The heading of a printed puzzle: its number, from 1, and its seed.
    pub fn puzzle_title(self, nth: u64, seed: u64) -> String {
        self.say(self.says.generate.puzzle_title, &[("nth", &nth), ("seed", &seed)])
    }
}
