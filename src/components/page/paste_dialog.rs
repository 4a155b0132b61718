//! The text box for pasting, and what is wrong with its text.

use std::rc::Rc;

use grove_model::model::dialog::DialogKind;
use grove_model::model::paste::{Draft, PasteBox, PasteProblem, PasteState};
use grove_model::update::msg::{DialogMsg, Msg, PasteMsg};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the text box for a puzzle or, in views that take them, for many puzzles.
pub(crate) fn paste_dialog(page: &PageProps, paste: &PasteBox) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let close = Msg::Dialog(DialogMsg::Closed(DialogKind::Paste));
    let (shown_text, is_complete) = paste.shown_text();
    let hint = if model.view.reads_many_puzzles() {
        text.paste_labels().list_hint
    } else {
        text.paste_labels().hint
    };
    let problem = match &paste.state {
        PasteState::Idle => None,
        PasteState::Working(_) => Some(text.paste_labels().reading.to_owned()),
        PasteState::Over(PasteProblem::Unreadable(error)) => Some(text.read_error(error)),
        PasteState::Over(PasteProblem::NeedsWorker) => {
            Some(text.paste_labels().too_long_without_worker.to_owned())
        }
        PasteState::Over(PasteProblem::File(refusal)) => Some(text.file_refused(*refusal)),
    };
    let is_wrong = matches!(
        paste.state,
        PasteState::Over(PasteProblem::Unreadable(_) | PasteProblem::NeedsWorker)
    );
    let on_input = on_msg.reform(|event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        Msg::Paste(PasteMsg::Edited(Rc::from(area.value())))
    });
    let (draft_state, draft_words) = match &model.draft {
        Draft { text: draft, .. } if draft.len() > Draft::MAX_BYTES => {
            ("too-large", text.paste_not_kept(Draft::MAX_BYTES))
        }
        Draft { is_refused: true, .. } => ("refused", text.paste_labels().refused.to_owned()),
        Draft { .. } => ("kept", String::new()),
    };
    html! {
        <>
            <p id="paste-hint">{hint}</p>
            <textarea class="paste-text" data-action="paste-text" rows="10" spellcheck="false"
                autocomplete="off" autofocus=true aria-label={text.paste_labels().title}
                aria-describedby="paste-hint paste-problem" aria-invalid={is_wrong.to_string()}
                readonly={!is_complete} value={shown_text.to_owned()} oninput={on_input} />
            <p class="paste-length">
                {(!is_complete).then(|| text.beginning_shown(paste.text.len()))}
            </p>
            <p class="paste-kept" role="status" data-draft={draft_state}>{draft_words}</p>
            <p id="paste-problem" class="paste-problem" role="alert">{problem}</p>
            <div class="toolbar">
                {page.button("paste-read", text.paste_labels().read, Msg::Paste(PasteMsg::Submitted))
                    .labeled().primary().draw()}
                {if paste.is_list() && !model.view.reads_many_puzzles() {
                    page.button("paste-list", text.paste_labels().read_list, Msg::Paste(PasteMsg::ListSubmitted))
                        .labeled().draw()
                } else {
                    Html::default()
                }}
                {page.button("paste-clear", text.paste_labels().clear, Msg::Paste(PasteMsg::Edited(Rc::default())))
                    .labeled().disabled(paste.text.is_empty()).draw()}
                {page.button("paste-cancel", text.cancel, close).labeled().draw()}
            </div>
        </>
    }
}
