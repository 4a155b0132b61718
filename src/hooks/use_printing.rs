//! Whether the page is being printed.

use yew::prelude::*;

use crate::platform::page::on_printing;

/// Returns whether the page is being printed. The page is drawn again before the browser prints it.
#[hook]
pub(crate) fn use_printing() -> bool {
    let is_printing = use_state_eq(|| false);
    use_effect_with((), {
        let set_printing = is_printing.setter();
        move |()| {
            let listeners = on_printing(move |is_printing| set_printing.set(is_printing));
            move || drop(listeners)
        }
    });
    *is_printing
}
