//! The title of a printed search, and the meanings of its shapes. The browser prints without asking
//! the page first, so they are always in the page, hidden on screen.

use yew::prelude::*;

use super::tree::tree_legend::legend_rows;
use crate::components::shared::Page;

/// Draws the title and the legend.
pub(crate) fn print_head(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    if model.shown_exploration().is_some() {
        return Html::default();
    }
    let [title, below] = text.search_title(model);
    html! {
        <>
            <section class="print-title">
                <div class="print-name">{title}</div>
                <div>{below}</div>
            </section>
            <section class="print-legend">{legend_rows(*text)}</section>
        </>
    }
}
