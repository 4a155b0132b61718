//! Touch, mouse and wheel input on the map.

use std::rc::Rc;

use grove_model::Model;
use grove_model::search::timeline::Scale;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::Picture;
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::SharedModel;
use crate::platform::page::listen;

/// Pixels per line of a wheel event.
const WHEEL_LINE_PIXELS: f64 = 16.0;
/// The exponential zoom rate per wheel pixel.
const WHEEL_ZOOM_RATE: f64 = 0.0025;
/// The minimum distance of two fingers in pixels; closer ones count as this far apart.
const MIN_PINCH_PIXELS: f64 = 16.0;

/// The event handlers of the map.
pub(crate) struct PointerHandlers {
    pub(super) on_down: Callback<PointerEvent>,
    pub(super) on_move: Callback<PointerEvent>,
    pub(super) on_up: Callback<PointerEvent>,
    pub(super) on_leave: Callback<PointerEvent>,
    pub(super) on_double_click: Callback<MouseEvent>,
}

/// What the pressed pointers do.
#[derive(Clone, Copy, Debug, Default)]
enum Gesture {
    #[default]
    Nothing,
    /// One pointer scrubs through the search.
    Scrub,
    /// One pointer moves the map.
    Pan,
    /// Two pointers move and scale the map.
    Pinch,
}

#[derive(Debug, Default)]
struct PressedPointers {
    gesture: Gesture,
    /// The id of each pointer, where it was when the gesture began, and where it is now.
    pointers: Vec<(i32, f64, f64)>,
    /// The scale of the map when the gesture began.
    scale: Option<Scale>,
}

impl PressedPointers {
    /// Handles a pressed pointer, and starts a new gesture with all pointers from where they are.
    fn press(&mut self, picture: &Picture<'_>, event: &PointerEvent) -> Option<TimelineMsg> {
        let x = f64::from(event.offset_x());
        if self.pointers.is_empty() && x > f64::from(picture.layout.plot.right()) {
            return None;
        }
        if let Some(canvas) = event.target_dyn_into::<Element>() {
            // A pointer that cannot be captured is tracked only while it is over the map.
            let _ = canvas.set_pointer_capture(event.pointer_id());
        }
        self.pointers.retain(|pointer| pointer.0 != event.pointer_id());
        self.pointers.push((event.pointer_id(), x, x));
        self.gesture = match (self.pointers.len(), event.button()) {
            (2.., _) => Gesture::Pinch,
            (_, 1) => Gesture::Pan,
            (_, 0) if event.shift_key() => Gesture::Pan,
            (_, 0) => Gesture::Scrub,
            _ => Gesture::Nothing,
        };
        self.scale = Some(picture.scale);
        for (_, start, now) in &mut self.pointers {
            *start = *now;
        }
        if let Gesture::Scrub = self.gesture {
            return Some(scrub_msg(picture.scale, x));
        } else if event.button() == 1 {
            // Otherwise the browser starts its own scrolling.
            event.prevent_default();
        }
        None
    }

    fn drag(&mut self, picture: &Picture<'_>, event: &PointerEvent) -> Option<TimelineMsg> {
        let x = f64::from(event.offset_x());
        self.pointers.iter_mut().find(|it| it.0 == event.pointer_id())?.2 = x;
        match self.gesture {
            Gesture::Nothing => None,
            Gesture::Scrub => Some(scrub_msg(picture.scale, x)),
            Gesture::Pan | Gesture::Pinch => self.range_msg(),
        }
    }

    /// Returns the message that shows the steps that keep each pointer at its step.
    fn range_msg(&self) -> Option<TimelineMsg> {
        let Scale { span, left, width } = self.scale?;
        let steps_per_pixel = span.length() as f64 / f64::from(width.max(1.0));
        let (start, now, stretch) = match self.pointers[..] {
            [(_, start, now)] => (start, now, 1.0),
            [(_, start, now), (_, other_start, other_now), ..] => {
                let distance = |a: f64, b: f64| (a - b).abs().max(MIN_PINCH_PIXELS);
                let stretch = distance(start, other_start) / distance(now, other_now);
                ((start + other_start) / 2.0, (now + other_now) / 2.0, stretch)
            }
            [] => return None,
        };
        let held_step = span.from as f64 + (start - f64::from(left)) * steps_per_pixel;
        let from = held_step - (now - f64::from(left)) * steps_per_pixel * stretch;
        let length = (span.length() as f64 * stretch).round() as u64;
        Some(TimelineMsg::RangeChosen { from: from.round() as i64, length })
    }
}

/// Returns the handlers that scrub through the search, and move and scale the map.
#[hook]
pub(crate) fn use_pointer(
    node: &NodeRef,
    model: &SharedModel,
    on_msg: &Callback<Msg>,
    on_hover: Callback<Option<u64>>,
) -> PointerHandlers {
    let pressed_pointers = use_mut_ref(PressedPointers::default);
    use_wheel(node, model, on_msg);
    let on_timeline = on_msg.reform(Msg::Timeline);
    let on_down = {
        let (pressed_pointers, model, on_timeline) =
            (Rc::clone(&pressed_pointers), model.clone(), on_timeline.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(picture) = Picture::of(&model) else { return };
            let msg = pressed_pointers.borrow_mut().press(&picture, &event);
            msg.into_iter().for_each(|msg| on_timeline.emit(msg));
        })
    };
    let on_move = {
        let (pressed_pointers, model, on_timeline) =
            (Rc::clone(&pressed_pointers), model.clone(), on_timeline.clone());
        let on_hover = on_hover.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(picture) = Picture::of(&model) else { return };
            let hit = picture.bar_at(event.offset_x() as f32, event.offset_y() as f32);
            on_hover.emit(hit.map(|bar| bar.placed_at));
            let msg = pressed_pointers.borrow_mut().drag(&picture, &event);
            msg.into_iter().for_each(|msg| on_timeline.emit(msg));
        })
    };
    let on_up = Callback::from(move |event: PointerEvent| {
        let mut pressed_pointers = pressed_pointers.borrow_mut();
        pressed_pointers.pointers.retain(|pointer| pointer.0 != event.pointer_id());
        // The finger that remains after a pinch does not start to scrub.
        pressed_pointers.gesture = Gesture::Nothing;
    });
    let on_leave = Callback::from(move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            on_hover.emit(None);
        }
    });
    let model = model.clone();
    let on_double_click = Callback::from(move |event: MouseEvent| {
        let Some(picture) = Picture::of(&model) else { return };
        let about = Some(picture.scale.step(event.offset_x() as f32));
        on_timeline.emit(TimelineMsg::Zoomed { about, permille: 250 });
    });
    PointerHandlers { on_down, on_move, on_up, on_leave, on_double_click }
}

fn scrub_msg(scale: Scale, x: f64) -> TimelineMsg {
    let pixel = scale.pixel(x as f32);
    TimelineMsg::Scrubbed { step: scale.step(x as f32), from: pixel.from, to: pixel.to }
}

/// Zooms around the pointer on wheel events; sideways or with Shift, moves the map. Yew's wheel
/// listeners are passive and cannot keep the page from scrolling.
#[hook]
fn use_wheel(node: &NodeRef, model: &SharedModel, on_msg: &Callback<Msg>) {
    let current = use_mut_ref(|| model.clone());
    *current.borrow_mut() = model.clone();
    let (node, on_msg) = (node.clone(), on_msg.clone());
    use_effect_with((), move |()| {
        let listener = node.cast::<Element>().map(|canvas| {
            listen(&canvas, "wheel", move |event: &WheelEvent| {
                event.prevent_default();
                let model = current.borrow().clone();
                if let Some(msg) = wheel_msg(&model, event) {
                    on_msg.emit(Msg::Timeline(msg));
                }
            })
        });
        move || drop(listener)
    });
}

fn wheel_msg(model: &Model, event: &WheelEvent) -> Option<TimelineMsg> {
    let picture = Picture::of(model)?;
    let pixels =
        if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { WHEEL_LINE_PIXELS };
    let (delta_x, delta_y) = (event.delta_x() * pixels, event.delta_y() * pixels);
    if event.shift_key() || delta_x.abs() > delta_y.abs() {
        let pan_pixels = if delta_x == 0.0 { delta_y } else { delta_x };
        let permille = pan_pixels / f64::from(picture.scale.width) * 1000.0;
        return Some(TimelineMsg::Panned { permille: permille.round() as i32 });
    }
    let permille = ((delta_y * WHEEL_ZOOM_RATE).exp() * 1000.0).clamp(250.0, 4000.0);
    let about = Some(picture.scale.step(event.offset_x() as f32));
    Some(TimelineMsg::Zoomed { about, permille: permille.round() as u16 })
}
