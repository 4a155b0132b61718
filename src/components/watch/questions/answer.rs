//! The answer to a question.

use std::rc::Rc;

use grove_model::base::settings::View;
use grove_model::base::task_state::TaskState;
use grove_model::search::questions::{Asked, Facts, Question, QuestionKind};
use grove_model::update::msg::{Msg, PageMsg, PlayMsg, QuestionsMsg, TreeMsg};
use grove_model::view::questions;
use grove_model::worker::inquiry::{InquiryAnswer, SolutionCount};
use yew::prelude::*;

use super::answer_table::{blocker_list, costliest, level_table, method_table, trial_table};
use crate::components::shared::PageProps;

pub(super) fn answer(page: &PageProps, asked: &Asked) -> Html {
    let PageProps { text, model, .. } = page;
    let shape = model.play.editor.shape();
    let givens = &model.play.editor.edited_puzzle().givens;
    let given = asked.question.removed_given().and_then(|cell| givens.get(cell));
    let code: &'static str = QuestionKind::from(asked.question).into();
    let is_working = questions::is_working(asked);
    let state = if is_working { "working" } else { "answered" };
    let facts = text.question_facts(asked, shape);
    html! {
        <div class="answer" data-answer={code} data-answer-state={state}>
            <h3>{text.question(asked.question, given, shape)}</h3>
            {(!facts.is_empty()).then(|| html! { <p class="answer-words">{facts}</p> })}
            {match &asked.inquiry {
                TaskState::Working(_) => html! {
                    <p class="answer-progress">{text.question_progress(asked.progress)}</p>
                },
                TaskState::Idle => Html::default(),
                TaskState::Over(found) => answered(page, asked, found),
            }}
            {blockers(page, asked)}
            {outdated(page, asked)}
        </div>
    }
}

/// Draws what the worker found.
fn answered(page: &PageProps, asked: &Asked, found: &InquiryAnswer) -> Html {
    let PageProps { text, model, .. } = page;
    let shape = model.play.editor.shape();
    match found {
        InquiryAnswer::Subtree(subtree) => {
            subtree.map(|subtree| go_to_step(page, subtree.placed_at)).unwrap_or_default()
        }
        InquiryAnswer::Cost(_) => Html::default(),
        InquiryAnswer::Placements(counts) => {
            let selected = questions::asked_cell(model)
                .filter(|cell| model.play.editor.edited_puzzle().givens.get(*cell).is_none());
            words(text.rewritten(counts, selected, asked.position.step, shape))
        }
        InquiryAnswer::FirstDeadEnd { found: Some(found), .. } => {
            let step = found.position.step;
            let said = text.first_dead_end(step, found.depth, found.cause, shape);
            html! { <>{words(said)}{go_to_step(page, step)}</> }
        }
        InquiryAnswer::FirstDeadEnd { found: None, is_over } => {
            html! { <>{words(text.questions().first_none)}{so_far(page, *is_over)}</> }
        }
        InquiryAnswer::Levels { levels, is_over } => html! {
            <>{words(text.levels_said(levels))}{so_far(page, *is_over)}{level_table(page, levels)}</>
        },
        InquiryAnswer::Root { root, is_over } => {
            let table = costliest(page, root, |branch| {
                let path = Rc::from([branch]);
                button(
                    page,
                    "answer-branch",
                    text.questions().go_there,
                    Msg::Tree(TreeMsg::BranchChosen(path)),
                )
            });
            html! { <>{so_far(page, *is_over)}{table}</> }
        }
        InquiryAnswer::Methods(costs) => {
            let compare = Msg::Page(PageMsg::ViewChosen(View::Compare));
            html! {
                <>
                    {method_table(page, costs)}
                    {button(page, "answer-compare", text.questions().compare, compare)}
                </>
            }
        }
        InquiryAnswer::WithoutGiven { with, without, solutions } => {
            let Question::WithoutGiven { cell } = asked.question else { return Html::default() };
            let Some(digit) = model.play.editor.edited_puzzle().givens.get(cell) else {
                return Html::default();
            };
            let open = Msg::Questions(QuestionsMsg::TrialOpened { cell });
            html! {
                <>
                    {trial_table(page, (cell, digit), *with, *without, *solutions)}
                    {button(page, "answer-trial", text.questions().watch_trial, open)}
                </>
            }
        }
        InquiryAnswer::Solutions(solutions) => {
            let open = Msg::Questions(QuestionsMsg::SecondSolutionOpened);
            let button = match solutions {
                SolutionCount::Several { .. } => {
                    button(page, "answer-second", text.questions().go_to_second, open)
                }
                SolutionCount::None | SolutionCount::One => Html::default(),
            };
            html! { <>{words(text.second_solution(*solutions))}{button}</> }
        }
    }
}

fn blockers(page: &PageProps, asked: &Asked) -> Html {
    match &asked.facts {
        Facts::Blame(Some(blame)) => html! {
            <>
                {blocker_list(page, blame)}
                {go_to_step(page, blame.position.step)}
            </>
        },
        Facts::Blame(None) | Facts::WhyNot(_) | Facts::WhyBack { .. } | Facts::FromWorker => {
            Html::default()
        }
    }
}

/// Draws at which step the question was asked, if the search has moved on, and a button to ask it
/// again.
fn outdated(page: &PageProps, asked: &Asked) -> Html {
    let PageProps { text, model, .. } = page;
    if !questions::is_outdated(model, asked) {
        return Html::default();
    }
    let again = Msg::Questions(QuestionsMsg::Repeated);
    html! {
        <p class="answer-outdated">
            {text.asked_at(asked.position.step)}
            {button(page, "question-again", text.questions().again, again)}
        </p>
    }
}

fn words(words: impl Into<AttrValue>) -> Html {
    html! { <p class="answer-words">{words.into()}</p> }
}

fn so_far(page: &PageProps, is_over: bool) -> Html {
    if is_over { Html::default() } else { words(page.text.questions().so_far) }
}

fn go_to_step(page: &PageProps, step: u64) -> Html {
    button(
        page,
        "answer-step",
        page.text.questions().go_there,
        Msg::Play(PlayMsg::WentToStep(step)),
    )
}

fn button(page: &PageProps, action: &'static str, name: &'static str, msg: Msg) -> Html {
    page.button(action, name, msg).labeled().keyed().draw()
}
