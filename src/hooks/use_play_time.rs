//! The timer of the puzzle at hand. It writes its text itself, so that nothing else is drawn.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use grove_model::Msg;
use grove_model::effects::play_time::{PlayTimer, PlayedTime, TimedPuzzle};
use grove_model::update::msg::BrowserMsg;
use yew::{Callback, NodeRef, hook, use_effect_with, use_memo, use_node_ref};

use crate::platform::timing;
use crate::text::clock_time;

/// Measures how long the puzzle is played while the caller is on the page. Returns the reference of
/// the element that shows the time; nothing else may write into it.
#[hook]
pub(crate) fn use_play_time(
    timed_puzzle: TimedPuzzle,
    is_shown: bool,
    on_msg: Callback<Msg>,
) -> NodeRef {
    let node = use_node_ref();
    let clock = {
        let node = node.clone();
        use_memo((), move |()| PlayClock {
            timer: PlayTimer::new(timed_puzzle).into(),
            next_look: Cell::default(),
            node,
            on_msg,
        })
    };
    use_effect_with((), {
        let clock = Rc::clone(&clock);
        move |()| {
            let listeners = clock.listen();
            move || {
                drop(listeners);
                clock.stop();
            }
        }
    });
    use_effect_with((timed_puzzle, is_shown), move |&(timed_puzzle, _)| clock.follow(timed_puzzle));
    node
}

/// A timer, with what it needs of the page.
struct PlayClock {
    timer: RefCell<PlayTimer>,
    /// The next look at the clock, at the next whole second.
    next_look: Cell<Option<Timeout>>,
    node: NodeRef,
    on_msg: Callback<Msg>,
}

impl PlayClock {
    fn follow(self: &Rc<Self>, timed_puzzle: TimedPuzzle) {
        let is_visible = !gloo::utils::document().hidden();
        let now = timing::now_in_millis();
        let played_time = self.timer.borrow_mut().follow(timed_puzzle, is_visible, now);
        self.go_on(played_time);
    }

    fn look(self: &Rc<Self>) {
        let played_time = self.timer.borrow_mut().look(timing::now_in_millis());
        self.go_on(played_time);
    }

    fn stop(self: &Rc<Self>) {
        let played_time = self.timer.borrow_mut().stop(timing::now_in_millis());
        self.go_on(played_time);
    }

    /// Shows the time, plans the next look at the clock, and writes what is to be written.
    fn go_on(self: &Rc<Self>, played_time: Option<PlayedTime>) {
        let (seconds, next_millis) = {
            let timer = self.timer.borrow();
            (timer.seconds(), timer.is_running().then(|| timer.millis_to_next_second()))
        };
        if let Some(node) = self.node.get() {
            node.set_text_content(Some(&clock_time(seconds)));
        }
        let clock = Rc::downgrade(self);
        let look = move || {
            if let Some(clock) = clock.upgrade() {
                clock.look();
            }
        };
        self.next_look.set(next_millis.map(|millis| Timeout::new(millis as u32, look)));
        if let Some(PlayedTime { puzzle, seconds }) = played_time {
            self.on_msg.emit(Msg::Browser(BrowserMsg::TimePlayed { puzzle, seconds }));
        }
    }

    /// Listens for the page being hidden, shown and left.
    fn listen(self: &Rc<Self>) -> [EventListener; 2] {
        let clock = Rc::clone(self);
        let document = gloo::utils::document();
        let visibility = EventListener::new(&document, "visibilitychange", move |_| {
            let timed_puzzle = clock.timer.borrow().timed_puzzle();
            clock.follow(timed_puzzle);
        });
        let clock = Rc::clone(self);
        // The time is written before the tab is marked as left.
        let options = EventListenerOptions::run_in_capture_phase();
        let window = gloo::utils::window();
        let leave =
            EventListener::new_with_options(&window, "pagehide", options, move |_| clock.stop());
        [visibility, leave]
    }
}
