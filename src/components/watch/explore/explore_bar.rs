//! The actions in a tree that is opened by hand, other than choosing a digit.

use grove_model::search::explore::Exploration;
use grove_model::update::msg::{ExploreMsg, Msg};
use sudoku_engine::explore::NodeId;
use sudoku_engine::search::NodeStatus;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps};
use crate::text::RunState;

/// Draws the bar, in place of the playback controls.
pub(crate) fn explore_bar(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let words = text.explore_labels();
    let Some(exploration) = model.shown_exploration() else {
        return html! { <section class="explore-bar"></section> };
    };
    let button = |action, name, icon, keys: Option<&'static str>, is_disabled, msg| {
        let button = page.button(action, name, Msg::Explore(msg)).icon(icon).keys(*text, keys);
        button.labeled().disabled(is_disabled).keyed().draw()
    };
    let is_at_root = exploration.tree().current() == NodeId::ROOT;
    let is_untouched = exploration.tree().open_node_count() == 0
        && exploration.tree().work_by_machine().placements == 0;
    let finish = if exploration.finish_job().is_some() {
        let cancel = ExploreMsg::FinishCancelled;
        button("cancel-finish", text.cancel, Icon::STOP, Some("Escape"), false, cancel)
    } else {
        let is_disabled = !exploration.can_finish(model.watch.goal) || model.is_worker_lost;
        let finish = ExploreMsg::FinishRequested;
        button("finish-branch", words.finish, Icon::TO_END, Some("End"), is_disabled, finish)
    };
    let solution = if exploration.is_in_solution() {
        button("leave-solution", words.back, Icon::UNDO, Some("S"), false, ExploreMsg::WentBack)
    } else {
        let (has_none, open) = (exploration.solution().is_none(), ExploreMsg::SolutionOpened);
        button("open-solution", words.open_solution, Icon::SOLUTION, Some("S"), has_none, open)
    };
    html! {
        <section class="explore-bar" data-explore={state_word(exploration)}
            data-opened={exploration.tree().open_node_count().to_string()} aria-label={words.start}>
            <div class="explore-buttons" role="group" aria-label={words.start}>
                {button("take-back", words.undo, Icon::UNDO, Some("Backspace"), is_at_root,
                    ExploreMsg::ChoiceUndone)}
                {button("follow-forced", words.follow, Icon::STEP, Some("Space"),
                    !exploration.is_forced(), ExploreMsg::ForcedDigitsPlaced)}
                {finish}
                {solution}
                {button("start-over", words.restart, Icon::RESTART, None, is_untouched,
                    ExploreMsg::Restarted)}
            </div>
            // The progress of the machine.
            <p class="explore-progress" role="status">
                {exploration.finish_job().map(|it| text.run(RunState::Searching, it.work.placements))}
            </p>
        </section>
    }
}

fn state_word(exploration: &Exploration) -> &'static str {
    match (exploration.finish_job(), exploration.status()) {
        (Some(_), _) => "finishing",
        (None, NodeStatus::DeadEnd { .. }) => "dead-end",
        (None, NodeStatus::Solved) => "solved",
        (None, NodeStatus::Branching | NodeStatus::Forced { .. }) => "choosing",
    }
}
