//! Headers of sortable table columns.

use yew::prelude::*;

/// Returns the `aria-sort` value of a column.
pub(crate) const fn aria_sort(is_sort_column: bool, is_descending: bool) -> &'static str {
    match (is_sort_column, is_descending) {
        (false, _) => "none",
        (true, false) => "ascending",
        (true, true) => "descending",
    }
}

/// Draws the button in a column's header that sorts by the column.
pub(crate) fn sort_button(
    action: String,
    name: &'static str,
    aria_sort: &'static str,
    on_click: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="figures-head" data-action={action} onclick={on_click}>
            <span>{name}</span>
            <svg class="figures-order" viewBox="0 0 10 6" aria-hidden="true">
                <path d={if aria_sort == "descending" { "M1 1L5 5L9 1" } else { "M1 5L5 1L9 5" }} />
            </svg>
        </button>
    }
}
