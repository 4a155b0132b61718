//! Which node of the drawn tree shows its control: the one under the pointer or a resting finger,
//! otherwise the selected one.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::view::tree::Drawing;
use yew::prelude::*;

use super::tree_control::ControlPlace;

/// Milliseconds after which a resting finger counts as a long press.
const LONG_PRESS: u32 = 500;
/// Pixels around a node in which the pointer keeps its control on show.
const CONTROL_REACH: f64 = 52.0;
/// The size of a button of the control in pixels, in the style sheet too.
const BUTTON_SIZE: f64 = 26.0;

/// Returns where the control of a node belongs in a drawing with this zoom, shift and size.
pub(super) fn control_place(
    drawing: &Drawing,
    node: u32,
    zoom: f64,
    shift: (f64, f64),
    size: (f64, f64),
    is_selected: bool,
) -> Option<ControlPlace> {
    let point = drawing.nodes.get(node as usize)?;
    let units = |pixels: f64| (pixels / zoom) as f32;
    // A selected node also has the button that leads there.
    let buttons = if is_selected { 2.0 } else { 1.0 };
    let sheet = [-shift.0, -shift.1, size.0 - shift.0, size.1 - shift.1].map(units);
    let control = (units(buttons * BUTTON_SIZE), units(BUTTON_SIZE));
    let corner = drawing.free_corner(node, control, sheet);
    let (x, y) = corner.offset();
    let pixels = |position: f32, shift: f64| f64::from(position) * zoom + shift;
    Some(ControlPlace {
        path: drawing.path(node).into(),
        corner,
        position: (pixels(point.x + x, shift.0), pixels(point.y + y, shift.1)),
        is_selected,
    })
}

/// Returns whether the pointer is still close enough to a node to reach its control.
pub(super) fn is_near(drawing: &Drawing, node: u32, (x, y): (f32, f32), zoom: f64) -> bool {
    drawing.nodes.get(node as usize).is_some_and(|node| {
        let distance = f64::from((node.x - x).hypot(node.y - y)) * zoom;
        distance <= CONTROL_REACH
    })
}

/// Calls its action when a finger rests long enough. A new press, and the end of one, cancels it.
#[derive(Clone, Default)]
pub(super) struct LongPress(Rc<std::cell::RefCell<Option<Timeout>>>);

impl LongPress {
    pub(super) fn start(&self, event: &PointerEvent, action: impl FnOnce() + 'static) {
        let timeout = (event.pointer_type() != "mouse").then(|| Timeout::new(LONG_PRESS, action));
        self.0.replace(timeout);
    }

    pub(super) fn cancel(&self) {
        self.0.replace(None);
    }
}
