//! How the board stands, and what asking for its solution came to.

use grove_model::solve::answer::ShownSolution;
use grove_model::solve::solutions::{SolutionQuery, Stage};
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::{Model, Msg};
use yew::{Callback, Html, html};

use crate::components::shared::button::Button;
use crate::components::shared::segmented::{Choice, segmented};
use crate::text::{Text, Verdict as Words};

/// It in words, and the choice between two solutions.
pub(crate) fn verdict(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let verdict = Words::of(model);
    let state = verdict.map_or("idle", Words::code);
    let words = verdict.map(|verdict| text.verdict(verdict, model.play.editor.shape()));
    let choice = (state == "several").then(|| {
        let choices = [
            Choice::new("first", text.first_solution),
            Choice::new("second", text.second_solution),
        ];
        let on_choose = on_msg.reform(|place| {
            Msg::Solve(SolveMsg::SolutionShown(if place == 0 {
                ShownSolution::First
            } else {
                ShownSolution::Second
            }))
        });
        segmented(
            "solution",
            text.solution,
            &choices,
            usize::from(model.play.shown == ShownSolution::Second),
            &on_choose,
        )
    });
    let has_contradiction =
        state == "impossible" && model.play.inquiries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        Button::new(
            "why-none",
            text.solutions.find_contradiction,
            on_msg.reform(|()| Msg::Solutions(SolutionsMsg::Asked(SolutionQuery::Conflict))),
        )
        .labelled()
        .draw()
    });
    html! {
        <section class="verdict" data-verdict={state} aria-label={text.answer}>
            <p role="status">{words}</p>
            <div>{choice}{contradiction}</div>
        </section>
    }
}
