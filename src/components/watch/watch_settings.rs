//! The settings: which puzzle and strategy, what counts as a step, and when the search ends.

use grove_model::base::code::Code;
use grove_model::base::steps::StepSize;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::update::msg::{ExploreMsg, Msg, PlayMsg};
use strum::VariantArray;
use sudoku_engine::board::Givens;
use sudoku_engine::search::{Goal, Strategy};
use yew::prelude::*;

use super::strategy_select::StrategySelect;
use crate::components::shared::{Icon, Meanings, Page, Part, sample_select, select, select_of};

/// All that the settings show.
#[derive(Clone, PartialEq)]
struct Settings {
    clues: Givens,
    is_classic: bool,
    strategy: Strategy,
    goal: Goal,
    grain: StepSize,
    is_by_hand: bool,
    is_explored: bool,
    can_search: bool,
}

pub(crate) fn watch_settings(page: &Page) -> Html {
    let model = &page.model;
    let sheet = model.play.editor.sheet();
    let facts = Settings {
        clues: sheet.clues.clone(),
        is_classic: sheet.rules.is_classic(),
        strategy: model.watch.strategy,
        goal: model.watch.goal,
        grain: model.watch.controls.grain,
        is_by_hand: model.watch.tree.is_by_hand(),
        is_explored: model.explored().is_some(),
        can_search: model.watch.player.is_some(),
    };
    html! { <WatchSettings page={page.clone()} {facts} /> }
}

#[component]
fn WatchSettings(part: &Part<Settings>) -> Html {
    let page = &part.page;
    let Page { text, model, on_msg, .. } = page;
    let is_open = use_state_eq(|| false);
    let on_open = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    let on_strategy = on_msg.reform(|value| Msg::Play(PlayMsg::StrategyChosen(value)));
    let asked = Meanings { id: "method-meanings", title: text.meanings().methods };
    let methods = StrategyPreset::VARIANTS
        .iter()
        .map(|&it| (it.code(), text.strategy_preset(it), text.method_meaning(it)));
    html! {
        <div class="watch-settings" data-open={is_open.then_some("")}>
            // Where space is scarce, they are hidden behind this button.
            <button type="button" class="button watch-settings-open" data-action="search-settings"
                aria-expanded={is_open.to_string()} onclick={on_open}>
                {text.search_settings}
            </button>
            {sample_select(page)}
            <div class="explained">
                <StrategySelect text={*text} action="strategy" name={text.strategy}
                    strategy={model.watch.strategy} on_choose={on_strategy} />
                {asked.button()}
                {asked.list(methods)}
            </div>
            {model.explored().is_none().then(|| grain(page))}
            {goal(page)}
            {by_hand(page)}
        </div>
    }
}

fn grain(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let option = |grain| match grain {
        StepSize::Moves => ("moves", text.grain_moves.into()),
        StepSize::Events => ("events", text.grain_events.into()),
    };
    select_of(
        ("grain", text.step_size),
        &[StepSize::Moves, StepSize::Events],
        model.watch.controls.grain,
        option,
        &on_msg.reform(|grain| Msg::Play(PlayMsg::StepSizeChosen(grain))),
    )
}

/// Draws the choice of a goal: the first solution, all, or the n-th if the user continued past the
/// first.
pub(crate) fn goal(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let mut goals = vec![Goal::FIRST, Goal::Exhaustion];
    let mut options = vec![("first", text.goal_first.into()), ("all", text.goal_all.into())];
    let goal = model.watch.goal;
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

/// Draws the switch between the search and a tree that is opened by hand.
fn by_hand(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let on = model.watch.tree.is_by_hand();
    html! {
        <button type="button" class="button explore-switch" data-action="explore"
            aria-pressed={on.to_string()} aria-label={text.explore.start} title={text.explore.start}
            disabled={model.watch.player.is_none()}
            onclick={page.send(Msg::Explore(ExploreMsg::Switched { on: !on }))}>
            {Icon::HAND.draw()}
            <span class="explore-word">{text.explore.by_hand}</span>
        </button>
    }
}
