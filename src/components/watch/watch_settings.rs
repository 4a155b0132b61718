//! The settings: which puzzle and strategy, what counts as a step, and when the search ends.

use grove_model::base::code::Code;
use grove_model::base::steps::StepSize;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::update::msg::{ExploreMsg, Msg, PlayMsg, ProgramMsg};
use strum::VariantArray;
use sudoku_engine::board::Givens;
use sudoku_engine::search::{Goal, Strategy};
use yew::prelude::*;

use super::strategy_select::StrategySelect;
use crate::components::shared::{
    Icon, MeaningsPopover, PageProps, sample_select, select, select_of,
};

#[derive(Properties)]
struct Props {
    page: PageProps,
    facts: Facts,
}

/// The settings are redrawn only when their facts change.
impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.facts == other.facts && self.page.text == other.page.text
    }
}

/// All that the settings show of the model.
#[derive(PartialEq)]
struct Facts {
    givens: Givens,
    is_classic: bool,
    strategy: Strategy,
    goal: Goal,
    step_size: StepSize,
    is_by_hand: bool,
    is_explored: bool,
    can_search: bool,
    has_program: bool,
    is_written: bool,
}

pub(crate) fn watch_settings(page: &PageProps) -> Html {
    let model = &page.model;
    let edited_puzzle = model.play.editor.edited_puzzle();
    let facts = Facts {
        givens: edited_puzzle.givens.clone(),
        is_classic: edited_puzzle.rules.is_classic(),
        strategy: model.watch.strategy,
        goal: model.watch.goal,
        step_size: model.watch.controls.step_size,
        is_by_hand: model.watch.tree.is_exploration(),
        is_explored: model.shown_exploration().is_some(),
        can_search: model.watch.player.is_some(),
        has_program: model.watch.program.is_open,
        is_written: model.watch.player.as_ref().is_some_and(|it| it.stepper.is_written()),
    };
    html! { <WatchSettings page={page.clone()} {facts} /> }
}

#[component]
fn WatchSettings(props: &Props) -> Html {
    let page = &props.page;
    let PageProps { text, model, on_msg, .. } = page;
    let is_open = use_state_eq(|| false);
    let on_open = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    let on_strategy = on_msg.reform(|value| Msg::Play(PlayMsg::StrategyChosen(value)));
    let popover = MeaningsPopover { id: "method-meanings", title: text.meanings().methods };
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
                    strategy={model.watch.strategy} is_program={props.facts.is_written}
                    on_choose={on_strategy} />
                {popover.button()}
                {popover.list(methods)}
            </div>
            {model.shown_exploration().is_none().then(|| step_size_select(page))}
            // A program's run ends where the program ends.
            {(!props.facts.is_written).then(|| goal_select(page))}
            {by_hand_switch(page)}
            {program_switch(page)}
        </div>
    }
}

fn step_size_select(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let option = |step_size: StepSize| match step_size {
        StepSize::Events => (step_size.code(), text.grain_events.into()),
        StepSize::Stops => (step_size.code(), text.grain_stops.into()),
        StepSize::Moves => (step_size.code(), text.grain_moves.into()),
    };
    select_of(
        ("grain", text.step_size),
        &[StepSize::Events, StepSize::Stops, StepSize::Moves],
        model.watch.controls.step_size,
        option,
        &on_msg.reform(|step_size| Msg::Play(PlayMsg::StepSizeChosen(step_size))),
    )
}

/// Draws the choice of a goal: the first solution, all, or the n-th if the user continued past the
/// first.
pub(crate) fn goal_select(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let mut goals = vec![Goal::FIRST, Goal::Exhaustion];
    let mut options = vec![("first", text.goal_first.into()), ("all", text.goal_all.into())];
    let goal = model.watch.goal;
    if let Goal::Solution(nth) = goal
        && goal != Goal::FIRST
    {
        goals.push(goal);
        options.push(("nth", text.goal_nth(nth.get()).into()));
    }
    let chosen_index = goals.iter().position(|&it| it == goal).unwrap_or_default();
    let on_choose = on_msg.reform(move |index: usize| Msg::Play(PlayMsg::GoalChosen(goals[index])));
    select("goal", text.goal, &options, chosen_index, &on_choose)
}

/// Draws the switch that opens the program of the search.
fn program_switch(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let is_open = model.watch.program.is_open;
    let title = text.program().title;
    html! {
        <button type="button" class="button program-switch" data-action="program" aria-keyshortcuts="W"
            aria-pressed={is_open.to_string()} aria-label={title} title={format!("{title} (W)")}
            disabled={model.watch.player.is_none() || model.shown_exploration().is_some()}
            onclick={page.send(Msg::Program(ProgramMsg::Toggled { on: !is_open }))}>
            {Icon::PROGRAM.draw()}
            <span class="program-word">{text.program().word}</span>
        </button>
    }
}

/// Draws the switch between the search and a tree that is opened by hand.
fn by_hand_switch(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let is_by_hand = model.watch.tree.is_exploration();
    html! {
        <button type="button" class="button explore-switch" data-action="explore"
            aria-pressed={is_by_hand.to_string()} aria-label={text.explore_labels().start} title={text.explore_labels().start}
            disabled={model.watch.player.is_none()}
            onclick={page.send(Msg::Explore(ExploreMsg::Switched { on: !is_by_hand }))}>
            {Icon::HAND.draw()}
            <span class="explore-word">{text.explore_labels().by_hand}</span>
        </button>
    }
}
