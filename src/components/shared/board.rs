//! The board of the puzzle.

use grove_model::base::settings::CenterMarks;
use grove_model::puzzle::editor::BoardState;
use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::rules_code;
use grove_model::view::board::{self as board_view, CellRole, CellView};
use yew::prelude::*;

use super::board_cell::BoardCell;
use super::board_rules::BoardRules;
use super::icon::Icon;
use super::page::PageProps;

/// Draws a board with these cells, `underlay` below them and `overlay` on top of them.
pub(crate) fn board(page: &PageProps, cells: &[CellView], underlay: Html, overlay: Html) -> Html {
    let &PageProps { text, ref model, .. } = page;
    let edited_puzzle = model.play.editor.edited_puzzle();
    let shape = edited_puzzle.shape();
    let frames = CellFrame::all(edited_puzzle);
    let code = Some(rules_code::write(&edited_puzzle.rules)).filter(|code| !code.is_empty());
    let (state_word, state_icon) = match board_view::shown_board_state(model) {
        Some(BoardState::Solved) => (Some("solved"), Some(Icon::CHECK)),
        Some(BoardState::Broken { is_full: true, .. }) => (Some("wrong"), Some(Icon::WRONG)),
        Some(
            BoardState::Broken { is_full: false, .. } | BoardState::Open | BoardState::AllGiven,
        )
        | None => (None, None),
    };
    let rows = cells.chunks(shape.size()).enumerate().map(|(row, cells)| {
        let cells = cells.iter().map(|view| {
            let frame = frames[view.cell.index()];
            html! {
                <BoardCell key={view.cell.index()} {text} {shape} view={view.clone()} {frame} />
            }
        });
        html! { <div key={row} class="board-row" role="row">{for cells}</div> }
    });
    let is_blocked = cells.iter().any(|view| view.role == CellRole::Blocker);
    html! {
        <div class="board" data-size={shape.size().to_string()} data-rules={code}
            data-blocked={is_blocked.then_some("")}
            data-totals={frames.iter().any(|frame| frame.has_total).then_some("")}
            data-places={(model.center_marks == CenterMarks::InPlaces).then_some("")}
            data-standing={state_word} data-unfinished={edited_puzzle.unfinished_regions.is_some().then_some("")}>
            {underlay}
            <BoardRules rules={edited_puzzle.rules.clone()} />
            <div class="board-grid" role="grid" aria-label={text.board} aria-multiselectable="true">
                {for rows}
            </div>
            <svg class="board-lines" viewBox={format!("0 0 {0} {0}", shape.size())} aria-hidden="true">
                <path d={thick_lines(&frames, shape.size())} />
            </svg>
            {overlay}
            <div class="board-sign" aria-hidden="true">{state_icon.map(Icon::draw)}</div>
        </div>
    }
}

/// Returns the lines between boxes or regions as the data of an SVG path. The unit is a cell.
fn thick_lines(frames: &[CellFrame], size: usize) -> String {
    let mut path = String::new();
    for (index, frame) in frames.iter().enumerate() {
        let (right, bottom) = (index % size + 1, index / size + 1);
        if frame.edge_right && right < size {
            path += &format!("M{right} {}v1", bottom - 1);
        }
        if frame.edge_bottom && bottom < size {
            path += &format!("M{} {bottom}h1", right - 1);
        }
    }
    path
}
