//! The check of the user's digits: its buttons, and its result in words.

use grove_model::base::task_state::TaskState;
use grove_model::puzzle::journal::Help;
use grove_model::solve::check::CheckResult;
use grove_model::solve::solutions::OnBoard;
use grove_model::update::msg::{CheckMsg, Msg};
use yew::prelude::*;

use super::hint::{HintParts, hint_code};
use crate::components::shared::{DrawView, Icon, PageProps};
use crate::text::{GivensCheck, Verdict};

/// What is known about the board because the user asked.
#[derive(Clone)]
pub(crate) struct AskedVerdict {
    /// The code of a check in the page's markup.
    pub(crate) check: Option<&'static str>,
    /// The code of a hint in the page's markup.
    pub(crate) hint: Option<&'static str>,
    pub(crate) words: String,
}

/// A function that returns what is known because the user asked, such as [`asked_verdict`].
pub(crate) type GetAskedVerdict = fn(&PageProps) -> Option<AskedVerdict>;

/// Returns the step of the solution on show, which givens contradict each other, if the verdict is that there is no
/// solution, the hint, or the result of the check; `None` if none of them was asked for. The words of a hint are in `hint_parts`, once
/// they have loaded.
pub(crate) fn asked_verdict(
    page: &PageProps,
    hint_parts: Option<HintParts>,
) -> Option<AskedVerdict> {
    if page.model.on_board() == OnBoard::Steps {
        let words = match hint_parts {
            Some(parts) => (parts.solution_step)(page.text, &page.model.play),
            None => page.text.looking_for_hint().to_owned(),
        };
        return Some(AskedVerdict { check: None, hint: Some("solution-step"), words });
    }
    if let Some(hint) = page.model.play.hint.as_deref() {
        let words = match hint_parts {
            Some(parts) => {
                (parts.words)(page.text, hint, &page.model.play.editor.edited_puzzle().rules)
            }
            None => page.text.looking_for_hint().to_owned(),
        };
        return Some(AskedVerdict { check: None, hint: Some(hint_code(hint)), words });
    }
    let Some(check) = page.model.play.check.as_deref() else {
        return contradiction(page).or_else(|| unasked(page));
    };
    let code = match &check.state {
        TaskState::Idle => return None,
        TaskState::Working(_) => "checking",
        TaskState::Over(CheckResult::NoDigits) => "no-digits",
        TaskState::Over(CheckResult::Right) => "right",
        TaskState::Over(CheckResult::MissingMarks(_)) => "missing-marks",
        TaskState::Over(CheckResult::Ambiguous) => "ambiguous",
        TaskState::Over(CheckResult::Wrong { .. }) => "wrong",
        TaskState::Over(CheckResult::Incompatible { .. }) => "incompatible",
        TaskState::Over(CheckResult::NoSolution) => "no-solution",
    };
    Some(AskedVerdict { check: Some(code), hint: None, words: page.text.check_result(check) })
}

/// Returns what is said without being asked: how to begin on an empty board, and what helped to solve
/// the puzzle, if anything did.
fn unasked(page: &PageProps) -> Option<AskedVerdict> {
    let PageProps { text, model, .. } = page;
    let verdict = Verdict::of(model);
    let words = if let Some(Verdict::Solved { seconds }) = verdict {
        text.solved_with(Help::of(model.tab().record()), seconds)?
    } else if verdict.is_none() && model.play.editor.edited_puzzle().is_blank() {
        text.how_to_begin().to_owned()
    } else {
        return None;
    };
    Some(AskedVerdict { check: None, hint: None, words })
}

/// Explains why the puzzle has no solution, if the user asked.
fn contradiction(page: &PageProps) -> Option<AskedVerdict> {
    let is_without_solution = matches!(
        Verdict::of(&page.model),
        Some(Verdict::Impossible(_) | Verdict::Givens(GivensCheck::Impossible))
    );
    let words = page.text.conflict(&page.model);
    let is_asked = is_without_solution && !words.is_empty();
    is_asked.then_some(AskedVerdict { check: None, hint: None, words })
}

/// Draws the button that checks or, after that, shows which digits are wrong. Beside it is the one that
/// goes back to where all were right or, before that, `other`.
pub(super) fn check_buttons(page: &PageProps, other: DrawView) -> Html {
    let PageProps { text, model, .. } = page;
    let check = model.play.check.as_deref();
    let (is_working, result) = match check.map(|check| &check.state) {
        Some(TaskState::Working(_)) => (true, None),
        Some(TaskState::Over(result)) => (false, Some(result)),
        Some(TaskState::Idle) | None => (false, None),
    };
    let marks_wrong = check.is_some_and(|check| check.marks_wrong);
    // One button in three roles, so that it keeps the focus.
    let (action, name, icon, msg) = match result {
        _ if is_working => ("cancel-check", text.cancel, Icon::STOP, CheckMsg::Cancelled),
        Some(CheckResult::Wrong { .. } | CheckResult::MissingMarks(_)) if !marks_wrong => {
            ("show-wrong", text.show_wrong(), Icon::WRONG, CheckMsg::WrongMarked)
        }
        _ => ("check", text.check(), Icon::CHECK, CheckMsg::Requested),
    };
    let button = page.button(action, name, Msg::Check(msg)).icon(icon).labeled();
    let back = result.and_then(CheckResult::undo_count).map(|_| {
        page.button("back-to-right", text.back_to_right(), Msg::Check(CheckMsg::WentBack))
            .icon(Icon::UNDO)
            .labeled()
            .draw()
    });
    html! { <>{button.draw()}{back.unwrap_or_else(|| other(page))}</> }
}
