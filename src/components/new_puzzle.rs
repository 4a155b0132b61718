//! New puzzles: what they are to be like, and the button that makes one.

use grove_model::Msg;
use grove_model::making::{Difficulty, Making, Wish, symmetry_code};
use sudoku_engine::generate::{NotMade, Symmetry};
use yew::{Callback, Html, Properties, component, html};

use super::Shared;
use super::button::Button;
use super::icon::Icon;
use super::select::Select;
use crate::platform::page;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// Two choices, a button, and why there is no such puzzle.
#[component]
pub(crate) fn NewPuzzle(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let wish = model.wish;
    let difficulties =
        Difficulty::ALL.map(|it| (it.code(), text.label(Label::Difficulty(it)).into()));
    let symmetries =
        Symmetry::ALL.map(|it| (symmetry_code(it), text.label(Label::Symmetry(it)).into()));
    let place = |is_it: Option<usize>| is_it.unwrap_or_default();
    let button = if model.making.order().is_some() {
        html! {
            <Button key="cancel" action="cancel-new-puzzle" name={text.label(Label::Cancel)}
                icon={Icon::Stop} labelled=true
                on_click={on_msg.reform(|()| Msg::MakingCancelled)} />
        }
    } else {
        html! {
            <Button key="make" action="new-puzzle" name={text.label(Label::NewPuzzle)}
                icon={Icon::Dice} labelled=true
                on_click={on_msg.reform(|()| Msg::PuzzleWanted { seed: page::seed() })} />
        }
    };
    html! {
        <div class="new-puzzle" role="group" aria-label={text.label(Label::NewPuzzle)}>
            <div class="toolbar">
                <Select
                    action="difficulty"
                    name={text.label(Label::NewPuzzleDifficulty)}
                    options={difficulties.to_vec()}
                    chosen={place(Difficulty::ALL.iter().position(|&it| it == wish.difficulty))}
                    on_choose={on_msg.reform(move |place: usize| {
                        Msg::WishChosen(Wish { difficulty: Difficulty::ALL[place], ..wish })
                    })}
                />
                <Select
                    action="symmetry"
                    name={text.label(Label::NewPuzzleSymmetry)}
                    options={symmetries.to_vec()}
                    chosen={place(Symmetry::ALL.iter().position(|&it| it == wish.symmetry))}
                    on_choose={on_msg.reform(move |place: usize| {
                        Msg::WishChosen(Wish { symmetry: Symmetry::ALL[place], ..wish })
                    })}
                />
                {button}
            </div>
            <p class="new-puzzle-says" role="status">{says(*text, &model.making)}</p>
        </div>
    }
}

fn says(text: Text, making: &Making) -> Option<&'static str> {
    match making {
        Making::Idle => None,
        Making::Working(_) => Some(text.label(Label::NewPuzzleWorking)),
        Making::Failed(NotMade::GaveUp { .. }) => Some(text.label(Label::NewPuzzleGaveUp)),
        Making::Failed(NotMade::Unmeetable(_)) => Some(text.label(Label::NewPuzzleNone)),
    }
}
