//! The page in a frame of another page, without its header.

use yew::prelude::*;

/// Loads the page again when a link shows or hides its header: without a header, it stores nothing,
/// which is decided as it opens.
#[hook]
pub(crate) fn use_bare(is_bare: bool) {
    let was_bare = use_state(|| is_bare);
    use_effect_with(is_bare, move |&is_bare| {
        if is_bare != *was_bare {
            // If this fails, only the header has changed.
            let _ = gloo::utils::window().location().reload();
        }
    });
}
