//! What can be done in a tree that is opened by hand, besides choosing a digit.

use grove_model::search::explore::Exploring;
use grove_model::update::explore::ExploreMsg;
use grove_model::{Model, Msg};
use sudoku_engine::explore::NodeId;
use sudoku_engine::search::{Counters, Outlook};
use yew::{Callback, Html, html};

use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::text::{RunState, Text};

/// The bar in the place of the player's controls.
pub(crate) fn explore_bar(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let Some(tree) = model.explored() else {
        return html! { <section class="explore-bar"></section> };
    };
    let send = |exploration: ExploreMsg| on_msg.reform(move |()| Msg::Explore(exploration));
    let button = |action, label, icon, keys, disabled, exploration| {
        let on_click = send(exploration);
        Button::new(action, label, on_click)
            .icon(icon)
            .labelled()
            .keys(keys)
            .disabled(disabled)
            .keyed()
            .draw()
    };
    let is_at_root = tree.tree().current() == NodeId::ROOT;
    let finish = if tree.finishing().is_some() {
        button(
            "cancel-finish",
            text.cancel,
            Icon::Stop,
            Some("Escape"),
            false,
            ExploreMsg::FinishCancelled,
        )
    } else {
        let disabled = !tree.can_finish(model.watch.goal) || model.is_worker_lost;
        button(
            "finish-branch",
            text.explore.finish,
            Icon::ToEnd,
            Some("End"),
            disabled,
            ExploreMsg::FinishAsked,
        )
    };
    let solution = if tree.is_in_solution() {
        button(
            "leave-solution",
            text.explore.back,
            Icon::Undo,
            Some("S"),
            false,
            ExploreMsg::WentBack,
        )
    } else {
        button(
            "open-solution",
            text.explore.open_solution,
            Icon::Solution,
            Some("S"),
            tree.solution().is_none(),
            ExploreMsg::SolutionOpened,
        )
    };
    html! {
        <section
            class="explore-bar"
            data-explore={state_word(tree)}
            data-opened={tree.tree().opened().to_string()}
            aria-label={text.explore.start}
        >
            <div class="explore-buttons" role="group" aria-label={text.explore.start}>
                {button("take-back", text.explore.take_back, Icon::Undo, Some("Backspace"), is_at_root,
                    ExploreMsg::TakenBack)}
                {button("follow-forced", text.explore.follow, Icon::Step, Some("Space"),
                    !tree.is_forced(), ExploreMsg::Followed)}
                {finish}
                {solution}
                {button("start-over", text.explore.restart, Icon::Restart, None, tree.tree().opened() == 0
                    && tree.tree().by_machine().placements == 0, ExploreMsg::Restarted)}
            </div>
            <p class="explore-progress" role="status">{progress(text, tree)}</p>
        </section>
    }
}

fn state_word(tree: &Exploring) -> &'static str {
    match (tree.finishing(), tree.outlook()) {
        (Some(_), _) => "finishing",
        (None, Outlook::DeadEnd { .. }) => "dead-end",
        (None, Outlook::Solved) => "solved",
        (None, Outlook::Open | Outlook::Forced { .. }) => "choosing",
    }
}

/// How far the machine has come.
fn progress(text: Text, tree: &Exploring) -> Option<String> {
    let work = tree.finishing()?.work;
    let counters =
        Counters { placements: work.placements, undos: work.undos, ..Counters::default() };
    Some(text.run(RunState::Searching, counters.placements))
}
