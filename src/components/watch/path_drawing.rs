//! The path to the current step, with the siblings already tried and still to try.
//!
//! Each digit has its column and each level its row, so that nothing moves while the search runs.
//! In levels that choose a place for a digit, the row is labeled with the digit and each node with
//! its cell.

use std::fmt::Write as _;
use std::rc::Rc;

use grove_model::Model;
use grove_model::view::tree::{Mark, PathFacts, shape};
use sudoku_engine::board::{Digit, Shape};
use sudoku_engine::search::{Choice, Event, Level, Stepper};
use yew::prelude::*;

use crate::components::shared::Shared;
use crate::components::watch::tree::tree_drawing::{self, place_in};
use crate::text::Text;

const ACROSS: f32 = 30.0;
const DOWN: f32 = 27.0;
/// Space on the left for the cells' names, and at the top for the digits.
const LEFT: f32 = 64.0;
const TOP: f32 = 30.0;
/// Space for the ring around a node in the last column.
const RIGHT: f32 = 4.0;
const HALF: f32 = 9.0;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) zoom: f64,
    /// Receives the digits that lead to a clicked node.
    pub(crate) on_choose: Callback<Rc<[Digit]>>,
}

#[component]
pub(crate) fn PathDrawing(props: &Props) -> Html {
    let Props { text, model, zoom, on_choose } = props;
    let node = use_node_ref();
    let Some(player) = &model.watch.player else { return Html::default() };
    let at = &player.at;
    let shape = at.shape();
    let (width, height) = size(at);
    let levels = at.levels();
    let lines = Lines::of(at, &levels);
    let names = levels.iter().enumerate().map(|(row, level)| {
        let name = match level.choice {
            Choice::Digit { cell } => text.short_cell(cell, shape),
            Choice::Place { digit, .. } => digit.symbol().to_string(),
        };
        html! {
            <text key={row} class="path-cell" x={(LEFT - 14.0).to_string()} y={y(row).to_string()}>
                {name}
            </text>
        }
    });
    let on_click = {
        let (node, zoom, levels) = (node.clone(), *zoom, levels.clone());
        let on_choose = on_choose.clone();
        Callback::from(move |event: MouseEvent| {
            let place = place_in(&node, &event, 0.0, zoom);
            if let Some(path) = place.and_then(|(x, y)| hit(&levels, x, y)) {
                on_choose.emit(path);
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
            {lit_row(model.lit_level(), width)}
            <path class="tree-edge" data-state="open" d={lines.open_edges} />
            <path class="tree-edge" data-state="walked" d={lines.walked_edges} />
            <path class="tree-edge" data-state="path" d={lines.trunk} />
            <path class="path-blocked" d={lines.blocked} />
            <path class="tree-mark" data-mark="circle" data-state="open" d={lines.untried} />
            <path class="tree-mark" data-mark="triangle" data-state="visited"
                data-holds="nothing" d={lines.taken_back} />
            <path class="tree-mark" data-mark="circle" data-state="visited"
                data-tint="2" d={lines.placed} />
            <path class="tree-mark" data-mark="square" data-state="visited" d={lines.failed} />
            <path class="tree-mark" data-mark="diamond" data-state="visited" d={lines.solved} />
            <circle class="tree-current" data-current="" r={(HALF + 5.0).to_string()}
                cx={lines.current.0.to_string()} cy={lines.current.1.to_string()} />
            {digit_heads(shape)}
            <g class="tree-labels">
                {for placed_digits(at, &levels)}
                {for places(*text, at, &levels)}
            </g>
            <g>{for names}</g>
        </svg>
    }
}

pub(crate) fn size(at: &Stepper) -> (f32, f32) {
    let width = LEFT + at.shape().size() as f32 * ACROSS + RIGHT;
    (width, TOP + (at.cells().len().max(1) as f32 + 0.5) * DOWN)
}

/// Returns the digits that lead to the node at a point: one on the path, or a sibling of one.
fn hit(levels: &[Level], across: f32, down: f32) -> Option<Rc<[Digit]>> {
    let row = (0..levels.len()).find(|&row| (y(row) - down).abs() <= DOWN / 2.0)?;
    let digit =
        levels[row].legal.iter().find(|&digit| (x(digit) - across).abs() <= ACROSS / 2.0)?;
    let above = levels[..row].iter().map_while(|level| level.digit);
    Some(above.chain([digit]).collect())
}

fn lit_row(level: Option<u16>, width: f32) -> Html {
    let strip = level.map(|level| {
        html! {
            <rect class="tree-level" x="0" y={(y(level.into()) - DOWN / 2.0).to_string()}
                width={width.to_string()} height={DOWN.to_string()} />
        }
    });
    html! { <g>{strip}</g> }
}

fn x(digit: Digit) -> f32 {
    LEFT + (digit.index() as f32 + 0.5) * ACROSS
}

fn y(row: usize) -> f32 {
    TOP + (row as f32 + 0.5) * DOWN
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

fn placed_digits(at: &Stepper, levels: &[Level]) -> impl Iterator<Item = Html> {
    levels.iter().enumerate().filter_map(|(row, level)| {
        let digit = level.digit.filter(|_| matches!(level.choice, Choice::Digit { .. }))?;
        let is_solution = row + 1 == at.cells().len();
        Some(html! {
            <text key={row} class="tree-digit" data-state="visited"
                data-mark={is_solution.then_some("diamond")} x={x(digit).to_string()}
                y={y(row).to_string()}>{digit.symbol()}</text>
        })
    })
}

/// Draws the names of cells in levels that choose a place for a digit: the columns do not show
/// these.
fn places(text: Text, at: &Stepper, levels: &[Level]) -> Vec<Html> {
    let rows = levels.iter().enumerate();
    let rows = rows.filter(|(_, level)| matches!(level.choice, Choice::Place { .. }));
    let places = rows.flat_map(|(row, level)| {
        level.order.iter().filter_map(move |branch| {
            let (cell, _) = level.choice.placement(branch, at.rules())?;
            let is_solution = level.digit == Some(branch) && row + 1 == at.cells().len();
            Some(html! {
                <text key={format!("{row} {}", branch.index())} class="tree-digit path-place"
                    data-state="visited" data-mark={is_solution.then_some("diamond")}
                    x={x(branch).to_string()} y={y(row).to_string()}>
                    {text.short_cell(cell, at.shape())}
                </text>
            })
        })
    });
    places.collect()
}

/// The drawing as SVG path data, one string per kind of line or shape.
#[derive(Default)]
struct Lines {
    open_edges: String,
    walked_edges: String,
    trunk: String,
    blocked: String,
    untried: String,
    taken_back: String,
    placed: String,
    failed: String,
    solved: String,
    current: (f32, f32),
}

impl Lines {
    fn of(at: &Stepper, levels: &[Level]) -> Self {
        let mut lines = Self::default();
        let mut above = None;
        for (row, level) in levels.iter().enumerate() {
            lines.siblings(row, level, above);
            if let Some(digit) = level.digit {
                let place = (x(digit), y(row));
                let (px, py) = above.unwrap_or(place);
                let _ = write!(lines.trunk, "M{px} {py}L{} {}", place.0, place.1);
                // All nodes are circles, except that the last one may be a solution or a dead end.
                let is_last = row + 1 == at.depth();
                let is_stuck = levels.get(row + 1).is_some_and(|next| next.legal.is_empty());
                let (path, mark) = if is_last && at.depth() == at.cells().len() {
                    (&mut lines.solved, Mark::Diamond)
                } else if is_last && is_stuck {
                    (&mut lines.failed, Mark::Square)
                } else {
                    (&mut lines.placed, Mark::Circle)
                };
                outline(path, mark, place.0, place.1);
                above = Some(place);
            }
        }
        lines.current = current(at, levels);
        lines
    }

    fn siblings(&mut self, row: usize, level: &Level, above: Option<(f32, f32)>) {
        let y = y(row);
        for digit in level.legal.iter().filter(|&digit| Some(digit) != level.digit) {
            let x = x(digit);
            let is_tried = level.taken_back().contains(digit);
            if let Some((px, py)) = above {
                let edges = if is_tried { &mut self.walked_edges } else { &mut self.open_edges };
                let _ = write!(edges, "M{px} {py}L{x} {y}");
            }
            if is_tried {
                outline(&mut self.taken_back, Mark::Triangle, x, y);
            } else {
                outline(&mut self.untried, Mark::Circle, x, y);
            }
        }
        for digit in level.blocked().iter() {
            let x = x(digit);
            let _ = write!(self.blocked, "M{} {}l6 6m0 -6l-6 6", x - 3.0, y - 3.0);
        }
    }
}

fn outline(path: &mut String, mark: Mark, x: f32, y: f32) {
    let mut parts = Vec::new();
    shape(&mut parts, mark, x, y, HALF);
    path.push_str(&tree_drawing::outline(&parts));
}

/// Returns where the last event happened.
fn current(at: &Stepper, levels: &[Level]) -> (f32, f32) {
    let last = levels.len().saturating_sub(1);
    let standing = || levels.iter().rev().find_map(|level| level.digit);
    let (row, branch) = match (at.last_event(), levels.last().map(|level| (level, level.choice))) {
        (Some(Event::Removed { cell, digit }), Some((level, Choice::Place { .. }))) => {
            let is_it =
                |&branch: &Digit| level.choice.placement(branch, at.rules()) == Some((cell, digit));
            (last, level.order.iter().find(is_it))
        }
        (Some(Event::Tested { digit, .. } | Event::Removed { digit, .. }), _) => {
            (last, Some(digit))
        }
        _ => (at.depth().saturating_sub(1), standing()),
    };
    branch.map_or((LEFT + ACROSS / 2.0, y(0)), |branch| (x(branch), y(row)))
}

/// Draws the digits on the path as text, in the order of placement.
pub(crate) fn path_list(text: Text, model: &Model, on_choose: &Callback<Rc<[Digit]>>) -> Html {
    let Some(player) = &model.watch.player else { return Html::default() };
    let shape = player.at.shape();
    let lit = model.lit_level().map(usize::from);
    let path: Rc<[Digit]> = player.at.branches().collect();
    let items = player.at.path().enumerate().map(|(level, (cell, digit))| {
        let path = Rc::clone(&path);
        let on_click = on_choose.reform(move |_| Rc::from(&path[..=level]));
        html! {
            <li key={cell.index()}>
                <button type="button" class="path-item" data-action="go-to-node"
                    data-lit={(lit == Some(level)).then_some("")} onclick={on_click}>
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
