//! Many puzzles from one file.

use std::rc::Rc;

use grove_model::Msg;
use grove_model::batch::Source;
use grove_model::update::batch::BatchMsg;
use yew::{Callback, DragEvent, Html, Properties, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::batch::batch_bar::batch_bar;
use crate::components::batch::batch_filter::batch_filter;
use crate::components::batch::batch_source::batch_source;
use crate::components::batch::batch_summary::BatchSummary;
use crate::components::batch::batch_table::BatchTable;
use crate::platform::batch::hold;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The view for batches.
#[component]
pub(crate) fn BatchView(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let hovers = use_state_eq(|| false);
    let over = |is_over: bool| {
        let hovers = hovers.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            hovers.set(is_over);
        })
    };
    let on_drop = {
        let (hovers, on_msg) = (hovers.clone(), on_msg.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            hovers.set(false);
            if let Some(source) = dropped(&event) {
                on_msg.emit(Msg::Batch(BatchMsg::Given(source)));
            }
        })
    };
    let batch = &model.batch;
    let body = match &batch.task {
        None => html! {
            <section class="batch-invitation">
                <p class="batch-invites">{text.batch.invitation}</p>
                <p>{text.batch.formats}</p>
            </section>
        },
        Some(_) => html! {
            <div class="batch-body">
                <section class="batch-rows" aria-label={text.batch.rows}>
                    {batch_filter(*text, model, on_msg)}
                    <BatchTable text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                </section>
                <BatchSummary text={*text} report={batch.report.clone()} on_msg={on_msg.clone()} />
            </div>
        },
    };
    html! {
        <div class="batch" data-batch={stage(model)} data-over={hovers.then_some("")}
            ondragenter={over(true)} ondragover={over(true)} ondragleave={over(false)} ondrop={on_drop}>
            {batch_source(*text, model, on_msg)}
            <div class="batch-place">
                {batch.task.is_some().then(|| batch_bar(*text, model))}
            </div>
            {body}
            <p class="batch-drop" aria-hidden="true">{text.batch.drop_here}</p>
        </div>
    }
}

/// Where the batch stands, for automation.
fn stage(model: &Shared) -> &'static str {
    use grove_model::batch::Stage;
    match (model.batch.task.is_some(), model.batch.stage()) {
        (false, _) => "none",
        _ if model.batch.is_lost => "lost",
        (true, None | Some(Stage::Working)) => "working",
        (true, Some(Stage::Paused)) => "cancelled",
        (true, Some(Stage::Over)) => "over",
        (true, Some(Stage::Unreadable)) => "unreadable",
        (true, Some(Stage::Unsolvable)) => "unsolvable",
    }
}

/// The file or the text that was dropped.
fn dropped(event: &DragEvent) -> Option<Source> {
    let data = event.data_transfer()?;
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        return Some(hold(file));
    }
    let text = data.get_data("text/plain").ok().filter(|text| !text.is_empty())?;
    Some(Source::Text(Rc::from(text)))
}
