//! The box for text, and what is wrong with it.

use std::rc::Rc;

use grove_model::Msg;
use grove_model::model::paste::{PasteBox, PasteState};
use grove_model::update::paste::PasteMsg;
use web_sys::{HtmlTextAreaElement, InputEvent};
use yew::{Callback, Html, Properties, TargetCast, component, html};

use crate::components::shared::button::Button;
use crate::components::shared::dialog::Dialog;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    /// Whether many puzzles are wanted.
    pub(crate) many: bool,
    pub(crate) paste: Option<PasteBox>,
    pub(crate) on_msg: Callback<Msg>,
}

/// The paste box.
#[component]
pub(crate) fn PasteDialog(props: &Props) -> Html {
    let Props { text, many, paste, on_msg } = props;
    let title = if *many { text.batch.paste_title } else { text.paste_title };
    let on_close = on_msg.reform(|()| Msg::Paste(PasteMsg::Closed));
    html! {
        <Dialog
            text={*text}
            code="paste"
            {title}
            open={paste.is_some()}
            {on_close}
        >
            {paste.as_ref().map(|paste| body(*text, *many, paste, on_msg)).unwrap_or_default()}
        </Dialog>
    }
}

fn body(text: Text, many: bool, paste: &PasteBox, on_msg: &Callback<Msg>) -> Html {
    let (shown, is_all) = paste.shown();
    let hint = if many { text.batch.paste_hint } else { text.paste_hint };
    let problem = match &paste.state {
        PasteState::Unread => None,
        PasteState::Reading { .. } => Some(text.reading.to_owned()),
        PasteState::Wrong(error) => Some(text.read_error(error)),
        PasteState::NeedsWorker => Some(text.too_long_without_worker.to_owned()),
    };
    let is_wrong = matches!(paste.state, PasteState::Wrong(_) | PasteState::NeedsWorker);
    let on_input = on_msg.reform(|event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        Msg::Paste(PasteMsg::Edited(Rc::from(area.value())))
    });
    html! {
        <>
            <p id="paste-hint">{hint}</p>
            <textarea
                class="paste-text"
                data-action="paste-text"
                rows="10"
                spellcheck="false"
                autocomplete="off"
                autofocus=true
                aria-label={text.paste_title}
                aria-describedby="paste-hint paste-problem"
                aria-invalid={is_wrong.to_string()}
                readonly={!is_all}
                value={shown.to_owned()}
                oninput={on_input}
            />
            <p class="paste-length">
                {(!is_all).then(|| text.beginning_shown(paste.text.len()))}
            </p>
            <p id="paste-problem" class="paste-problem" role="alert">{problem}</p>
            <div class="toolbar">
                {Button::new("paste-read", text.read_text,
                    on_msg.reform(|()| Msg::Paste(PasteMsg::Submitted)))
                    .labelled().primary().draw()}
                {Button::new("paste-cancel", text.cancel,
                    on_msg.reform(|()| Msg::Paste(PasteMsg::Closed)))
                    .labelled().draw()}
            </div>
        </>
    }
}
