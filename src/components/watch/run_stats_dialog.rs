//! The statistics of the run: how fast it was searched, and what is recorded of it.

use grove_model::Model;
use grove_model::base::code::Code;
use grove_model::worker::run::RunFacts;
use strum::VariantArray;
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::platform::timing;
use crate::text::RunFact;

pub(crate) fn run_stats_dialog(page: &PageProps, facts: Option<RunFacts>) -> Html {
    let PageProps { text, model, .. } = page;
    let rows = RunFact::VARIANTS.iter().copied().filter_map(|fact| {
        let value = value(fact, model, facts)?;
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

/// Returns the value of a fact, if it is known.
fn value(fact: RunFact, model: &Model, facts: Option<RunFacts>) -> Option<u64> {
    let counters = model.watch.player.as_ref()?.progress.counters;
    let recording = facts.map(|facts| facts.recording);
    match fact {
        RunFact::Placements => Some(counters.placements),
        RunFact::Steps => Some(counters.step()),
        RunFact::Searching => facts.map(|facts| facts.search_micros),
        RunFact::Rate => facts?.placements_per_second(counters.placements),
        RunFact::Checkpoints => recording.map(|it| it.checkpoints),
        RunFact::Spacing => recording.map(|it| it.spacing),
        RunFact::Retained => recording.map(|it| it.subtrees),
        RunFact::Shortest => recording.map(|it| it.min_subtree_steps),
        RunFact::Recording => recording.map(|it| it.bytes),
        RunFact::SeekInWorker => facts?.seek_micros,
        RunFact::SeekPainted => timing::last_seek(),
        RunFact::WorkerMemory => facts.map(|facts| facts.memory_bytes),
        RunFact::PageMemory => Some(timing::own_memory()),
        RunFact::ScriptMemory => timing::script_memory(),
    }
}
