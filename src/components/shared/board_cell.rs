//! A cell of the board.
//!
//! The style sheets (`static/css`), the end-to-end tests and programs that use the page read the
//! `data-*` attributes. Their names are a contract, except for those that docs/automation.md lists as
//! being for drawing alone.

use grove_model::base::code::Code;
use grove_model::puzzle::rule_drawing::CellFrame;
use grove_model::view::board::{CellRole, CellView, Origin};
use sudoku_engine::board::{ColorSet, Digit, Shape};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) shape: Shape,
    pub(crate) view: CellView,
    pub(crate) frame: CellFrame,
}

#[component]
pub(crate) fn BoardCell(props: &Props) -> Html {
    let Props { text, shape, view, frame } = props;
    let node = use_node_ref();
    use_effect_with((view.has_focus, node.clone()), |(has_focus, node)| {
        if let Some(element) = node.cast::<HtmlElement>().filter(|_| *has_focus) {
            take_focus_within_grid(&element);
        }
    });
    let cell = view.cell;
    let (row, column) = (cell.row(*shape), cell.column(*shape));
    let digit = view.digit.map(|(digit, _)| digit);
    // The level on which the search placed the digit, as one of the shades of `tokens.css`.
    let tint = if let Some((_, Origin::Search { tint })) = view.digit { Some(tint) } else { None };
    // `data-total`: the sum of a cage is written in the corner.
    html! {
        <div ref={node} class="cell" role="gridcell" tabindex={if view.has_focus { "0" } else { "-1" }}
            data-cell={format!("r{}c{}", row + 1, column + 1)}
            data-value={digit.map_or(String::new(), |digit| digit.symbol().to_string())}
            data-origin={view.digit.map(|(_, origin)| origin.code())}
            data-forced={view.is_forced.then_some("")}
            data-tint={tint.map(|tint| tint.to_string())}
            data-part={(view.role != CellRole::None).then(|| view.role.code())}
            data-clashes={view.has_conflict.then_some("")}
            data-contradicts={view.is_contradicting.then_some("")}
            data-colors={(!view.colors.is_empty()).then(|| color_numbers(view.colors))}
            data-in-hole={view.is_in_removal.then_some("")} data-differs={view.differs_between_solutions.then_some("")}
            data-edge-right={frame.edge_right.then_some("")}
            data-edge-bottom={frame.edge_bottom.then_some("")}
            data-total={frame.has_total.then_some("")} aria-selected={view.is_selected.to_string()}
            data-wrong={view.wrong_digit.map(|digit| digit.symbol().to_string())}
            aria-label={text.cell(view, *shape)}>
            {cell_content(view, *shape)}
        </div>
    }
}

/// Returns the numbers of colors, separated by spaces.
fn color_numbers(colors: ColorSet) -> String {
    let numbers: Vec<String> = colors.iter().map(|color| color.number().to_string()).collect();
    numbers.join(" ")
}

/// Moves the focus here if another cell of a board has it; leaves it alone if it is elsewhere on the
/// page.
fn take_focus_within_grid(element: &HtmlElement) {
    let active = gloo::utils::document().active_element();
    let in_grid = |active: &Element| matches!(active.closest("[role=grid]"), Ok(Some(_)));
    if active.as_ref().is_some_and(in_grid) {
        let _ = element.focus();
    }
}

/// Draws the first of these that the cell has: its digit; the digit that the search tries; the digit
/// that it has just undone; candidates; pencil marks.
fn cell_content(view: &CellView, shape: Shape) -> Html {
    let symbol = |digit: Digit| digit.symbol().to_string();
    let written = match (view.tried_digit, view.digit, view.undone_digit) {
        (_, Some((digit, _)), _) => html! { <span class="cell-digit">{symbol(digit)}</span> },
        (Some(digit), None, _) => html! { <span class="cell-trying">{symbol(digit)}</span> },
        (None, None, Some(digit)) => html! { <span class="cell-ghost">{symbol(digit)}</span> },
        (None, None, None) if view.candidates.is_empty() && view.eliminated.is_empty() => {
            marks(view)
        }
        (None, None, None) => candidates(view, shape),
    };
    // Beside the digit of the solution, the user's own one is drawn. A digit that a check marks as wrong
    // is itself in the cell, where the style sheet marks it by `data-wrong`.
    let shown = view.digit.map(|(digit, _)| digit);
    let wrong = view.wrong_digit.filter(|&digit| shown != Some(digit));
    let wrong = wrong.map(|digit| html! { <span class="cell-wrong">{symbol(digit)}</span> });
    html! { <>{written}{wrong}</> }
}

/// Draws all candidates at their places; those just ruled out are struck through.
fn candidates(view: &CellView, shape: Shape) -> Html {
    let digits = shape.digits().map(|digit| {
        let status = match (view.eliminated.contains(digit), view.candidates.contains(digit)) {
            (true, _) => Some("gone"),
            (false, true) => Some("open"),
            (false, false) => None,
        };
        html! {
            <span key={digit.index()} class="candidate" data-candidate={status}>
                {status.map(|_| digit.symbol())}
            </span>
        }
    });
    html! { <span key="candidates" class="cell-candidates">{for digits}</span> }
}

/// Draws the pencil marks, each in an element of its own; style sheets place them.
fn marks(view: &CellView) -> Html {
    let marks = [("cell-corner", view.marks.corner), ("cell-centre", view.marks.center)];
    let written = marks.into_iter().filter(|(_, set)| !set.is_empty()).map(|(class, set)| {
        let digits = set.iter().map(|digit| {
            let symbol = digit.symbol().to_string();
            html! { <span key={digit.index()} data-digit={symbol.clone()}>{symbol}</span> }
        });
        html! { <span key={class} {class}>{for digits}</span> }
    });
    html! { <>{for written}</> }
}
