//! The viewport of the drawn tree: zooming, panning, and following the current node.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::tree_mode::TreeMode;
use grove_model::search::player::Player;
use grove_model::search::tree::LastFold;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::{Drawing, DrawnNode, LargeTreeFacts, SmallTreeFacts};
use sudoku_engine::board::Digit;
use web_sys::Element;
use yew::prelude::*;

use super::tree_chain::readable_zoom;
use super::tree_control::ControlPlace;
use super::tree_drawing::{Canvas, TreeDrawing, frame};
use super::tree_selection::use_selection_in_view;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::PageProps;
use crate::components::watch::details::DetailsChunk;
use crate::components::watch::path_drawing;
use crate::platform::page::{SizeObserver, listen};
use crate::text::Text;

/// The range of zoom factors that users may choose.
const USER_ZOOM_RANGE: (f64, f64) = (0.05, 4.0);
/// The range of zoom factors for fitting a drawing.
const FIT_ZOOM_RANGE: (f64, f64) = (0.35, 1.6);
/// How much of a path the fitted zoom shows, in units of the drawing: ten levels. Paths are read from
/// top to bottom.
const FITTED_PATH_HEIGHT: f64 = 300.0;
/// How much of a large tree is visible at first, across and along its path, in units of the drawing:
/// ten rows and twelve levels.
const INITIAL_VIEW_SIZE: (f32, f32) = (290.0, 400.0);
/// The range of initial zoom factors of a large tree. At the lowest, digits are 14 pixels high.
const INITIAL_ZOOM_RANGE: (f64, f64) = (1.17, 2.0);
/// A drawing is laid on its side if that makes it larger by this factor.
const MIN_SIDEWAYS_GAIN: f64 = 1.2;
/// Pixels between the current node and the edge at which the viewport starts to follow.
const FOLLOW_MARGIN: f64 = 24.0;
/// A viewport counts as resized if its width or height changes by more than this share of it.
const RESIZED_SHARE: f64 = 0.2;

/// How large the tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Zoom {
    /// As large as the viewport allows, within readable limits.
    Fitted,
    /// This many times the size that fits.
    Relative(f64),
    /// At this factor, starting with the one that shows the whole tree.
    Absolute(f64),
}

impl Zoom {
    pub(super) fn scaled_by(self, factor: f64) -> Self {
        match self {
            Self::Fitted => Self::Relative(factor),
            Self::Relative(previous) => Self::Relative((previous * factor).clamp(0.05, 10.0)),
            Self::Absolute(previous) => {
                Self::Absolute((previous * factor).clamp(USER_ZOOM_RANGE.0, USER_ZOOM_RANGE.1))
            }
        }
    }

    /// Returns whether the path of a large tree stays in the middle. It does not when the whole tree
    /// must be visible.
    pub(super) const fn keeps_middle(self) -> bool {
        !matches!(self, Self::Absolute(_))
    }

    fn applied_to(self, fitting_zoom: f64) -> f64 {
        match self {
            Self::Fitted => fitting_zoom,
            Self::Relative(factor) => {
                (fitting_zoom * factor).clamp(USER_ZOOM_RANGE.0, USER_ZOOM_RANGE.1)
            }
            Self::Absolute(factor) => factor,
        }
    }
}

/// Returns the zoom that shows the whole tree, or the fitted zoom if the whole tree is visible
/// already.
pub(crate) fn whole_tree_zoom(viewport: &NodeRef, drawing: Option<&Drawing>, zoom: Zoom) -> Zoom {
    let (Some(drawing), Some(viewport)) = (drawing, viewport.cast::<Element>()) else {
        return Zoom::Fitted;
    };
    let factor = whole_tree_factor(&viewport, drawing);
    if !drawing.has_straight_path && initial_fit(&viewport, Some(drawing), None).0 <= factor {
        return Zoom::Fitted;
    }
    match zoom {
        Zoom::Absolute(previous) if (previous - factor).abs() < 1e-6 => Zoom::Fitted,
        Zoom::Fitted | Zoom::Relative(_) | Zoom::Absolute(_) => Zoom::Absolute(factor),
    }
}

/// Returns the factor that shows a whole upright drawing, laid on its side if the viewport lays it
/// there.
fn whole_tree_factor(viewport: &Element, drawing: &Drawing) -> f64 {
    let (_, is_sideways) = initial_fit(viewport, Some(drawing), None);
    let turned = is_sideways.then(|| drawing.clone().into_sideways());
    let drawing = turned.as_ref().unwrap_or(drawing);
    if !drawing.has_straight_path {
        return fit(viewport, drawing.width, drawing.height)
            .clamp(FIT_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1);
    }
    let farthest =
        |of: fn(&DrawnNode) -> f32| drawing.nodes.iter().map(of).fold(0.0, f32::max) + 24.0;
    let (width, height) = if drawing.is_sideways {
        (farthest(|node| node.x), drawing.height)
    } else {
        (drawing.width, farthest(|node| node.y))
    };
    fit(viewport, width, height).clamp(USER_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1)
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(super) page: PageProps,
    pub(super) details_chunk: DetailsChunk,
    pub(super) mode: TreeMode,
    pub(super) zoom: Zoom,
    /// The tree to draw; `None` in the other modes.
    pub(super) drawing: Option<Rc<Drawing>>,
    /// Whether the drawing changes too fast to show every detail.
    pub(super) is_hurried: bool,
    pub(super) viewport: NodeRef,
    pub(super) on_zoom: Callback<Zoom>,
    pub(super) on_point: Callback<Option<u32>>,
}

#[component]
pub(crate) fn TreeViewport(props: &Props) -> Html {
    let &Props { ref page, details_chunk, ref mode, ref zoom, ref viewport, ref on_zoom, .. } =
        props;
    let PageProps { text, model, on_msg, .. } = page;
    let shows_labels = use_state_eq(|| true);
    let viewport_fit = use_viewport_fit(props);
    let ViewportFit { fitting_zoom, is_sideways, visible_size, .. } = viewport_fit;
    let factor = zoom.applied_to(fitting_zoom);
    let drawing = props.drawing.clone().map(|drawing| {
        if is_sideways { Rc::new(drawing.as_ref().clone().into_sideways()) } else { drawing }
    });
    let keeps_middle = zoom.keeps_middle();
    use_fixed_trunk(viewport, drawing.as_deref(), factor, (visible_size, keeps_middle));
    let position =
        model.watch.player.as_ref().map(|player| (player.run, player.stepper.counters().step()));
    let last_fold = model.watch.player.as_ref().map(|player| player.tree_view.last_fold);
    // A large tree grows around its path, which stays in place; other trees are laid out again.
    let current =
        drawing.as_deref().filter(|drawing| !drawing.has_straight_path).map(Drawing::current);
    let current_point = current.map(|node| (node.x, node.y));
    use_current_in_view(
        viewport,
        (position, last_fold, *mode, viewport_fit, current_point),
        visible_size,
        factor,
    );
    use_fold_in_view(props, last_fold.unwrap_or_default(), position);
    let selected = selected_node(model.watch.player.as_ref(), drawing.as_deref());
    let selected_point = selected
        .zip(drawing.as_deref())
        .map(|(node, drawing)| (&drawing.nodes[node as usize], node))
        .map(|(node, index)| (index, node.x, node.y));
    use_selection_in_view(viewport, (selected_point, last_fold, factor, visible_size));
    use_wheel(viewport, *zoom, on_zoom.clone());
    let on_key = {
        let (viewport, shows_labels, on_zoom) =
            (viewport.clone(), shows_labels.clone(), on_zoom.clone());
        let (drawing, zoom) = (props.drawing.clone(), *zoom);
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            match event.key().as_str() {
                "z" | "Z" => on_zoom.emit(whole_tree_zoom(&viewport, drawing.as_deref(), zoom)),
                "l" | "L" => shows_labels.set(!*shows_labels),
                "c" | "C" => scroll_to_current(&viewport, true),
                _ => {}
            }
        })
    };
    let on_open = on_msg.reform(|path: Rc<[Digit]>| Msg::Tree(TreeMsg::NodeOpened(path)));
    let content = match (mode, &model.watch.player, drawing) {
        (TreeMode::Drawing, Some(player), Some(drawing)) => {
            let name = tree_words(*text, player, &drawing);
            let node_count = if player.tree_view.is_loaded_at_once() {
                player.tree_view.known_count() as u64
            } else {
                player.progress.counters.placements.max(player.stepper.counters().placements)
            };
            let canvas = details_chunk.details.map(|details| Canvas(details.tree_canvas));
            let on_select = {
                let drawing = drawing.clone();
                on_msg.reform(move |node: Option<u32>| {
                    let path = node.map(|node| drawing.path(node).into());
                    Msg::Tree(TreeMsg::NodeSelected(path))
                })
            };
            let on_open = {
                let drawing = drawing.clone();
                on_open.reform(move |node: u32| drawing.path(node).into())
            };
            let draw_control = {
                let page = page.clone();
                Callback::from(move |place: ControlPlace| {
                    let details = details_chunk.details;
                    details.map(|details| (details.node_control)(&page, &place)).unwrap_or_default()
                })
            };
            html! {
                <TreeDrawing key="drawing" text={*text} {drawing} zoom={factor} {visible_size} {keeps_middle}
                    shows_labels={*shows_labels} lit={model.highlighted_level()}
                    is_hurried={props.is_hurried} viewport={viewport.clone()}
                    theme={model.theme.code()} {name} nodes={node_count} {selected} {on_select}
                    {on_open} {draw_control}
                    on_point={props.on_point.clone()}
                    named_shape={player.stepper.puzzle().shape()} {canvas} />
            }
        }
        (
            TreeMode::Drawing
            | TreeMode::Path
            | TreeMode::List
            | TreeMode::Table
            | TreeMode::Constraints,
            ..,
        ) => draw_when_loaded(page, details_chunk.chunk, |details| {
            (details.other_mode)(page, *mode, factor, &on_open)
        }),
    };
    viewport_element(viewport, mode.code(), text.tree.keys, Some(on_key), content)
}

/// Draws the scroll container around a tree.
pub(crate) fn viewport_element(
    viewport: &NodeRef,
    mode: &'static str,
    name: &'static str,
    on_key: Option<Callback<KeyboardEvent>>,
    content: Html,
) -> Html {
    let pan_target = viewport.clone();
    html! {
        <div ref={viewport.clone()} class="tree-viewport" data-place="tree" data-tree-mode={mode}
            tabindex="0" role="group" aria-label={name} onkeydown={on_key}
            onpointermove={Callback::from(move |event: PointerEvent| pan(&pan_target, &event))}>
            {content}
        </div>
    }
}

/// Returns the drawn node that is selected.
pub(super) fn selected_node(player: Option<&Player>, drawing: Option<&Drawing>) -> Option<u32> {
    let Player { tree_view, stepper, .. } = player?;
    drawing?.find(&tree_view.selection(stepper)?.path)
}

/// Returns a description of how much of the tree is drawn.
pub(super) fn tree_words(text: Text, player: &Player, drawing: &Drawing) -> String {
    if player.tree_view.is_loaded_at_once() {
        text.small_tree_drawn(SmallTreeFacts::of(player, drawing))
    } else {
        text.tree_drawn(LargeTreeFacts::of(player, drawing))
    }
}

/// How the drawing fits the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct ViewportFit {
    /// The initial zoom factor.
    fitting_zoom: f64,
    /// Whether the drawing is larger on its side.
    is_sideways: bool,
    /// Width and height in pixels.
    visible_size: (f64, f64),
    /// Whether the tree is drawn around a straight path; `None` without a drawing.
    has_straight_path: Option<bool>,
}

/// Measures the viewport again when it is resized, and when the puzzle, the mode, the kind of
/// drawing or the collapsed subtrees change.
#[hook]
fn use_viewport_fit(props: &Props) -> ViewportFit {
    let viewport_fit = use_state_eq(|| ViewportFit { fitting_zoom: 1.0, ..ViewportFit::default() });
    let player = props.page.model.watch.player.as_ref();
    let puzzle = player.map(|player| player.stepper.puzzle().clone());
    let has_straight_path = props.drawing.as_ref().map(|drawing| drawing.has_straight_path);
    let last_fold = player.map(|player| player.tree_view.last_fold);
    use_measurement(&props.viewport, (puzzle, props.mode, has_straight_path, last_fold), {
        let (viewport_fit, viewport) = (viewport_fit.setter(), props.viewport.clone());
        let drawing = props.drawing.clone();
        let path = player.filter(|_| props.mode == TreeMode::Path);
        let path = path.map(|player| path_drawing::size(&player.stepper));
        move || {
            let Some(viewport) = viewport.cast::<Element>() else { return };
            let (fitting_zoom, is_sideways) = initial_fit(&viewport, drawing.as_deref(), path);
            let visible_size =
                (f64::from(viewport.client_width()), f64::from(viewport.client_height()));
            viewport_fit.set(ViewportFit {
                fitting_zoom,
                is_sideways,
                visible_size,
                has_straight_path,
            });
        }
    });
    *viewport_fit
}

/// Calls `measure` when `dependencies` change, and when the viewport is resized.
#[hook]
pub(crate) fn use_measurement<T: PartialEq + 'static>(
    viewport: &NodeRef,
    dependencies: T,
    measure: impl Fn() + 'static,
) {
    let viewport = viewport.clone();
    use_effect_with(dependencies, move |_| {
        measure();
        let resizes =
            viewport.cast::<Element>().and_then(|viewport| SizeObserver::of(&viewport, measure));
        move || drop(resizes)
    });
}

/// The last collapse or expansion that the viewport has responded to.
struct SeenFold<T> {
    fold: LastFold,
    /// The position of the search at that moment; `None` before the first one.
    folded_at: Option<T>,
}

/// Makes what was collapsed or expanded visible. Returns to the fitted zoom after a collapse or
/// expansion. After expanding everything, keeps all of the tree visible, including the nodes that
/// the worker has yet to report, until the search moves on.
#[hook]
fn use_fold_in_view<T: PartialEq + Copy + 'static>(
    props: &Props,
    last_fold: LastFold,
    position: T,
) {
    let seen = use_mut_ref(|| SeenFold { fold: last_fold, folded_at: None::<T> });
    let drawing = props.drawing.clone();
    let size = drawing.as_ref().map(|drawing| (drawing.width, drawing.height));
    let (viewport, on_zoom) = (props.viewport.clone(), props.on_zoom.clone());
    use_effect_with((last_fold, position, size), move |_| {
        let mut seen = seen.borrow_mut();
        if last_fold.count > seen.fold.count {
            seen.folded_at = Some(position);
            if !last_fold.is_all {
                on_zoom.emit(Zoom::Fitted);
            }
        }
        seen.fold = last_fold;
        if last_fold.is_all && seen.folded_at == Some(position) {
            let large = drawing.as_deref().filter(|drawing| drawing.has_straight_path);
            let fit = large.zip(viewport.cast::<Element>());
            let zoom = fit.map_or(Zoom::Fitted, |(drawing, viewport)| {
                Zoom::Absolute(whole_tree_factor(&viewport, drawing))
            });
            on_zoom.emit(zoom);
        }
    });
}

/// Returns the initial zoom factor of a drawing, and whether it is laid on its side. A large tree
/// is drawn at a readable size; the viewport follows its path.
fn initial_fit(
    viewport: &Element,
    drawing: Option<&Drawing>,
    path: Option<(f32, f32)>,
) -> (f64, bool) {
    let clamp_factor = |factor: f64| factor.clamp(FIT_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1);
    match (drawing, path) {
        (Some(drawing), _) if drawing.has_straight_path => {
            let (across, along) = INITIAL_VIEW_SIZE;
            let is_sideways = viewport.client_width() > viewport.client_height();
            let (width, height) = if is_sideways { (along, across) } else { (across, along) };
            let factor = fit(viewport, width, height);
            (factor.clamp(INITIAL_ZOOM_RANGE.0, INITIAL_ZOOM_RANGE.1), is_sideways)
        }
        (Some(drawing), _) => {
            let sideways = drawing.clone().into_sideways();
            // A deep tree that is too small either way is still larger on its side.
            let fit_factor =
                |width: f32, height: f32| fit(viewport, width, height).min(FIT_ZOOM_RANGE.1);
            let upright_factor = fit_factor(drawing.width, drawing.height);
            let sideways_factor = fit_factor(sideways.width, sideways.height);
            let is_sideways = sideways_factor > upright_factor * MIN_SIDEWAYS_GAIN;
            let whole = clamp_factor(if is_sideways { sideways_factor } else { upright_factor });
            let across = if is_sideways {
                f64::from(viewport.client_height()) / f64::from(sideways.height)
            } else {
                f64::from(viewport.client_width()) / f64::from(drawing.width)
            };
            (readable_zoom(whole, across), is_sideways)
        }
        (None, Some((width, height))) => {
            (clamp_factor(fit(viewport, width, height.min(FITTED_PATH_HEIGHT as f32))), false)
        }
        (None, None) => (1.0, false),
    }
}

/// Returns the factor at which this width and height just fit.
fn fit(viewport: &Element, width: f32, height: f32) -> f64 {
    let (visible_width, visible_height) =
        (f64::from(viewport.client_width()), f64::from(viewport.client_height()));
    (visible_width / f64::from(width)).min(visible_height / f64::from(height))
}

/// Keeps the straight path of a large tree in place on the screen while the tree grows beside it.
#[hook]
pub(crate) fn use_fixed_trunk(
    viewport: &NodeRef,
    drawing: Option<&Drawing>,
    factor: f64,
    middle: ((f64, f64), bool),
) {
    let (visible_size, keeps_middle) = middle;
    let previous = use_mut_ref(|| None::<(bool, f64)>);
    let straight = drawing.filter(|drawing| drawing.has_straight_path && visible_size.0 > 0.0);
    let trunk = straight.map(|drawing| {
        let root = &drawing.nodes[0];
        let shift = frame(drawing, factor, visible_size, keeps_middle).shift;
        let is_sideways = drawing.is_sideways;
        let (position, shift) = if is_sideways { (root.y, shift.1) } else { (root.x, shift.0) };
        (is_sideways, f64::from(position) * factor + shift)
    });
    let viewport = viewport.clone();
    use_effect_with(trunk, move |&trunk| {
        let previous = previous.replace(trunk);
        let (Some((is_sideways, now)), Some(viewport)) = (trunk, viewport.cast::<Element>()) else {
            return;
        };
        // The first time, the path counts as being in the middle.
        let middle = if is_sideways { visible_size.1 / 2.0 } else { visible_size.0 / 2.0 };
        let previous = previous.filter(|&(was_sideways, _)| was_sideways == is_sideways);
        let distance = (now - previous.map_or(middle, |(_, before)| before)).round() as i32;
        if is_sideways {
            viewport.set_scroll_top(viewport.scroll_top() + distance);
        } else {
            viewport.set_scroll_left(viewport.scroll_left() + distance);
        }
    });
}

/// Scrolls the current node back into the viewport when a step or a zoom has moved it out, and to its
/// usual place when the size of the viewport has changed considerably.
#[hook]
pub(crate) fn use_current_in_view<T: PartialEq + 'static>(
    viewport: &NodeRef,
    dependencies: T,
    visible_size: (f64, f64),
    factor: f64,
) {
    let viewport = viewport.clone();
    let previous_size = use_mut_ref(|| visible_size);
    use_effect_with((dependencies, visible_size, factor), move |_| {
        let previous_size = previous_size.replace(visible_size);
        scroll_to_current(&viewport, is_resized(previous_size, visible_size));
    });
}

/// Returns whether a viewport that was visible before has another size now.
fn is_resized(before: (f64, f64), now: (f64, f64)) -> bool {
    let is_other = |now: f64, before: f64| (now - before).abs() > before * RESIZED_SHARE;
    before.0 > 0.0 && (is_other(now.0, before.0) || is_other(now.1, before.1))
}

/// Scrolls to the current node if it is near an edge or outside, or if `always` is set. Along the
/// path, puts it past the middle, which leaves room for the levels before it.
pub(super) fn scroll_to_current(viewport: &NodeRef, always: bool) {
    let Some(viewport) = viewport.cast::<Element>() else { return };
    let Ok(Some(current)) = viewport.query_selector("[data-current]") else { return };
    let (viewport_rect, current_rect) =
        (viewport.get_bounding_client_rect(), current.get_bounding_client_rect());
    let (x, y) = (
        current_rect.x() + current_rect.width() / 2.0,
        current_rect.y() + current_rect.height() / 2.0,
    );
    let is_sideways = matches!(viewport.query_selector("[data-lies]"), Ok(Some(_)));
    let (across, down) = if is_sideways { (0.7, 0.5) } else { (0.5, 0.7) };
    if always
        || x < viewport_rect.left() + FOLLOW_MARGIN
        || x > viewport_rect.right() - FOLLOW_MARGIN
    {
        let middle = viewport_rect.x() + viewport_rect.width() * across;
        viewport.set_scroll_left(viewport.scroll_left() + (x - middle) as i32);
    }
    if always
        || y < viewport_rect.top() + FOLLOW_MARGIN
        || y > viewport_rect.bottom() - FOLLOW_MARGIN
    {
        let middle = viewport_rect.y() + viewport_rect.height() * down;
        viewport.set_scroll_top(viewport.scroll_top() + (y - middle) as i32);
    }
}

/// Pans while the mouse button is held down. On touch screens, the browser scrolls by itself.
fn pan(viewport: &NodeRef, event: &PointerEvent) {
    if event.buttons() & 1 == 0 || event.pointer_type() != "mouse" {
        return;
    }
    if let Some(viewport) = viewport.cast::<Element>() {
        viewport.set_scroll_left(viewport.scroll_left() - event.movement_x());
        viewport.set_scroll_top(viewport.scroll_top() - event.movement_y());
    }
}

/// Zooms on wheel events with Control or Meta, which include pinches on a touchpad. Yew's wheel listeners
/// are passive and cannot keep the browser from zooming the page.
#[hook]
fn use_wheel(viewport: &NodeRef, zoom: Zoom, on_zoom: Callback<Zoom>) {
    let viewport = viewport.clone();
    use_effect_with(zoom, move |&zoom| {
        let listener = viewport.cast::<Element>().map(|viewport| {
            listen(&viewport, "wheel", move |event: &WheelEvent| {
                if event.ctrl_key() || event.meta_key() {
                    event.prevent_default();
                    on_zoom.emit(zoom.scaled_by((-event.delta_y() * 0.004).exp()));
                }
            })
        });
        move || drop(listener)
    });
}
