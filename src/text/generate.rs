//! New puzzles, and puzzles for printing.

use grove_model::Model;
use grove_model::generate::form::FormProblem;
use grove_model::generate::source::PuzzleSource;
use grove_model::search::replay::Replay;
use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Drawn, RestoreReason, Symmetry, Verdict};

use super::Text;

/// A removal, the search that decided it, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RemovalFact {
    /// The number of the removal, from 1.
    pub nth: u64,
    /// The number of removals that were tried.
    pub removals: u64,
    /// The cells of the removal, in words.
    pub cells: String,
    pub verdict: Verdict,
    pub nodes: u64,
    /// The number of givens left after it.
    pub givens: u64,
}

impl RemovalFact {
    /// Returns the current removal, if there is one, with its cells in words.
    pub(super) fn of(watch: &Replay, cells: String) -> Option<Self> {
        let removal = watch.shown_removal()?;
        Some(Self {
            nth: watch.removal() as u64 + 1,
            removals: watch.record()?.removals.len() as u64,
            cells,
            verdict: removal.verdict,
            nodes: removal.nodes,
            givens: watch.givens_after()? as u64,
        })
    }
}

impl Text {
    pub fn wish_problem(self, problem: FormProblem) -> String {
        let phrases = self.generate_phrases();
        match problem {
            FormProblem::GivenCount { min, max } => {
                self.say(phrases.wrong_clues, &[("fewest", &min), ("most", &max)])
            }
            FormProblem::Seed => self.say(phrases.wrong_seed, &[("most", &u64::MAX)]),
            FormProblem::Skill => phrases.wrong_level.to_owned(),
            FormProblem::Cost => phrases.wrong_cost.to_owned(),
        }
    }

    /// Describes the progress of making a puzzle by the number of full boards tried so far.
    pub fn making(self, attempts: u32) -> String {
        if attempts == 0 {
            return self.generate_labels().working.to_owned();
        }
        self.say(self.generate_phrases().attempts, &[("attempts", &attempts)])
    }

    /// Names the seed of a puzzle that was made, and the rules of the board if it has them.
    pub fn made_from(self, source: &PuzzleSource) -> String {
        let made_from = self.say(self.generate_phrases().made_from, &[("seed", &source.seed())]);
        match source.extra_rules() {
            None => made_from,
            Some(_) => format!("{made_from} {}.", self.generate_labels().keep_rules),
        }
    }

    /// Names the choice of a puzzle by the technique that it needs.
    pub const fn by_technique(self) -> &'static str {
        self.one_of(["by technique", "по приёму", "kwa mbinu"])
    }

    /// Names the menu of techniques.
    pub const fn technique_menu(self) -> &'static str {
        self.one_of(["Hardest technique", "Самый трудный приём", "Mbinu ngumu zaidi"])
    }

    /// Describes the new puzzles that are wished for: their size, difficulty and pattern, what is
    /// drawn, and the rules that they keep.
    pub fn wish(self, model: &Model) -> String {
        let (wish, rules) = (&model.play.form, &model.play.editor.edited_puzzle().rules);
        if wish.technique.is_some() {
            return format!("9 × 9 · {}", self.by_technique());
        }
        let size = wish.resolved_shape(rules).size();
        let mut parts =
            vec![format!("{size} × {size}"), self.difficulty(wish.difficulty).to_owned()];
        if wish.symmetry != Symmetry::None {
            parts.push(self.symmetry(wish.symmetry).to_owned());
        }
        if wish.drawn != Drawn::Nothing {
            parts.push(self.drawn(wish.drawn).to_owned());
        }
        if wish.keeps_rules && wish.can_keep_rules(rules) {
            parts.push(self.generate_labels().keep_rules.to_owned());
        }
        parts.join(" · ")
    }

    /// Describes the current removal of a puzzle being made, if there is one.
    pub fn shown_removal(self, watch: &Replay, shape: Shape) -> Option<String> {
        let cells = self.short_cells(&watch.shown_removal()?.cells, shape);
        RemovalFact::of(watch, cells).map(|fact| self.removal(&fact))
    }

    /// Describes a removal, the search that decided it, and the result.
    pub(super) fn removal(self, fact: &RemovalFact) -> String {
        let phrases = self.generate_phrases();
        let RemovalFact { nth, removals, cells, verdict, nodes, givens } = fact;
        let count = match verdict {
            Verdict::Removed => phrases.dug,
            Verdict::Restored(RestoreReason::Ambiguous) => phrases.ambiguous,
            Verdict::Restored(RestoreReason::Undecided) => phrases.undecided,
            Verdict::Restored(RestoreReason::TooHard) => phrases.too_hard,
        };
        let count = self.say(count, &[("nodes", nodes)]);
        self.say(
            phrases.removal,
            &[
                ("nth", nth),
                ("removals", removals),
                ("cells", cells),
                ("count", &count),
                ("givens", givens),
            ],
        )
    }

    pub fn printout_range(self, most: u64) -> String {
        self.say(self.generate_phrases().printout_range, &[("most", &most)])
    }

    /// Describes how many of the puzzles for printing have been made.
    pub fn printout_progress(self, made: u64, wanted: u64) -> String {
        self.say(self.generate_phrases().printout_progress, &[("made", &made), ("wanted", &wanted)])
    }

    /// Describes how many puzzles for printing there are, and on how many pages.
    pub fn printout_made(self, made: u64, pages: u64) -> String {
        self.say(self.generate_phrases().printout_made, &[("made", &made), ("pages", &pages)])
    }

    /// Writes the number of a page, from 1, and the number of pages.
    pub fn page_of(self, page: u64, pages: u64) -> String {
        self.say(self.generate_phrases().page_of, &[("page", &page), ("pages", &pages)])
    }

    /// Returns the heading of a printed puzzle: its number, from 1, and its seed.
    pub fn puzzle_title(self, nth: u64, seed: u64) -> String {
        self.say(self.generate_phrases().puzzle_title, &[("nth", &nth), ("seed", &seed)])
    }
}
