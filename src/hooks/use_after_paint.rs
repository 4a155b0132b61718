//! Shows what is costly one frame after what is not.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds at one place after which a person looks rather than passes by.
const CALM: u32 = 100;

/// Milliseconds after a frame in which the worker finds most places.
const BREATH: u32 = 5;

/// The same while one place follows the other.
const IN_PASSING: u32 = 20;

/// What to show now.
#[derive(Clone, PartialEq)]
pub(crate) struct Shown<T> {
    /// The thing itself.
    pub(crate) what: T,
    /// Whether one place follows the other too fast for taking pains.
    pub(crate) is_hurried: bool,
}

/// What was handed in last, once a frame with the rest of the page has been painted.
/// What was handed in on the way to it is passed over. `place` tells whether it has
/// moved on.
#[hook]
pub(crate) fn use_after_paint<T: Clone + PartialEq + 'static>(
    newest: T,
    place: fn(&T) -> Option<u64>,
) -> Shown<T> {
    let shown = use_state_eq(|| Shown { what: newest.clone(), is_hurried: false });
    let latest = use_mut_ref(|| newest.clone());
    let waits = use_mut_ref(|| Waits { at: place(&newest), paint: None, calm: None });
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

/// Where it stood last, and what is waited for; dropping that ends the waiting.
struct Waits {
    at: Option<u64>,
    /// First a frame, then a task.
    paint: Option<Box<dyn Any>>,
    calm: Option<Timeout>,
}

impl Waits {
    /// Says whether that is another place than before.
    fn move_to(&mut self, place: Option<u64>) -> bool {
        std::mem::replace(&mut self.at, place) != place
    }
}

/// A task after a frame's begins when the frame has been painted. It lets go first what
/// the worker may have found meanwhile.
fn after_paint(waits: &Rc<RefCell<Waits>>, breath: u32, show: impl FnOnce() + 'static) {
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
