//! The tree that is opened by hand.

use grove_model::search::explore::{ActionOutcome, ActionReport, NextHint, WayBack};
use grove_model::view::narration::Narration;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::explore::{BranchResult, Effect, Preview, Refusal};
use sudoku_engine::search::NodeStatus;

use super::Text;
use super::phrase::At;

impl Text {
    /// Describes what was done last, and what comes next.
    pub fn report(self, report: &ActionReport, shape: Shape) -> String {
        let (what, next) = (self.what(&report.outcome, shape), self.next(report.next, shape));
        if next.is_empty() { what } else { format!("{what} {next}") }
    }

    /// Describes what a digit would leave, for its button.
    pub fn leaves(self, digit: Digit, preview: &Preview) -> String {
        let phrases = self.explore_phrases();
        let phrase = match (preview.status, preview.forced_cells) {
            (NodeStatus::DeadEnd { .. }, _) => phrases.leaves_dead_end,
            (NodeStatus::Solved, _) => phrases.leaves_solution,
            (_, 0) => phrases.leaves,
            (_, _) => phrases.leaves_forced,
        };
        let (left, forced) = (preview.candidates_left, preview.forced_cells);
        self.say(phrase, &[("digit", &digit), ("left", &left), ("forced", &forced)])
    }

    /// Describes how many nodes of a tree are known, and how many of those the user chose.
    pub fn opened(self, nodes: u64, by_hand: u64) -> String {
        self.say(self.explore_phrases().opened, &[("nodes", &nodes), ("by_hand", &by_hand)])
    }

    fn what(self, what: &ActionOutcome, shape: Shape) -> String {
        let phrases = self.explore_phrases();
        match *what {
            ActionOutcome::Started { cells } => self.say(phrases.began, &[("cells", &cells)]),
            ActionOutcome::Chose { cell, digit, effect } => {
                self.chose(digit, At(cell, shape), effect)
            }
            ActionOutcome::Refused { cell, digit, why } => self.refused(digit, cell, why, shape),
            ActionOutcome::Undid { chosen: None, forced } => {
                self.say(phrases.erased_forced, &[("forced", &forced)])
            }
            ActionOutcome::Undid { chosen: Some((cell, digit)), forced } => {
                let phrase = if forced == 0 { phrases.erased } else { phrases.erased_both };
                self.say(
                    phrase,
                    &[("digit", &digit), ("cell", &At(cell, shape)), ("forced", &forced)],
                )
            }
            ActionOutcome::NothingToUndo => phrases.nothing_to_undo.to_owned(),
            ActionOutcome::PlacedForced { count } => {
                self.say(phrases.followed, &[("count", &count)])
            }
            ActionOutcome::NothingForced { is_sought } => {
                if is_sought { phrases.nothing_forced } else { phrases.forced_not_sought }
                    .to_owned()
            }
            ActionOutcome::MovedTo { placed: None } => phrases.at_root.to_owned(),
            ActionOutcome::MovedTo { placed: Some((cell, digit)) } => {
                self.say(phrases.at_node, &[("digit", &digit), ("cell", &At(cell, shape))])
            }
            ActionOutcome::Finished(BranchResult { work, is_exhausted, ref solution }) => self.say(
                phrases.finished,
                &[
                    ("is_whole", &is_exhausted),
                    ("nodes", &(work.placements + 1)),
                    ("undos", &work.undos),
                    ("dead_ends", &work.dead_ends),
                    ("solutions", &work.solutions),
                    ("has_solution", &solution.is_some()),
                ],
            ),
            ActionOutcome::OpenedSolution { digits } => {
                self.say(phrases.opened_solution, &[("digits", &digits)])
            }
            ActionOutcome::NoRoomForSolution => phrases.no_room_for_solution.to_owned(),
            ActionOutcome::Cancelled { work } => {
                self.say(phrases.stopped, &[("placements", &work.placements)])
            }
        }
    }

    fn chose(self, digit: Digit, cell: At, effect: Effect) -> String {
        let phrases = self.explore_phrases();
        let phrase = match (effect.by_placing, effect.by_sets) {
            (0, 0) => phrases.takes_none,
            (_, 0) => phrases.takes,
            (_, _) => phrases.takes_by_sets,
        };
        let taken =
            self.say(phrase, &[("count", &effect.by_placing), ("by_sets", &effect.by_sets)]);
        self.say(phrases.chose, &[("digit", &digit), ("cell", &cell), ("taken", &taken)])
    }

    fn refused(self, digit: Digit, cell: Cell, why: Refusal, shape: Shape) -> String {
        let phrases = self.explore_phrases();
        let at = |cell: Cell| At(cell, shape);
        match why {
            Refusal::Over => phrases.refused_over.to_owned(),
            Refusal::Filled => self.say(phrases.refused_filled, &[("cell", &at(cell))]),
            Refusal::OtherCell { cell } => {
                self.say(phrases.refused_other_cell, &[("cell", &at(cell))])
            }
            Refusal::OtherDigit { digit: other } => {
                self.say(phrases.refused_other_digit, &[("cell", &at(cell)), ("other", &other)])
            }
            Refusal::OtherPlace { digit: other, rule } => {
                self.say(phrases.refused_place, &[("other", &other), ("rule", &rule)])
            }
            Refusal::NoCandidate { by: Some(by) } => self.say(
                phrases.refused_by,
                &[("digit", &digit), ("cell", &at(cell)), ("by", &at(by))],
            ),
            Refusal::NoCandidate { by: None } => {
                self.say(phrases.refused_candidate, &[("digit", &digit), ("cell", &at(cell))])
            }
            Refusal::TooManyNodes => phrases.refused_nodes.to_owned(),
        }
    }

    fn next(self, next: NextHint, shape: Shape) -> String {
        let phrases = self.explore_phrases();
        match next {
            NextHint::Nothing => String::new(),
            NextHint::DeadEnd { cause, back } => {
                let back = self.way_back(back, phrases.next_back, shape);
                let lack = self.lack(cause, shape);
                self.say(self.phrases.narration.dead_end, &[("lack", &lack), ("back", &back)])
            }
            NextHint::DeadCell { cell, back } => {
                let back = self.way_back(back, phrases.next_undo, shape);
                self.say(phrases.next_dead_cell, &[("cell", &At(cell, shape)), ("back", &back)])
            }
            NextHint::NoSolution { cell, digit, is_first } => self.say(
                phrases.next_no_solution,
                &[("digit", &digit), ("cell", &At(cell, shape)), ("is_first", &is_first)],
            ),
            NextHint::Solved => phrases.next_solved.to_owned(),
            NextHint::Forced { cell, digit, because } => {
                self.narration(&Narration::Forced { digit, cell, because }, shape)
            }
            NextHint::Cell { cell, digits, is_free } => self.say(
                phrases.next_cell,
                &[("cell", &At(cell, shape)), ("digits", &digits), ("is_free", &is_free)],
            ),
            NextHint::Place { digit, rule, places } => self.say(
                phrases.next_place,
                &[("digit", &digit), ("rule", &rule), ("places", &places)],
            ),
        }
    }

    /// Says which choice to undo at a dead end: with `last_phrase` if it is the last one.
    fn way_back(self, back: Option<WayBack>, last_phrase: &str, shape: Shape) -> String {
        let Some(WayBack { cell, digit, choices }) = back else {
            return self.phrases.narration.no_way_back.to_owned();
        };
        let phrase =
            if choices == 1 { last_phrase } else { self.explore_phrases().next_undo_several };
        self.say(phrase, &[("digit", &digit), ("cell", &At(cell, shape)), ("choices", &choices)])
    }
}
