//! Keeping the screen on.

use yew::{hook, use_effect_with};

use crate::platform::screen_lock::ScreenLock;

/// Keeps the screen on while `is_on` and the caller is on the page.
#[hook]
pub(crate) fn use_screen_lock(is_on: bool) {
    use_effect_with(is_on, |&is_on| {
        let lock = is_on.then(ScreenLock::hold);
        move || drop(lock)
    });
}
