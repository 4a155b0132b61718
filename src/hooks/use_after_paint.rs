//! Draws what is expensive one frame later than the rest of the page.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds at one step after which the user counts as looking at it, not passing by.
const SETTLE_MILLIS: u32 = 100;

/// Milliseconds to wait after a frame; the worker finds most steps within them.
const REPLY_WAIT_MILLIS: u32 = 5;

/// The same while steps follow each other quickly.
const HURRIED_REPLY_WAIT_MILLIS: u32 = 20;

/// The value to draw now.
#[derive(Clone, PartialEq)]
pub(crate) struct DelayedValue<T> {
    pub(crate) value: T,
    /// Whether steps follow each other too quickly for drawing every detail.
    pub(crate) is_hurried: bool,
}

/// Returns the newest value, but only after a frame with the rest of the page has been painted.
/// Values in between are skipped. `position_of` returns the position by which a move is recognized.
#[hook]
pub(crate) fn use_after_paint<T: Clone + PartialEq + 'static>(
    newest: T,
    position_of: fn(&T) -> Option<u64>,
) -> DelayedValue<T> {
    let delayed = use_state_eq(|| DelayedValue { value: newest.clone(), is_hurried: false });
    let latest = use_mut_ref(|| newest.clone());
    let pending = use_mut_ref(|| PendingPaint {
        position: position_of(&newest),
        paint: None,
        settle_timeout: None,
    });
    latest.replace(newest.clone());
    {
        let (delayed, pending) = (delayed.clone(), pending.clone());
        use_effect_with(newest, move |_| {
            if pending.borrow().paint.is_some() {
                return;
            }
            let was_hurried = pending.borrow().settle_timeout.is_some();
            let wait = if was_hurried { HURRIED_REPLY_WAIT_MILLIS } else { REPLY_WAIT_MILLIS };
            let pending_paint = pending.clone();
            after_paint(&pending_paint, wait, move || {
                let value = latest.borrow().clone();
                let has_moved = pending.borrow_mut().move_to(position_of(&value));
                let is_hurried = pending.borrow().settle_timeout.is_some();
                delayed.set(DelayedValue { value, is_hurried });
                if has_moved {
                    let settled = pending.clone();
                    let settle_timeout = Timeout::new(SETTLE_MILLIS, move || {
                        settled.borrow_mut().settle_timeout = None;
                        let value = latest.borrow().clone();
                        delayed.set(DelayedValue { value, is_hurried: false });
                    });
                    pending.borrow_mut().settle_timeout = Some(settle_timeout);
                }
            });
        });
    }
    use_effect_with((), move |()| {
        move || {
            let mut pending = pending.borrow_mut();
            (pending.paint, pending.settle_timeout) = (None, None);
        }
    });
    (*delayed).clone()
}

/// The last position, and the pending callbacks; dropping them cancels them.
struct PendingPaint {
    position: Option<u64>,
    /// A frame first, then a task.
    paint: Option<Box<dyn Any>>,
    settle_timeout: Option<Timeout>,
}

impl PendingPaint {
    /// Sets the position. Returns whether it has changed.
    fn move_to(&mut self, position: Option<u64>) -> bool {
        std::mem::replace(&mut self.position, position) != position
    }
}

/// Runs `show` after the next frame has been painted: a task queued by a frame callback starts
/// after that frame. The wait, in milliseconds, lets the worker's reply in first.
fn after_paint(pending: &Rc<RefCell<PendingPaint>>, wait: u32, show: impl FnOnce() + 'static) {
    let pending_task = Rc::clone(pending);
    let frame = request_animation_frame(move |_| {
        let finished = Rc::clone(&pending_task);
        let task = Timeout::new(wait, move || {
            finished.borrow_mut().paint = None;
            show();
        });
        pending_task.borrow_mut().paint = Some(Box::new(task));
    });
    pending.borrow_mut().paint = Some(Box::new(frame));
}
