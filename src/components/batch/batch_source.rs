//! Where a batch comes from, and where its rows go to.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::batch::{Form, Saving, Stage};
use grove_model::update::batch::BatchMsg;
use grove_model::update::paste::PasteMsg;
use strum::VariantArray;
use web_sys::{Event, HtmlInputElement};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::select::select;
use crate::platform::batch::hold;
use crate::text::Text;

/// The controls above a batch.
pub(crate) fn batch_source(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let on_file = on_msg.clone();
    let on_file = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(Msg::Batch(BatchMsg::Given(hold(file))));
            // The same file can be chosen again.
            input.set_value("");
        }
    });
    let on_timed = on_msg.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Batch(BatchMsg::Timed(input.checked()))
    });
    html! {
        <div class="batch-source">
            <label class="button batch-choose">
                <input class="visually-hidden" type="file" data-action="batch-file"
                    accept=".sdm,.txt,.csv,.tsv,.opensudoku,.xml,text/*" onchange={on_file} />
                <span>{text.batch.choose_file}</span>
            </label>
            {Button::new("batch-paste", text.batch.paste_text,
                on_msg.reform(|()| Msg::Paste(PasteMsg::Opened)))
                .icon(Icon::Paste).labelled().draw()}
            <label class="batch-timed" title={text.batch.time_each_meaning}>
                <input type="checkbox" data-action="batch-timed" checked={model.batch.is_timed}
                    onchange={on_timed} />
                <span>{text.batch.time_each}</span>
            </label>
            {model.batch.task.is_some().then(|| html! { <Going {text} model={model.clone()} on_msg={on_msg.clone()} /> })}
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
    model: Shared,
    on_msg: Callback<Msg>,
}

/// What can be done with a batch that there is.
#[component]
fn Going(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let form = use_state_eq(|| Form::Csv);
    let change = |change: BatchMsg| on_msg.reform(move |()| Msg::Batch(change.clone()));
    let is_working = model.batch.stage().is_none_or(|stage| stage == Stage::Working);
    let can_go_on = matches!(model.batch.stage(), Some(Stage::Paused | Stage::Unsolvable));
    let run = if can_go_on {
        Button::new("batch-continue", text.batch.go_on, change(BatchMsg::Continued))
            .icon(Icon::Play)
            .labelled()
            .primary()
            .keyed()
            .draw()
    } else {
        Button::new("batch-cancel", text.cancel, change(BatchMsg::Cancelled))
            .icon(Icon::Stop)
            .labelled()
            .disabled(!is_working || model.batch.is_paused || model.batch.is_lost)
            .keyed()
            .draw()
    };
    let forms = Form::VARIANTS.iter().copied().map(|it| (it.code(), text.batch_form(it).into()));
    let on_form = {
        let form = form.clone();
        Callback::from(move |place: usize| form.set(Form::VARIANTS[place]))
    };
    let is_writing = matches!(model.batch.saving, Saving::Writing { .. });
    let save = if is_writing {
        Button::new("batch-save-cancel", text.cancel, change(BatchMsg::SaveCancelled))
            .labelled()
            .keyed()
            .draw()
    } else {
        Button::new("batch-save", text.batch.save, change(BatchMsg::SaveStarted(*form)))
            .labelled()
            .disabled(model.batch.report.is_none())
            .keyed()
            .draw()
    };
    html! {
        <div class="batch-going">
            {run}
            {Button::new("batch-forget", text.batch.forget, change(BatchMsg::Closed))
                .icon(Icon::Close).labelled().draw()}
            <div class="batch-save">
                {select("batch-form", text.batch.save_as, &forms.collect::<Vec<_>>(),
                    Form::VARIANTS.iter().position(|it| *it == *form).unwrap_or_default(),
                    &on_form)}
                {save}
            </div>
        </div>
    }
}
