//! The menu of techniques that a new puzzle can need.

use grove_model::generate::source::PuzzleSource;
use yew::prelude::*;

use super::new_puzzle::form_callback;
use crate::components::shared::{PageProps, select};

/// Draws the techniques that a puzzle can need, the easiest first.
pub(crate) fn technique_menu(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let chosen = model.play.form.technique;
    let techniques = &PuzzleSource::TECHNIQUES;
    let options: Vec<_> =
        techniques.iter().map(|&(code, it)| (code, AttrValue::from(text.technique(it)))).collect();
    let index = techniques.iter().position(|&(_, it)| Some(it) == chosen).unwrap_or_default();
    let on_choose = form_callback(page, |form, index: usize| {
        form.technique = PuzzleSource::TECHNIQUES.get(index).map(|&(_, technique)| technique);
    });
    select("technique", text.technique_menu(), &options, index, &on_choose)
}
