//! The list of questions with the answer to one of them, in place of the tree or beside it.

use grove_model::search::questions::QuestionKind;
use grove_model::update::msg::{Msg, QuestionsMsg};
use grove_model::update::question_keys;
use grove_model::view::questions;
use strum::VariantArray;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::answer::answer;
use crate::components::shared::{Icon, PageProps};

/// The last question that is in view once the panel has opened. Where the panel is below the board,
/// more would hide the board.
const SEEN_QUESTION: &str = ".question-list > :nth-child(3)";

/// Draws the panel while it is open.
pub(crate) fn questions_panel(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    if !model.watch.questions.is_open || model.watch.player.is_none() {
        return Html::default();
    }
    let phrases = text.questions();
    let asked = questions::shown_question(model);
    let asked_kind = asked.map(|asked| QuestionKind::from(asked.question));
    let kinds = QuestionKind::VARIANTS.iter().copied().filter(|kind| *kind != QuestionKind::WhyNot);
    let items = kinds.map(|kind| question_button(page, kind, asked_kind == Some(kind)));
    html! {
        <section key="questions" class="questions" aria-label={phrases.title}>
            <div class="questions-head">
                <h2>{phrases.title}</h2>
                {page.button("questions-close", phrases.close,
                    Msg::Questions(QuestionsMsg::Toggled { on: false })).icon(Icon::CLOSE).keys(*text, "Escape").draw()}
            </div>
            <AnswerPlace ..page.clone() />
            <p class="questions-hint">{text.questions_hint(model.play.editor.shape())}</p>
            <ul class="question-list">{for items}</ul>
        </section>
    }
}

/// The place of the answer, which is scrolled into view when another question is asked or answered. At first, the
/// questions are.
#[component]
fn AnswerPlace(page: &PageProps) -> Html {
    let node = use_node_ref();
    let asked = questions::shown_question(&page.model);
    let question =
        asked.map(|asked| (asked.question, asked.position, questions::is_working(asked)));
    use_effect_with(node.clone(), |node| {
        let panel = node.cast::<Element>().and_then(|it| it.parent_element());
        let question = panel.and_then(|it| it.query_selector(SEEN_QUESTION).ok()?);
        if let Some(question) = question {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            question.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let is_presented = page.model.presentation.is_some();
    use_effect_with((question, node.clone()), move |(question, node)| {
        if let Some(element) = node.cast::<Element>().filter(|_| question.is_some()) {
            // The bottom of the answer comes to the bottom, so that the board stays in view. A large
            // one is read from its top.
            let panel = element.parent_element();
            let is_large = panel.is_some_and(|it| it.client_height() < element.client_height());
            element.scroll_into_view_with_bool(is_presented || is_large);
        }
    });
    html! {
        <div ref={node} class="answer-place" role="status" aria-live="polite"
            data-answers={asked.is_some().then_some("")}>
            {asked.map(|asked| answer(page, asked))}
        </div>
    }
}

fn question_button(page: &PageProps, kind: QuestionKind, is_asked: bool) -> Html {
    let PageProps { text, model, .. } = page;
    let code: &'static str = kind.into();
    let given = questions::selected_given(model).filter(|_| kind == QuestionKind::WithoutGiven);
    let words = match given {
        Some((cell, digit)) => text.without_this(cell, digit, model.play.editor.shape()),
        None => text.question_kind(kind).to_owned(),
    };
    let is_disabled = questions::question_of(model, kind).is_none();
    let letter = question_keys::letter(kind).map(|letter| letter.to_ascii_uppercase().to_string());
    html! {
        <li key={code}>
            <button type="button" class="button question" data-action={format!("question-{code}")}
                aria-pressed={is_asked.to_string()} disabled={is_disabled} aria-keyshortcuts={letter.clone()}
                onclick={page.send(Msg::Questions(QuestionsMsg::KindChosen(kind)))}>
                <span>{words}
                    {is_disabled.then(|| html! { <small>{text.questions().select_given}</small> })}
                </span>
                <kbd aria-hidden="true">{letter}</kbd>
            </button>
        </li>
    }
}
