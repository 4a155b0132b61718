//! The hint: its buttons, and what it shows on the board.

use grove_model::base::code::Code;
use grove_model::base::task_state::TaskState;
use grove_model::model::dialog::TechniqueHelp;
use grove_model::model::state::Play;
use grove_model::solve::hint::{Hint, HintResult};
use grove_model::update::msg::{DialogMsg, HintMsg, Msg};
use grove_model::view::blockers::Blocker;
use grove_model::view::hint::{CandidateMark, HintCell, HintPicture, hint_picture};
use sudoku_engine::board::{Cell, Digit, Rules, Shape};
use sudoku_engine::logic::{Candidate, Strength};
use yew::prelude::*;

use crate::components::shared::{DrawView, Icon, PageProps};
use crate::text::Text;

/// The radius of the ring around a digit that blocks others. The unit is a cell.
const BLOCKER_RADIUS: f32 = 0.42;
/// The height of the total of a cage above the candidates. The unit is a cell.
const TOTAL_HEIGHT: f32 = 0.22;

/// Draws the button that asks for a hint and then for more of it, the one that explains its technique,
/// and the one that closes it.
pub(super) fn hint_buttons(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let hint = model.play.hint.as_deref();
    let is_working = hint.is_some_and(|hint| hint.state.is_working());
    // One button in all its roles, so that it keeps the focus.
    let (action, name, icon, msg) = match hint {
        Some(_) if is_working => ("cancel-hint", text.cancel, Icon::STOP, HintMsg::Closed),
        Some(Hint { state: TaskState::Over(HintResult::Step(_)), stage }) => {
            ("hint", text.more_of_hint(*stage), Icon::HINT, HintMsg::Advanced)
        }
        Some(Hint { state: TaskState::Over(HintResult::MissingMarks(_)), .. }) => {
            ("hint", text.restore_marks(), Icon::HINT, HintMsg::Advanced)
        }
        Some(Hint { state: TaskState::Over(HintResult::Stuck(digits)), .. })
            if !digits.is_empty() =>
        {
            ("hint", text.show_one_digit(), Icon::HINT, HintMsg::Advanced)
        }
        Some(_) | None => ("hint", text.hint(), Icon::HINT, HintMsg::Advanced),
    };
    let learn_more = hint.and_then(Hint::technique_page).map(|technique| {
        let open = Msg::Dialog(DialogMsg::TechniqueChosen(technique));
        page.button("learn-more", text.learn_more(), open).labeled().keyed().draw()
    });
    let close = (hint.is_some() && !is_working).then(|| {
        let close = page.button("close-hint", text.close_hint(), Msg::Hint(HintMsg::Closed));
        close.icon(Icon::CLOSE).draw()
    });
    html! {
        <>
            {page.button(action, name, Msg::Hint(msg)).icon(icon).labeled().keys(*text, (!is_working).then_some("H")).draw()}
            {learn_more.unwrap_or_default()}
            {close.unwrap_or_default()}
        </>
    }
}

/// Returns the code of a hint in the page's markup.
pub(super) fn hint_code(hint: &Hint) -> &'static str {
    match &hint.state {
        TaskState::Idle | TaskState::Working(_) | TaskState::Over(HintResult::Check(_)) => {
            "working"
        }
        TaskState::Over(HintResult::Stuck(_)) => "stuck",
        TaskState::Over(HintResult::MissingMarks(_)) => "missing-marks",
        TaskState::Over(HintResult::Step(_)) => hint.stage.code(),
    }
}

/// What a hint says, what it shows on the board, and what else names techniques.
#[derive(Clone, Copy)]
pub(crate) struct HintParts {
    pub(crate) words: fn(Text, &Hint, &Rules) -> String,
    /// The words of a step of the solution.
    pub(crate) solution_step: fn(Text, &Play) -> String,
    pub(crate) layer: DrawView,
    /// How hard the puzzle is, and the steps that logic finds.
    pub(crate) rating: DrawView,
    /// The techniques that a new puzzle can need.
    pub(crate) technique_menu: DrawView,
    /// The list of the help pages about techniques.
    pub(crate) technique_list: DrawView,
    pub(crate) technique_page: fn(&PageProps, TechniqueHelp) -> Html,
}

/// Draws on the board what the hint shows.
pub(crate) fn hint_layer(page: &PageProps) -> Html {
    let shape = page.model.play.editor.shape();
    let board = gloo::utils::document().query_selector(".play .board").ok().flatten();
    let layer = hint_picture(&page.model).zip(board);
    let layer = layer.map(|(picture, board)| create_portal(draw_picture(&picture, shape), board));
    layer.unwrap_or_default()
}

/// Draws what a board shows of a step, as a layer on top of the board.
pub(super) fn draw_picture(picture: &HintPicture, shape: Shape) -> Html {
    let size = shape.size();
    let area = picture.area.iter().map(|&cell| {
        let (x, y) = corner(cell, shape);
        html! { <rect key={cell.index()} class="hint-area" x={x.to_string()} y={y.to_string()} width="1" height="1" /> }
    });
    let cells = picture.cells.iter().map(|cell| draw_cell(cell, shape));
    let total = |cell| picture.cells.iter().any(|it| it.cell == cell && it.total.is_some());
    let place = |candidate: Candidate| middle(candidate, shape, total(candidate.cell));
    let links =
        picture.links.iter().enumerate().map(|(nth, link)| {
            draw_link(nth, [link.from, link.to].map(place), link.strength, shape)
        });
    let blockers = picture.blockers.iter().map(|blocker| draw_blocker(blocker, shape));
    html! {
        <svg class="board-line hint-layer" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            {for area}
            {for cells}
            {for links}
            {for blockers}
        </svg>
    }
}

fn draw_cell(HintCell { cell, is_involved, candidates, total }: &HintCell, shape: Shape) -> Html {
    let (x, y) = corner(*cell, shape);
    let candidates = candidates.iter().map(|&(digit, mark)| {
        let (x, y) = middle(Candidate::new(*cell, digit), shape, total.is_some());
        html! {
            <g key={digit.index()} data-mark={<&str>::from(mark)}
                transform={format!("translate({x:.3} {y:.3})")}>
                {frame(mark, radius(shape))}
                <text>{digit.symbol()}</text>
                {(mark == CandidateMark::Eliminated).then(|| html! { <path class="hint-strike" d="M-0.12 0.12L0.12 -0.12" /> })}
            </g>
        }
    });
    html! {
        <g key={cell.index()} class="hint-cell">
            {is_involved.then(|| html! {
                <rect x={format!("{:.2}", x + 0.04)} y={format!("{:.2}", y + 0.04)} width="0.92" height="0.92" />
            })}
            {total.map(|total| html! {
                <text class="hint-total" x={format!("{:.2}", x + 0.08)} y={format!("{:.2}", y + 0.18)}>{total}</text>
            })}
            {for candidates}
        </g>
    }
}

/// Draws a digit that blocks cells: a ring around it, and a line to each of them, which is crossed
/// out.
fn draw_blocker(Blocker { cell, blocked }: &Blocker, shape: Shape) -> Html {
    let center = |cell: Cell| {
        let (x, y) = corner(cell, shape);
        (x + 0.5, y + 0.5)
    };
    let (x, y) = center(*cell);
    let lines = blocked.iter().map(|&to| {
        let (end_x, end_y) = center(to);
        let length = (end_x - x).hypot(end_y - y).max(f32::EPSILON);
        let (start_x, start_y) =
            (x + (end_x - x) / length * BLOCKER_RADIUS, y + (end_y - y) / length * BLOCKER_RADIUS);
        let line = format!("M{start_x:.3} {start_y:.3}L{end_x:.3} {end_y:.3}");
        let cross = format!("M{:.3} {:.3}l0.3 0.3m0 -0.3l-0.3 0.3", end_x - 0.15, end_y - 0.15);
        html! {
            <g key={to.index()}>
                <path class="hint-blocks" d={line} />
                <path class="hint-blocked" d={cross} />
            </g>
        }
    });
    html! {
        <g key={cell.index()} class="hint-blocker">
            <circle cx={x.to_string()} cy={y.to_string()} r={BLOCKER_RADIUS.to_string()} />
            {for lines}
        </g>
    }
}

/// Draws what surrounds a candidate. Its form distinguishes the marks without their colors.
fn frame(mark: CandidateMark, radius: f32) -> Html {
    let (side, offset) = (format!("{:.3}", 2.0 * radius), format!("{:.3}", -radius));
    match mark {
        CandidateMark::None | CandidateMark::Eliminated => Html::default(),
        CandidateMark::Pattern
        | CandidateMark::Placed
        | CandidateMark::ColorA
        | CandidateMark::ColorC => html! { <circle r={format!("{radius:.3}")} /> },
        CandidateMark::Fin
        | CandidateMark::ColorB
        | CandidateMark::ColorD
        | CandidateMark::Common
        | CandidateMark::Extra => html! {
            <rect x={offset.clone()} y={offset} width={side.clone()} height={side} rx="0.03" />
        },
    }
}

/// Draws a link between the rims of two candidates: a weak one is dashed.
fn draw_link(
    nth: usize,
    [(x1, y1), (x2, y2)]: [(f32, f32); 2],
    strength: Strength,
    shape: Shape,
) -> Html {
    let length = (x2 - x1).hypot(y2 - y1).max(f32::EPSILON);
    let (dx, dy) = ((x2 - x1) / length * radius(shape), (y2 - y1) / length * radius(shape));
    let strength = match strength {
        Strength::Strong => "strong",
        Strength::Weak => "weak",
    };
    let path = format!("M{:.3} {:.3}L{:.3} {:.3}", x1 + dx, y1 + dy, x2 - dx, y2 - dy);
    html! { <path key={nth} class="hint-link" data-strength={strength} d={path} /> }
}

/// Returns the radius of what surrounds a candidate. The unit is a cell.
fn radius(shape: Shape) -> f32 {
    0.44 / shape.box_columns().max(3) as f32
}

/// Returns the top left corner of a cell.
fn corner(cell: Cell, shape: Shape) -> (f32, f32) {
    (cell.column(shape) as f32, cell.row(shape) as f32)
}

/// Returns the middle of a candidate. The candidates of a cell are arranged like a box, below the total
/// of a cage if the cell has one.
fn middle(Candidate { cell, digit }: Candidate, shape: Shape, has_total: bool) -> (f32, f32) {
    let ((x, y), (column, row), (columns, rows)) =
        (corner(cell, shape), place(digit, shape), (shape.box_columns(), shape.box_rows()));
    let along = |nth: usize, count: usize| (nth as f32 + 0.5) / count as f32 * 0.92 + 0.04;
    let down = along(row, rows);
    let down = if has_total { TOTAL_HEIGHT + down * (1.0 - TOTAL_HEIGHT) } else { down };
    (x + along(column, columns), y + down)
}

fn place(digit: Digit, shape: Shape) -> (usize, usize) {
    (digit.index() % shape.box_columns(), digit.index() / shape.box_columns())
}
