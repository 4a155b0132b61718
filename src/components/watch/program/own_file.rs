//! Opening the user's program from a file, and saving it as one.

use grove_model::base::code::Code;
use grove_model::base::program_language::ProgramLanguage;
use grove_model::model::paste::FileRefusal;
use grove_model::update::msg::{Msg, OwnProgramMsg, ProgramMsg};
use grove_model::view::own_program::{self, program_of, with_input};
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};
use crate::platform::dropped_file::{self, Dropped};
use crate::platform::files;

pub(super) fn file_buttons(page: &PageProps) -> Html {
    let phrases = page.text.program();
    let on_own_msg = page.on_msg.reform(|msg| Msg::Program(ProgramMsg::Own(msg)));
    let on_file = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(file, on_own_msg.clone());
            // Allows choosing the same file again.
            input.set_value("");
        }
    });
    let on_save = {
        let model = page.model.clone();
        Callback::from(move |()| {
            let name = format!("sudoku.{}", own_program::language(&model).code());
            // A browser that refuses says so itself.
            let _ = files::save_text(&name, program_of(&model.watch.program.own.text));
        })
    };
    let is_empty = page.model.watch.program.own.text.is_empty();
    html! {
        <>
            <label class="button program-open" title={phrases.open_file}>
                {Icon::OPEN.draw()}
                <input class="visually-hidden" type="file" data-action="program-open"
                    accept=".kum,.bsl,.os,.nr,.sr,.py,.txt,text/plain" onchange={on_file} />
                <span class="visually-hidden">{phrases.open_file}</span>
            </label>
            {Button::new("program-save", phrases.save_file, on_save)
                .icon(Icon::SAVE).disabled(is_empty).draw()}
        </>
    }
}

/// Reads a file. Its name says the language, if it has one of the usual endings.
fn open(file: File, on_msg: Callback<OwnProgramMsg>) {
    spawn_local(async move {
        let name = file.name().to_lowercase();
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_owned());
        let language = ending.and_then(|it| it.parse::<ProgramLanguage>().ok());
        on_msg.emit(match dropped_file::read(&file).await {
            Ok(Dropped::Text(text)) => {
                let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
                let text = with_input(&text, "");
                OwnProgramMsg::Opened { text, language }
            }
            Ok(Dropped::Library) => OwnProgramMsg::FileRefused(FileRefusal::Unreadable),
            Err(refusal) => OwnProgramMsg::FileRefused(refusal),
        });
    });
}
