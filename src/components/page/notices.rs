//! Notices to the user, outside all views.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::base::code::Code;
use grove_model::model::notice::{Notice, Severity};
use grove_model::update::msg::{EditMsg, Msg, PageMsg};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};
use crate::platform::start_script;
use crate::text::Text;

/// Seconds after which passing notices disappear.
const PASSING_SECONDS: u32 = 6;

/// Draws the notices as a list.
pub(crate) fn notices(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page.clone();
    html! { <Notices {text} notices={model.notices.clone()} {on_msg} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
    notices: Rc<Vec<Notice>>,
    on_msg: Callback<Msg>,
}

#[component]
fn Notices(props: &Props) -> Html {
    let Props { text, notices, on_msg } = props;
    // A repeated notice stays for the full time again.
    let has_passing = notices.iter().any(|notice| notice.severity() == Severity::Passing);
    let timer_key = has_passing.then_some(Rc::as_ptr(notices));
    use_effect_with(timer_key, {
        let on_msg = on_msg.clone();
        move |timer_key| {
            let on_timeout = move || on_msg.emit(Msg::Page(PageMsg::NoticesPassed));
            let timer = timer_key.map(|_| Timeout::new(PASSING_SECONDS * 1000, on_timeout));
            move || drop(timer)
        }
    });
    let items = notices.iter().map(|notice| {
        let words = text.notice(notice);
        let dismiss_msg = Msg::Page(PageMsg::NoticeDismissed(notice.clone()));
        let on_click = on_msg.reform(move |()| dismiss_msg.clone());
        let on_retry = on_msg.reform(|()| Msg::Page(PageMsg::WorkerRequested));
        let retry_button = (*notice == Notice::WorkerUnavailable)
            .then(|| Button::new("try-again", text.try_again, on_retry).labeled());
        let on_undo = on_msg.reform(|()| Msg::Edit(EditMsg::Undone));
        let undo_button = (*notice == Notice::AnswersErased)
            .then(|| Button::new("undo-erased", text.undo, on_undo).labeled());
        let on_redo = on_msg.reform(|()| Msg::Edit(EditMsg::Redone));
        let redo_button = (*notice == Notice::PuzzleBefore)
            .then(|| Button::new("redo-opening", text.redo, on_redo).labeled());
        let on_update = Callback::from(|()| start_script::take_update());
        let update_button = (*notice == Notice::UpdateReady)
            .then(|| Button::new("update-page", text.update_page(), on_update).labeled());
        html! {
            <li key={words.clone()} class="notice" data-tone={notice.severity().code()} data-notice={notice.code()}>
                <p>{words}</p>
                {retry_button.or(undo_button).or(redo_button).or(update_button).map(Button::draw)}
                {Button::new("dismiss", text.dismiss, on_click).icon(Icon::CLOSE).draw()}
            </li>
        }
    });
    html! { <ul class="notices-list">{for items}</ul> }
}
