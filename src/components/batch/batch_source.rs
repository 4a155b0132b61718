//! Opening a batch, and saving its rows.

use grove_model::base::code::Code;
use grove_model::batch::{Batch, DownloadFormat, DownloadState, Stage};
use grove_model::model::dialog::DialogKind;
use grove_model::update::msg::{BatchMsg, DialogMsg, Msg};
use strum::VariantArray;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps, select_of};
use crate::platform::batch::hold_file;

pub(crate) fn batch_source(page: &PageProps, batch: &Batch) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let on_msg = on_msg.clone();
    let on_file = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_msg.emit(Msg::Batch(BatchMsg::SourceChosen(hold_file(file))));
            // Allows choosing the same file again.
            input.set_value("");
        }
    });
    let on_timed =
        page.on_input::<Event>(|input| Msg::Batch(BatchMsg::TimingSwitched(input.checked())));
    let on_rated =
        page.on_input::<Event>(|input| Msg::Batch(BatchMsg::RatingSwitched(input.checked())));
    html! {
        <div class="batch-source">
            <label class="button batch-choose">
                <input class="visually-hidden" type="file" data-action="batch-file"
                    accept=".sdm,.txt,.csv,.tsv,.opensudoku,.xml,text/*" onchange={on_file} />
                <span>{text.batch_labels().choose_file}</span>
            </label>
            {page.button("batch-paste", text.batch_labels().paste_text, Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)))
                .icon(Icon::PASTE).labeled().draw()}
            <label class="batch-timed" title={text.batch_labels().time_each_meaning}>
                <input type="checkbox" data-action="batch-timed" checked={batch.is_timed}
                    onchange={on_timed} />
                <span>{text.batch_labels().time_each}</span>
            </label>
            <label class="batch-timed" title={text.batch_rate_each_meaning()}>
                <input type="checkbox" data-action="batch-rated" checked={batch.is_rated}
                    onchange={on_rated} />
                <span>{text.batch_rate_each()}</span>
            </label>
            {batch.task.is_some().then(|| html! { <BatchActions ..page.clone() /> })}
        </div>
    }
}

/// The actions on the current batch.
#[component]
fn BatchActions(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let form = use_state_eq(|| DownloadFormat::Csv);
    let Some(batch) = &model.batch else { return Html::default() };
    let button = |action, name, msg| page.button(action, name, Msg::Batch(msg)).labeled();
    let is_working = batch.stage().is_none_or(|stage| stage == Stage::Working);
    let can_continue =
        batch.is_lost || matches!(batch.stage(), Some(Stage::Paused | Stage::Unsolvable));
    let run = if can_continue {
        button("batch-continue", text.batch_labels().go_on, BatchMsg::Resumed)
            .icon(Icon::PLAY)
            .primary()
    } else {
        let is_idle = !is_working || batch.is_paused;
        button("batch-cancel", text.cancel, BatchMsg::Paused).icon(Icon::STOP).disabled(is_idle)
    };
    let save = if let DownloadState::Writing { .. } = batch.download {
        button("batch-save-cancel", text.cancel, BatchMsg::SaveCancelled)
    } else {
        let save = button("batch-save", text.batch_labels().save, BatchMsg::SaveStarted(*form));
        save.disabled(batch.report.is_none())
    };
    html! {
        <div class="batch-going">
            {run.keyed().draw()}
            {button("batch-forget", text.batch_labels().forget, BatchMsg::Closed).icon(Icon::CLOSE).draw()}
            <div class="batch-save">
                {select_of(("batch-form", text.batch_labels().save_as), DownloadFormat::VARIANTS, *form,
                    |it| (it.code(), text.batch_form(it).into()), &Callback::from(form.setter()))}
                {save.keyed().draw()}
            </div>
        </div>
    }
}
