//! Notices to the user, outside all views.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::base::code::Code;
use grove_model::model::notice::{Notice, Severity};
use grove_model::update::msg::{Msg, PageMsg};
use yew::prelude::*;

use crate::components::shared::{Button, Icon};
use crate::text::Text;

/// Seconds after which passing notices disappear.
const SECONDS: u32 = 6;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) notices: Rc<Vec<Notice>>,
    pub(crate) on_msg: Callback<Msg>,
}

#[component]
pub(crate) fn Notices(props: &Props) -> Html {
    let Props { text, notices, on_msg } = props;
    // A repeated notice stays for the full time again.
    let passing = notices.iter().any(|notice| notice.severity() == Severity::Passing);
    let spoken = passing.then_some(Rc::as_ptr(notices));
    use_effect_with(spoken, {
        let on_msg = on_msg.clone();
        move |spoken| {
            let pass = move || on_msg.emit(Msg::Page(PageMsg::NoticesPassed));
            let timer = spoken.map(|_| Timeout::new(SECONDS * 1000, pass));
            move || drop(timer)
        }
    });
    let items = notices.iter().map(|notice| {
        let words = text.notice(notice);
        let dismiss = Msg::Page(PageMsg::NoticeDismissed(notice.clone()));
        let on_click = on_msg.reform(move |()| dismiss.clone());
        let want = on_msg.reform(|()| Msg::Page(PageMsg::WorkerWanted));
        let again = (*notice == Notice::WorkerUnavailable)
            .then(|| Button::new("try-again", text.try_again, want).labeled());
        html! {
            <li key={words.clone()} class="notice" data-tone={notice.severity().code()} data-notice={notice.code()}>
                <p>{words}</p>
                {again.map(Button::draw)}
                {Button::new("dismiss", text.dismiss, on_click).icon(Icon::CLOSE).draw()}
            </li>
        }
    });
    html! {
        <div class="notices" role="status" aria-live="polite">
            <ul class="notices-list">{for items}</ul>
        </div>
    }
}
