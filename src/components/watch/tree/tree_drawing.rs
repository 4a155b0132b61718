//! The drawn tree: as SVG if it has few nodes, otherwise on a canvas below an SVG that handles
//! clicks, screen readers and scrolling.
//!
//! All nodes of a kind share a path. Every digit is an element of its own; that is why large trees
//! are painted instead, and smaller ones as well while steps change quickly.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::draw::decimal::Decimal;
use grove_model::draw::scene::Part;
use grove_model::view::tree::{
    Drawing, DrawnNode, Mark, Style, SubtreeContent, View, VisitState, digit_position,
    figures_position,
};
use sudoku_engine::board::{Digit, Shape};
use web_sys::Element;
use yew::prelude::*;

use super::tree_canvas;
use super::tree_control::ControlledNode;
use super::tree_fit::{SHARE_BEFORE_CURRENT, names_room};
use super::tree_pointer::{LongPress, PointedNode, is_near};
use crate::components::shared::Icon;
use crate::text::Text;

/// The number of nodes above which the tree is painted.
const MAX_SVG_NODES: usize = 1000;
/// The same while steps change quickly.
const MAX_HURRIED_SVG_NODES: usize = 40;
/// Pixels that the pointer may move during a click.
const MAX_CLICK_DRAG: i32 = 6;
/// The zoom factor below which digits are not drawn.
const MIN_LABEL_ZOOM: f64 = 0.45;

/// Draws the names of the levels of a drawing, given its zoom and its place in the sheet.
pub(crate) type DrawNames = fn((Text, Shape), &Drawing, f64, Frame, &NodeRef) -> Html;

/// Draws what loads after the tree. As a property it never changes.
#[derive(Clone, Copy)]
pub(crate) struct DrawnLater {
    pub(crate) canvas: fn(tree_canvas::Props) -> Html,
    pub(crate) level_names: DrawNames,
}

impl PartialEq for DrawnLater {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) drawing: Rc<Drawing>,
    pub(crate) zoom: f64,
    /// Width and height in pixels. A straight path stays in place within it.
    pub(crate) visible_size: (f64, f64),
    /// Whether the path stays in the middle even if the sheet then has to be larger.
    pub(crate) keeps_middle: bool,
    pub(crate) shows_labels: bool,
    pub(crate) lit: Option<u16>,
    /// Whether drawings follow each other too quickly for every detail.
    pub(crate) is_hurried: bool,
    pub(crate) viewport: NodeRef,
    /// Changes with the colors.
    pub(crate) theme: &'static str,
    pub(crate) name: String,
    /// Nodes of the tree searched so far, excluding the root.
    pub(crate) nodes: u64,
    /// The selected node.
    pub(crate) selected: Option<u32>,
    /// Receives the index of a clicked node, or `None` for a click beside all nodes.
    pub(crate) on_select: Callback<Option<u32>>,
    /// Receives the index of a node that was clicked twice.
    pub(crate) on_open: Callback<u32>,
    /// Draws the control of a node.
    pub(crate) draw_control: Callback<ControlledNode, Html>,
    /// Receives the node under the pointer.
    pub(crate) on_point: Callback<Option<PointedNode>>,
    /// The board whose cells are named beside the levels.
    pub(crate) named_shape: Option<Shape>,
    /// Draws trees of many nodes and these names, once it has loaded.
    pub(crate) later: Option<DrawnLater>,
}

#[component]
pub(crate) fn TreeDrawing(props: &Props) -> Html {
    let Props { text, drawing, zoom, visible_size, lit, .. } = props;
    let node = use_node_ref();
    let is_named = props.named_shape.is_some();
    let mut frame = frame(drawing, *zoom, *visible_size, (props.keeps_middle, is_named));
    if is_named && drawing.has_straight_path {
        frame.end_after_nodes(props);
    }
    let Frame { shift, size: (width, height) } = frame;
    let is_hurried = props.is_hurried && props.later.is_some();
    let is_painted =
        drawing.nodes.len() > if is_hurried { MAX_HURRIED_SVG_NODES } else { MAX_SVG_NODES };
    let shows_labels = props.shows_labels && *zoom >= MIN_LABEL_ZOOM;
    let view = View { window: None, highlighted_level: *lit, shows_labels };
    // The end of a drag is not a click.
    let pressed_at = use_mut_ref(|| (0, 0));
    let hovered = use_state_eq(|| None::<PointedNode>);
    let long_press = use_memo((), |()| LongPress::default());
    let point = {
        let (node, zoom) = (node.clone(), *zoom);
        move |event: &MouseEvent| point_in(&node, event, shift, zoom)
    };
    let hit = {
        let (drawing, point) = (drawing.clone(), point.clone());
        move |event: &MouseEvent| point(event).and_then(|(x, y)| drawing.node_at(x, y))
    };
    let on_down = {
        let (pressed_at, hit, long_press) = (pressed_at.clone(), hit.clone(), long_press.clone());
        let on_select = props.on_select.clone();
        Callback::from(move |event: PointerEvent| {
            *pressed_at.borrow_mut() = (event.client_x(), event.client_y());
            if let Some(node) = hit(&event) {
                let on_select = on_select.clone();
                long_press.start(&event, move || on_select.emit(Some(node)));
            }
        })
    };
    let on_up = Callback::from({
        let long_press = long_press.clone();
        move |_: PointerEvent| long_press.cancel()
    });
    // The tree may move after the first click of a double click, which is about its first node.
    let clicked = use_mut_ref(|| None::<u32>);
    let on_click = {
        let (hit, on_select, clicked) = (hit.clone(), props.on_select.clone(), clicked.clone());
        Callback::from(move |event: MouseEvent| {
            let (x, y) = *pressed_at.borrow();
            let dragged = (event.client_x() - x).abs() + (event.client_y() - y).abs();
            if dragged <= MAX_CLICK_DRAG && event.detail() <= 1 {
                let node = hit(&event);
                clicked.replace(node);
                on_select.emit(node);
            }
        })
    };
    let on_double_click = {
        let on_open = props.on_open.clone();
        Callback::from(move |_: MouseEvent| {
            clicked.borrow().iter().for_each(|&node| on_open.emit(node));
        })
    };
    let on_move = {
        let (hovered, drawing, zoom) = (hovered.clone(), drawing.clone(), *zoom);
        let on_point = props.on_point.clone();
        Callback::from(move |event: PointerEvent| {
            let node = hit(&event);
            let stays =
                |node: &u32| point(&event).is_some_and(|at| is_near(&drawing, *node, at, zoom));
            let before = hovered.and_then(|hovered| hovered.find_in(&drawing));
            let now = node.or(before.filter(stays)).filter(|_| event.pointer_type() == "mouse");
            hovered.set(PointedNode::of(&drawing, now));
            on_point.emit(PointedNode::of(&drawing, node));
        })
    };
    let on_leave = {
        let (hovered, on_point) = (hovered.setter(), props.on_point.clone());
        Callback::from(move |_: PointerEvent| {
            hovered.set(None);
            on_point.emit(None);
        })
    };
    use_effect_with((props.selected, *zoom), {
        let hovered = hovered.setter();
        move |_| hovered.set(None)
    });
    let control = hovered
        .and_then(|hovered| hovered.find_in(drawing))
        .or(props.selected)
        .filter(|&node| !is_hurried && (node as usize) < drawing.nodes.len());
    let control = control.map(|node| ControlledNode {
        drawing: drawing.clone(),
        node,
        zoom: *zoom,
        shift,
        size: (width, height),
        viewport: props.viewport.clone(),
        is_selected: props.selected == Some(node),
    });
    let canvas = props.later.map(|later| {
        (later.canvas)(tree_canvas::Props {
            text: *text,
            drawing: drawing.clone(),
            zoom: *zoom,
            shift,
            view,
            viewport: props.viewport.clone(),
            theme: props.theme,
            is_painted,
        })
    });
    let names = props.later.zip(props.named_shape).filter(|_| props.shows_labels && !is_hurried);
    let names = names.map(|(later, shape)| {
        (later.level_names)((*text, shape), drawing, *zoom, frame, &props.viewport)
    });
    let view_box = [-shift.0, -shift.1, width, height].map(|it| Decimal(it / zoom).to_string());
    html! {
        <div class="tree-sheet" onpointerleave={on_leave}>
            // Each part is there even if it is empty: otherwise Yew would rebuild its siblings.
            {canvas.unwrap_or_default()}
            <svg
                ref={node}
                class="tree-drawing"
                viewBox={view_box.join(" ")}
                width={Decimal(width).to_string()}
                height={Decimal(height).to_string()}
                data-nodes={props.nodes.to_string()}
                data-drawn={(drawing.nodes.len() - 1).to_string()}
                data-folded={drawing.folded_count().to_string()}
                data-painted={is_painted.then_some("")}
                data-lies={drawing.is_sideways.then_some("")}
                role="img"
                aria-label={props.name.clone()}
                onpointerdown={on_down}
                onpointermove={on_move}
                onpointerup={on_up.clone()}
                onpointercancel={on_up}
                onclick={on_click}
                ondblclick={on_double_click}
            >
                <g>{for (!is_painted).then(|| shapes(drawing, view)).into_iter().flatten()}</g>
                {current_ring(drawing)}
                {props.selected.map(|node| selection_ring(drawing, node)).unwrap_or_default()}
                <g class="tree-labels">
                    {for (shows_labels && !is_painted).then(|| digits(drawing)).into_iter().flatten()}
                </g>
                <g class="tree-figures">
                    {for (shows_labels && !is_painted).then(|| figures(*text, drawing)).into_iter().flatten()}
                </g>
            </svg>
            {names.unwrap_or_default()}
            {control.map(|node| props.draw_control.emit(node)).unwrap_or_default()}
        </div>
    }
}

/// Draws the button that opens the legend, and the legend once it has loaded.
pub(crate) fn with_legend(text: Text, legend: Html) -> Html {
    html! {
        <div class="legend">
            <button type="button" class="button" data-action="tree-legend"
                aria-label={text.legend.title} title={text.legend.title}
                popovertarget="tree-legend">
                {Icon::HELP.draw()}
            </button>
            {legend}
        </div>
    }
}

/// Returns the point under the pointer in a drawing that is shifted and zoomed.
pub(crate) fn point_in(
    svg: &NodeRef,
    event: &MouseEvent,
    shift: (f64, f64),
    zoom: f64,
) -> Option<(f32, f32)> {
    let rect = svg.cast::<Element>()?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - rect.left() - shift.0) / zoom;
    let y = (f64::from(event.client_y()) - rect.top() - shift.1) / zoom;
    Some((x as f32, y as f32))
}

/// Where a drawing is on its sheet, in pixels.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// By how much it is shifted to the right and down.
    pub(crate) shift: (f64, f64),
    /// Width and height of the sheet.
    pub(crate) size: (f64, f64),
}

impl Frame {
    /// Makes the sheet end soon after the last drawn level, if that is before the last possible one.
    /// Leaves enough room to show the current node where it is usually put, and never ends within
    /// what is visible, which would move it.
    fn end_after_nodes(&mut self, props: &Props) {
        let Some(viewport) = props.viewport.cast::<Element>() else { return };
        let (visible, scrolled, end) = if props.drawing.is_sideways {
            (props.visible_size.0, viewport.scroll_left(), &mut self.size.0)
        } else {
            (props.visible_size.1, viewport.scroll_top(), &mut self.size.1)
        };
        let room = if props.keeps_middle { visible * (1.0 - SHARE_BEFORE_CURRENT) } else { 0.0 };
        let needed = f64::from(props.drawing.farthest()) * props.zoom + room;
        *end = end.min(needed.max(f64::from(scrolled) + visible));
    }
}

/// Places a drawing. A straight path is in the middle while there is space or, if it
/// `keeps_middle`, always. Leaves room for the names of the levels if it `is_named`.
pub(crate) fn frame(
    drawing: &Drawing,
    zoom: f64,
    visible_size: (f64, f64),
    (keeps_middle, is_named): (bool, bool),
) -> Frame {
    let root = &drawing.nodes[0];
    let (left, bottom) =
        if is_named { names_room(visible_size.0, drawing.is_sideways) } else { (0.0, 0.0) };
    let size = (f64::from(drawing.width) * zoom, f64::from(drawing.height) * zoom);
    let around = |path_position: f32, size: f64, visible: f64| {
        let (before, half) = (f64::from(path_position) * zoom, visible / 2.0);
        if keeps_middle {
            let shift = (half - before).max(0.0);
            (shift, shift + size + (half - (size - before)).max(0.0))
        } else {
            ((half - before).min(visible - size).max(0.0), size.max(visible))
        }
    };
    let ((x, y), (width, height)) = match (drawing.has_straight_path, drawing.is_sideways) {
        (false, _) => ((0.0, 0.0), size),
        (true, false) => {
            let (shift, width) = around(root.x, size.0, visible_size.0 - left);
            ((shift, 0.0), (width, size.1))
        }
        (true, true) => {
            let (shift, height) = around(root.y, size.1, visible_size.1 - bottom);
            ((0.0, shift), (size.0, height))
        }
    };
    Frame { shift: (x + left, y), size: (width + left, height + bottom) }
}

/// Draws all shapes and lines except the ring.
fn shapes(drawing: &Drawing, view: View) -> Vec<Html> {
    let groups = drawing.style_groups(view).into_iter();
    let shapes = groups.filter(|group| group.style != Style::Current).map(|group| {
        let (class, [mark, state, holds], tint) = style_attributes(group.style);
        let (wide, forced) = (edge_class(group.style), is_forced(group.style));
        let d = Part::path_data(&group.parts);
        let [mark_key, state_key, holds_key] =
            [mark, state, holds].map(Option::unwrap_or_default);
        let (tint_key, wide_key) = (tint.unwrap_or(u8::MAX), wide.unwrap_or_default());
        let key =
            format!("{class} {mark_key} {state_key} {holds_key} {tint_key} {wide_key} {forced}");
        html! {
            <path {key} {class}
                data-mark={mark} data-state={state} data-holds={holds}
                data-tint={tint.map(|tint| tint.to_string())} data-wide={wide.map(|it| it.to_string())}
                data-forced={forced.then_some("")} {d} />
        }
    });
    shapes.collect()
}

/// Returns what the style sheet distinguishes a group by: its class; its mark, its state, and what
/// a collapsed subtree contains; and its tint.
fn style_attributes(style: Style) -> (&'static str, [Option<&'static str>; 3], Option<u8>) {
    match style {
        Style::Level => ("tree-level", [None; 3], None),
        Style::OpenEdge { .. } => ("tree-edge", [None, Some("open"), None], None),
        Style::WalkedEdge { .. } => ("tree-edge", [None, Some("walked"), None], None),
        Style::PathEdge => ("tree-edge", [None, Some("path"), None], None),
        Style::Root => ("tree-root", [None; 3], None),
        Style::Hand => ("tree-hand", [None; 3], None),
        Style::Current => ("tree-current", [None; 3], None),
        Style::Node { mark, state, content, tint, .. } => (
            "tree-mark",
            [Some(mark.code()), Some(state.code()), content.map(SubtreeContent::code)],
            tint,
        ),
    }
}

/// Returns the class of an edge's width, if it is not the narrowest one.
const fn edge_class(style: Style) -> Option<u8> {
    match style {
        Style::OpenEdge { class: class @ 1.. } | Style::WalkedEdge { class: class @ 1.. } => {
            Some(class)
        }
        Style::OpenEdge { .. }
        | Style::WalkedEdge { .. }
        | Style::Level
        | Style::PathEdge
        | Style::Root
        | Style::Hand
        | Style::Current
        | Style::Node { .. } => None,
    }
}

const fn is_forced(style: Style) -> bool {
    matches!(style, Style::Node { is_forced: true, .. })
}

/// Draws the ring around the current node, or around the collapsed one that hides it.
fn current_ring(drawing: &Drawing) -> Html {
    let node = drawing.current();
    html! {
        <circle class="tree-current" data-current="" cx={Decimal::from(node.x).to_string()}
            cy={Decimal::from(node.y).to_string()}
            r="15" data-path={path_digits(drawing, drawing.current)} />
    }
}

/// Draws the ring around the selected node: dashed, and outside that of the current node. It is
/// open on the right if counts begin there.
fn selection_ring(drawing: &Drawing, node: u32) -> Html {
    let Some(point) = drawing.nodes.get(node as usize) else { return Html::default() };
    let (x, y) = (Decimal::from(point.x), Decimal::from(point.y));
    let d = match point.mark {
        Mark::Triangle => format!("M{x} {y}m14-11a18 18 0 1 0 0 23"),
        Mark::Circle | Mark::Square | Mark::Diamond => {
            format!("M{x} {y}m18 0a18 18 0 1 0-36 0a18 18 0 1 0 36 0")
        }
    };
    html! { <path class="tree-selected" data-selected="" data-path={path_digits(drawing, node)} {d} /> }
}

fn path_digits(drawing: &Drawing, node: u32) -> String {
    drawing.path(node).into_iter().map(Digit::symbol).collect()
}

fn digits(drawing: &Drawing) -> Vec<Html> {
    let digits = (0..).zip(&drawing.nodes).filter_map(|(index, node)| {
        let digit = node.digit?;
        let (x, y) = digit_position(node);
        let path = path_digits(drawing, index);
        Some(html! {
            <text key={path.clone()} class="tree-digit" data-mark={node.mark.code()}
                data-state={node.state.code()} data-path={path}
                data-forced={node.is_forced.then_some("")}
                data-size={node.facts.map(|facts| facts.size.to_string())}
                data-solutions={node.facts.map(|facts| facts.solutions.to_string())}
                x={Decimal::from(x).to_string()} y={Decimal::from(y).to_string()}>{digit.symbol()}</text>
        })
    });
    digits.collect()
}

/// Draws the numbers of nodes and solutions in collapsed subtrees.
fn figures(text: Text, drawing: &Drawing) -> Vec<Html> {
    let has_figures = |node: &&DrawnNode| node.mark == Mark::Triangle && node.facts.is_some();
    let figures = drawing.nodes.iter().filter(has_figures).enumerate().map(|(key, node)| {
        let (x, y) = figures_position(node, std::ptr::eq(node, drawing.current()));
        html! {
            <text {key} class="tree-figure" data-state={VisitState::code(node.state)}
                data-holds={node.content.code()} x={Decimal::from(x).to_string()} y={Decimal::from(y).to_string()}>
                {text.figures(node)}
            </text>
        }
    });
    figures.collect()
}
