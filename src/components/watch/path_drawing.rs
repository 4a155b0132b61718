//! The path to the current step, with the siblings already tried and still to try.
//!
//! Each digit has its column and each level its row, so that nothing moves while the search runs.
//! In levels that choose a place for a digit, the row is labeled with the digit and each node with
//! its cell.

use std::fmt::Write as _;
use std::rc::Rc;

use grove_model::Model;
use grove_model::draw::scene::Part;
use grove_model::view::tree::{Mark, PathFacts, shape};
use sudoku_engine::board::{Digit, Shape};
use sudoku_engine::search::{Choice, Event, Level, Stepper};
use yew::prelude::*;

use crate::components::shared::SharedModel;
use crate::components::watch::tree::tree_drawing::point_in;
use crate::text::Text;

const COLUMN_WIDTH: f32 = 30.0;
const ROW_HEIGHT: f32 = 27.0;
/// Space on the left for the cells' names, and at the top for the digits.
const LEFT_MARGIN: f32 = 64.0;
const TOP_MARGIN: f32 = 30.0;
/// Space for the ring around a node in the last column.
const RIGHT_MARGIN: f32 = 4.0;
const NODE_RADIUS: f32 = 9.0;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: SharedModel,
    pub(crate) zoom: f64,
    /// Receives the digits that lead to a clicked node.
    pub(crate) on_open: Callback<Rc<[Digit]>>,
}

#[component]
pub(crate) fn PathDrawing(props: &Props) -> Html {
    let Props { text, model, zoom, on_open } = props;
    let node = use_node_ref();
    let Some(player) = &model.watch.player else { return Html::default() };
    let stepper = &player.stepper;
    let shape = stepper.shape();
    let (width, height) = size(stepper);
    let levels = stepper.levels();
    let shapes = PathShapes::of(stepper, &levels);
    let row_names = levels.iter().enumerate().map(|(row, level)| {
        let name = match level.choice {
            Choice::Digit { cell } => text.short_cell(cell, shape),
            Choice::Place { digit, .. } => digit.symbol().to_string(),
            Choice::Listed(_) => String::new(),
        };
        html! {
            <text key={row} class="path-cell" x={(LEFT_MARGIN - 14.0).to_string()} y={y(row).to_string()}>
                {name}
            </text>
        }
    });
    let on_click = {
        let (node, zoom, levels) = (node.clone(), *zoom, levels.clone());
        let on_open = on_open.clone();
        Callback::from(move |event: MouseEvent| {
            let point = point_in(&node, &event, (0.0, 0.0), zoom);
            if let Some(path) = point.and_then(|(x, y)| hit(&levels, x, y)) {
                on_open.emit(path);
            }
        })
    };
    html! {
        <svg
            ref={node}
            class="tree-drawing"
            viewBox={format!("0 0 {width} {height}")}
            width={(f64::from(width) * zoom).to_string()}
            height={(f64::from(height) * zoom).to_string()}
            onclick={on_click}
            role="img"
            aria-label={text.path_drawn(PathFacts::of(player))}
        >
            {highlighted_row(model.highlighted_level(), width)}
            <path class="tree-edge" data-state="open" d={shapes.open_edges} />
            <path class="tree-edge" data-state="walked" d={shapes.walked_edges} />
            <path class="tree-edge" data-state="path" d={shapes.path_edges} />
            <path class="path-blocked" d={shapes.blocked_crosses} />
            <path class="tree-mark" data-mark="circle" data-state="open" d={shapes.untried_nodes} />
            <path class="tree-mark" data-mark="triangle" data-state="visited"
                data-holds="nothing" d={shapes.undone_nodes} />
            <path class="tree-mark" data-mark="circle" data-state="visited"
                data-tint="2" d={shapes.placed_nodes} />
            <path class="tree-mark" data-mark="square" data-state="visited" d={shapes.failed_nodes} />
            <path class="tree-mark" data-mark="diamond" data-state="visited" d={shapes.solved_nodes} />
            <circle class="tree-current" data-current="" r={(NODE_RADIUS + 5.0).to_string()}
                cx={shapes.current_point.0.to_string()} cy={shapes.current_point.1.to_string()} />
            {digit_heads(shape)}
            <g class="tree-labels">
                {for placed_digits(stepper, &levels)}
                {for cell_names(*text, stepper, &levels)}
            </g>
            <g>{for row_names}</g>
        </svg>
    }
}

pub(crate) fn size(stepper: &Stepper) -> (f32, f32) {
    let width = LEFT_MARGIN + stepper.shape().size() as f32 * COLUMN_WIDTH + RIGHT_MARGIN;
    (width, TOP_MARGIN + (stepper.cells().len().max(1) as f32 + 0.5) * ROW_HEIGHT)
}

/// Returns the digits that lead to the node at a point: one on the path, or a sibling of one.
fn hit(levels: &[Level], point_x: f32, point_y: f32) -> Option<Rc<[Digit]>> {
    let row = (0..levels.len()).find(|&row| (y(row) - point_y).abs() <= ROW_HEIGHT / 2.0)?;
    let digit =
        levels[row].legal.iter().find(|&digit| (x(digit) - point_x).abs() <= COLUMN_WIDTH / 2.0)?;
    let ancestors = levels[..row].iter().map_while(|level| level.digit);
    Some(ancestors.chain([digit]).collect())
}

fn highlighted_row(level: Option<u16>, width: f32) -> Html {
    let strip = level.map(|level| {
        html! {
            <rect class="tree-level" x="0" y={(y(level.into()) - ROW_HEIGHT / 2.0).to_string()}
                width={width.to_string()} height={ROW_HEIGHT.to_string()} />
        }
    });
    html! { <g>{strip}</g> }
}

fn x(digit: Digit) -> f32 {
    LEFT_MARGIN + (digit.index() as f32 + 0.5) * COLUMN_WIDTH
}

fn y(row: usize) -> f32 {
    TOP_MARGIN + (row as f32 + 0.5) * ROW_HEIGHT
}

fn digit_heads(shape: Shape) -> Html {
    let heads = shape.digits().map(|digit| {
        html! {
            <text key={digit.index()} class="path-head" x={x(digit).to_string()} y="16">
                {digit.symbol()}
            </text>
        }
    });
    html! { <g>{for heads}</g> }
}

fn placed_digits(stepper: &Stepper, levels: &[Level]) -> impl Iterator<Item = Html> {
    levels.iter().enumerate().filter_map(|(row, level)| {
        let digit = level.digit.filter(|_| matches!(level.choice, Choice::Digit { .. }))?;
        let is_solution = row + 1 == stepper.cells().len();
        let is_forced = level.order.len() == 1;
        Some(html! {
            <text key={row} class="tree-digit" data-state="visited"
                data-forced={is_forced.then_some("")}
                data-mark={is_solution.then_some("diamond")} x={x(digit).to_string()}
                y={y(row).to_string()}>{digit.symbol()}</text>
        })
    })
}

/// Draws the names of cells in levels that choose a place for a digit: the columns do not show
/// these.
fn cell_names(text: Text, stepper: &Stepper, levels: &[Level]) -> Vec<Html> {
    let rows = levels.iter().enumerate();
    let rows =
        rows.filter(|(_, level)| matches!(level.choice, Choice::Place { .. } | Choice::Listed(_)));
    let cell_names = rows.flat_map(|(row, level)| {
        level.order.iter().filter_map(move |branch| {
            let (cell, _) = level.choice.placement(branch, stepper.rules())?;
            let is_solution = level.digit == Some(branch) && row + 1 == stepper.cells().len();
            Some(html! {
                <text key={format!("{row} {}", branch.index())} class="tree-digit path-place"
                    data-state="visited" data-mark={is_solution.then_some("diamond")}
                    x={x(branch).to_string()} y={y(row).to_string()}>
                    {text.short_cell(cell, stepper.shape())}
                </text>
            })
        })
    });
    cell_names.collect()
}

/// The drawing as SVG path data, one string per kind of line or shape.
#[derive(Default)]
struct PathShapes {
    open_edges: String,
    walked_edges: String,
    path_edges: String,
    blocked_crosses: String,
    untried_nodes: String,
    undone_nodes: String,
    placed_nodes: String,
    failed_nodes: String,
    solved_nodes: String,
    current_point: (f32, f32),
}

impl PathShapes {
    fn of(stepper: &Stepper, levels: &[Level]) -> Self {
        let mut shapes = Self::default();
        let mut parent = None;
        for (row, level) in levels.iter().enumerate() {
            shapes.add_siblings(row, level, parent);
            if let Some(digit) = level.digit {
                let point = (x(digit), y(row));
                let (parent_x, parent_y) = parent.unwrap_or(point);
                let _ = write!(shapes.path_edges, "M{parent_x} {parent_y}L{} {}", point.0, point.1);
                // All nodes are circles, except that the last one may be a solution or a dead end.
                let is_last = row + 1 == stepper.depth();
                let is_stuck = levels.get(row + 1).is_some_and(|next| next.legal.is_empty());
                let (path, mark) = if is_last && stepper.depth() == stepper.cells().len() {
                    (&mut shapes.solved_nodes, Mark::Diamond)
                } else if is_last && is_stuck {
                    (&mut shapes.failed_nodes, Mark::Square)
                } else {
                    (&mut shapes.placed_nodes, Mark::Circle)
                };
                add_outline(path, mark, point.0, point.1);
                parent = Some(point);
            }
        }
        shapes.current_point = current_point(stepper, levels);
        shapes
    }

    fn add_siblings(&mut self, row: usize, level: &Level, parent: Option<(f32, f32)>) {
        let y = y(row);
        for digit in level.legal.iter().filter(|&digit| Some(digit) != level.digit) {
            let x = x(digit);
            let is_tried = level.undone().contains(digit);
            if let Some((parent_x, parent_y)) = parent {
                let edges = if is_tried { &mut self.walked_edges } else { &mut self.open_edges };
                let _ = write!(edges, "M{parent_x} {parent_y}L{x} {y}");
            }
            if is_tried {
                add_outline(&mut self.undone_nodes, Mark::Triangle, x, y);
            } else {
                add_outline(&mut self.untried_nodes, Mark::Circle, x, y);
            }
        }
        for digit in level.blocked().iter() {
            let x = x(digit);
            let _ = write!(self.blocked_crosses, "M{} {}l6 6m0 -6l-6 6", x - 3.0, y - 3.0);
        }
    }
}

fn add_outline(path: &mut String, mark: Mark, x: f32, y: f32) {
    let mut parts = Vec::new();
    shape(&mut parts, mark, x, y, NODE_RADIUS);
    path.push_str(&Part::path_data(&parts));
}

/// Returns where the last event happened.
fn current_point(stepper: &Stepper, levels: &[Level]) -> (f32, f32) {
    let last = levels.len().saturating_sub(1);
    let last_digit = || levels.iter().rev().find_map(|level| level.digit);
    let (row, branch) =
        match (stepper.last_event(), levels.last().map(|level| (level, level.choice))) {
            (
                Some(Event::Removed { cell, digit }),
                Some((level, Choice::Place { .. } | Choice::Listed(_))),
            ) => {
                let is_removed_branch = |&branch: &Digit| {
                    level.choice.placement(branch, stepper.rules()) == Some((cell, digit))
                };
                (last, level.order.iter().find(is_removed_branch))
            }
            (Some(Event::Tested { digit, .. } | Event::Removed { digit, .. }), _) => {
                (last, Some(digit))
            }
            _ => (stepper.depth().saturating_sub(1), last_digit()),
        };
    branch.map_or((LEFT_MARGIN + COLUMN_WIDTH / 2.0, y(0)), |branch| (x(branch), y(row)))
}

/// Draws the digits on the path as text, in the order of placement.
pub(crate) fn path_list(text: Text, model: &Model, on_open: &Callback<Rc<[Digit]>>) -> Html {
    let Some(player) = &model.watch.player else { return Html::default() };
    let shape = player.stepper.shape();
    let highlighted_level = model.highlighted_level().map(usize::from);
    let path: Rc<[Digit]> = player.stepper.branches().collect();
    let levels = player.stepper.levels();
    let items = player.stepper.path().enumerate().map(|(level, (cell, digit))| {
        let path = Rc::clone(&path);
        let on_click = on_open.reform(move |_| Rc::from(&path[..=level]));
        html! {
            <li key={cell.index()}>
                <button type="button" class="path-item" data-action="go-to-node"
                    data-lit={(highlighted_level == Some(level)).then_some("")}
                    data-forced={(levels[level].order.len() == 1).then_some("")} onclick={on_click}>
                    <span class="path-item-cell">{text.short_cell(cell, shape)}</span>
                    <span class="path-item-digit">{digit.symbol()}</span>
                </button>
            </li>
        }
    });
    html! {
        <ol key="list" class="path-list" aria-label={text.tree.path_order}>{for items}</ol>
    }
}
