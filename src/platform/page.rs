//! The document around the app.

use grove_model::settings::{Language, Theme};
use web_sys::Element;

/// The element that the app is mounted in.
pub fn root() -> Option<Element> {
    gloo::utils::document().get_element_by_id("app")
}

/// The browser's languages, most wanted first.
pub fn languages() -> Vec<String> {
    let languages = gloo::utils::window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether the person wants less motion.
pub fn prefers_reduced_motion() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Writes language, theme and title on the document.
pub fn dress(language: Language, theme: Theme, title: &str) {
    let document = gloo::utils::document();
    document.set_title(title);
    if let Some(html) = document.document_element() {
        let _ = html.set_attribute("lang", language.code());
        let _ = html.set_attribute("data-theme", theme.code());
    }
}
