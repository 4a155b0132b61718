//! What is searched, what counts as one step, and how far.

use grove_model::base::steps::StepSize;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::play::PlayMsg;
use grove_model::{Model, Msg};
use sudoku_engine::search::{Goal, Strategy};
use yew::{Callback, Html, Properties, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::shared::icon::Icon;
use crate::components::shared::sample_select::sample_select;
use crate::components::shared::select::select;
use crate::components::watch::strategy_select::StrategySelect;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The settings of the search being watched.
#[component]
pub(crate) fn WatchSettings(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let is_open = use_state_eq(|| false);
    let on_open = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    html! {
        <div class="watch-settings" data-open={is_open.then_some("")}>
            // Where room is scarce, they are shown when they are asked for.
            <button type="button" class="button watch-settings-open" data-action="search-settings"
                aria-expanded={is_open.to_string()} onclick={on_open}>
                {text.search_settings}
            </button>
            {sample_select(*text, model, on_msg)}
            {strategy(*text, model.watch.strategy, on_msg)}
            {model.explored().is_none().then(|| grain(*text, model.watch.controls.grain, on_msg))}
            {goal(*text, model.watch.goal, on_msg)}
            {by_hand(*text, model, on_msg)}
        </div>
    }
}

fn strategy(text: Text, strategy: Strategy, on_msg: &Callback<Msg>) -> Html {
    let on_choose = on_msg.reform(|value| Msg::Play(PlayMsg::StrategyChosen(value)));
    html! {
        <StrategySelect {text} action="strategy" name={text.strategy} {strategy} {on_choose} />
    }
}

fn grain(text: Text, grain: StepSize, on_msg: &Callback<Msg>) -> Html {
    const GRAINS: [StepSize; 2] = [StepSize::Moves, StepSize::Events];
    let options = vec![("moves", text.grain_moves.into()), ("events", text.grain_events.into())];
    let chosen = GRAINS.iter().position(|&known| known == grain).unwrap_or_default();
    let on_choose = on_msg.reform(|place: usize| Msg::Play(PlayMsg::StepSizeChosen(GRAINS[place])));
    select("grain", text.step_size, &options, chosen, &on_choose)
}

/// The first solution, all, and the n-th where somebody went on from the first.
pub(crate) fn goal(text: Text, goal: Goal, on_msg: &Callback<Msg>) -> Html {
    let mut goals = vec![Goal::FIRST, Goal::Exhaustion];
    let mut options = vec![("first", text.goal_first.into()), ("all", text.goal_all.into())];
    if let Goal::Solution(nth) = goal
        && goal != Goal::FIRST
    {
        goals.push(goal);
        options.push(("nth", text.goal_nth(nth.get()).into()));
    }
    let chosen = goals.iter().position(|&known| known == goal).unwrap_or_default();
    let on_choose = on_msg.reform(move |place: usize| Msg::Play(PlayMsg::GoalChosen(goals[place])));
    select("goal", text.goal, &options, chosen, &on_choose)
}

/// Switches from the search to a tree that is opened by hand, and back.
fn by_hand(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let on = model.watch.tree.is_by_hand();
    let on_click = on_msg.reform(move |_| Msg::Explore(ExploreMsg::Switched { on: !on }));
    html! {
        <button
            type="button"
            class="button explore-switch"
            data-action="explore"
            aria-pressed={on.to_string()}
            aria-label={text.explore.start}
            title={text.explore.start}
            disabled={model.watch.player.is_none()}
            onclick={on_click}
        >
            {Icon::Hand.draw()}
            <span class="explore-word">{text.explore.by_hand}</span>
        </button>
    }
}
