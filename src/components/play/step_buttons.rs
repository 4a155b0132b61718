//! The buttons that move along the steps by which logic solves the puzzle.

use grove_model::solve::rating::{LogicWalk, StepMove};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::msg::{LogicMsg, Msg, SolutionsMsg};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};

/// Draws the buttons, and the one that returns to the user's own board.
pub(super) fn step_buttons(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let walk = model.play.logic_walk.as_deref();
    let player = walk.map(|walk| walk.player).unwrap_or_default();
    let last = walk.and_then(LogicWalk::solution).map_or(0, |solution| solution.steps.len());
    let (is_first, is_last) = (player.step_count == 0, player.step_count >= last);
    let button = |action, name, icon, step_move| -> Button {
        page.button(
            action,
            name,
            Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(step_move))),
        )
        .icon(icon)
    };
    let (action, name, icon) = match player.is_playing {
        true => ("pause-steps", text.pause, Icon::PAUSE),
        false => ("play-steps", text.play, Icon::PLAY),
    };
    let play = Msg::Solutions(SolutionsMsg::Logic(LogicMsg::Played { on: !player.is_playing }));
    let own = Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Own));
    html! {
        <>
            {button("first-step", text.to_start, Icon::TO_START, StepMove::First)
                .keys(*text, "Home").disabled(is_first).draw()}
            {button("previous-step", text.step_back, Icon::STEP_BACK, StepMove::Back)
                .keys(*text, "PageUp").disabled(is_first).draw()}
            {page.button(action, name, play).icon(icon).keys(*text, "Space").disabled(last == 0).draw()}
            {button("next-step", text.step_on, Icon::STEP, StepMove::Next)
                .keys(*text, "PageDown").disabled(is_last).draw()}
            {button("last-step", text.to_end, Icon::TO_END, StepMove::Last)
                .keys(*text, "End").disabled(is_last).draw()}
            {page.button("back-to-mine", text.back_to_mine, own).icon(Icon::CLOSE)
                .keys(*text, "Escape").draw()}
        </>
    }
}
