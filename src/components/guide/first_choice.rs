//! The choice of the first visit: what the page is, and what to begin with.

use grove_model::base::code::Code;
use grove_model::base::guide::Beginning;
use grove_model::base::settings::SidePanel;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::update::msg::{GenerateMsg, Msg, PageMsg};
use grove_model::view::board::own_board;
use sudoku_engine::logic::Grade;
use yew::prelude::*;

use crate::components::shared::{PageProps, board};
use crate::platform::page as browser;

/// Draws the choice next to the board whose search is about to begin.
pub(crate) fn first_choice(page: &PageProps) -> Html {
    let text = page.text;
    html! {
        <div key="first" class="first">
            <section class="first-words" aria-label={text.first_choices()}>
                <h2 class="first-about">{text.first_sentence()}</h2>
                <div class="first-choices">
                    {choice(page, Beginning::Solve)}
                    {new_puzzles(page)}
                    {choice(page, Beginning::WatchSmall)}
                    {choice(page, Beginning::WatchLarge)}
                </div>
            </section>
            // It is a picture: nothing on it can be operated yet.
            <div class="first-board" aria-hidden="true" inert={true}>
                {board(page, &own_board(&page.model), Html::default(), Html::default())}
            </div>
        </div>
    }
}

/// Draws the grades of a new puzzle to solve.
fn new_puzzles(page: &PageProps) -> Html {
    let text = page.text;
    let grades = [Grade::Easy, Grade::Medium, Grade::Hard].map(|grade| {
        let action = match grade {
            Grade::Easy => "begin-easy",
            Grade::Medium => "begin-medium",
            Grade::Hard | Grade::Unfair | Grade::Extreme => "begin-hard",
        };
        let (on_msg, form) = (page.on_msg.clone(), page.model.play.form.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let form = GenerateForm { difficulty: Difficulty::Grade(grade), ..form.clone() };
            on_msg.emit(Msg::Page(PageMsg::Begun(Beginning::Solve)));
            on_msg.emit(Msg::Page(PageMsg::SidePanelChosen(SidePanel::New)));
            on_msg.emit(Msg::Generate(GenerateMsg::FormChosen(form)));
            on_msg.emit(Msg::Generate(GenerateMsg::Started { seed: browser::seed() }));
        });
        html! {
            <button key={action} type="button" class="first-grade" data-action={action} {onclick}>
                {text.grade(grade)}
            </button>
        }
    });
    html! {
        <div class="first-new" role="group" aria-labelledby="first-new">
            <span id="first-new">{text.first_new()}</span>
            {for grades}
        </div>
    }
}

fn choice(page: &PageProps, beginning: Beginning) -> Html {
    let text = page.text;
    html! {
        <button type="button" class="first-choice" data-action={format!("begin-{}", beginning.code())}
            onclick={page.send(Msg::Page(PageMsg::Begun(beginning)))}>
            <span class="first-name">{text.beginning(beginning)}</span>
            <span class="first-more">{text.about_beginning(beginning)}</span>
        </button>
    }
}
