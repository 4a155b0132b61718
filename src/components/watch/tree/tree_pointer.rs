//! Which node of the drawn tree the pointer is on, and which one shows its control: the one under
//! the pointer or a resting finger, otherwise the selected one.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::view::tree::{Drawing, DrawnNode};
use sudoku_engine::board::Digit;
use yew::prelude::*;

/// Milliseconds after which a resting finger counts as a long press.
const LONG_PRESS: u32 = 500;
/// Pixels around a node in which the pointer keeps its control on show.
const CONTROL_REACH: f64 = 52.0;

/// The node under the pointer, as it was drawn when the pointer came there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PointedNode {
    index: u32,
    depth: u16,
    branch: Option<Digit>,
    point: (f32, f32),
}

impl PointedNode {
    pub(super) fn of(drawing: &Drawing, node: Option<u32>) -> Option<Self> {
        let index = node?;
        let &DrawnNode { depth, branch, x, y, .. } = drawing.nodes.get(index as usize)?;
        Some(Self { index, depth, branch, point: (x, y) })
    }

    /// Returns its index in a drawing, unless it has another place there.
    pub(super) fn find_in(self, drawing: &Drawing) -> Option<u32> {
        (Self::of(drawing, Some(self.index)) == Some(self)).then_some(self.index)
    }
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
