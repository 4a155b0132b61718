//! The board in the state of the search, with the active constraint drawn on top.

use grove_model::Model;
use grove_model::puzzle::rule_drawing::RuleDrawing;
use grove_model::view::board::{self as board_view, CellRole, CellView};
use grove_model::view::constraints;
use sudoku_engine::board::Shape;
use yew::prelude::*;

use crate::components::shared::{PageProps, arc, board, points};

/// Draws the board of the search, with layers on top of it.
pub(crate) fn searched_board(page: &PageProps, layers: Html) -> Html {
    let model = &page.model;
    let cells = board_view::board(model);
    let shape = model.play.editor.edited_puzzle().shape();
    let lines = html! { <>{outline(model, shape)}{blocker_line(&cells, shape)}{layers}</> };
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
    let cell_of =
        |role: CellRole| cells.iter().find(|view| view.role == role).map(|view| view.cell);
    let size = shape.size();
    let ends = cell_of(CellRole::Current).zip(cell_of(CellRole::Blocker));
    let line = ends.map(|(from, to)| arc(from, to, shape)).unwrap_or_default();
    html! {
        <svg class="board-line" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            <path d={line} />
        </svg>
    }
}
