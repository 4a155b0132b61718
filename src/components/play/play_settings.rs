//! What the page does on its own while a puzzle is played.

use grove_model::base::settings::PlayAids;
use grove_model::update::msg::{Msg, PageMsg};
use yew::prelude::*;

use crate::components::shared::Page;

/// Draws the switches.
pub(crate) fn play_settings(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let aids = model.play.aids;
    let switch = |action: &'static str, name: &'static str, is_on: bool, switched: PlayAids| {
        html! {
            <label key={action} class="switch">
                <input type="checkbox" data-action={action} checked={is_on}
                    onchange={page.send::<Event>(Msg::Page(PageMsg::AidsChosen(switched)))} />
                <span>{name}</span>
            </label>
        }
    };
    html! {
        <div key="settings" class="play-settings" role="group" aria-label={text.settings}>
            <span class="menu-word">{text.settings}</span>
            {switch("highlights", text.highlights, aids.highlights,
                PlayAids { highlights: !aids.highlights, ..aids })}
            {switch("removes-marks", text.removes_marks, aids.removes_marks,
                PlayAids { removes_marks: !aids.removes_marks, ..aids })}
        </div>
    }
}
