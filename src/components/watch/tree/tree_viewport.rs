//! The scrollable area that shows the search tree as a drawing, path, list or table, or in its place
//! the constraints.
//!
//! A large tree is one whose nodes become known bit by bit, because it has too many to be loaded at
//! once (`TreeView::is_loaded_at_once`). It is drawn around the path to the current node, which is a
//! straight line and stays in place while the tree grows beside it (`Drawing::has_straight_path`). An
//! exploration, in which the user chooses the digits, is drawn in the same way. Other trees are laid
//! out as a whole.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::tree_mode::TreeMode;
use grove_model::search::player::Player;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::tree::{Drawing, LAST_LEVEL_MARGIN, LargeTreeFacts, SmallTreeFacts};
use sudoku_engine::board::Digit;
use web_sys::Element;
use yew::prelude::*;

use super::tree_control::ControlledNode;
use super::tree_drawing::{DrawnLater, TreeDrawing};
use super::tree_fit::{initial_fit, use_measurement, visible_size, whole_tree_zoom};
use super::tree_following::{
    pan, scroll_to_current, use_current_in_view, use_fixed_path, use_wheel, use_whole_in_view,
};
use super::tree_pointer::PointedNode;
use super::tree_selection::{SeenSelection, selected_node};
use super::tree_zoom::Zoom;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::PageProps;
use crate::components::watch::details::DetailsChunk;
use crate::components::watch::path_drawing;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(super) page: PageProps,
    /// The code of the other modes and of the details of nodes, which is loaded later.
    pub(super) details_chunk: DetailsChunk,
    pub(super) mode: TreeMode,
    pub(super) zoom: Zoom,
    /// The tree to draw; `None` in the other modes.
    pub(super) drawing: Option<Rc<Drawing>>,
    /// Whether the drawing changes too fast to show every detail.
    pub(super) is_hurried: bool,
    pub(super) viewport: NodeRef,
    pub(super) on_zoom: Callback<Zoom>,
    /// Gets the node under the pointer.
    pub(super) on_point: Callback<Option<PointedNode>>,
}

#[component]
pub(crate) fn TreeViewport(props: &Props) -> Html {
    let &Props { ref page, details_chunk, ref mode, ref zoom, ref viewport, ref on_zoom, .. } =
        props;
    let PageProps { text, model, on_msg, .. } = page;
    let shows_labels = use_state_eq(|| true);
    let viewport_fit = use_viewport_fit(props);
    let ViewportFit { fitted_factor, is_sideways, visible_size, .. } = viewport_fit;
    let factor = zoom.applied_to(fitted_factor);
    let drawing = props.drawing.clone().map(|drawing| {
        if !is_sideways {
            return drawing;
        }
        let turned = drawing.as_ref().clone().into_sideways();
        Rc::new(match zoom {
            // A whole tree of many rows would be a narrow strip.
            Zoom::Whole(_) | Zoom::Absolute(_) => {
                turned.stretched_to((visible_size.0 / factor) as f32 - LAST_LEVEL_MARGIN)
            }
            Zoom::Fitted | Zoom::Relative(_) => turned,
        })
    });
    let drawing = match (details_chunk.details, &model.watch.player) {
        (Some(details), Some(player)) if model.watch.hides_ahead => {
            drawing.map(|drawing| (details.without_ahead)(player, &drawing))
        }
        (_, _) => drawing,
    };
    let keeps_middle = zoom.keeps_middle();
    use_fixed_path(viewport, drawing.as_deref(), factor, visible_size, (keeps_middle, true));
    let position =
        model.watch.player.as_ref().map(|player| (player.run, player.stepper.counters().step()));
    let last_fold = model.watch.player.as_ref().map(|player| player.tree_view.last_fold);
    // A drawing with a straight path keeps it in place by itself. In any other, the current node moves
    // when the tree is laid out again.
    let current =
        drawing.as_deref().filter(|drawing| !drawing.has_straight_path).map(Drawing::current);
    let current_point = current.map(|node| (node.x, node.y));
    use_current_in_view(
        viewport,
        (position, last_fold, *mode, viewport_fit, current_point),
        visible_size,
        factor,
    );
    use_whole_in_view(
        viewport,
        props.drawing.as_ref(),
        (position, visible_size),
        last_fold.unwrap_or_default(),
        *zoom,
        on_zoom,
    );
    let selected = selected_node(model.watch.player.as_deref(), drawing.as_deref());
    let seen_selection = use_mut_ref(SeenSelection::default);
    // A branch grows when the worker reports its nodes.
    let node_count = drawing.as_ref().map(|drawing| drawing.nodes.len());
    use_effect_with((selected, node_count, last_fold, factor, visible_size), {
        let (viewport, drawing) = (viewport.clone(), drawing.clone());
        move |&(selected, _, last_fold, factor, _)| {
            let shown = details_chunk.details.zip(viewport.cast::<Element>()).zip(drawing);
            if let Some(((details, viewport), drawing)) = shown {
                let fold_count = last_fold.unwrap_or_default().count;
                let drawing = (&*drawing, factor);
                (details.show_selection)(&viewport, &seen_selection, drawing, selected, fold_count);
            }
        }
    });
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
            let later = details_chunk.details.map(|details| DrawnLater {
                canvas: details.tree_canvas,
                level_names: details.level_names,
            });
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
                Callback::from(move |controlled: ControlledNode| {
                    let details = details_chunk.details;
                    details
                        .map(|details| (details.node_control)(&page, &controlled))
                        .unwrap_or_default()
                })
            };
            html! {
                <TreeDrawing key="drawing" text={*text} {drawing} zoom={factor} {visible_size} {keeps_middle}
                    shows_labels={*shows_labels} lit={model.highlighted_level()}
                    is_hurried={props.is_hurried} viewport={viewport.clone()}
                    theme={model.theme.code()} {name} nodes={node_count} {selected} {on_select}
                    {on_open} {draw_control}
                    on_point={props.on_point.clone()}
                    named_shape={player.stepper.puzzle().shape()} {later} />
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
    /// The zoom factor at which the drawing fits, before the user's zoom.
    fitted_factor: f64,
    /// Whether the drawing is turned on its side, because it fits at a larger size then.
    is_sideways: bool,
    /// The width and height of the visible area, in CSS pixels.
    visible_size: (f64, f64),
    /// Whether the tree is drawn around a straight path; `None` without a drawing.
    has_straight_path: Option<bool>,
}

/// Returns how the drawing fits the viewport. It is measured when the viewport is resized, and when
/// the puzzle, the mode, the kind of drawing or the collapsed subtrees change.
#[hook]
fn use_viewport_fit(props: &Props) -> ViewportFit {
    let viewport_fit =
        use_state_eq(|| ViewportFit { fitted_factor: 1.0, ..ViewportFit::default() });
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
            let (fitted_factor, is_sideways) = initial_fit(&viewport, drawing.as_deref(), path);
            viewport_fit.set(ViewportFit {
                fitted_factor,
                is_sideways,
                visible_size: visible_size(&viewport),
                has_straight_path,
            });
        }
    });
    *viewport_fit
}
