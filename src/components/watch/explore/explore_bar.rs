//! The actions in a tree that is opened by hand, other than choosing a digit.

use grove_model::search::explore::Exploration;
use grove_model::update::msg::{ExploreMsg, Msg};
use sudoku_engine::explore::NodeId;
use sudoku_engine::search::NodeStatus;
use yew::prelude::*;

use crate::components::shared::{Icon, Page};
use crate::text::RunState;

/// Draws the bar, in place of the playback controls.
pub(crate) fn explore_bar(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let words = &text.explore;
    let Some(tree) = model.explored() else {
        return html! { <section class="explore-bar"></section> };
    };
    let button = |action, name, icon, keys: Option<&'static str>, is_disabled, msg| {
        let button = page.button(action, name, Msg::Explore(msg)).icon(icon).keys(*text, keys);
        button.labeled().disabled(is_disabled).keyed().draw()
    };
    let is_at_root = tree.tree().current() == NodeId::ROOT;
    let is_untouched = tree.tree().opened() == 0 && tree.tree().by_machine().placements == 0;
    let finish = if tree.finishing().is_some() {
        let cancel = ExploreMsg::FinishCancelled;
        button("cancel-finish", text.cancel, Icon::STOP, Some("Escape"), false, cancel)
    } else {
        let cannot = !tree.can_finish(model.watch.goal) || model.is_worker_lost;
        let ask = ExploreMsg::FinishAsked;
        button("finish-branch", words.finish, Icon::TO_END, Some("End"), cannot, ask)
    };
    let solution = if tree.is_in_solution() {
        button("leave-solution", words.back, Icon::UNDO, Some("S"), false, ExploreMsg::WentBack)
    } else {
        let (has_none, open) = (tree.solution().is_none(), ExploreMsg::SolutionOpened);
        button("open-solution", words.open_solution, Icon::SOLUTION, Some("S"), has_none, open)
    };
    html! {
        <section class="explore-bar" data-explore={state_word(tree)}
            data-opened={tree.tree().opened().to_string()} aria-label={words.start}>
            <div class="explore-buttons" role="group" aria-label={words.start}>
                {button("take-back", words.undo, Icon::UNDO, Some("Backspace"), is_at_root,
                    ExploreMsg::TakenBack)}
                {button("follow-forced", words.follow, Icon::STEP, Some("Space"),
                    !tree.is_forced(), ExploreMsg::Followed)}
                {finish}
                {solution}
                {button("start-over", words.restart, Icon::RESTART, None, is_untouched,
                    ExploreMsg::Restarted)}
            </div>
            // The progress of the machine.
            <p class="explore-progress" role="status">
                {tree.finishing().map(|it| text.run(RunState::Searching, it.work.placements))}
            </p>
        </section>
    }
}

fn state_word(tree: &Exploration) -> &'static str {
    match (tree.finishing(), tree.status()) {
        (Some(_), _) => "finishing",
        (None, NodeStatus::DeadEnd { .. }) => "dead-end",
        (None, NodeStatus::Solved) => "solved",
        (None, NodeStatus::Open | NodeStatus::Forced { .. }) => "choosing",
    }
}
