//! The choice of the first visit: what the page is, and what to begin with.

use grove_model::base::code::Code;
use grove_model::base::guide::Beginning;
use grove_model::update::msg::{Msg, PageMsg};
use grove_model::view::board::own_board;
use yew::prelude::*;

use crate::components::shared::{PageProps, board};

/// Draws the choice next to the board whose search is about to begin.
pub(crate) fn first_choice(page: &PageProps) -> Html {
    let text = page.text;
    html! {
        <div key="first" class="first">
            <section class="first-words" aria-label={text.first_choices()}>
                <h2 class="first-about">{text.first_sentence()}</h2>
                <div class="first-choices">
                    {choice(page, Beginning::Solve)}
                    {choice(page, Beginning::WatchSmall)}
                </div>
                {choice(page, Beginning::WatchLarge)}
            </section>
            // It is a picture: nothing on it can be operated yet.
            <div class="first-board" aria-hidden="true" inert={true}>
                {board(page, &own_board(&page.model), Html::default(), Html::default())}
            </div>
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
