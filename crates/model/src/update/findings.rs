//! Keeps with a puzzle what the worker found out about its givens and rules.

use sudoku_engine::count::Count;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::puzzle::journal::KnownFacts;
use crate::solve::check::CheckResult;
use crate::solve::rating::RatingResult;

impl Model {
    /// Keeps what the present rating, count and check say about the puzzle, so that it is known without
    /// them, too. Solving a puzzle stores nothing. Returns whether any of it is new.
    pub(super) fn keep_findings(&mut self) -> bool {
        // They are about the board on show.
        let is_own = self.own_puzzle().is_same_puzzle(self.play.editor.edited_puzzle());
        let rated = self.play.logic_walk.as_ref().and_then(|walk| walk.solution());
        let grade = rated.map(|it| it.rating.grade);
        let found = KnownFacts { is_proper: self.finds_proper(), grade };
        is_own && found != KnownFacts::default() && self.own_editor_mut().note_known(found)
    }

    /// Returns whether the puzzle has one solution, if a rating, a count or a check says so.
    fn finds_proper(&self) -> Option<bool> {
        let by_rating = self.play.logic_walk.as_ref().and_then(|walk| match &walk.rating {
            TaskState::Over(RatingResult::Rated(_)) => Some(true),
            TaskState::Over(RatingResult::NotProper) | TaskState::Working(_) | TaskState::Idle => {
                None
            }
        });
        let by_count = || match self.play.solution_queries.count.finding?.count {
            Count::Exactly(1) => Some(true),
            // While it is counted, one is the least.
            Count::Exactly(0) | Count::AtLeast(0 | 1) => None,
            Count::Exactly(_) | Count::AtLeast(_) => Some(false),
        };
        let by_check = || match self.play.check.as_ref().map(|check| &check.state) {
            Some(TaskState::Over(
                CheckResult::NoDigits | CheckResult::Right | CheckResult::MissingMarks(_),
            )) => Some(true),
            Some(TaskState::Over(CheckResult::Ambiguous)) => Some(false),
            Some(
                TaskState::Over(
                    CheckResult::Wrong { .. }
                    | CheckResult::Incompatible { .. }
                    | CheckResult::NoSolution,
                )
                | TaskState::Working(_)
                | TaskState::Idle,
            )
            | None => None,
        };
        by_rating.or_else(by_count).or_else(by_check)
    }
}
