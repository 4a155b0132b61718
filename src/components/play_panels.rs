//! The panels below the digits of the view for playing, one of them open.

use grove_model::Msg;
use grove_model::settings::Side;
use yew::{Callback, Html, Properties, component, html};

use super::Shared;
use super::new_puzzle::NewPuzzle;
use super::puzzle_menu::PuzzleMenu;
use super::rules_panel::RulesPanel;
use super::segmented::{Choice, Segmented};
use super::solutions_panel::SolutionsPanel;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The tabs and the panel that is chosen.
#[component]
pub(crate) fn PlayPanels(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let choices = Side::ALL.map(|side| Choice::new(side.code(), text.label(Label::Side(side))));
    let panel = match model.side {
        Side::Puzzle => html! {
            <PuzzleMenu key="puzzle" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        Side::New => html! {
            <NewPuzzle key="new" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        Side::Rules => html! {},
        Side::Solutions => html! {
            <SolutionsPanel key="solutions" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
    };
    html! {
        <div class="panels">
            <Segmented
                action="side"
                name={text.label(Label::Panels)}
                choices={choices.to_vec()}
                chosen={Side::ALL.iter().position(|&side| side == model.side).unwrap_or_default()}
                on_choose={on_msg.reform(|place: usize| Msg::SideChosen(Side::ALL[place]))}
            />
            <div class="panels-open" data-side={model.side.code()}>{panel}</div>
            <RulesPanel text={*text} model={model.clone()}
                is_open={model.side == Side::Rules} on_msg={on_msg.clone()} />
        </div>
    }
}
