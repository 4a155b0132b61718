//! Saves what this tab restores after a reload, and asks before losing what it cannot restore.

use std::rc::Rc;

use grove_model::batch::SavedBatch;
use grove_model::update::msg::{BrowserMsg, Msg};
use web_sys::BeforeUnloadEvent;
use yew::prelude::*;

use crate::platform::{page, tab_storage};

/// Saves where the batch is stored. Removes the file of a batch that was closed or replaced, unless
/// it was saved before a reload: the tab may have been duplicated since.
#[hook]
pub(crate) fn use_saved_batch(batch: Option<SavedBatch>) {
    let file_of =
        |batch: &Option<SavedBatch>| batch.as_ref().map(|batch| Rc::clone(&batch.source.file));
    let first_file = use_memo((), |()| file_of(&batch));
    let last_file = use_mut_ref(|| file_of(&batch));
    use_effect_with(batch, move |batch| {
        tab_storage::save_batch(batch.as_ref());
        let file = file_of(batch);
        let previous_file = last_file.replace(file.clone());
        let is_removable = previous_file != *first_file || batch.is_none();
        if let Some(previous_file) = previous_file
            && is_removable
            && Some(&previous_file) != file.as_ref()
        {
            tab_storage::remove_file(&previous_file);
        }
    });
}

/// Saves the text that has not been read yet.
#[hook]
pub(crate) fn use_draft(draft: Option<Rc<str>>, on_msg: Callback<Msg>) {
    use_effect_with(draft, move |draft| {
        if !tab_storage::save_draft(draft.as_ref()) && draft.is_some() {
            on_msg.emit(Msg::Browser(BrowserMsg::DraftRefused));
        }
    });
}

/// Makes the browser ask before the page is left while there is something to lose. The listener is
/// added only then, because browsers keep pages with one out of their back/forward cache.
#[hook]
pub(crate) fn use_question_before_leaving(is_needed: bool) {
    use_effect_with(is_needed, |&is_needed| {
        let ask = |event: &BeforeUnloadEvent| {
            event.prevent_default();
            event.set_return_value("?");
        };
        let window = gloo::utils::window();
        let listener = is_needed.then(|| page::listen(&window, "beforeunload", ask));
        move || drop(listener)
    });
}
