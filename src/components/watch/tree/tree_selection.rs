//! Showing the selected node of the tree.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::search::player::Player;
use grove_model::view::tree::Drawing;
use sudoku_engine::board::Digit;
use web_sys::{DomRect, Element};

/// Pixels between the center of the selected node and the edge. It is small, so that a node stays
/// in place between the two clicks of a double click.
const MARGIN: f64 = 8.0;
/// Pixels between an expanded branch and the edge, which the buttons in the corner leave free.
const BRANCH_MARGIN: f64 = 52.0;

/// Returns the drawn node that is selected.
pub(super) fn selected_node(player: Option<&Player>, drawing: Option<&Drawing>) -> Option<u32> {
    let Player { tree_view, stepper, .. } = player?;
    drawing?.find(&tree_view.selection(stepper)?.path)
}

/// What was selected when the selection was last shown.
#[derive(Default)]
pub(crate) struct SeenSelection {
    path: Option<Rc<[Digit]>>,
    /// The number of changes of branches until the node was selected, and until now.
    count_before: u32,
    count: u32,
}

pub(crate) type ShowSelection =
    fn(&Element, &RefCell<SeenSelection>, (&Drawing, f64), Option<u32>, u32);

/// Scrolls the selected node of a drawing into the viewport. When its branch has been expanded since it
/// was selected, which `fold_count` tells, scrolls as much of that into the viewport as fits beside the
/// current node.
pub(crate) fn show_selection(
    viewport: &Element,
    seen: &RefCell<SeenSelection>,
    (drawing, factor): (&Drawing, f64),
    selected: Option<u32>,
    fold_count: u32,
) {
    let path: Option<Rc<[Digit]>> = selected.map(|node| drawing.path(node).into());
    let mut seen = seen.borrow_mut();
    if seen.path != path {
        (seen.path, seen.count_before) = (path, seen.count);
    }
    seen.count = fold_count;
    let Some(node) = selected else { return };
    let rect = |selector| -> Option<DomRect> {
        Some(viewport.query_selector(selector).ok()??.get_bounding_client_rect())
    };
    let Some(ring) = rect("[data-selected]") else { return };
    let (port, current) = (viewport.get_bounding_client_rect(), rect("[data-current]"));
    let reach = (seen.count_before != fold_count).then(|| reach(drawing, node, factor));
    let middle = |start: f64, end: f64| f64::midpoint(start, end);
    let across = distance(
        middle(ring.left(), ring.right()),
        (port.left(), port.right()),
        reach.map(|[left, _, right, _]| (left, right)),
        current.as_ref().map(|it| middle(it.left(), it.right())),
    );
    let down = distance(
        middle(ring.top(), ring.bottom()),
        (port.top(), port.bottom()),
        reach.map(|[_, up, _, down]| (up, down)),
        current.as_ref().map(|it| middle(it.top(), it.bottom())),
    );
    viewport.set_scroll_left(viewport.scroll_left() + across as i32);
    viewport.set_scroll_top(viewport.scroll_top() + down as i32);
}

/// Returns how far the branch below a node reaches from its center at a zoom factor, in pixels: to the
/// left, up, right and down.
fn reach(drawing: &Drawing, node: u32, factor: f64) -> [f64; 4] {
    let root = &drawing.nodes[node as usize];
    let below = drawing.nodes[node as usize + 1..].iter().take_while(|it| it.depth > root.depth);
    let far = below.fold([0.0_f32; 4], |[left, up, right, down], it| {
        let (x, y) = (it.x - root.x, it.y - root.y);
        [left.min(x), up.min(y), right.max(x), down.max(y)]
    });
    far.map(|distance| f64::from(distance) * factor)
}

/// Returns how far to scroll along an axis, given the middle of the selected node, the edges of the
/// viewport, how far the branch reaches before and after the node if it was expanded, and the middle of
/// the current node.
fn distance(
    middle: f64,
    (near, far): (f64, f64),
    reach: Option<(f64, f64)>,
    current: Option<f64>,
) -> f64 {
    let Some((before, after)) = reach else {
        let is_inside = near + MARGIN <= middle && middle <= far - MARGIN;
        return if is_inside { 0.0 } else { middle - f64::midpoint(near, far) };
    };
    let (near, far) = (near + BRANCH_MARGIN, far - BRANCH_MARGIN);
    let shift = (middle + after - far).max(0.0).min((middle + before - near).max(0.0));
    let shift = shift + (middle + before - near - shift).min(0.0);
    // If there is not room for all of it, its root and the current node stay in sight.
    let shown = |shift: f64, at: f64| shift.max(at - far).min(at - near);
    let shift = shown(shift, middle);
    let current = current.filter(|current| (near..=far).contains(current));
    current.map_or(shift, |current| shown(shift, current))
}
