//! The panels below the digits of the view for playing, one of them open.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::base::settings::SidePanel;
use strum::VariantArray;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::play::new_puzzle::NewPuzzle;
use crate::components::play::puzzle_menu::PuzzleMenu;
use crate::components::play::rules_panel::RulesPanel;
use crate::components::play::solutions_panel::SolutionsPanel;
use crate::components::shared::segmented::{Choice, Segmented};
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
    let choices = SidePanel::VARIANTS
        .iter()
        .copied()
        .map(|side| Choice::new(side.code(), text.label(Label::SidePanel(side))));
    let panel = match model.side {
        SidePanel::Puzzle => html! {
            <PuzzleMenu key="puzzle" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        SidePanel::New => html! {
            <NewPuzzle key="new" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        SidePanel::Rules => html! {},
        SidePanel::Solutions => html! {
            <SolutionsPanel key="solutions" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
    };
    html! {
        <div class="panels">
            <Segmented
                action="side"
                name={text.label(Label::Panels)}
                choices={choices.collect::<Vec<_>>()}
                chosen={SidePanel::VARIANTS.iter().position(|&side| side == model.side).unwrap_or_default()}
                on_choose={on_msg.reform(|place: usize| Msg::SideChosen(SidePanel::VARIANTS[place]))}
            />
            <div class="panels-open" data-side={model.side.code()}>{panel}</div>
            <RulesPanel text={*text} model={model.clone()}
                is_open={model.side == SidePanel::Rules} on_msg={on_msg.clone()} />
        </div>
    }
}
