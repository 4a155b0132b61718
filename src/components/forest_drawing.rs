//! The whole tree of a small search, drawn.
//!
//! All nodes of one kind are one path, so that a thousand nodes cost the page some
//! twenty elements and not thousands.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use grove_model::Msg;
use grove_model::forest::{Forest, Mark};
use web_sys::Element;
use yew::{
    Callback, Html, MouseEvent, PointerEvent, Properties, component, html, use_mut_ref,
    use_node_ref,
};

use crate::text::Text;

/// Units across between neighbours, down between levels, and around the drawing.
const ACROSS: f32 = 26.0;
const DOWN: f32 = 33.0;
const MARGIN: f32 = 18.0;
/// Half the size of a node's shape.
const HALF: f32 = 10.0;
/// Pixels that the pointer may move in a click.
const DRAGGED: i32 = 6;
/// With more nodes than this, digits would be too small and too many.
const LABELLED: usize = 300;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) forest: Forest,
    /// The step shown.
    pub(crate) step: u64,
    pub(crate) zoom: f64,
    pub(crate) labels: bool,
    pub(crate) on_msg: Callback<Msg>,
}

/// The forest.
#[component]
pub(crate) fn ForestDrawing(props: &Props) -> Html {
    let Props { text, forest, step, zoom, labels, on_msg } = props;
    let node = use_node_ref();
    let width = f64::from(forest.width() * ACROSS + 2.0 * MARGIN);
    let height = f64::from(forest.levels() as f32 * DOWN + 2.0 * MARGIN);
    let path = forest.path(*step);
    // The end of a drag is no click.
    let pressed_at = use_mut_ref(|| (0, 0));
    let on_down = {
        let pressed_at = pressed_at.clone();
        Callback::from(move |event: PointerEvent| {
            *pressed_at.borrow_mut() = (event.client_x(), event.client_y());
        })
    };
    let on_click = {
        let (node, forest, on_msg, zoom) = (node.clone(), forest.clone(), on_msg.clone(), *zoom);
        Callback::from(move |event: MouseEvent| {
            let Some(svg) = node.cast::<Element>() else { return };
            let (x, y) = *pressed_at.borrow();
            if (event.client_x() - x).abs() + (event.client_y() - y).abs() > DRAGGED {
                return;
            }
            let rect = svg.get_bounding_client_rect();
            let x = (f64::from(event.client_x()) - rect.left()) / zoom;
            let y = (f64::from(event.client_y()) - rect.top()) / zoom;
            if let Some(msg) = hit(&forest, x as f32, y as f32) {
                on_msg.emit(msg);
            }
        })
    };
    let shapes = shapes(forest, *step).into_iter().map(|((mark, state), d)| {
        html! { <path key={format!("{mark}-{state}")} class="tree-mark" data-mark={mark} data-state={state} {d} /> }
    });
    let (walked, open) = edges(forest, *step);
    html! {
        <svg
            ref={node}
            class="tree-drawing"
            viewBox={format!("0 0 {width} {height}")}
            width={(width * zoom).to_string()}
            height={(height * zoom).to_string()}
            data-width={width.to_string()}
            data-height={height.to_string()}
            data-nodes={forest.tree().nodes.len().to_string()}
            data-drawn={forest.visible().to_string()}
            role="img"
            aria-label={text.forest(forest)}
            onpointerdown={on_down}
            onclick={on_click}
        >
            <path class="tree-edge" data-state="open" d={open} />
            <path class="tree-edge" data-state="walked" d={walked} />
            <path class="tree-edge" data-state="path" d={trunk(forest, &path)} />
            <g>{for shapes}</g>
            {current(forest, &path)}
            <g class="tree-labels">
                {for (*labels && forest.visible() <= LABELLED).then(|| digits(forest, *step)).into_iter().flatten()}
            </g>
        </svg>
    }
}

/// Where a node stands; `None` for one that is hidden.
fn at(forest: &Forest, node: u32) -> Option<(f32, f32)> {
    let x = forest.place(node)? * ACROSS + MARGIN;
    let level = forest.tree().nodes.get(node as usize)?.level;
    Some((x, f32::from(level + 1) * DOWN + MARGIN))
}

/// Where the root stands: above the forest's trees, which are its children.
fn root(forest: &Forest) -> (f32, f32) {
    (forest.width() * ACROSS / 2.0 + MARGIN, MARGIN)
}

/// What is to happen when this place is clicked.
fn hit(forest: &Forest, x: f32, y: f32) -> Option<Msg> {
    let near = |(nx, ny): (f32, f32)| (nx - x).hypot(ny - y);
    let root_distance = near(root(forest));
    let nodes = 0..forest.tree().nodes.len() as u32;
    let nearest = nodes
        .filter_map(|node| at(forest, node).map(|place| (node, near(place))))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    match nearest {
        Some((node, distance)) if distance <= HALF * 1.6 && distance < root_distance => {
            Some(Msg::NodeChosen(node))
        }
        _ => (root_distance <= HALF * 1.6).then_some(Msg::WentToStart),
    }
}

const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Circle => "circle",
        Mark::Diamond => "diamond",
        Mark::Square => "square",
        Mark::Triangle => "triangle",
    }
}

/// Whether the search has been at the node, comes to it, or ends before.
fn state_word(forest: &Forest, node: u32, step: u64) -> &'static str {
    if forest.is_visited(node, step) {
        "visited"
    } else if forest.is_beyond_goal(node) {
        "beyond"
    } else {
        "open"
    }
}

/// The outlines of all nodes, by shape and state.
fn shapes(forest: &Forest, step: u64) -> BTreeMap<(&'static str, &'static str), String> {
    let mut paths: BTreeMap<_, String> = BTreeMap::new();
    for node in 0..forest.tree().nodes.len() as u32 {
        let Some((x, y)) = at(forest, node) else { continue };
        let mark = forest.mark(node);
        let key = (mark_word(mark), state_word(forest, node, step));
        outline(paths.entry(key).or_default(), mark, x, y, HALF);
    }
    paths
}

/// Adds a shape to a path; writing to a string does not fail.
pub(super) fn outline(path: &mut String, mark: Mark, x: f32, y: f32, half: f32) {
    let _ = match mark {
        Mark::Circle => {
            let d = 2.0 * half;
            write!(path, "M{} {y}a{half} {half} 0 1 0 {d} 0a{half} {half} 0 1 0 -{d} 0", x - half)
        }
        Mark::Diamond => {
            let h = half * 1.25;
            write!(path, "M{x} {}l{h} {h}l-{h} {h}l-{h} -{h}z", y - h)
        }
        Mark::Square => {
            let (h, d) = (half * 0.85, half * 1.7);
            write!(path, "M{} {}h{d}v{d}h-{d}z", x - h, y - h)
        }
        Mark::Triangle => {
            let h = half * 1.1;
            write!(path, "M{x} {}l{h} {}h-{}z", y - h, 2.0 * h, 2.0 * h)
        }
    };
}

/// The edges the search has walked, and those it has not.
fn edges(forest: &Forest, step: u64) -> (String, String) {
    let (mut walked, mut open) = (String::new(), String::new());
    for (index, node) in forest.tree().nodes.iter().enumerate() {
        let Some((x, y)) = at(forest, index as u32) else { continue };
        let above = node.parent.map_or(Some(root(forest)), |parent| at(forest, parent));
        let Some((px, py)) = above else { continue };
        let path = if forest.is_visited(index as u32, step) { &mut walked } else { &mut open };
        let _ = write!(path, "M{px} {py}L{x} {y}");
    }
    (walked, open)
}

/// The line from the root to the current node.
fn trunk(forest: &Forest, path: &[u32]) -> String {
    let (x, y) = root(forest);
    let mut line = format!("M{x} {y}");
    for (x, y) in path.iter().map_while(|&node| at(forest, node)) {
        let _ = write!(line, "L{x} {y}");
    }
    line
}

/// The root, and a ring around the current node or the folded one that hides it.
fn current(forest: &Forest, path: &[u32]) -> Html {
    let (root_x, root_y) = root(forest);
    let seen = path.iter().rev().find_map(|&node| at(forest, node));
    let (x, y) = seen.unwrap_or((root_x, root_y));
    html! {
        <>
            <circle class="tree-root" cx={root_x.to_string()} cy={root_y.to_string()} r="5" />
            <circle class="tree-current" data-current="" cx={x.to_string()} cy={y.to_string()}
                r={(HALF + 5.0).to_string()} />
        </>
    }
}

/// The digits in the nodes; in folded ones, how many nodes they hold.
fn digits(forest: &Forest, step: u64) -> Vec<Html> {
    let nodes = forest.tree().nodes.iter().enumerate();
    nodes
        .filter_map(|(index, node)| {
            let (x, y) = at(forest, index as u32)?;
            let mark = forest.mark(index as u32);
            let (words, y) = match mark {
                Mark::Triangle => (node.size.to_string(), y + 22.0),
                _ => (node.digit.symbol().to_string(), y),
            };
            let state = state_word(forest, index as u32, step);
            Some(html! {
                <text key={index} class="tree-digit" data-mark={mark_word(mark)} data-state={state}
                    x={x.to_string()} y={y.to_string()}>{words}</text>
            })
        })
        .collect()
}
