//! Draws what is expensive one frame later than the rest of the page.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds at one step after which the user counts as looking at it, not passing by.
const CALM: u32 = 100;

/// Milliseconds to wait after a frame; the worker finds most steps within them.
const BREATH: u32 = 5;

/// The same while steps follow each other quickly.
const IN_PASSING: u32 = 20;

/// What to draw now.
#[derive(Clone, PartialEq)]
pub(crate) struct Shown<T> {
    pub(crate) what: T,
    /// Whether steps follow each other too quickly for drawing every detail.
    pub(crate) is_hurried: bool,
}

/// Returns the newest value, but only after a frame with the rest of the page has been painted.
/// Values in between are skipped. `place` returns the position by which a move is recognized.
#[hook]
pub(crate) fn use_after_paint<T: Clone + PartialEq + 'static>(
    newest: T,
    place: fn(&T) -> Option<u64>,
) -> Shown<T> {
    let shown = use_state_eq(|| Shown { what: newest.clone(), is_hurried: false });
    let latest = use_mut_ref(|| newest.clone());
    let waits = use_mut_ref(|| PendingPaint { at: place(&newest), paint: None, calm: None });
    latest.replace(newest.clone());
    {
        let (shown, waits) = (shown.clone(), waits.clone());
        use_effect_with(newest, move |_| {
            if waits.borrow().paint.is_some() {
                return;
            }
            let slot = waits.clone();
            let breath = if slot.borrow().calm.is_some() { IN_PASSING } else { BREATH };
            after_paint(&slot, breath, move || {
                let what = latest.borrow().clone();
                let has_moved = waits.borrow_mut().move_to(place(&what));
                let is_hurried = waits.borrow().calm.is_some();
                shown.set(Shown { what, is_hurried });
                if has_moved {
                    let done = waits.clone();
                    let calm = Timeout::new(CALM, move || {
                        done.borrow_mut().calm = None;
                        shown.set(Shown { what: latest.borrow().clone(), is_hurried: false });
                    });
                    waits.borrow_mut().calm = Some(calm);
                }
            });
        });
    }
    use_effect_with((), move |()| {
        move || {
            let mut waits = waits.borrow_mut();
            (waits.paint, waits.calm) = (None, None);
        }
    });
    (*shown).clone()
}

/// The last position, and the pending callbacks; dropping them cancels them.
struct PendingPaint {
    at: Option<u64>,
    /// A frame first, then a task.
    paint: Option<Box<dyn Any>>,
    calm: Option<Timeout>,
}

impl PendingPaint {
    /// Sets the position. Returns whether it has changed.
    fn move_to(&mut self, place: Option<u64>) -> bool {
        std::mem::replace(&mut self.at, place) != place
    }
}

/// Runs `show` after the next frame has been painted: a task queued by a frame callback starts
/// after that frame. The delay lets the worker's reply in first.
fn after_paint(waits: &Rc<RefCell<PendingPaint>>, breath: u32, show: impl FnOnce() + 'static) {
    let slot = Rc::clone(waits);
    let frame = request_animation_frame(move |_| {
        let done = Rc::clone(&slot);
        let task = Timeout::new(breath, move || {
            done.borrow_mut().paint = None;
            show();
        });
        slot.borrow_mut().paint = Some(Box::new(task));
    });
    waits.borrow_mut().paint = Some(Box::new(frame));
}
