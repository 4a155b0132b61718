//! A board on a printed page: lines, rules and digits as SVG.

use std::rc::Rc;

use grove_model::generate::printout::{PrintedOrigin, PrintedPuzzle};
use grove_model::puzzle::printed::{DigitRow, Lines};
use grove_model::puzzle::rule_drawing::RuleDrawing;
use sudoku_engine::board::Givens;
use yew::prelude::*;

use crate::components::shared::BoardRules;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) puzzle: Rc<PrintedPuzzle>,
    /// Whether the solution is shown in addition to the givens.
    pub(crate) is_solved: bool,
}

/// Lines, rules and digits. All digits of a row are a single element, so that even a hundred boards
/// stay cheap.
#[component]
pub(crate) fn PrintedBoard(props: &Props) -> Html {
    let PrintedPuzzle { givens, origin, rules, .. } = props.puzzle.as_ref();
    let side = RuleDrawing::SIDE * givens.shape().size() as i32;
    let lines = Lines::of(rules);
    let solution = match origin {
        PrintedOrigin::Made { solution, .. } => Some(solution).filter(|_| props.is_solved),
        PrintedOrigin::Board => None,
    };
    let solved_digits = solution.map(|solution| {
        let mut solved_digits = solution.clone();
        for (cell, given) in givens.iter() {
            if given.is_some() {
                solved_digits.set(cell, None);
            }
        }
        digits(&solved_digits, "printed-solution")
    });
    html! {
        <div class="printed-board">
            <BoardRules rules={rules.clone()} />
            <svg class="printed-lines" viewBox={format!("-4 -4 {0} {0}", side + 8)} aria-hidden="true">
                <path class="printed-thin" d={lines.thin} />
                <path class="printed-thick" d={lines.thick} />
                {digits(givens, "printed-given")}
                {solved_digits}
            </svg>
        </div>
    }
}

fn digits(board: &Givens, class: &'static str) -> Html {
    let rows = DigitRow::all(board).into_iter().map(|row| {
        html! { <text x={row.centers_x} y={(row.center_y + 24).to_string()}>{row.digits}</text> }
    });
    html! { <g {class}>{for rows}</g> }
}
