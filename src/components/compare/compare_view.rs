//! Comparing searches of one puzzle.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::base::settings::View;
use grove_model::search::compare::Comparison;
use grove_model::search::compare::Panel;
use grove_model::update::compare::CompareMsg;
use grove_model::update::page::PageMsg;
use yew::{Callback, Html, html};

use crate::components::Shared;
use crate::components::compare::compare_chart::compare_chart;
use crate::components::compare::compare_lane::compare_lane;
use crate::components::compare::compare_maps::CompareMaps;
use crate::components::compare::compare_table::compare_table;
use crate::components::compare::compare_transport::compare_transport;
use crate::components::shared::board::board;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::sample_select::sample_select;
use crate::components::shared::segmented::segmented_of;
use crate::components::watch::watch_settings;
use crate::text::Text;

/// The view for comparing.
pub(crate) fn compare_view(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    if comparison.lanes.is_empty() {
        return nothing_to_search(text, model, on_msg);
    }
    let lanes = (0..comparison.lanes.len()).map(|place| compare_lane(text, model, place, on_msg));
    let panel = match comparison.panel {
        Panel::Maps => html! {
            <CompareMaps key="maps" {text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        Panel::Levels => compare_chart(text, model),
        Panel::Table => compare_table(text, model, on_msg),
    };
    html! {
        <div key="compare" class="compare" data-lanes={comparison.lanes.len().to_string()}>
            <div class="compare-scroll">
                {settings(text, model, on_msg)}
                <div class="lanes">{for lanes}</div>
                <section class="compare-panel" data-panel={comparison.panel.code()}>
                    {panel}
                </section>
            </div>
            {compare_transport(text, model, on_msg)}
        </div>
    }
}

/// Why nothing can be compared, and the board that stands in the way.
fn nothing_to_search(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let says = html! {
        <section class="uncompared" data-uncompared="clues">
            <p role="status">{text.mend_clashes_first}</p>
            {Button::new("go-to-play", text.go_to_play,
                on_msg.reform(|()| Msg::Page(PageMsg::ViewChosen(View::Play))))
                .labelled().primary().draw()}
        </section>
    };
    html! {
        <div key="compare" class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    {board(text, model, on_msg)}
                </div>
                <div class="watch-side">{says}</div>
            </div>
        </div>
    }
}

fn settings(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    let change = |change: CompareMsg| on_msg.reform(move |()| Msg::Compare(change));
    html! {
        <div class="compare-settings">
            {sample_select(text, model, on_msg)}
            {watch_settings::goal(text, model.watch.goal, on_msg)}
            <div class="field" title={text.compare_pace_meaning(comparison.pace)}>
                <span class="field-word" aria-hidden="true">{text.compare.play_together}</span>
                {segmented_of("pace", text.compare.play_together, comparison.pace,
                    |pace| text.compare_pace(pace),
                    &on_msg.reform(|pace| Msg::Compare(CompareMsg::Pace(pace))))}
            </div>
            <div class="field">
                <span class="field-word" aria-hidden="true">{text.compare.panels}</span>
                {segmented_of("panel", text.compare.panels, comparison.panel,
                    |panel| text.compare_panel(panel),
                    &on_msg.reform(|panel| Msg::Compare(CompareMsg::Panel(panel))))}
            </div>
            {Button::new("add-lane", text.compare.add_search, change(CompareMsg::Added))
                .icon(Icon::Add).labelled().disabled(comparison.lanes.len() >= Comparison::MOST).draw()}
        </div>
    }
}
