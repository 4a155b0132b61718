//! A printed board.

use std::rc::Rc;

use grove_model::generate::printout::PrintedPuzzle;
use grove_model::puzzle::printed::{DigitRow, Lines};
use grove_model::puzzle::rule_drawing::RuleDrawing;
use sudoku_engine::board::Givens;
use yew::prelude::*;

use crate::components::shared::BoardRules;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) printed: Rc<PrintedPuzzle>,
    /// Whether the solution is shown in addition to the givens.
    pub(crate) is_solved: bool,
}

/// Lines, rules and digits. All digits of a row are a single element, so that even a hundred boards
/// stay cheap.
#[component]
pub(crate) fn PrintedBoard(props: &Props) -> Html {
    let PrintedPuzzle { clues, solution, rules, .. } = props.printed.as_ref();
    let side = RuleDrawing::SIDE * clues.shape().size() as i32;
    let lines = Lines::of(rules);
    let rest = props.is_solved.then(|| {
        let mut rest = solution.clone();
        for (cell, given) in clues.iter() {
            if given.is_some() {
                rest.set(cell, None);
            }
        }
        digits(&rest, "printed-solution")
    });
    html! {
        <div class="printed-board">
            <BoardRules rules={rules.clone()} />
            <svg class="printed-lines" viewBox={format!("-4 -4 {0} {0}", side + 8)} aria-hidden="true">
                <path class="printed-thin" d={lines.thin} />
                <path class="printed-thick" d={lines.thick} />
                {digits(clues, "printed-given")}
                {rest}
            </svg>
        </div>
    }
}

fn digits(board: &Givens, class: &'static str) -> Html {
    let rows = DigitRow::all(board).into_iter().map(|row| {
        html! { <text x={row.middles} y={(row.middle + 24).to_string()}>{row.digits}</text> }
    });
    html! { <g {class}>{for rows}</g> }
}
