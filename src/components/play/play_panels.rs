//! The panels below the digits of the view for playing, one of them open.

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::base::settings::SidePanel;
use grove_model::update::page::PageMsg;
use yew::{Callback, Html, html};

use crate::components::Shared;
use crate::components::play::new_puzzle::new_puzzle;
use crate::components::play::puzzle_menu::PuzzleMenu;
use crate::components::play::rules_panel::RulesPanel;
use crate::components::play::solutions_panel::solutions_panel;
use crate::components::shared::segmented::segmented_of;
use crate::text::Text;

/// The tabs and the panel that is chosen.
pub(crate) fn play_panels(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    let panel = match model.play.side {
        SidePanel::Puzzle => html! {
            <PuzzleMenu key="puzzle" {text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        SidePanel::New => new_puzzle(text, model, on_msg),
        SidePanel::Rules => html! {},
        SidePanel::Solutions => solutions_panel(text, model, on_msg),
    };
    html! {
        <div class="panels">
            {segmented_of("side", text.panels, model.play.side, |side| text.side_panel(side),
                &on_msg.reform(|side| Msg::Page(PageMsg::SidePanelChosen(side))))}
            <div class="panels-open" data-side={model.play.side.code()}>{panel}</div>
            <RulesPanel {text} model={model.clone()}
                is_open={model.play.side == SidePanel::Rules} on_msg={on_msg.clone()} />
        </div>
    }
}
