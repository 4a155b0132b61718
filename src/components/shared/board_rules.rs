//! The rules of a puzzle, drawn on its board.

use grove_model::puzzle::rule_drawing::{CageDrawing, Point, RuleDrawing};
use sudoku_engine::board::{Rules, Shape};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) rules: Rules,
}

/// Windows, thermometers, diagonals and cages, below the digits. Regions are drawn by the borders
/// of the cells.
#[component]
pub(crate) fn BoardRules(props: &Props) -> Html {
    let shape: Shape = props.rules.shape();
    let drawing = RuleDrawing::new(&props.rules);
    if drawing.is_empty() {
        return Html::default();
    }
    let side = RuleDrawing::SIDE * shape.size() as i32;
    let windows = drawing.windows.iter().map(|&[(x, y), (right, bottom)]| {
        html! {
            <rect class="board-window" x={x.to_string()} y={y.to_string()}
                width={(right - x).to_string()} height={(bottom - y).to_string()} />
        }
    });
    let diagonals = drawing.diagonals.iter().map(|&[(x1, y1), (x2, y2)]| {
        html! {
            <line class="board-diagonal" x1={x1.to_string()} y1={y1.to_string()}
                x2={x2.to_string()} y2={y2.to_string()} />
        }
    });
    html! {
        <svg class="board-rules" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            {for windows}
            {for drawing.thermometers.iter().map(|cells| thermometer(cells))}
            {for diagonals}
            {for drawing.cages.iter().map(cage)}
        </svg>
    }
}

fn thermometer(cells: &[Point]) -> Html {
    let (x, y) = cells.first().copied().unwrap_or_default();
    html! {
        <g class="board-thermometer">
            <circle cx={x.to_string()} cy={y.to_string()} r="36" />
            <polyline points={points(cells)} />
        </g>
    }
}

fn cage(cage: &CageDrawing) -> Html {
    let lines = cage.outline.iter().map(|line| html! { <polygon points={points(line)} /> });
    let total = cage.total.map(|(total, (x, y))| {
        html! { <text x={(x + 5).to_string()} y={(y + 24).to_string()}>{total}</text> }
    });
    html! { <g class="board-cage">{for lines}{total}</g> }
}

/// Returns the corners as SVG's `points` attribute.
pub(crate) fn points(line: &[Point]) -> String {
    line.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}
