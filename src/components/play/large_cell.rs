//! The selected cell, large: style sheets show it where the cells of the board are small.

use grove_model::Model;
use grove_model::base::code::Code;
use grove_model::view::play_board::play_board;
use sudoku_engine::board::{Digit, DigitSet};
use yew::prelude::*;

/// Draws the cell with the focus. Screen readers have its label on the board.
pub(crate) fn large_cell(model: &Model) -> Html {
    let editor = &model.play.editor;
    let cells = play_board(model);
    let view = editor.focus().and_then(|focus| cells.get(focus.index()));
    let content = view.map(|view| match view.digit {
        Some((digit, origin)) => html! {
            <>
                {symbol("large-digit", digit, Some(origin.code()))}
                {for view.wrong_digit.filter(|&wrong| wrong != digit).map(|digit| symbol("large-wrong", digit, None))}
            </>
        },
        None if !view.candidates.is_empty() => symbols("large-centre", view.candidates),
        None => html! {
            <>
                {symbols("large-corner", view.marks.corner)}
                {symbols("large-centre", view.marks.center)}
            </>
        },
    });
    html! {
        <div class="large-cell" data-size={editor.shape().size().to_string()} aria-hidden="true">
            <div class="large-content">{content}</div>
        </div>
    }
}

fn symbol(class: &'static str, digit: Digit, origin: Option<&'static str>) -> Html {
    html! { <span {class} data-origin={origin}>{digit.symbol()}</span> }
}

/// Draws digits side by side. Style sheets draw what they are before them, and a plus in place of
/// those without room.
fn symbols(class: &'static str, digits: DigitSet) -> Html {
    if digits.is_empty() {
        return Html::default();
    }
    let digits = digits.iter().map(|digit| html! { <span>{digit.symbol()}</span> });
    html! { <span {class}>{for digits}</span> }
}
