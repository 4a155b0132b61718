//! One of the searches being compared: its state, board and counters.

use grove_model::base::code::Code;
use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::search::compare::{Column, Comparison, Lane};
use grove_model::update::msg::{CompareMsg, Msg};
use grove_model::view::board as board_view;
use yew::prelude::*;

use super::lane_board::LaneBoard;
use crate::components::shared::{Icon, Page, length_word};
use crate::components::watch::strategy_select::StrategySelect;
use crate::text::{Counter, Text, lane_sign};

/// The codes for automation of the lanes' strategies.
const ACTIONS: [&str; 4] = ["lane-a", "lane-b", "lane-c", "lane-d"];

pub(crate) fn compare_lane(
    page: &Page,
    comparison: &Comparison,
    place: usize,
    lane: &Lane,
) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let name = text.lane(place);
    let on_choose =
        on_msg.reform(move |strategy| Msg::Compare(CompareMsg::Strategy { lane: place, strategy }));
    let remove = Msg::Compare(CompareMsg::Removed { lane: place });
    let is_needed = comparison.lanes.len() <= Comparison::FEWEST;
    let at = &lane.player.at;
    html! {
        <section key={place} class="lane" aria-label={name.clone()} data-lane={lane_sign(place)}
            data-strategy={lane.strategy().to_string()} data-state={state(lane)}>
            <div class="lane-head">
                <span class="lane-sign" data-lane={lane_sign(place)} aria-hidden="true">
                    {lane_sign(place)}
                </span>
                <StrategySelect text={*text} action={ACTIONS[place % ACTIONS.len()]} name={name.clone()}
                    strategy={lane.strategy()} {on_choose} />
                {page.button("remove-lane", text.compare.remove_search, remove)
                    .icon(Icon::CLOSE).disabled(is_needed).draw()}
            </div>
            <div class="lane-body">
                <LaneBoard {name} shape={at.shape()} cells={board_view::searched(at)}
                    frames={CellFrame::all(model.play.editor.sheet())} />
                {counters(*text, lane)}
            </div>
        </section>
    }
}

/// Returns whether the lane is shown at its end, has been searched to its end, or is still running.
fn state(lane: &Lane) -> &'static str {
    if lane.player.at.is_over() {
        "ended"
    } else if lane.player.total_steps().is_some() {
        "over"
    } else {
        "running"
    }
}

fn counters(text: Text, lane: &Lane) -> Html {
    let counters = lane.player.at.counters();
    let count = |code: &'static str, name: &'static str, value: Option<u64>| {
        let not_counted = text.compare.not_counted;
        let written = value.map_or_else(|| "–".to_owned(), |value| text.number(value));
        html! {
            <div key={code} class="lane-counter">
                <dt>{name}</dt>
                <dd data-lane-counter={code} data-length={length_word(&written)} data-value={value.map(|value| value.to_string())}
                    title={value.is_none().then_some(not_counted)}>
                    {written}
                </dd>
            </div>
        }
    };
    let counted = |counter: Counter| {
        count(counter.code(), text.counter(counter), Some(counter.value(counters)))
    };
    let guesses = text.compare_column(Column::Guesses);
    html! {
        <dl class="lane-counters">
            {counted(Counter::Placements)}
            {counted(Counter::Undos)}
            {counted(Counter::Nodes)}
            {count("guesses", guesses, lane.player.at.guesses())}
            {counted(Counter::Depth)}
            {counted(Counter::Solutions)}
        </dl>
    }
}
