//! The panel about the run: how fast it was searched, and what is kept of it.

use grove_model::base::code::Code;
use grove_model::model::run_stats::AboutRun;
use grove_model::update::run_stats::RunStatsMsg;
use grove_model::{Model, Msg};
use strum::VariantArray;
use yew::{Callback, Html, html};

use crate::components::shared::dialog::Dialog;
use crate::platform::timing;
use crate::text::{RunFact, Text};

/// The panel.
pub(crate) fn about_run_dialog(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let is_open = model.about_run.is_some();
    let on_close = on_msg.reform(|()| Msg::RunStats(RunStatsMsg::Closed));
    html! {
        <Dialog {text} code="about-run" title={text.about_run} open={is_open} {on_close}>
            {model.about_run.as_ref().map(|about| body(text, model, about)).unwrap_or_default()}
        </Dialog>
    }
}

fn body(text: Text, model: &Model, about: &AboutRun) -> Html {
    let rows = RunFact::VARIANTS.iter().copied().filter_map(|fact| {
        let value = value(fact, model, about)?;
        Some(html! {
            <tr key={fact.code()}>
                <th scope="row">{text.run_fact(fact)}</th>
                <td data-fact={fact.code()} data-value={value.to_string()}>{text.run_figure(fact, value)}</td>
            </tr>
        })
    });
    html! {
        <>
            <p>{text.about_run_intro}</p>
            <table class="run-facts">
                <tbody>{for rows}</tbody>
            </table>
        </>
    }
}

/// A fact's value, as far as it is known.
fn value(fact: RunFact, model: &Model, about: &AboutRun) -> Option<u64> {
    let counters = model.watch.player.as_ref()?.progress.counters;
    let told = about.facts;
    let recording = told.map(|told| told.recording);
    match fact {
        RunFact::Placements => Some(counters.placements),
        RunFact::Steps => Some(counters.step()),
        RunFact::Searching => told.map(|told| told.searching),
        RunFact::Rate => told?.placements_a_second(counters.placements),
        RunFact::Checkpoints => recording.map(|it| it.checkpoints),
        RunFact::Spacing => recording.map(|it| it.spacing),
        RunFact::Retained => recording.map(|it| it.retained),
        RunFact::Shortest => recording.map(|it| it.shortest),
        RunFact::Recording => recording.map(|it| it.bytes),
        RunFact::SeekInWorker => told?.seek,
        RunFact::SeekPainted => timing::last_seek(),
        RunFact::WorkerMemory => told.map(|told| told.memory),
        RunFact::PageMemory => Some(timing::own_memory()),
        RunFact::ScriptMemory => timing::script_memory(),
    }
}
