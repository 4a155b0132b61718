//! What is drawn over the board at a dead end: what blocks each digit of the cell, or the group
//! that has no place for a digit.

use grove_model::puzzle::rule_drawing::RuleDrawing;
use grove_model::view::dead_end::{self, Obstacle};
use sudoku_engine::board::{Cell, Shape};
use sudoku_engine::search::{DeadEndCause, Stepper};
use yew::prelude::*;

use crate::components::shared::{PageProps, arc, points};

/// Draws the dead end that the search has just found.
pub(crate) fn dead_end_drawing(page: &PageProps) -> Html {
    let player = page.model.watch.player.as_ref();
    let drawing = player.and_then(|player| {
        let stepper = &player.stepper;
        match dead_end::cause(stepper)? {
            DeadEndCause::Cell(cell) => Some(arcs(stepper, cell)),
            DeadEndCause::House { rule, .. } => {
                Some(outline(stepper.shape(), &stepper.rules().cells(rule)))
            }
            DeadEndCause::Unknown => None,
        }
    });
    drawing.unwrap_or_default()
}

/// Draws a thin arc from the cell to the nearest digit that blocks each of its digits.
fn arcs(stepper: &Stepper, cell: Cell) -> Html {
    let shape = stepper.shape();
    let size = shape.size();
    let arcs =
        dead_end::obstacles(stepper, cell).into_iter().map(|Obstacle { digit, by, .. }| {
            let line = arc(cell, by, shape);
            html! { <path key={digit.index()} data-digit={digit.symbol().to_string()} d={line} /> }
        });
    html! {
        <svg class="board-line dead-end-arcs" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            {for arcs}
        </svg>
    }
}

/// Draws a line around the group.
fn outline(shape: Shape, cells: &[Cell]) -> Html {
    let side = RuleDrawing::SIDE * shape.size() as i32;
    let lines = RuleDrawing::around(shape, cells).into_iter();
    let lines = lines.map(|line| html! { <polygon points={points(&line)} /> });
    html! {
        <svg class="board-outline dead-end-group" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            {for lines}
        </svg>
    }
}
