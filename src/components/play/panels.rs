//! The contents of the panels below the digits.

use grove_model::base::code::Code;
use grove_model::base::settings::SidePanel;
use yew::prelude::*;

use super::hint::HintParts;
use super::new_puzzle::new_puzzle;
use super::play_settings::play_settings;
use super::puzzle_menu::PuzzleMenu;
use super::puzzle_sheet::puzzle_sheet;
use super::rules_panel::RulesPanel;
use super::solutions_panel::solutions_panel;
use crate::chunk::Chunk;
use crate::components::shared::{Button, Icon, PageProps};
use crate::hooks::{close_raised_panel, show_panel};

/// Draws the open panel, and what is printed. The panel of the rules is always mounted.
pub(crate) fn panels(page: &PageProps, hint_chunk: &'static Chunk<HintParts>) -> Html {
    let side = page.model.play.side_panel;
    let panel = match side {
        SidePanel::Puzzle => {
            html! { <><PuzzleMenu key="puzzle" ..page.clone() />{play_settings(page)}</> }
        }
        SidePanel::New => new_puzzle(page, hint_chunk),
        SidePanel::Rules => html! {},
        SidePanel::Solutions => solutions_panel(page, hint_chunk),
    };
    let enlarge = Button::new(
        "enlarge-panel",
        page.text.enlarge_panel(),
        Callback::from(|()| {
            close_raised_panel();
            show_panel(true);
        }),
    );
    let close =
        Button::new("close-panel", page.text.close, Callback::from(|()| close_raised_panel()));
    html! {
        <>
            <div class="panels-close">
                {enlarge.icon(Icon::TALLER).draw()}
                {close.icon(Icon::CLOSE).draw()}
            </div>
            <div class="panels-open" data-side={side.code()}>{panel}</div>
            <RulesPanel ..page.clone() />
            {puzzle_sheet(page)}
        </>
    }
}
