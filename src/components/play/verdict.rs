//! How the board stands, and what asking for its solution came to.

use grove_model::solve::answer::ShownSolution;
use grove_model::solve::solutions::{SolutionQuery, Stage};
use grove_model::update::msg::{Msg, SolutionsMsg, SolveMsg};
use yew::prelude::*;

use crate::components::shared::{Choice, Page, segmented};
use crate::text::Verdict as Words;

/// It in words, and the choice between two solutions.
pub(crate) fn verdict(page: &Page) -> Html {
    let Page { text, model, on_msg } = page;
    let verdict = Words::of(model);
    let state = verdict.map_or("idle", Words::code);
    let words = verdict.map(|verdict| text.verdict(verdict, model.play.editor.shape()));
    let choice = (state == "several").then(|| {
        let choices = [
            Choice::new("first", text.first_solution),
            Choice::new("second", text.second_solution),
        ];
        let on_choose = on_msg.reform(|place| {
            let shown = [ShownSolution::First, ShownSolution::Second][place];
            Msg::Solve(SolveMsg::SolutionShown(shown))
        });
        let shown = usize::from(model.play.shown == ShownSolution::Second);
        segmented("solution", text.solution, &choices, shown, &on_choose)
    });
    let has_contradiction =
        state == "impossible" && model.play.inquiries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        let ask = Msg::Solutions(SolutionsMsg::Asked(SolutionQuery::Conflict));
        page.button("why-none", text.solutions.find_contradiction, ask).labelled().draw()
    });
    html! {
        <section class="verdict" data-verdict={state} aria-label={text.answer}>
            <p role="status">{words}</p>
            <div>{choice}{contradiction}</div>
        </section>
    }
}
