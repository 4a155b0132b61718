//! The view for comparing searches of a puzzle.

use grove_model::base::code::Code;
use grove_model::base::settings::View;
use grove_model::search::compare::{Comparison, Panel};
use grove_model::update::msg::{CompareMsg, Msg, PageMsg};
use grove_model::view::board::own_board;
use yew::prelude::*;

use super::by_logic::{logic_button, logic_words};
use super::compare_chart::compare_chart;
use super::compare_lane::{awaited_lane, compare_lane};
use super::compare_maps::CompareMaps;
use super::compare_table::compare_table;
use super::compare_transport::compare_transport;
use crate::components::shared::{
    Icon, PageProps, Segment, board, sample_select, segmented, segmented_of,
};
use crate::components::watch::watch_settings;

pub(crate) fn compare_view(page: &PageProps) -> Html {
    let comparison = page.model.comparison.as_deref().filter(|it| !it.lanes.is_empty());
    let Some(comparison) = comparison else { return nothing_to_search(page) };
    let panel = page.in_stage(3, || match comparison.panel {
        Panel::Maps => html! { <CompareMaps key="maps" ..page.clone() /> },
        Panel::Levels => compare_chart(page.text, comparison),
        Panel::Table => compare_table(page, comparison),
    });
    html! {
        <div key="compare" class="compare" data-lanes={comparison.lanes.len().to_string()}>
            <div class="compare-scroll">
                {settings(page, comparison)}
                <div class="lanes">
                    {page.in_stage(2, || lanes(page, comparison))}
                </div>
                <div class="compare-verdict">
                    <p class="compare-ranking" role="status">
                        <span>{comparison.ranking().map(|ranking| page.text.ranking(&ranking))}</span>
                        <span data-logic="">{logic_words(page)}</span>
                    </p>
                    {logic_button(page)}
                </div>
                <section class="compare-panel" data-panel={comparison.panel.code()}>
                    {panel}
                </section>
            </div>
            {compare_transport(page, comparison)}
        </div>
    }
}

fn lanes(page: &PageProps, comparison: &Comparison) -> Html {
    let lanes = comparison.lanes.iter().enumerate();
    html! {
        <>
            {for lanes.map(|(index, lane)| compare_lane(page, comparison, index, lane))}
            {comparison.awaits_program().then(|| awaited_lane(page, comparison))}
        </>
    }
}

/// Draws why nothing can be compared, and the board that is the reason.
fn nothing_to_search(page: &PageProps) -> Html {
    let text = page.text;
    let play = Msg::Page(PageMsg::ViewChosen(View::Play));
    html! {
        <div key="compare" class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    {board(page, &own_board(&page.model), Html::default(), Html::default())}
                </div>
                <div class="watch-side">
                    <section class="uncompared" data-uncompared="clues">
                        <p role="status">{text.mend_clashes_first}</p>
                        {page.button("go-to-play", text.go_to_play, play).labeled().primary().draw()}
                    </section>
                </div>
            </div>
        </div>
    }
}

fn settings(page: &PageProps, comparison: &Comparison) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let add = Msg::Compare(CompareMsg::LaneAdded);
    html! {
        <div class="compare-settings">
            {sample_select(page)}
            {watch_settings::goal_select(page)}
            <div class="field" title={text.compare_pace_meaning(comparison.pace)}>
                <span class="field-word" aria-hidden="true">{text.comparison().play_together}</span>
                {pace_choice(page, comparison)}
            </div>
            <div class="field">
                <span class="field-word" aria-hidden="true">{text.comparison().panels}</span>
                {segmented_of("panel", text.comparison().panels, comparison.panel,
                    |panel| text.compare_panel(panel),
                    &on_msg.reform(|panel| Msg::Compare(CompareMsg::PanelChosen(panel))))}
            </div>
            {page.button("add-lane", text.comparison().add_search, add).icon(Icon::ADD).labeled()
                .disabled(comparison.lane_count() >= Comparison::MAX_LANES).draw()}
        </div>
    }
}

fn pace_choice(page: &PageProps, comparison: &Comparison) -> Html {
    let text = page.text;
    let paces: Vec<_> = comparison.paces().collect();
    let segments = paces.iter().map(|&it| Segment::new(it.code(), text.compare_pace(it)));
    let segments: Vec<_> = segments.collect();
    let index = paces.iter().position(|&it| it == comparison.pace).unwrap_or_default();
    let on_index =
        page.on_msg.reform(move |index: usize| Msg::Compare(CompareMsg::PaceChosen(paces[index])));
    segmented("pace", text.comparison().play_together, &segments, index, &on_index)
}
