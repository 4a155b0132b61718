//! The timer that the model derives.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Interval;
use grove_model::{Msg, Tick};
use yew::{Callback, hook, use_effect_with};

/// The most time to catch up on, in milliseconds, after the browser has paused the timer, for
/// example on a hidden page.
const MAX_CATCH_UP: f64 = 100.0;

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
    Frames { next_frame: Rc<RefCell<Option<AnimationFrame>>> },
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
                let next_frame = Rc::default();
                schedule(
                    &next_frame,
                    FrameClock { rate, on_msg, last_frame_time: None, due_steps: 0.0 },
                );
                Self::Frames { next_frame }
            }
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Self::Frames { next_frame } = self {
            next_frame.replace(None);
        }
    }
}

/// Counts the steps that are due in each frame.
struct FrameClock {
    /// Steps per second; `None` means as many as there are.
    rate: Option<f64>,
    on_msg: Callback<Msg>,
    /// Milliseconds on the clock of animation frames.
    last_frame_time: Option<f64>,
    /// Includes fractions.
    due_steps: f64,
}

fn schedule(next_frame: &Rc<RefCell<Option<AnimationFrame>>>, mut clock: FrameClock) {
    let following_frame = Rc::clone(next_frame);
    let frame = request_animation_frame(move |now| {
        let steps = clock.steps(now);
        if steps != Some(0) {
            clock.on_msg.emit(Msg::Ticked { steps });
        }
        // The message may have stopped the timer.
        if Rc::strong_count(&following_frame) > 1 {
            schedule(&following_frame, clock);
        }
    });
    next_frame.replace(Some(frame));
}

impl FrameClock {
    /// Returns the number of steps to take in the frame that starts at `now`.
    fn steps(&mut self, now: f64) -> Option<u64> {
        let rate = self.rate?;
        let elapsed_millis =
            self.last_frame_time.map_or(0.0, |last| (now - last).clamp(0.0, MAX_CATCH_UP));
        self.last_frame_time = Some(now);
        self.due_steps += elapsed_millis * rate / 1000.0;
        let steps = self.due_steps.floor();
        self.due_steps -= steps;
        Some(steps as u64)
    }
}
