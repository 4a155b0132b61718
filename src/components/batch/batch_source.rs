//! Where a batch comes from, and where its rows go to.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::batch::{Change, Form, Saving, Stage};
use strum::VariantArray;
use web_sys::{Event, HtmlInputElement};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::select::Select;
use crate::platform::batch::hold;
use crate::text::{BatchLabel, Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The controls above a batch.
#[component]
pub(crate) fn BatchSource(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let word = |label| text.label(Label::Batch(label));
    let on_file = on_msg.clone();
    let on_file = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file.emit(Msg::BatchChanged(Change::Given(hold(file))));
            // The same file can be chosen again.
            input.set_value("");
        }
    });
    let on_timed = on_msg.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::BatchChanged(Change::Timed(input.checked()))
    });
    html! {
        <div class="batch-source">
            <label class="button batch-choose">
                <input class="visually-hidden" type="file" data-action="batch-file"
                    accept=".sdm,.txt,.csv,.tsv,.opensudoku,.xml,text/*" onchange={on_file} />
                <span>{word(BatchLabel::ChooseFile)}</span>
            </label>
            <Button action="batch-paste" name={word(BatchLabel::PasteText)} icon={Icon::Paste}
                labelled=true on_click={on_msg.reform(|()| Msg::PasteOpened)} />
            <label class="batch-timed" title={word(BatchLabel::TimeEachMeaning)}>
                <input type="checkbox" data-action="batch-timed" checked={model.batch.is_timed}
                    onchange={on_timed} />
                <span>{word(BatchLabel::TimeEach)}</span>
            </label>
            {model.batch.task.is_some().then(|| html! { <Going text={*text} model={model.clone()} on_msg={on_msg.clone()} /> })}
        </div>
    }
}

/// What can be done with a batch that there is.
#[component]
fn Going(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let form = use_state_eq(|| Form::Csv);
    let word = |label| text.label(Label::Batch(label));
    let change = |change: Change| on_msg.reform(move |()| Msg::BatchChanged(change.clone()));
    let is_working = model.batch.stage().is_none_or(|stage| stage == Stage::Working);
    let can_go_on = matches!(model.batch.stage(), Some(Stage::Paused | Stage::Unsolvable));
    let run = if can_go_on {
        html! {
            <Button key="on" action="batch-continue" name={word(BatchLabel::Continue)} icon={Icon::Play}
                labelled=true primary=true on_click={change(Change::Continued)} />
        }
    } else {
        html! {
            <Button key="off" action="batch-cancel" name={text.label(Label::Cancel)} icon={Icon::Stop}
                labelled=true disabled={!is_working || model.batch.is_paused || model.batch.is_lost}
                on_click={change(Change::Cancelled)} />
        }
    };
    let forms =
        Form::VARIANTS.iter().copied().map(|it| (it.code(), word(BatchLabel::Form(it)).into()));
    let on_form = {
        let form = form.clone();
        Callback::from(move |place: usize| form.set(Form::VARIANTS[place]))
    };
    let is_writing = matches!(model.batch.saving, Saving::Writing { .. });
    let save = if is_writing {
        html! {
            <Button key="stop" action="batch-save-cancel" name={text.label(Label::Cancel)} labelled=true
                on_click={change(Change::SaveCancelled)} />
        }
    } else {
        html! {
            <Button key="save" action="batch-save" name={word(BatchLabel::Save)} labelled=true
                disabled={model.batch.report.is_none()} on_click={change(Change::SaveStarted(*form))} />
        }
    };
    html! {
        <div class="batch-going">
            {run}
            <Button action="batch-forget" name={word(BatchLabel::Forget)} icon={Icon::Close}
                labelled=true on_click={change(Change::Closed)} />
            <div class="batch-save">
                <Select action="batch-form" name={word(BatchLabel::SaveAs)} options={forms.collect::<Vec<_>>()}
                    chosen={Form::VARIANTS.iter().position(|it| *it == *form).unwrap_or_default()}
                    on_choose={on_form} />
                {save}
            </div>
        </div>
    }
}
