//! The board in the state of the search, with the active constraint drawn on top.

use grove_model::Model;
use grove_model::puzzle::rule_drawing::RuleDrawing;
use grove_model::view::board::{self as board_view, CellRole, CellView};
use grove_model::view::constraints;
use sudoku_engine::board::Shape;
use yew::prelude::*;

use crate::components::shared::{Page, board, points};

pub(crate) fn searched_board(page: &Page) -> Html {
    let model = &page.model;
    let cells = board_view::board(model);
    let shape = model.play.editor.edited_puzzle().shape();
    let lines = html! { <>{outline(model, shape)}{blocker_line(&cells, shape)}</> };
    board(page, &cells, Html::default(), lines)
}

/// Draws lines around the cells of the active or selected constraint.
fn outline(model: &Model, shape: Shape) -> Html {
    let rule = model.outlined();
    let lines = RuleDrawing::around(shape, &model.outlined_cells()).into_iter();
    let lines = lines.map(|line| html! { <polygon points={points(&line)} /> });
    let side = RuleDrawing::SIDE * shape.size() as i32;
    html! {
        <svg class="board-outline" viewBox={format!("0 0 {side} {side}")} aria-hidden="true"
            data-outlined={rule.map(constraints::code)}>
            {for lines}
        </svg>
    }
}

/// Draws a line from the current cell to the one that blocks the tried digit.
fn blocker_line(cells: &[CellView], shape: Shape) -> Html {
    let middle = |part: CellRole| {
        let view = cells.iter().find(|view| view.role == part)?;
        let (row, column) = (view.cell.row(shape), view.cell.column(shape));
        Some((column as f32 + 0.5, row as f32 + 0.5))
    };
    let size = shape.size();
    let ends = middle(CellRole::Current).zip(middle(CellRole::Blocker));
    let line = ends.map(|(from, to)| arc(from, to, size as f32 / 2.0)).unwrap_or_default();
    html! {
        <svg class="board-line" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            <path d={line} />
        </svg>
    }
}

/// Returns a curve between the rims of two cells. It bends towards the middle of the board, so that
/// it crosses no digits.
fn arc((x1, y1): (f32, f32), (x2, y2): (f32, f32), center: f32) -> String {
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (x, y) = (f32::midpoint(x1, x2), f32::midpoint(y1, y2));
    let inwards = if (center - x) * -dy + (center - y) * dx < 0.0 { -1.0 } else { 1.0 };
    let bend = inwards * (length - 1.0).clamp(0.0, 1.0) * 0.95;
    format!(
        "M{} {}Q{} {} {} {}",
        x1 + dx * 0.42,
        y1 + dy * 0.42,
        x - dy * bend,
        y + dx * bend,
        x2 - dx * 0.42,
        y2 - dy * 0.42,
    )
}
