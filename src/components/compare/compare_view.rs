//! Comparing searches of one puzzle.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::search::compare::{Change, Pace, Panel};
use strum::VariantArray;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::compare::compare_chart::CompareChart;
use crate::components::compare::compare_lane::CompareLane;
use crate::components::compare::compare_maps::CompareMaps;
use crate::components::compare::compare_table::CompareTable;
use crate::components::compare::compare_transport::CompareTransport;
use crate::components::shared::board::Board;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::sample_select::SampleSelect;
use crate::components::shared::segmented::{Choice, Segmented};
use crate::components::watch::watch_settings;
use crate::text::{CompareLabel, Label, Text};
use grove_model::base::settings::View;
use grove_model::search::compare::Comparison;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The view for comparing.
#[component]
pub(crate) fn CompareView(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let comparison = &model.comparison;
    if comparison.lanes.is_empty() {
        return nothing_to_search(*text, model, on_msg);
    }
    let lanes = (0..comparison.lanes.len()).map(|place| {
        html! {
            <CompareLane key={place} text={*text} model={model.clone()} {place} on_msg={on_msg.clone()} />
        }
    });
    let panel = match comparison.panel {
        Panel::Maps => html! {
            <CompareMaps key="maps" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        Panel::Levels => html! {
            <CompareChart key="levels" text={*text} model={model.clone()} />
        },
        Panel::Table => html! {
            <CompareTable key="table" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
    };
    html! {
        <div class="compare" data-lanes={comparison.lanes.len().to_string()}>
            <div class="compare-scroll">
                {settings(*text, model, on_msg)}
                <div class="lanes">{for lanes}</div>
                <section class="compare-panel" data-panel={comparison.panel.code()}>
                    {panel}
                </section>
            </div>
            <CompareTransport text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        </div>
    }
}

/// Why nothing can be compared, and the board that stands in the way.
fn nothing_to_search(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let says = html! {
        <section class="uncompared" data-uncompared="clues">
            <p role="status">{text.label(Label::MendClashesFirst)}</p>
            <Button action="go-to-play" name={text.label(Label::GoToPlay)} labelled=true
                primary=true on_click={on_msg.reform(|()| Msg::ViewChosen(View::Play))} />
        </section>
    };
    html! {
        <div class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    <Board {text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
                <div class="watch-side">{says}</div>
            </div>
        </div>
    }
}

fn settings(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    let word = |label| text.label(Label::Compare(label));
    let pace = |&it: &Pace| Choice::new(it.code(), word(CompareLabel::Pace(it)));
    let paces: Vec<Choice> = Pace::VARIANTS.iter().map(pace).collect();
    let panel = |&it: &Panel| Choice::new(it.code(), word(CompareLabel::Panel(it)));
    let panels: Vec<Choice> = Panel::VARIANTS.iter().map(panel).collect();
    let change = |change: Change| on_msg.reform(move |()| Msg::ComparisonChanged(change));
    let place = |place: Option<usize>| place.unwrap_or_default();
    html! {
        <div class="compare-settings">
            <SampleSelect {text} model={model.clone()} on_msg={on_msg.clone()} />
            {watch_settings::goal(text, model.goal, on_msg)}
            <div class="field" title={word(CompareLabel::PaceMeaning(comparison.pace))}>
                <span class="field-word" aria-hidden="true">{word(CompareLabel::PlayTogether)}</span>
                <Segmented action="pace" name={word(CompareLabel::PlayTogether)} choices={paces}
                    chosen={place(Pace::VARIANTS.iter().position(|&it| it == comparison.pace))}
                    on_choose={on_msg.reform(|place: usize| {
                        Msg::ComparisonChanged(Change::Pace(Pace::VARIANTS[place]))
                    })} />
            </div>
            <div class="field">
                <span class="field-word" aria-hidden="true">{word(CompareLabel::Panels)}</span>
                <Segmented action="panel" name={word(CompareLabel::Panels)} choices={panels}
                    chosen={place(Panel::VARIANTS.iter().position(|&it| it == comparison.panel))}
                    on_choose={on_msg.reform(|place: usize| {
                        Msg::ComparisonChanged(Change::Panel(Panel::VARIANTS[place]))
                    })} />
            </div>
            <Button action="add-lane" name={word(CompareLabel::AddSearch)} icon={Icon::Add} labelled=true
                disabled={comparison.lanes.len() >= Comparison::MOST} on_click={change(Change::Added)} />
        </div>
    }
}
