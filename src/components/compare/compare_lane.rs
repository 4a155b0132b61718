//! One of the searches being compared: its state, board and counters.

use grove_model::base::code::Code;
use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::search::compare::{Column, Comparison, Lane, LaneSearch};
use grove_model::update::msg::{CompareMsg, Msg, OwnProgramMsg, ProgramMsg};
use grove_model::view::board as board_view;
use yew::prelude::*;

use super::lane_board::LaneBoard;
use crate::components::shared::{Icon, PageProps, length_word};
use crate::components::watch::strategy_select::StrategySelect;
use crate::text::{Counter, Text, lane_sign};

/// The codes for automation of the lanes' strategies.
const ACTIONS: [&str; 4] = ["lane-a", "lane-b", "lane-c", "lane-d"];

pub(crate) fn compare_lane(
    page: &PageProps,
    comparison: &Comparison,
    lane_index: usize,
    lane: &Lane,
) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let name = text.lane(lane_index);
    let search = match lane.search() {
        LaneSearch::Strategy(strategy) => {
            let on_choose = on_msg.reform(move |strategy| {
                Msg::Compare(CompareMsg::StrategyChosen { lane: lane_index, strategy })
            });
            html! {
                <StrategySelect text={*text} action={ACTIONS[lane_index % ACTIONS.len()]} name={name.clone()}
                    {strategy} {on_choose} />
            }
        }
        LaneSearch::Program => {
            html! { <span class="lane-name">{text.lane_search(lane.search())}</span> }
        }
    };
    let remove = Msg::Compare(CompareMsg::LaneRemoved { lane: lane_index });
    let is_needed = comparison.lane_count() <= Comparison::MIN_LANES;
    let stepper = &lane.player.stepper;
    html! {
        <section key={lane_index} class="lane" aria-label={name.clone()} data-lane={lane_sign(lane_index)}
            data-strategy={lane.search().to_string()} data-state={state_word(lane)}>
            <div class="lane-head">
                <span class="lane-sign" data-lane={lane_sign(lane_index)} aria-hidden="true">
                    {lane_sign(lane_index)}
                </span>
                {search}
                {page.button("remove-lane", text.comparison().remove_search, remove)
                    .icon(Icon::CLOSE).disabled(is_needed).draw()}
            </div>
            <div class="lane-body">
                <LaneBoard {name} shape={stepper.shape()} cells={board_view::search_cells(stepper)}
                    frames={CellFrame::all(model.play.editor.edited_puzzle())} />
                {counters(*text, lane)}
            </div>
        </section>
    }
}

/// Draws the lane of a link's program while the program is being run.
pub(super) fn awaited_lane(page: &PageProps, comparison: &Comparison) -> Html {
    let text = page.text;
    let lane_index = comparison.lanes.len();
    let stop = Msg::Program(ProgramMsg::Own(OwnProgramMsg::Stopped));
    html! {
        <section key="awaited" class="lane" aria-label={text.lane(lane_index)} data-strategy="program"
            data-state="awaited">
            <div class="lane-head">
                <span class="lane-sign" data-lane={lane_sign(lane_index)} aria-hidden="true">
                    {lane_sign(lane_index)}
                </span>
                <span class="lane-name">{text.lane_search(LaneSearch::Program)}</span>
            </div>
            <div class="lane-awaited">
                <p role="status">{text.comparison().program_running}</p>
                {page.button("program-stop", text.stop, stop).icon(Icon::STOP).labeled().draw()}
            </div>
        </section>
    }
}

/// Returns whether the lane is shown at its end, has been searched to its end, or is still running.
fn state_word(lane: &Lane) -> &'static str {
    if lane.player.stepper.is_over() {
        "ended"
    } else if lane.player.total_steps().is_some() {
        "over"
    } else {
        "running"
    }
}

fn counters(text: Text, lane: &Lane) -> Html {
    let counters = lane.player.stepper.counters();
    let count = |code: &'static str, name: &'static str, value: Option<u64>| {
        let not_counted = text.comparison().not_counted;
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
            {count("guesses", guesses, lane.player.stepper.guesses())}
            {counted(Counter::Depth)}
            {counted(Counter::Solutions)}
        </dl>
    }
}
