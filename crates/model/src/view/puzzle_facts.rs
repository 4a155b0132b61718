//! What is known of the puzzle on the board, in one line.

use sudoku_engine::count::Count;
use sudoku_engine::logic::Grade;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::puzzle::editor::EditedPuzzle;
use crate::solve::answer::{Answer, SolveState};
use crate::solve::check::CheckResult;
use crate::solve::rating::RatingResult;

/// What is known of the puzzle on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleFacts {
    /// Its grade, if it was made for one or has been rated.
    pub grade: Option<Grade>,
    pub given_count: usize,
    /// Whether it has exactly one solution, once anything on the page has found out.
    pub is_proper: Option<bool>,
}

/// Returns what is known of the puzzle on the board; `None` if the board is empty.
pub fn puzzle_facts(model: &Model) -> Option<PuzzleFacts> {
    let EditedPuzzle { givens, rules, .. } = model.play.editor.edited_puzzle();
    let given_count = givens.filled_count();
    let made = model.play.made.filter(|made| made.puzzle == model.tab().record().id);
    let rated = model.play.logic_walk.as_ref().and_then(|walk| walk.solution());
    let grade = rated.map(|it| it.rating.grade).or(made.and_then(|it| it.grade));
    let is_proper = made.map(|_| true).or_else(|| is_proper(model));
    let facts = PuzzleFacts { grade, given_count, is_proper };
    (given_count > 0 || !rules.is_classic()).then_some(facts)
}

/// Returns whether the puzzle has one solution, if a rating, an answer, a count or a check says so.
fn is_proper(model: &Model) -> Option<bool> {
    let by_rating = model.play.logic_walk.as_ref().and_then(|walk| match &walk.rating {
        TaskState::Over(RatingResult::Rated(_)) => Some(true),
        TaskState::Over(RatingResult::NotProper) | TaskState::Working(_) | TaskState::Idle => None,
    });
    let by_answer = || match &model.play.solving {
        SolveState::Over(Ok(answer)) => match answer.as_ref() {
            Answer::Unique(_) => Some(true),
            Answer::Several(_) => Some(false),
            Answer::Impossible(_) => None,
        },
        SolveState::Over(Err(_)) | SolveState::Working(_) | SolveState::Idle => None,
    };
    let by_count = || match model.play.solution_queries.count.finding?.count {
        Count::Exactly(1) => Some(true),
        // While it is counted, one is the least.
        Count::Exactly(0) | Count::AtLeast(0 | 1) => None,
        Count::Exactly(_) | Count::AtLeast(_) => Some(false),
    };
    let by_check = || match model.play.check.as_ref().map(|check| &check.state) {
        Some(TaskState::Over(CheckResult::NoDigits | CheckResult::Right)) => Some(true),
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
    by_rating.or_else(by_answer).or_else(by_count).or_else(by_check)
}
