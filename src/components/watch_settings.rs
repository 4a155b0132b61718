//! What is searched, what counts as one step, and how far.

use grove_model::Msg;
use grove_model::player::Grain;
use sudoku_engine::search::Goal;
use yew::{Callback, Html, Properties, component, html};

use super::Shared;
use super::sample_select::SampleSelect;
use super::select::Select;
use crate::text::{Label, Text};

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
    html! {
        <div class="watch-settings">
            <SampleSelect text={*text} model={model.clone()} on_msg={on_msg.clone()} />
            {grain(*text, model.controls.grain, on_msg)}
            {goal(*text, model.goal, on_msg)}
        </div>
    }
}

fn grain(text: Text, grain: Grain, on_msg: &Callback<Msg>) -> Html {
    const GRAINS: [Grain; 2] = [Grain::Moves, Grain::Events];
    let options =
        vec![("moves", text.label(Label::GrainMoves)), ("events", text.label(Label::GrainEvents))];
    let chosen = GRAINS.iter().position(|&known| known == grain);
    let on_choose = on_msg.reform(|place: usize| Msg::GrainChosen(GRAINS[place]));
    html! {
        <Select action="grain" name={text.label(Label::Grain)} {options} {chosen} {on_choose} />
    }
}

fn goal(text: Text, goal: Goal, on_msg: &Callback<Msg>) -> Html {
    let options =
        vec![("first", text.label(Label::GoalFirst)), ("all", text.label(Label::GoalAll))];
    let nth = match goal {
        Goal::Solution(nth) if goal != Goal::FIRST => Some(nth),
        _ => None,
    };
    let chosen = match goal {
        Goal::Exhaustion => Some(1),
        _ if nth.is_some() => None,
        _ => Some(0),
    };
    let on_choose = on_msg.reform(|place: usize| {
        Msg::GoalChosen(if place == 0 { Goal::FIRST } else { Goal::Exhaustion })
    });
    html! {
        <Select action="goal" name={text.label(Label::Goal)} {options} {chosen} {on_choose} />
    }
}
