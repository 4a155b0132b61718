//! Headers of sortable table columns.

use yew::prelude::*;

/// Returns the `aria-sort` value of a column.
pub(crate) const fn sorted(by_it: bool, descending: bool) -> &'static str {
    match (by_it, descending) {
        (false, _) => "none",
        (true, false) => "ascending",
        (true, true) => "descending",
    }
}

/// Draws the button in a column's header that sorts by the column.
pub(crate) fn sort_button(
    action: String,
    name: &'static str,
    sorted: &'static str,
    on_click: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="figures-head" data-action={action} onclick={on_click}>
            <span>{name}</span>
            <svg class="figures-order" viewBox="0 0 10 6" aria-hidden="true">
                <path d={if sorted == "descending" { "M1 1L5 5L9 1" } else { "M1 5L5 1L9 5" }} />
            </svg>
        </button>
    }
}
