//! Saves what this tab restores after a reload, and asks before losing what it cannot restore.

use std::rc::Rc;

use grove_model::batch::KeptBatch;
use grove_model::update::msg::{BrowserMsg, Msg};
use web_sys::BeforeUnloadEvent;
use yew::prelude::*;

use crate::platform::{page, session};

/// Saves where the batch is stored. Removes the file of a batch that was closed or replaced, unless
/// it was saved before a reload: the tab may have been duplicated since.
#[hook]
pub(crate) fn use_kept_batch(kept: Option<KeptBatch>) {
    let file = |kept: &Option<KeptBatch>| kept.as_ref().map(|kept| Rc::clone(&kept.source.file));
    let first = use_memo((), |()| file(&kept));
    let last = use_mut_ref(|| file(&kept));
    use_effect_with(kept, move |kept| {
        session::keep_batch(kept.as_ref());
        let before = last.replace(file(kept));
        let is_own = before != *first || kept.is_none();
        if let Some(before) = before.filter(|before| is_own && Some(before) != file(kept).as_ref())
        {
            session::forget_file(&before);
        }
    });
}

/// Saves the text that has not been read yet.
#[hook]
pub(crate) fn use_draft(draft: Option<Rc<str>>, on_msg: Callback<Msg>) {
    use_effect_with(draft, move |draft| {
        if !session::keep_draft(draft.as_ref()) && draft.is_some() {
            on_msg.emit(Msg::Browser(BrowserMsg::DraftRefused));
        }
    });
}

/// Makes the browser ask before the page is left while there is something to lose. The listener is
/// added only then, because browsers keep pages with one out of their back/forward cache.
#[hook]
pub(crate) fn use_question_before_leaving(asks: bool) {
    use_effect_with(asks, |&asks| {
        let ask = |event: &BeforeUnloadEvent| {
            event.prevent_default();
            event.set_return_value("?");
        };
        let window = gloo::utils::window();
        let listener = asks.then(|| page::listen(&window, "beforeunload", ask));
        move || drop(listener)
    });
}
