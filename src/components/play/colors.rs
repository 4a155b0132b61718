//! The colors of cells: the pad that gives them, and the layer of the board below its digits.
//!
//! Owns the pattern of each color, which distinguishes it in black and white and for people who see
//! colors alike. Style sheets own the colors.

use grove_model::draw::scene::Ink;
use grove_model::puzzle::editor::EntryOrder;
use grove_model::update::msg::{EditMsg, Msg};
use grove_model::view::board::CellView;
use grove_model::view::colors::{CELL_SIDE, color_areas};
use sudoku_engine::board::{Color, Digit, Shape};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// The side of a tile of a pattern. Four of them are as long as a cell.
const TILE_SIDE: usize = CELL_SIDE / 4;

/// Draws a pad with the nine colors, whatever the size of the board.
pub(crate) fn color_pad(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let order = model.play.entry_order;
    let tab_stop = order.chosen_digit().map_or(0, Digit::index);
    let colors = Color::ALL.into_iter().filter_map(|color| {
        let digit = Digit::new(color.number())?;
        let is_chosen = order.chosen_digit() == Some(digit);
        Some(html! {
            <button key={digit.index()} type="button" class="pad-digit pad-color"
                data-action={format!("color-{}", color.number())}
                aria-pressed={(order != EntryOrder::CellFirst).then(|| is_chosen.to_string())}
                aria-label={text.pad_color(color)} title={text.pad_color(color)}
                tabindex={(digit.index() != tab_stop).then_some("-1")}
                onclick={page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }))}>
                <svg class="color-swatch" viewBox={format!("0 0 {CELL_SIDE} {CELL_SIDE}")}
                    preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                    {pattern("pad", color)}
                    <rect width="100%" height="100%" fill={fill("pad", color)} />
                </svg>
                <span class="pad-number">{color.number()}</span>
            </button>
        })
    });
    html! {
        <div class="pad" role="group" data-size="9" aria-label={text.color_pad}>
            {for colors}
        </div>
    }
}

/// Draws the colors of the cells; nothing if there are none.
pub(crate) fn board_colors(cells: &[CellView], shape: Shape) -> Html {
    let areas = color_areas(cells, shape);
    if areas.is_empty() {
        return Html::default();
    }
    let side = CELL_SIDE * shape.size();
    let patterns = areas.iter().map(|&(color, _)| pattern("board", color));
    let paths = areas.iter().map(|(color, path)| {
        html! { <path key={color.number()} d={path.clone()} fill={fill("board", *color)} /> }
    });
    html! {
        <svg class="board-colors" viewBox={format!("0 0 {side} {side}")} aria-hidden="true">
            <defs>{for patterns}</defs>
            <g>{for paths}</g>
        </svg>
    }
}

/// Returns the fill that refers to a [`pattern`].
fn fill(place: &str, color: Color) -> String {
    format!("url(#{place}-color-{})", color.number())
}

/// Draws the pattern of a color, on its ground. Patterns of the same color differ in `place`, as
/// identifiers are unique on a page.
fn pattern(place: &str, color: Color) -> Html {
    let side = TILE_SIDE.to_string();
    let [ground, line] = [Ink::Color(color.number()), Ink::ColorLine(color.number())]
        .map(|ink| format!("var({})", ink.property()));
    html! {
        <pattern key={color.number()} id={format!("{place}-color-{}", color.number())}
            class="color-pattern" data-color={color.number().to_string()}
            width={side.clone()} height={side.clone()} patternUnits="userSpaceOnUse">
            <rect width={side.clone()} height={side} fill={ground} />
            <path d={lines(color)} stroke={line} />
        </pattern>
    }
}

/// Returns the lines of a tile as the data of an SVG path. Dots are lines without a length. Pictures
/// of the board have the same lines (`view/board_picture/colors.rs`).
const fn lines(color: Color) -> &'static str {
    match color {
        Color::Red => "M-5 5L5-5M0 25L25 0M20 30L30 20",
        Color::Orange => "M12.5 12.5h0",
        Color::Yellow => "M0 12.5h25",
        Color::Green => "M-5 20L5 30M0 0L25 25M20-5L30 5",
        Color::Teal => "M12.5 0v25",
        Color::Blue => "M0 12.5h25M12.5 0v25",
        Color::Violet => "M-5 5L5-5M0 25L25 0M20 30L30 20M-5 20L5 30M0 0L25 25M20-5L30 5",
        Color::Pink => "M6.5 12.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
        Color::Gray => "M-5 4L0 8L12.5 18L25 8L30 4",
    }
}
