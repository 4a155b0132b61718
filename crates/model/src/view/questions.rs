//! Which questions can be asked now, and what their answers show.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::search::Position;

use crate::Model;
use crate::base::task_state::TaskState;
use crate::search::questions::{Asked, Facts, Hindrance, Question, QuestionKind, WhyNot};
use crate::view::board::{DigitState, current_cell, selected_cell};

/// Returns the question on show, if it is about this search.
pub fn shown_question(model: &Model) -> Option<&Asked> {
    let player = model.watch.player.as_ref().filter(|_| model.shown_exploration().is_none())?;
    model.watch.questions.asked.as_ref().filter(|asked| asked.run == player.run)
}

/// Returns whether the tree is shown next to the answer, because that is about a place in it and
/// leaves it room.
pub fn leaves_tree(model: &Model) -> bool {
    shown_question(model).is_some_and(|asked| match asked.question {
        Question::WhyNot { .. }
        | Question::WhyBack
        | Question::Blame
        | Question::Rewritten
        | Question::FirstDeadEnd
        | Question::SecondSolution => true,
        Question::Levels
        | Question::CostliestBranch
        | Question::WithoutGiven { .. }
        | Question::OtherMethods => false,
    })
}

/// Returns whether the search has left the place at which the question was asked.
pub fn is_outdated(model: &Model, asked: &Asked) -> bool {
    let position = model.watch.player.as_ref().map_or(Position::START, |it| it.stepper.position());
    position != asked.position
}

/// Returns the given that the user selected while watching.
pub fn selected_given(model: &Model) -> Option<(Cell, Digit)> {
    let cell = selected_cell(model)?;
    Some((cell, model.watch.player.as_ref()?.stepper.puzzle().givens().get(cell)?))
}

/// Returns the cell that a digit is asked about: the selected one, otherwise the one that the last
/// event is about, otherwise the one filled next.
pub fn asked_cell(model: &Model) -> Option<Cell> {
    let stepper = &model.watch.player.as_ref()?.stepper;
    selected_cell(model)
        .or_else(|| current_cell(stepper))
        .or_else(|| stepper.open_level().map(|level| level.cell))
}

/// Returns a question of a kind about the selected cell. `None` if it needs another cell, or a
/// digit.
pub fn question_of(model: &Model, kind: QuestionKind) -> Option<Question> {
    Some(match kind {
        QuestionKind::WhyNot => return None,
        QuestionKind::WhyBack => Question::WhyBack,
        QuestionKind::Blame => Question::Blame,
        QuestionKind::Rewritten => Question::Rewritten,
        QuestionKind::FirstDeadEnd => Question::FirstDeadEnd,
        QuestionKind::Levels => Question::Levels,
        QuestionKind::CostliestBranch => Question::CostliestBranch,
        QuestionKind::WithoutGiven => Question::WithoutGiven { cell: selected_given(model)?.0 },
        QuestionKind::OtherMethods => Question::OtherMethods,
        QuestionKind::SecondSolution => Question::SecondSolution,
    })
}

/// Returns each digit with its state in the selected cell.
pub fn digit_states_of(model: &Model, cell: Cell) -> Vec<(Digit, DigitState)> {
    let Some(player) = &model.watch.player else { return Vec::new() };
    let state = |digit| match WhyNot::of(&player.stepper, cell, digit).hindrance {
        Hindrance::Placed => DigitState::Current,
        Hindrance::Tried => DigitState::TakenBack,
        Hindrance::Blocked { .. }
        | Hindrance::Unfit(_)
        | Hindrance::Eliminated(_)
        | Hindrance::Forced(..)
        | Hindrance::Concluded
        | Hindrance::Given(_) => DigitState::Blocked,
        Hindrance::NotTried | Hindrance::OtherChoice(..) | Hindrance::NotReached => {
            DigitState::Untested
        }
    };
    player.stepper.shape().digits().map(|digit| (digit, state(digit))).collect()
}

/// Returns the cell of a question about a digit.
pub fn cell_asked_about(model: &Model) -> Option<Cell> {
    let asked = shown_question(model).filter(|asked| !is_outdated(model, asked))?;
    match &asked.facts {
        Facts::WhyNot(why) => Some(why.cell),
        Facts::WhyBack { .. } | Facts::Blame(_) | Facts::FromWorker => None,
    }
}

/// Returns the cells between which the board shows an arc: the cell asked about, and the one that
/// blocks the digit.
pub fn arc(model: &Model) -> Option<(Cell, Cell)> {
    let asked = shown_question(model).filter(|asked| !is_outdated(model, asked))?;
    match &asked.facts {
        Facts::WhyNot(WhyNot { cell, hindrance: Hindrance::Blocked { by, .. }, .. }) => {
            Some((*cell, *by))
        }
        Facts::WhyNot(_) | Facts::WhyBack { .. } | Facts::Blame(_) | Facts::FromWorker => None,
    }
}

/// Returns the placements in each cell up to the step on show, while the board shows them.
pub fn heat(model: &Model) -> Option<&[u64]> {
    shown_question(model).filter(|asked| !is_outdated(model, asked))?.placements()
}

/// Returns whether the worker still looks for the answer.
pub fn is_working(asked: &Asked) -> bool {
    matches!(asked.inquiry, TaskState::Working(_))
}
