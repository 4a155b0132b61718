//! Fingers, mouse and wheel on the map.

use std::rc::Rc;

use grove_model::Model;
use grove_model::search::timeline::Scale;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::Picture;
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::Shared;
use crate::platform::page::listen;

/// Pixels that a line of a wheel stands for.
const LINE: f64 = 16.0;
/// How much a pixel of the wheel zooms.
const ZOOM: f64 = 0.0025;
/// Fingers nearer than this, in pixels, count as this far apart.
const PINCHED: f64 = 16.0;

/// What is to be done with pointers.
pub(crate) struct Pointer {
    pub(super) on_down: Callback<PointerEvent>,
    pub(super) on_move: Callback<PointerEvent>,
    pub(super) on_up: Callback<PointerEvent>,
    pub(super) on_leave: Callback<PointerEvent>,
    pub(super) on_double: Callback<MouseEvent>,
}

/// What the pointers that are down do.
#[derive(Clone, Copy, Debug, Default)]
enum Hold {
    #[default]
    Nothing,
    /// One moves through the search.
    Scrub,
    /// One moves the map.
    Pan,
    /// Two move and stretch the map.
    Pinch,
}

/// The pointers that are down.
#[derive(Debug, Default)]
struct Hand {
    hold: Hold,
    /// Each with where it was when the hold began, and where it is.
    pointers: Vec<(i32, f64, f64)>,
    /// The map when the hold began.
    scale: Option<Scale>,
}

impl Hand {
    /// From now on this is done, with the pointers where they are.
    fn begin(&mut self, hold: Hold, scale: Scale) {
        self.hold = hold;
        self.scale = Some(scale);
        for (_, start, now) in &mut self.pointers {
            *start = *now;
        }
    }

    /// The steps that are to be in view, so that each pointer stays at its step.
    fn shown(&self) -> Option<TimelineMsg> {
        let Scale { span, left, width } = self.scale?;
        let steps_per_pixel = span.length() as f64 / f64::from(width.max(1.0));
        let (start, now, stretch) = match self.pointers[..] {
            [(_, start, now)] => (start, now, 1.0),
            [(_, start, now), (_, other_start, other_now), ..] => {
                let apart = |a: f64, b: f64| (a - b).abs().max(PINCHED);
                let stretch = apart(start, other_start) / apart(now, other_now);
                ((start + other_start) / 2.0, (now + other_now) / 2.0, stretch)
            }
            [] => return None,
        };
        let held = span.from as f64 + (start - f64::from(left)) * steps_per_pixel;
        let from = held - (now - f64::from(left)) * steps_per_pixel * stretch;
        let length = (span.length() as f64 * stretch).round() as u64;
        Some(TimelineMsg::ShownSolution { from: from.round() as i64, length })
    }
}

/// Moves through the search, and moves and stretches the map.
#[hook]
pub(crate) fn use_pointer(
    node: &NodeRef,
    model: &Shared,
    on_msg: &Callback<Msg>,
    on_hover: Callback<Option<u64>>,
) -> Pointer {
    let hand = use_mut_ref(Hand::default);
    use_wheel(node, model, on_msg);
    let on_down = {
        let (hand, model, on_msg) = (Rc::clone(&hand), model.clone(), on_msg.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(picture) = Picture::of(&model) else { return };
            let x = f64::from(event.offset_x());
            let mut hand = hand.borrow_mut();
            if hand.pointers.is_empty() && x > f64::from(picture.layout.plot.right()) {
                return;
            }
            if let Some(canvas) = event.target_dyn_into::<Element>() {
                // A pointer that cannot be held is followed while it is over the map.
                let _ = canvas.set_pointer_capture(event.pointer_id());
            }
            hand.pointers.retain(|pointer| pointer.0 != event.pointer_id());
            hand.pointers.push((event.pointer_id(), x, x));
            let hold = match (hand.pointers.len(), event.button()) {
                (2.., _) => Hold::Pinch,
                (_, 1) => Hold::Pan,
                (_, 0) if event.shift_key() => Hold::Pan,
                (_, 0) => Hold::Scrub,
                _ => Hold::Nothing,
            };
            hand.begin(hold, picture.scale);
            if let Hold::Scrub = hold {
                on_msg.emit(scrub(picture.scale, x));
            } else if event.button() == 1 {
                // Else the browser begins to scroll by itself.
                event.prevent_default();
            }
        })
    };
    let on_move = {
        let (hand, model, on_msg) = (Rc::clone(&hand), model.clone(), on_msg.clone());
        let on_hover = on_hover.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(picture) = Picture::of(&model) else { return };
            let x = f64::from(event.offset_x());
            let hit = picture.hit(x as f32, event.offset_y() as f32);
            on_hover.emit(hit.map(|bar| bar.placed_at));
            let mut hand = hand.borrow_mut();
            let held = hand.pointers.iter_mut().find(|it| it.0 == event.pointer_id());
            let Some(pointer) = held else { return };
            pointer.2 = x;
            match hand.hold {
                Hold::Nothing => {}
                Hold::Scrub => on_msg.emit(scrub(picture.scale, x)),
                Hold::Pan | Hold::Pinch => {
                    if let Some(gesture) = hand.shown() {
                        on_msg.emit(Msg::Timeline(gesture));
                    }
                }
            }
        })
    };
    let on_up = Callback::from(move |event: PointerEvent| {
        let mut hand = hand.borrow_mut();
        hand.pointers.retain(|pointer| pointer.0 != event.pointer_id());
        // The finger that stays after a pinch does not begin to scrub.
        hand.hold = Hold::Nothing;
    });
    let on_leave = Callback::from(move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            on_hover.emit(None);
        }
    });
    let on_double = {
        let (model, on_msg) = (model.clone(), on_msg.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(picture) = Picture::of(&model) else { return };
            let about = Some(picture.scale.step(event.offset_x() as f32));
            on_msg.emit(Msg::Timeline(TimelineMsg::Zoomed { about, permille: 250 }));
        })
    };
    Pointer { on_down, on_move, on_up, on_leave, on_double }
}

fn scrub(scale: Scale, x: f64) -> Msg {
    let pixel = scale.pixel(x as f32);
    let step = scale.step(x as f32);
    Msg::Timeline(TimelineMsg::Scrubbed { step, from: pixel.from, to: pixel.to })
}

/// The wheel zooms about the pointer; sideways or with Shift it moves the map. Yew's
/// own wheel listeners cannot keep the page from scrolling.
#[hook]
fn use_wheel(node: &NodeRef, model: &Shared, on_msg: &Callback<Msg>) {
    let current = use_mut_ref(|| model.clone());
    *current.borrow_mut() = model.clone();
    let (node, on_msg) = (node.clone(), on_msg.clone());
    use_effect_with((), move |()| {
        let listener = node.cast::<Element>().map(|canvas| {
            listen(&canvas, "wheel", move |event: &WheelEvent| {
                event.prevent_default();
                let model = current.borrow().clone();
                if let Some(gesture) = wheeled(&model, event) {
                    on_msg.emit(Msg::Timeline(gesture));
                }
            })
        });
        move || drop(listener)
    });
}

fn wheeled(model: &Model, event: &WheelEvent) -> Option<TimelineMsg> {
    let picture = Picture::of(model)?;
    let pixels = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { LINE };
    let (across, down) = (event.delta_x() * pixels, event.delta_y() * pixels);
    if event.shift_key() || across.abs() > down.abs() {
        let way = if across == 0.0 { down } else { across };
        let permille = way / f64::from(picture.scale.width) * 1000.0;
        return Some(TimelineMsg::Panned { permille: permille.round() as i32 });
    }
    let permille = ((down * ZOOM).exp() * 1000.0).clamp(250.0, 4000.0);
    let about = Some(picture.scale.step(event.offset_x() as f32));
    Some(TimelineMsg::Zoomed { about, permille: permille.round() as u16 })
}
