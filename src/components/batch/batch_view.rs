//! The view for solving many puzzles from one file.

use std::rc::Rc;

use grove_model::batch::{Batch, Source, Stage};
use grove_model::update::msg::{BatchMsg, Msg};
use yew::prelude::*;

use super::batch_bar::batch_bar;
use super::batch_filter::batch_filter;
use super::batch_source::batch_source;
use super::batch_summary::BatchSummary;
use super::batch_table::BatchTable;
use crate::components::shared::PageProps;
use crate::platform::batch::hold_file;

pub(crate) fn batch_view(page: &PageProps) -> Html {
    html! { <BatchView key="batch" ..page.clone() /> }
}

#[component]
fn BatchView(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let is_file_over = use_state_eq(|| false);
    let on_drag = |is_inside: bool| {
        Callback::from(is_file_over.setter()).reform(move |event: DragEvent| {
            event.prevent_default();
            is_inside
        })
    };
    let on_drop = {
        let (is_file_over, on_msg) = (is_file_over.clone(), on_msg.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_file_over.set(false);
            if let Some(source) = dropped_source(&event) {
                on_msg.emit(Msg::Batch(BatchMsg::SourceChosen(source)));
            }
        })
    };
    let Some(batch) = model.batch.as_deref() else { return Html::default() };
    let body = match &batch.task {
        None => html! {
            <section class="batch-invitation">
                <p class="batch-invites">{text.batch_labels().invitation}</p>
                <p>{text.batch_labels().formats}</p>
            </section>
        },
        Some(_) => html! {
            <div class="batch-body">
                <section class="batch-rows" aria-label={text.batch_labels().rows}>
                    {batch_filter(page, batch)}
                    <BatchTable ..page.clone() />
                </section>
                <BatchSummary text={*text} report={batch.report.clone()} row_view={batch.row_view}
                    on_msg={on_msg.clone()} />
            </div>
        },
    };
    html! {
        <div class="batch" data-batch={stage(batch)} data-over={is_file_over.then_some("")}
            ondragenter={on_drag(true)} ondragover={on_drag(true)} ondragleave={on_drag(false)} ondrop={on_drop}>
            {batch_source(page, batch)}
            <div class="batch-place">
                {batch.task.is_some().then(|| batch_bar(*text, batch))}
            </div>
            {body}
            <p class="batch-drop" aria-hidden="true">{text.drop_here}</p>
        </div>
    }
}

/// Returns the state of the batch, for automation.
fn stage(batch: &Batch) -> &'static str {
    match (batch.task.is_some(), batch.stage()) {
        (false, _) => "none",
        _ if batch.is_lost => "lost",
        (true, None | Some(Stage::Working)) => "working",
        (true, Some(Stage::Paused)) => "cancelled",
        (true, Some(Stage::Over)) => "over",
        (true, Some(Stage::Unreadable)) => "unreadable",
        (true, Some(Stage::Unsolvable)) => "unsolvable",
    }
}

/// Returns the file or the text that was dropped.
fn dropped_source(event: &DragEvent) -> Option<Source> {
    let data = event.data_transfer()?;
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        return Some(hold_file(file));
    }
    let text = data.get_data("text/plain").ok().filter(|text| !text.is_empty())?;
    Some(Source::Text(Rc::from(text)))
}
