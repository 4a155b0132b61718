//! How hard the puzzle is.

use grove_model::base::task_state::TaskState;
use grove_model::solve::rating::RatingResult;
use grove_model::update::msg::{Msg, SolutionsMsg};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the button that rates the puzzle, and the rating with the techniques that are needed.
pub(crate) fn rating(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let state = &model.play.rating;
    let button = if state.is_working() {
        page.cancel_button("cancel-rating", Msg::Solutions(SolutionsMsg::RatingCancelled))
    } else {
        let rate =
            page.button("rate", text.how_hard(), Msg::Solutions(SolutionsMsg::RatingRequested));
        rate.labeled().keyed()
    };
    let result = match state {
        TaskState::Over(result) => Some(result.as_ref()),
        TaskState::Working(_) | TaskState::Idle => None,
    };
    let (grade, score, techniques) = match result {
        Some(RatingResult::Rated { rating, techniques }) => {
            let grade: &'static str = rating.grade.into();
            (Some(grade), Some(rating.score.to_string()), techniques.as_slice())
        }
        Some(RatingResult::NotProper) => (Some("none"), None, &[][..]),
        None => (None, None, &[][..]),
    };
    let rows = techniques.iter().map(|&(technique, count)| {
        let code = technique.to_string();
        html! {
            <li key={code.clone()} data-technique={code}>{text.technique_count(technique, count)}</li>
        }
    });
    let list = (!techniques.is_empty()).then(|| {
        html! { <ul class="rating-steps" aria-label={text.techniques_needed()}>{for rows}</ul> }
    });
    html! {
        <div class="solutions-part" data-grade={grade} data-score={score}>
            <span role="group" aria-label={text.how_hard()}>{button.draw()}</span>
            <p class="solutions-words" role="status">{text.rating(state)}</p>
            {list}
        </div>
    }
}
