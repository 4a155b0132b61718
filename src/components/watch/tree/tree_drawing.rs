//! The drawn tree: as SVG if it has few nodes, otherwise on a canvas below an SVG that handles
//! clicks, screen readers and scrolling.
//!
//! All nodes of a kind share a path. Every digit is an element of its own; that is why large trees
//! are painted instead, and smaller ones as well while steps change quickly.

use std::fmt::Write as _;
use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::draw::scene::Part;
use grove_model::view::tree::{
    Drawing, DrawnNode, Mark, Style, SubtreeContent, View, VisitState, digit_position,
    figures_position,
};
use sudoku_engine::board::Digit;
use web_sys::Element;
use yew::prelude::*;

use super::tree_canvas;
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

/// Draws the canvas. As a property it never changes.
#[derive(Clone, Copy)]
pub(crate) struct Canvas(pub(crate) fn(tree_canvas::Props) -> Html);

impl PartialEq for Canvas {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) drawing: Rc<Drawing>,
    pub(crate) zoom: f64,
    /// In pixels. A straight tree keeps its path in place within it.
    pub(crate) visible_width: f64,
    pub(crate) shows_labels: bool,
    pub(crate) lit: Option<u16>,
    /// Whether drawings follow each other too quickly for every detail.
    pub(crate) is_hurried: bool,
    /// The scroll container.
    pub(crate) viewport: NodeRef,
    /// Changes with the colors.
    pub(crate) theme: &'static str,
    pub(crate) name: String,
    /// Nodes of the tree searched so far, excluding the root.
    pub(crate) nodes: u64,
    /// Receives the index of a clicked node.
    pub(crate) on_choose: Callback<u32>,
    /// Receives the index of the node under the pointer.
    pub(crate) on_point: Callback<Option<u32>>,
    /// Draws trees of many nodes, once it has loaded.
    pub(crate) canvas: Option<Canvas>,
}

#[component]
pub(crate) fn TreeDrawing(props: &Props) -> Html {
    let Props { text, drawing, zoom, visible_width, lit, .. } = props;
    let node = use_node_ref();
    let shift = shift(drawing, *zoom, *visible_width);
    let min_width = if drawing.is_straight { *visible_width } else { 0.0 };
    let width = (f64::from(drawing.width) * zoom).max(min_width);
    let height = f64::from(drawing.height) * zoom;
    let is_hurried = props.is_hurried && props.canvas.is_some();
    let is_painted =
        drawing.nodes.len() > if is_hurried { MAX_HURRIED_SVG_NODES } else { MAX_SVG_NODES };
    let shows_labels = props.shows_labels && *zoom >= MIN_LABEL_ZOOM;
    let view = View { window: None, highlighted_level: *lit, shows_labels };
    // The end of a drag is not a click.
    let pressed_at = use_mut_ref(|| (0, 0));
    let on_down = {
        let pressed_at = pressed_at.clone();
        Callback::from(move |event: PointerEvent| {
            *pressed_at.borrow_mut() = (event.client_x(), event.client_y());
        })
    };
    let hit = {
        let (node, drawing, zoom) = (node.clone(), drawing.clone(), *zoom);
        move |event: &MouseEvent| {
            let (x, y) = point_in(&node, event, shift, zoom)?;
            drawing.node_at(x, y)
        }
    };
    let on_click = {
        let (hit, on_choose) = (hit.clone(), props.on_choose.clone());
        Callback::from(move |event: MouseEvent| {
            let (x, y) = *pressed_at.borrow();
            let dragged = (event.client_x() - x).abs() + (event.client_y() - y).abs();
            if let Some(node) = hit(&event).filter(|_| dragged <= MAX_CLICK_DRAG) {
                on_choose.emit(node);
            }
        })
    };
    let on_move = props.on_point.reform(move |event: PointerEvent| hit(&event));
    let canvas = props.canvas.map(|Canvas(draw)| {
        draw(tree_canvas::Props {
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
    html! {
        <div class="tree-sheet">
            {canvas}
            <svg
                ref={node}
                class="tree-drawing"
                viewBox={format!("{} 0 {} {}", -shift / zoom, width / zoom, height / zoom)}
                width={width.to_string()}
                height={height.to_string()}
                data-nodes={props.nodes.to_string()}
                data-drawn={(drawing.nodes.len() - 1).to_string()}
                data-folded={drawing.folded_count().to_string()}
                data-painted={is_painted.then_some("")}
                data-lies={drawing.is_horizontal.then_some("")}
                role="img"
                aria-label={props.name.clone()}
                onpointerdown={on_down}
                onpointermove={on_move}
                onpointerleave={props.on_point.reform(|_| None)}
                onclick={on_click}
            >
                <g>{for (!is_painted).then(|| shapes(drawing, view)).into_iter().flatten()}</g>
                {current_ring(drawing)}
                <g class="tree-labels">
                    {for (shows_labels && !is_painted).then(|| digits(drawing)).into_iter().flatten()}
                </g>
                <g class="tree-figures">
                    {for (shows_labels && !is_painted).then(|| figures(*text, drawing)).into_iter().flatten()}
                </g>
            </svg>
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

/// Returns the point under the pointer in a drawing that is shifted to the right and zoomed.
pub(crate) fn point_in(
    svg: &NodeRef,
    event: &MouseEvent,
    shift: f64,
    zoom: f64,
) -> Option<(f32, f32)> {
    let rect = svg.cast::<Element>()?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - rect.left() - shift) / zoom;
    let y = (f64::from(event.client_y()) - rect.top()) / zoom;
    Some((x as f32, y as f32))
}

/// Returns the pixels by which the drawing is shifted to the right. The straight path of a large
/// tree stays in the middle while there is space.
pub(crate) fn shift(drawing: &Drawing, zoom: f64, visible_width: f64) -> f64 {
    if !drawing.is_straight {
        return 0.0;
    }
    let (trunk, width) = (f64::from(drawing.nodes[0].x) * zoom, f64::from(drawing.width) * zoom);
    (visible_width / 2.0 - trunk).min(visible_width - width).max(0.0)
}

/// Draws all shapes and lines except the ring.
fn shapes(drawing: &Drawing, view: View) -> Vec<Html> {
    let groups = drawing.style_groups(view).into_iter();
    let shapes = groups.filter(|group| group.style != Style::Current).map(|group| {
        let (class, [mark, state, holds], tint) = style_attributes(group.style);
        let d = svg_path(&group.parts);
        html! {
            <path key={format!("{class} {mark:?} {state:?} {holds:?} {tint:?}")} {class} data-mark={mark}
                data-state={state} data-holds={holds} data-tint={tint.map(|tint| tint.to_string())} {d} />
        }
    });
    shapes.collect()
}

/// Returns what the style sheet distinguishes a group by: its class; its mark, its state, and what
/// a collapsed subtree contains; and its tint.
fn style_attributes(style: Style) -> (&'static str, [Option<&'static str>; 3], Option<u8>) {
    match style {
        Style::Level => ("tree-level", [None; 3], None),
        Style::OpenEdge => ("tree-edge", [None, Some("open"), None], None),
        Style::WalkedEdge => ("tree-edge", [None, Some("walked"), None], None),
        Style::PathEdge => ("tree-edge", [None, Some("path"), None], None),
        Style::Root => ("tree-root", [None; 3], None),
        Style::Hand => ("tree-hand", [None; 3], None),
        Style::Current => ("tree-current", [None; 3], None),
        Style::Node { mark, state, content, tint } => (
            "tree-mark",
            [Some(mark.code()), Some(state.code()), content.map(SubtreeContent::code)],
            tint,
        ),
    }
}

/// Returns the shapes as SVG path data. Writing to a string cannot fail.
pub(crate) fn svg_path(parts: &[Part]) -> String {
    let mut path = String::new();
    for part in parts {
        let _ = match *part {
            Part::Move(x, y) => write!(path, "M{x} {y}"),
            Part::Line(x, y) => write!(path, "L{x} {y}"),
            Part::Close => write!(path, "z"),
            Part::Rect(x, y, width, height) => {
                write!(path, "M{x} {y}h{width}v{height}h-{width}z")
            }
            Part::Circle(x, y, radius) => {
                let (r, d, left) = (radius, 2.0 * radius, x - radius);
                write!(path, "M{left} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0")
            }
        };
    }
    path
}

/// Draws the ring around the current node, or around the collapsed one that hides it.
fn current_ring(drawing: &Drawing) -> Html {
    let node = drawing.current();
    html! {
        <circle class="tree-current" data-current="" cx={node.x.to_string()} cy={node.y.to_string()}
            r="15" data-path={path_digits(drawing, drawing.current)} />
    }
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
                data-size={node.facts.map(|facts| facts.size.to_string())}
                data-solutions={node.facts.map(|facts| facts.solutions.to_string())}
                x={x.to_string()} y={y.to_string()}>{digit.symbol()}</text>
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
                data-holds={node.content.code()} x={x.to_string()} y={y.to_string()}>
                {text.figures(node)}
            </text>
        }
    });
    figures.collect()
}
