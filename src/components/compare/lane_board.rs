//! The board of one of several searches: read-only, and cheap to draw.

use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::view::board::{CellRole, CellView, Origin};
use sudoku_engine::board::{Digit, Shape};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) name: AttrValue,
    pub(crate) shape: Shape,
    pub(crate) cells: Vec<CellView>,
    pub(crate) frames: Vec<CellFrame>,
}

/// Units per side of a cell.
const SIDE: usize = 10;

#[component]
pub(crate) fn LaneBoard(props: &Props) -> Html {
    let Props { name, shape, cells, frames } = props;
    let length = shape.size() * SIDE;
    let line: String = cells.iter().map(|view| symbol(view).unwrap_or('.')).collect();
    html! {
        <svg class="lane-board" role="img" aria-label={format!("{name}: {line}")} data-line={line}
            preserveAspectRatio="xMidYMid" data-size={shape.size().to_string()} viewBox={format!("-0.6 -0.6 {0} {0}", length as f32 + 1.2)}>
            <rect class="lane-ground" width={length.to_string()} height={length.to_string()} />
            <g>{for cells.iter().map(|view| cell(view, *shape))}</g>
            <path class="lane-lines" d={cell_borders(shape.size())} />
            <path class="lane-edges" d={region_borders(frames, *shape)} />
            <rect class="lane-frame" width={length.to_string()} height={length.to_string()} />
        </svg>
    }
}

fn symbol(view: &CellView) -> Option<char> {
    view.digit.map(|(digit, _)| digit.symbol())
}

fn cell(view: &CellView, shape: Shape) -> Html {
    let (x, y) = (view.cell.column(shape) * SIDE, view.cell.row(shape) * SIDE);
    let (kind, tint) = match view.digit {
        Some((_, Origin::Search { tint })) => ("search", Some(tint.to_string())),
        Some(_) => ("given", None),
        None => ("empty", None),
    };
    let ghost = view.undone_digit.filter(|_| view.digit.is_none()).map(Digit::symbol);
    let written = symbol(view).or(ghost);
    let is_current = matches!(view.role, CellRole::Current | CellRole::DeadEnd);
    html! {
        <g key={view.cell.index()} class="lane-cell" data-origin={kind} data-tint={tint}
            data-part={is_current.then_some("current")} data-ghost={ghost.map(|_| "")}
            transform={format!("translate({x} {y})")}>
            <rect width="10" height="10" />
            <text class="lane-digit" x="5" y="5.2">{written}</text>
        </g>
    }
}

fn cell_borders(size: usize) -> String {
    let length = size * SIDE;
    let line = |offset: usize| format!("M{offset} 0V{length}M0 {offset}H{length}");
    (1..size).map(|index| line(index * SIDE)).collect()
}

fn region_borders(frames: &[CellFrame], shape: Shape) -> String {
    let mut lines = String::new();
    for (cell, frame) in shape.cells().zip(frames) {
        let (x, y) = ((cell.column(shape) + 1) * SIDE, (cell.row(shape) + 1) * SIDE);
        if frame.edge_right {
            lines.push_str(&format!("M{x} {}v10", y - SIDE));
        }
        if frame.edge_bottom {
            lines.push_str(&format!("M{} {y}h10", x - SIDE));
        }
    }
    lines
}
