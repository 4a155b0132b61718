//! How the board stands, and what asking for its solution came to.

use grove_model::Msg;
use grove_model::solve::answer::ShownSolution;
use grove_model::solve::solutions::{SolutionQuery, Stage};
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::segmented::{Choice, Segmented};
use crate::text::{Label, Text, Verdict as Words};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// It in words, and the choice between two solutions.
#[component]
pub(crate) fn Verdict(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let verdict = Words::of(model);
    let state = verdict.map_or("idle", Words::code);
    let words = verdict.map(|verdict| text.verdict(verdict, model.editor.shape()));
    let choice = (state == "several").then(|| {
        let choices = [
            Choice::new("first", text.label(Label::FirstSolution)),
            Choice::new("second", text.label(Label::SecondSolution)),
        ];
        let on_choose = on_msg.reform(|place| {
            Msg::SolutionShown(if place == 0 {
                ShownSolution::First
            } else {
                ShownSolution::Second
            })
        });
        html! {
            <Segmented
                action="solution"
                name={text.label(Label::Solution)}
                choices={choices.to_vec()}
                chosen={usize::from(model.shown == ShownSolution::Second)}
                {on_choose}
            />
        }
    });
    let has_contradiction = state == "impossible" && model.inquiries.conflict.stage == Stage::Idle;
    let contradiction = has_contradiction.then(|| {
        html! {
            <Button action="why-none" name={text.label(Label::FindContradiction)} labelled=true
                on_click={on_msg.reform(|()| Msg::InquiryMade(SolutionQuery::Conflict))} />
        }
    });
    html! {
        <section class="verdict" data-verdict={state} aria-label={text.label(Label::Answer)}>
            <p role="status">{words}</p>
            <div>{choice}{contradiction}</div>
        </section>
    }
}
