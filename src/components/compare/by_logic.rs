//! What a person who never guesses needs for the same puzzle, beside the searches.

use grove_model::base::code::Code;
use grove_model::base::task_state::TaskState;
use grove_model::search::compare::Column;
use grove_model::solve::rating::{LogicSolution, RatingResult, RatingState};
use grove_model::update::msg::{LogicMsg, Msg, SolutionsMsg};
use strum::VariantArray;
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::text::Text;

/// Draws the button that solves the puzzle by logic; once that is done, it shows the steps.
pub(super) fn logic_button(page: &PageProps) -> Html {
    let text = page.text;
    let msg = |msg| Msg::Solutions(SolutionsMsg::Logic(msg));
    let button = match state(page) {
        TaskState::Idle | TaskState::Over(RatingResult::NotProper) => {
            page.button("solve-by-logic", text.solve_by_logic(), msg(LogicMsg::RatingRequested))
        }
        TaskState::Working(_) => {
            return page.cancel_button("cancel-rating", msg(LogicMsg::RatingCancelled)).draw();
        }
        TaskState::Over(RatingResult::Rated(_)) => {
            page.button("show-steps", text.steps_by_logic(), msg(LogicMsg::StepsOpened))
        }
    };
    button.labeled().keyed().draw()
}

/// Describes the solution by logic; empty until it is asked for.
pub(super) fn logic_words(page: &PageProps) -> String {
    page.text.compared_logic(state(page))
}

/// Draws the figures of the solution by logic, below those of the searches.
pub(super) fn logic_row(page: &PageProps) -> Option<Html> {
    let solution = page.model.play.logic_walk.as_ref()?.solution()?;
    let cells = Column::VARIANTS[1..].iter().map(|&column| {
        let figure = figure(solution, column);
        html! {
            <td key={column.code()} data-figure={column.code()}>
                {figure.map_or_else(|| "–".to_owned(), |figure| page.text.number(figure))}
            </td>
        }
    });
    Some(html! {
        <tfoot>
            <tr data-row="logic">
                <th scope="row">{name(page.text)}</th>
                {for cells}
            </tr>
        </tfoot>
    })
}

fn name(text: Text) -> Html {
    html! { <span class="figures-name">{text.by_logic()}</span> }
}

/// Returns a figure that means the same for steps of logic as for a search.
fn figure(solution: &LogicSolution, column: Column) -> Option<u64> {
    match column {
        Column::Placements => Some(solution.placements(solution.steps.len()).count() as u64),
        Column::Undos | Column::Guesses | Column::DeadEnds => Some(0),
        Column::Solutions => Some(u64::from(solution.rating.is_solved)),
        Column::Lane | Column::Tests | Column::Nodes | Column::Deepest | Column::Time => None,
    }
}

fn state(page: &PageProps) -> &RatingState {
    page.model.play.logic_walk.as_ref().map_or(&TaskState::Idle, |walk| &walk.rating)
}
