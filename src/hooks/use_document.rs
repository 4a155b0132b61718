//! Effects on the whole document: language, theme, title, and copied and pasted text.

use std::rc::Rc;

use grove_model::base::settings::Theme;
use grove_model::update::key::Place;
use grove_model::update::msg::{BrowserMsg, Msg, PasteMsg};
use sudoku_engine::formats;
use web_sys::ClipboardEvent;
use yew::prelude::*;

use super::use_keys::place_of;
use crate::platform::page;
use crate::store::Store;
use crate::text::Text;

/// Sets the language, theme and title of the document.
#[hook]
pub(crate) fn use_document(text: Option<Text>, theme: Theme) {
    use_effect_with((text, theme), |&(text, theme)| {
        if let Some(text) = text {
            page::set_appearance(text.language, theme, text.page_title);
        }
    });
}

/// Handles text that is pasted anywhere but into a text field.
#[hook]
pub(crate) fn use_paste(on_msg: Callback<Msg>) {
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = page::listen(&document, "paste", move |event: &ClipboardEvent| {
            if place_of(event) == Place::Text {
                return;
            }
            let data = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok());
            if let Some(text) = data.filter(|text| !text.is_empty()) {
                event.prevent_default();
                on_msg.emit(Msg::Paste(PasteMsg::Pasted(Rc::from(text))));
            }
        });
        move || drop(listener)
    });
}

/// Copies the puzzle as a line, if no text is selected that could be meant instead.
#[hook]
pub(crate) fn use_copy(store: &Rc<Store>, on_msg: Callback<Msg>) {
    let store = Rc::clone(store);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = page::listen(&document, "copy", move |event: &ClipboardEvent| {
            let model = store.model();
            let is_at_board = model.view.edits_board() && model.dialog.is_none();
            if !is_at_board || place_of(event) == Place::Text || page::is_text_selected() {
                return;
            }
            let line = formats::line(&model.own_puzzle().givens);
            let data = event.clipboard_data();
            if data.is_some_and(|data| data.set_data("text/plain", &line).is_ok()) {
                event.prevent_default();
                on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied: true }));
            }
        });
        move || drop(listener)
    });
}
