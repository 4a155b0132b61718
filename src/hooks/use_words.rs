//! The words that the page is drawn with.

use grove_model::base::settings::Language;
use yew::prelude::*;

use crate::text::Text;

/// The words of this language, or while they are not there those that were drawn with last.
#[hook]
pub(crate) fn use_words(language: Language) -> Option<Text> {
    let last = use_mut_ref(|| None);
    if let Some(text) = Text::get(language) {
        last.replace(Some(text));
    }
    *last.borrow()
}
