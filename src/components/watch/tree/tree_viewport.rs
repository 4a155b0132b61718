//! The viewport of the drawn tree: zooming, panning, and following the current node.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::search::player::Player;
use grove_model::search::tree::Folding;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::{Drawing, ForestFacts, TreeFacts};
use sudoku_engine::board::Digit;
use web_sys::Element;
use yew::prelude::*;

use super::tree_drawing::{self, Canvas, TreeDrawing};
use super::tree_mode::Mode;
use crate::components::page::waiting::drawn;
use crate::components::shared::Page;
use crate::components::watch::details::Within;
use crate::components::watch::path_drawing;
use crate::platform::page::{Resizes, listen};
use crate::text::Text;

/// The range of zoom factors that users may choose.
const FREE: (f64, f64) = (0.05, 4.0);
/// The range of zoom factors for fitting a drawing.
const FITTED: (f64, f64) = (0.35, 1.6);
/// The height of a path, in units, that is fitted: ten levels. Paths are read from top to bottom.
const PATH_FITTED: f64 = 300.0;
/// The width and height of a large tree, in units, that are visible at first: twelve levels.
const READ: (f32, f32) = (320.0, 360.0);
/// The range of initial zoom factors of a large tree.
const READABLE: (f64, f64) = (0.9, 1.6);
/// A drawing is laid on its side if that makes it larger by this factor.
const LIES_FROM: f64 = 1.2;
/// Pixels between the current node and the edge at which the viewport starts to follow.
const RIM: f64 = 24.0;

/// How large the tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Zoom {
    /// As large as the viewport allows, within readable limits.
    Fitting,
    /// Zoomed by this factor relative to the size that fits.
    By(f64),
    /// Entirely visible, at this factor of its own size.
    Whole(f64),
}

impl Zoom {
    pub(super) fn times(self, factor: f64) -> Self {
        match self {
            Self::Fitting => Self::By(factor),
            Self::By(before) => Self::By((before * factor).clamp(0.05, 10.0)),
            Self::Whole(before) => Self::Whole((before * factor).clamp(FREE.0, FREE.1)),
        }
    }

    fn applied_to(self, fitting: f64) -> f64 {
        match self {
            Self::Fitting => fitting,
            Self::By(factor) => (fitting * factor).clamp(FREE.0, FREE.1),
            Self::Whole(factor) => factor,
        }
    }
}

/// Returns the zoom that makes all of a large tree visible, or a readable one if all of it was
/// visible already. Other drawings fit anyway.
pub(crate) fn whole(window: &NodeRef, drawing: Option<&Drawing>, zoom: Zoom) -> Zoom {
    let large = drawing.filter(|drawing| drawing.is_straight);
    let (Some(drawing), Some(window)) = (large, window.cast::<Element>()) else {
        return Zoom::Fitting;
    };
    let factor = whole_fit(&window, drawing);
    match zoom {
        Zoom::Whole(before) if (before - factor).abs() < 1e-6 => Zoom::Fitting,
        Zoom::Fitting | Zoom::By(_) | Zoom::Whole(_) => Zoom::Whole(factor),
    }
}

/// Returns the factor at which all of a large tree is visible.
fn whole_fit(window: &Element, drawing: &Drawing) -> f64 {
    let deepest = drawing.nodes.iter().map(|node| node.y).fold(0.0, f32::max) + 24.0;
    fit(window, drawing.width, deepest).clamp(FREE.0, FITTED.1)
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(super) page: Page,
    pub(super) within: Within,
    pub(super) mode: Mode,
    pub(super) zoom: Zoom,
    /// The drawn tree, in the mode that shows it.
    pub(super) drawing: Option<Rc<Drawing>>,
    /// Whether drawings follow each other too quickly for every detail.
    pub(super) is_hurried: bool,
    pub(super) window: NodeRef,
    pub(super) on_zoom: Callback<Zoom>,
    pub(super) on_point: Callback<Option<u32>>,
}

#[component]
pub(crate) fn TreeViewport(props: &Props) -> Html {
    let &Props { ref page, within, ref mode, ref zoom, ref window, ref on_zoom, .. } = props;
    let Page { text, model, on_msg, .. } = page;
    let labels = use_state_eq(|| true);
    let port = use_port(props);
    let Port { fitting, lies, across, .. } = port;
    let factor = zoom.applied_to(fitting);
    let drawing = props.drawing.clone().map(|drawing| {
        if lies && !drawing.is_straight {
            Rc::new(drawing.as_ref().clone().lying())
        } else {
            drawing
        }
    });
    use_trunk_in_place(window, drawing.as_deref(), factor, across);
    let at = model.watch.player.as_ref().map(|player| (player.run, player.at.counters().step()));
    let folding = model.watch.player.as_ref().map(|player| player.forest.folding);
    // A large tree grows around its path, which stays in place; other trees are laid out again.
    let current = drawing.as_deref().filter(|drawing| !drawing.is_straight).map(Drawing::current);
    let place = current.map(|node| (node.x, node.y));
    use_following(window, (at, folding, *mode, port, place), factor);
    use_fold_in_sight(props, folding.unwrap_or_default(), at);
    use_wheel(window, *zoom, on_zoom.clone());
    let on_key = {
        let (window, labels, on_zoom) = (window.clone(), labels.clone(), on_zoom.clone());
        let (drawing, zoom) = (drawing.clone(), *zoom);
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            match event.key().as_str() {
                "z" | "Z" => on_zoom.emit(whole(&window, drawing.as_deref(), zoom)),
                "l" | "L" => labels.set(!*labels),
                "c" | "C" => follow(&window, true),
                _ => {}
            }
        })
    };
    let on_choose = on_msg.reform(|path: Rc<[Digit]>| Msg::Tree(TreeMsg::NodeChosen(path)));
    let shown = match (mode, &model.watch.player, drawing) {
        (Mode::Drawing, Some(player), Some(drawing)) => {
            let name = tree_words(*text, player, &drawing);
            let nodes = if player.forest.is_loaded() {
                player.forest.known() as u64
            } else {
                player.progress.counters.placements.max(player.at.counters().placements)
            };
            let canvas = within.details.map(|details| Canvas(details.canvas));
            let on_choose = {
                let drawing = drawing.clone();
                on_choose.reform(move |place: u32| drawing.path(place).into())
            };
            html! {
                <TreeDrawing key="drawing" text={*text} {drawing} zoom={factor} {across}
                    labels={*labels} lit={model.lit_level()} is_hurried={props.is_hurried}
                    window={window.clone()} theme={model.theme.code()} {name} {nodes} {on_choose}
                    on_point={props.on_point.clone()} {canvas} />
            }
        }
        (Mode::Drawing | Mode::Path | Mode::List | Mode::Table | Mode::Constraints, ..) => {
            drawn(page, within.chunk, |details| {
                (details.other_mode)(page, *mode, factor, &on_choose)
            })
        }
    };
    tree_window(window, mode.code(), text.tree.keys, Some(on_key), shown)
}

/// Draws the scroll container around a tree.
pub(crate) fn tree_window(
    window: &NodeRef,
    mode: &'static str,
    name: &'static str,
    on_key: Option<Callback<KeyboardEvent>>,
    shown: Html,
) -> Html {
    let pan = window.clone();
    html! {
        <div ref={window.clone()} class="tree-viewport" data-place="tree" data-tree-mode={mode}
            tabindex="0" role="group" aria-label={name} onkeydown={on_key}
            onpointermove={Callback::from(move |event: PointerEvent| drag(&pan, &event))}>
            {shown}
        </div>
    }
}

/// Returns a description of how much of the tree is drawn.
pub(super) fn tree_words(text: Text, player: &Player, drawing: &Drawing) -> String {
    if player.forest.is_loaded() {
        text.forest(ForestFacts::of(player, drawing))
    } else {
        text.tree_drawn(TreeFacts::of(player, drawing))
    }
}

/// What follows from the size of the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Port {
    /// The factor at which the drawing just fits.
    fitting: f64,
    /// Whether the drawing is larger on its side.
    lies: bool,
    /// The visible width in pixels.
    across: f64,
    /// The visible height in pixels.
    down: f64,
    /// Whether a large tree is drawn.
    is_straight: Option<bool>,
}

/// Measures the viewport when its size changes, and when another puzzle's tree is drawn, in another
/// mode, or with other subtrees collapsed.
#[hook]
fn use_port(props: &Props) -> Port {
    let port = use_state_eq(|| Port { fitting: 1.0, ..Port::default() });
    let player = props.page.model.watch.player.as_ref();
    let puzzle = player.map(|player| player.at.puzzle().clone());
    let is_straight = props.drawing.as_ref().map(|drawing| drawing.is_straight);
    let folding = player.map(|player| player.forest.folding);
    use_measuring(&props.window, (puzzle, props.mode, is_straight, folding), {
        let (port, window) = (port.setter(), props.window.clone());
        let drawing = props.drawing.clone();
        let path = player.filter(|_| props.mode == Mode::Path);
        let path = path.map(|player| path_drawing::size(&player.at));
        move || {
            let Some(window) = window.cast::<Element>() else { return };
            let (fitting, lies) = fitted(&window, drawing.as_deref(), path);
            let [across, down] = [window.client_width(), window.client_height()].map(f64::from);
            port.set(Port { fitting, lies, across, down, is_straight });
        }
    });
    *port
}

/// Calls `measure` when `of` has changed, and when the viewport is resized.
#[hook]
pub(crate) fn use_measuring<T: PartialEq + 'static>(
    window: &NodeRef,
    of: T,
    measure: impl Fn() + 'static,
) {
    let window = window.clone();
    use_effect_with(of, move |_| {
        measure();
        let resizes = window.cast::<Element>().and_then(|window| Resizes::of(&window, measure));
        move || drop(resizes)
    });
}

/// Makes what was collapsed or expanded visible. After expanding everything, keeps all of the tree
/// visible, including the nodes that the worker has yet to report, until the search moves on.
#[hook]
fn use_fold_in_sight<T: PartialEq + Copy + 'static>(props: &Props, folding: Folding, at: T) {
    let seen = use_mut_ref(|| (folding, None::<T>));
    let drawing = props.drawing.clone();
    let size = drawing.as_ref().map(|drawing| (drawing.width, drawing.height));
    let (window, on_zoom) = (props.window.clone(), props.on_zoom.clone());
    use_effect_with((folding, at, size), move |_| {
        let mut seen = seen.borrow_mut();
        if folding.times > seen.0.times {
            seen.1 = Some(at);
            if !folding.is_all {
                on_zoom.emit(Zoom::Fitting);
            }
        }
        seen.0 = folding;
        if folding.is_all && seen.1 == Some(at) {
            let large = drawing.as_deref().filter(|drawing| drawing.is_straight);
            let fit = large.zip(window.cast::<Element>());
            let zoom = fit.map_or(Zoom::Fitting, |(drawing, window)| {
                Zoom::Whole(whole_fit(&window, drawing))
            });
            on_zoom.emit(zoom);
        }
    });
}

/// Returns the initial zoom factor of a drawing, and whether it is laid on its side. A large tree
/// is drawn at a readable size; the viewport follows its path.
fn fitted(window: &Element, drawing: Option<&Drawing>, path: Option<(f32, f32)>) -> (f64, bool) {
    let clamped = |factor: f64| factor.clamp(FITTED.0, FITTED.1);
    match (drawing, path) {
        (Some(drawing), _) if drawing.is_straight => {
            let (across, down) = READ;
            (fit(window, across, down).clamp(READABLE.0, READABLE.1), false)
        }
        (Some(drawing), _) => {
            let lying = drawing.clone().lying();
            // A deep tree that is too small either way is still larger on its side.
            let most = |factor: f64| factor.min(FITTED.1);
            let down = most(fit(window, drawing.width, drawing.height));
            let across = most(fit(window, lying.width, lying.height));
            let lies = across > down * LIES_FROM;
            (clamped(if lies { across } else { down }), lies)
        }
        (None, Some((width, height))) => {
            (clamped(fit(window, width, height.min(PATH_FITTED as f32))), false)
        }
        (None, None) => (1.0, false),
    }
}

/// Returns the factor at which this width and height just fit.
fn fit(window: &Element, width: f32, height: f32) -> f64 {
    let (across, down) = (f64::from(window.client_width()), f64::from(window.client_height()));
    (across / f64::from(width)).min(down / f64::from(height))
}

/// Keeps the straight path of a large tree at its place on the screen while the tree grows beside
/// it.
#[hook]
pub(crate) fn use_trunk_in_place(
    window: &NodeRef,
    drawing: Option<&Drawing>,
    zoom: f64,
    across: f64,
) {
    let before = use_mut_ref(|| None::<f64>);
    let straight = drawing.filter(|drawing| drawing.is_straight && across > 0.0);
    let trunk = straight.map(|drawing| {
        f64::from(drawing.nodes[0].x) * zoom + tree_drawing::shift(drawing, zoom, across)
    });
    let window = window.clone();
    use_effect_with(trunk, move |&trunk| {
        // At first it is in the middle.
        let before = before.replace(trunk).or(trunk.map(|_| across / 2.0));
        let moved = before.zip(trunk).map(|(before, now)| now - before);
        if let (Some(moved), Some(window)) = (moved, window.cast::<Element>()) {
            window.set_scroll_left(window.scroll_left() + moved.round() as i32);
        }
    });
}

/// Scrolls the current node back into the viewport when a step or a zoom has moved it out.
#[hook]
pub(crate) fn use_following<T: PartialEq + 'static>(node: &NodeRef, place: T, zoom: f64) {
    let node = node.clone();
    use_effect_with((place, zoom), move |_| follow(&node, false));
}

/// Centers the current node if it is outside the viewport, or `always`. Vertically it goes below
/// the middle: the levels above it deserve more space than those below.
fn follow(node: &NodeRef, always: bool) {
    let Some(window) = node.cast::<Element>() else { return };
    let Ok(Some(mark)) = window.query_selector("[data-current]") else { return };
    let (port, mark) = (window.get_bounding_client_rect(), mark.get_bounding_client_rect());
    let (x, y) = (mark.x() + mark.width() / 2.0, mark.y() + mark.height() / 2.0);
    if always || x < port.left() + RIM || x > port.right() - RIM {
        let middle = port.x() + port.width() * 0.5;
        window.set_scroll_left(window.scroll_left() + (x - middle) as i32);
    }
    if always || y < port.top() + RIM || y > port.bottom() - RIM {
        let middle = port.y() + port.height() * 0.7;
        window.set_scroll_top(window.scroll_top() + (y - middle) as i32);
    }
}

/// Pans while the mouse button is held down. On touch screens the browser's scrolling pans.
fn drag(node: &NodeRef, event: &PointerEvent) {
    if event.buttons() & 1 == 0 || event.pointer_type() != "mouse" {
        return;
    }
    if let Some(window) = node.cast::<Element>() {
        window.set_scroll_left(window.scroll_left() - event.movement_x());
        window.set_scroll_top(window.scroll_top() - event.movement_y());
    }
}

/// Zooms on wheel events with Control, which include pinches on a touchpad. Yew's wheel listeners
/// are passive and cannot keep the browser from zooming the page.
#[hook]
fn use_wheel(node: &NodeRef, zoom: Zoom, on_zoom: Callback<Zoom>) {
    let node = node.clone();
    use_effect_with(zoom, move |&zoom| {
        let listener = node.cast::<Element>().map(|window| {
            listen(&window, "wheel", move |event: &WheelEvent| {
                if event.ctrl_key() || event.meta_key() {
                    event.prevent_default();
                    on_zoom.emit(zoom.times((-event.delta_y() * 0.004).exp()));
                }
            })
        });
        move || drop(listener)
    });
}
