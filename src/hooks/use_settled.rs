//! Draws what is not on the screen once the page rests.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::platform::page::on_printing;

/// Milliseconds after the last change.
const SETTLE_MILLIS: u32 = 500;

/// Returns the newest value, but only once it has stayed the same for a while, or the page is about
/// to be printed.
#[hook]
pub(crate) fn use_settled<T: Clone + PartialEq + 'static>(newest: T) -> T {
    let settled = use_state_eq(|| newest.clone());
    let latest = use_mut_ref(|| newest.clone());
    latest.replace(newest.clone());
    let setter = settled.setter();
    use_effect_with(newest, {
        let setter = setter.clone();
        move |newest| {
            let newest = newest.clone();
            let timeout = Timeout::new(SETTLE_MILLIS, move || setter.set(newest));
            move || drop(timeout)
        }
    });
    use_effect_with((), move |()| {
        let listeners = on_printing(move |is_printing| {
            if is_printing {
                setter.set(latest.borrow().clone());
            }
        });
        move || drop(listeners)
    });
    (*settled).clone()
}
