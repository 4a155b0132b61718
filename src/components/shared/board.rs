//! The board.

use grove_model::puzzle::editor::CellRole;
use grove_model::puzzle::rule_drawing::{CellFrame, RuleDrawing};
use grove_model::view::board::{self as board_view, CellView, Part};
use grove_model::view::constraints;
use grove_model::{Model, rules_code};
use sudoku_engine::board::Shape;
use yew::prelude::*;

use super::board_cell::BoardCell;
use super::board_rules::{BoardRules, points};
use super::icon::Icon;
use super::page::Page;

pub(crate) fn board(page: &Page) -> Html {
    let &Page { text, ref model, ref on_msg, .. } = page;
    let cells = board_view::board(model);
    let sheet = model.play.editor.sheet();
    let shape = sheet.shape();
    let frames = CellFrame::all(sheet);
    let code = Some(rules_code::write(&sheet.rules)).filter(|code| !code.is_empty());
    let (sign, icon) = match board_view::standing(model) {
        Some(CellRole::Solved) => (Some("solved"), Some(Icon::SOLVE)),
        Some(CellRole::Broken { is_full: true, .. }) => (Some("wrong"), Some(Icon::WRONG)),
        Some(CellRole::Broken { is_full: false, .. } | CellRole::Open | CellRole::AllGiven)
        | None => (None, None),
    };
    let rows = cells.chunks(shape.size()).enumerate().map(|(row, cells)| {
        let cells = cells.iter().map(|view| {
            let on_msg = on_msg.clone();
            let frame = frames[view.cell.index()];
            html! {
                <BoardCell key={view.cell.index()} {text} {shape} view={view.clone()} {frame} {on_msg} />
            }
        });
        html! { <div key={row} class="board-row" role="row">{for cells}</div> }
    });
    let is_blocked = cells.iter().any(|view| view.part == Part::Blocker);
    html! {
        <div class="board" data-size={shape.size().to_string()} data-rules={code}
            data-blocked={is_blocked.then_some("")}
            data-totals={frames.iter().any(|frame| frame.has_total).then_some("")}
            data-standing={sign} data-unfinished={sheet.unfinished.is_some().then_some("")}>
            <BoardRules rules={sheet.rules.clone()} />
            <div class="board-grid" role="grid" aria-label={text.board} aria-multiselectable="true">
                {for rows}
            </div>
            {outline(model, shape)}
            {blocker_line(&cells, shape)}
            <div class="board-sign" aria-hidden="true">{icon.map(Icon::draw)}</div>
        </div>
    }
}

/// Lines around the cells of the constraint that is at work or looked at.
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

/// A line from the current cell to the one that blocks the digit tried there.
fn blocker_line(cells: &[CellView], shape: Shape) -> Html {
    let middle = |part: Part| {
        let view = cells.iter().find(|view| view.part == part)?;
        let (row, column) = (view.cell.row(shape), view.cell.column(shape));
        Some((column as f32 + 0.5, row as f32 + 0.5))
    };
    let size = shape.size();
    let ends = middle(Part::Current).zip(middle(Part::Blocker));
    let line = ends.map(|(from, to)| arc(from, to, size as f32 / 2.0)).unwrap_or_default();
    html! {
        <svg class="board-line" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            <path d={line} />
        </svg>
    }
}

/// From rim to rim of two cells, bent towards the middle of the board, so that it
/// strikes through no digit on its way.
fn arc((x1, y1): (f32, f32), (x2, y2): (f32, f32), centre: f32) -> String {
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (x, y) = (f32::midpoint(x1, x2), f32::midpoint(y1, y2));
    let inwards = if (centre - x) * -dy + (centre - y) * dx < 0.0 { -1.0 } else { 1.0 };
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
