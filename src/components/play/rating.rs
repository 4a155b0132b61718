//! How hard the puzzle is, and the steps by which logic solves it.

use grove_model::base::task_state::TaskState;
use grove_model::solve::rating::{LogicSolution, RatingResult, StepPlayer};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::msg::{LogicMsg, Msg, SolutionsMsg};
use yew::prelude::*;

use super::all_steps::all_steps;
use super::solution_steps::{solution_steps, step_timer};
use crate::components::shared::PageProps;

/// Draws what logic finds: the rating, the steps of the solution, and all steps from the user's
/// position.
pub(crate) fn rating(page: &PageProps) -> Html {
    html! {
        <>
            {solution_part(page)}
            {all_steps(page)}
        </>
    }
}

/// Draws the buttons that rate and solve the puzzle, and the rating with the steps.
fn solution_part(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let walk = model.play.logic_walk.as_deref();
    let state = walk.map_or(&TaskState::Idle, |walk| &walk.rating);
    let rate = if state.is_working() {
        page.cancel_button(
            "cancel-rating",
            Msg::Solutions(SolutionsMsg::Logic(LogicMsg::RatingCancelled)),
        )
    } else {
        let rate = page.button(
            "rate",
            text.how_hard(),
            Msg::Solutions(SolutionsMsg::Logic(LogicMsg::RatingRequested)),
        );
        rate.labeled().keyed()
    };
    let show = Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Steps));
    let solve = page.button("solve-by-logic", text.solve_by_logic(), show).labeled();
    let (grade, score) = match state {
        TaskState::Over(RatingResult::Rated(solution)) => {
            let grade: &'static str = solution.rating.grade.into();
            (Some(grade), Some(solution.rating.score.to_string()))
        }
        TaskState::Over(RatingResult::NotProper) => (Some("none"), None),
        TaskState::Working(_) | TaskState::Idle => (None, None),
    };
    let is_shown = model.on_board() == OnBoard::Steps;
    html! {
        <div class="solutions-part" data-grade={grade} data-score={score}>
            <div class="toolbar" role="group" aria-label={text.how_hard()}>
                {rate.draw()}
                {solve.pressed(is_shown).draw()}
            </div>
            <p class="solutions-words" role="status">{text.rating(state)}</p>
            {walk.and_then(|walk| Some(found_steps(page, walk.solution()?, walk.player)))}
        </div>
    }
}

/// Draws the techniques that are needed, and the steps.
fn found_steps(page: &PageProps, solution: &LogicSolution, player: StepPlayer) -> Html {
    let PageProps { text, model, .. } = page;
    let techniques = solution.techniques();
    let rows = techniques.iter().map(|&(technique, count)| {
        let code = technique.to_string();
        html! {
            <li key={code.clone()} data-technique={code}>{text.technique_count(technique, count)}</li>
        }
    });
    let list = (!techniques.is_empty()).then(|| {
        html! { <ul class="rating-steps" aria-label={text.techniques_needed()}>{for rows}</ul> }
    });
    let is_shown = model.on_board() == OnBoard::Steps;
    let timer = (is_shown && player.is_playing).then(|| step_timer(page));
    let steps = is_shown.then(|| solution_steps(page, solution, player));
    html! { <>{list}{steps}{timer}</> }
}
