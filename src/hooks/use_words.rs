//! The words that the page is drawn with.

use grove_model::base::settings::Language;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::chunks::words;
use crate::platform::page;
use crate::text::Text;

/// The words of this language, or while they are not there those that were drawn with last.
/// At the very first there are none: they are fetched, and `redraw` draws the page.
#[hook]
pub(crate) fn use_words(language: Language, redraw: Callback<()>) -> Option<Text> {
    let last = use_mut_ref(|| None);
    if let Some(text) = Text::get(language) {
        last.replace(Some(text));
    }
    let text = *last.borrow();
    use_effect_with((), move |()| {
        if text.is_some() {
            return;
        }
        spawn_local(async move {
            match words(language).load().await {
                Ok(_) => redraw.emit(()),
                Err(_) => page::show_boot_failure(),
            }
        });
    });
    text
}
