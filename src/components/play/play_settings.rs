//! What the page does on its own while a puzzle is played, and how it draws marks.

use grove_model::base::settings::{CenterMarks, PlayAids};
use grove_model::update::msg::{Msg, PageMsg};
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::platform::screen_lock;

pub(crate) fn play_settings(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let aids = model.play.aids;
    let (has_places, other_marks) = match model.center_marks {
        CenterMarks::Together => (false, CenterMarks::InPlaces),
        CenterMarks::InPlaces => (true, CenterMarks::Together),
    };
    let switch = |action: &'static str, name: &'static str, is_on: bool, msg: PageMsg| {
        html! {
            <label key={action} class="switch">
                <input type="checkbox" data-action={action} checked={is_on}
                    onchange={page.send::<Event>(Msg::Page(msg))} />
                <span>{name}</span>
            </label>
        }
    };
    let screen = screen_lock::is_supported().then(|| {
        let keeps_screen_on = !aids.keeps_screen_on;
        let msg = PageMsg::AidsChosen(PlayAids { keeps_screen_on, ..aids });
        switch("keeps-screen-on", text.keeps_screen_on, aids.keeps_screen_on, msg)
    });
    html! {
        <div key="settings" class="play-settings" role="group" aria-label={text.settings}>
            <span class="menu-word">{text.settings}</span>
            {switch("highlights", text.highlights, aids.highlights,
                PageMsg::AidsChosen(PlayAids { highlights: !aids.highlights, ..aids }))}
            {switch("removes-marks", text.removes_marks, aids.removes_marks,
                PageMsg::AidsChosen(PlayAids { removes_marks: !aids.removes_marks, ..aids }))}
            {switch("centre-marks-in-places", text.center_marks_in_places, has_places,
                PageMsg::CenterMarksChosen(other_marks))}
            {switch("shows-time", text.shows_time, aids.shows_time,
                PageMsg::AidsChosen(PlayAids { shows_time: !aids.shows_time, ..aids }))}
            {switch("uses-uniqueness", text.uses_uniqueness(), aids.uses_uniqueness,
                PageMsg::AidsChosen(PlayAids { uses_uniqueness: !aids.uses_uniqueness, ..aids }))}
            {for screen}
        </div>
    }
}
