//! The timer that the model derives.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Interval;
use grove_model::{Msg, Tick};
use yew::{Callback, hook, use_effect_with};

/// The most time to catch up on, in milliseconds, after the browser has paused the timer, for
/// example on a hidden page.
const CATCH_UP: f64 = 100.0;

/// Runs a timer while the model derives one.
#[hook]
pub(crate) fn use_ticker(tick: Option<Tick>, on_msg: Callback<Msg>) {
    use_effect_with(tick, move |tick| {
        let timer = tick.map(|tick| Timer::start(tick, on_msg));
        move || drop(timer)
    });
}

/// A running timer. Dropping it stops it.
enum Timer {
    Steps { _interval: Interval },
    Frames { next: Rc<RefCell<Option<AnimationFrame>>> },
}

impl Timer {
    fn start(tick: Tick, on_msg: Callback<Msg>) -> Self {
        match tick {
            Tick::Step { period } => {
                let interval = Interval::new(period, move || {
                    on_msg.emit(Msg::Ticked { steps: Some(1) });
                });
                Self::Steps { _interval: interval }
            }
            Tick::Frame { rate } => {
                let next = Rc::default();
                schedule(&next, Frames { rate, on_msg, last: None, due: 0.0 });
                Self::Frames { next }
            }
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Self::Frames { next } = self {
            next.replace(None);
        }
    }
}

/// What a frame needs to know about earlier ones.
struct Frames {
    rate: Option<f64>,
    on_msg: Callback<Msg>,
    /// Milliseconds on the clock of animation frames.
    last: Option<f64>,
    /// Steps that are due, including fractions.
    due: f64,
}

fn schedule(next: &Rc<RefCell<Option<AnimationFrame>>>, mut frames: Frames) {
    let slot = Rc::clone(next);
    let frame = request_animation_frame(move |now| {
        let steps = frames.steps(now);
        if steps != Some(0) {
            frames.on_msg.emit(Msg::Ticked { steps });
        }
        // The message may have stopped the timer.
        if Rc::strong_count(&slot) > 1 {
            schedule(&slot, frames);
        }
    });
    next.replace(Some(frame));
}

impl Frames {
    /// Returns the number of steps to take in the frame that starts at `now`.
    fn steps(&mut self, now: f64) -> Option<u64> {
        let rate = self.rate?;
        let passed = self.last.map_or(0.0, |last| (now - last).clamp(0.0, CATCH_UP));
        self.last = Some(now);
        self.due += passed * rate / 1000.0;
        let steps = self.due.floor();
        self.due -= steps;
        Some(steps as u64)
    }
}
