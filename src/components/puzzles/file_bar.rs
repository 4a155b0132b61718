//! Saving all puzzles to a file, and opening such a file.

use grove_model::model::puzzles::{FileState, PuzzleList};
use grove_model::update::msg::Msg;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shared::{Button, PageProps};
use crate::platform::{page as browser, puzzle_file};

pub(crate) fn file_bar(page: &PageProps, list: &PuzzleList) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let on_puzzles_msg = on_msg.reform(Msg::Puzzles);
    let is_working = matches!(list.file, Some(FileState::Working(_)));
    let on_save = {
        let (model, on_puzzles_msg) = (model.clone(), on_puzzles_msg.clone());
        Callback::from(move |()| {
            let name = format!("sudoku-grove-puzzles-{}.json", browser::day());
            let puzzles = model.stored_puzzles().into_iter().cloned().collect();
            puzzle_file::save(name, puzzles, on_puzzles_msg.clone());
        })
    };
    let on_file = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            puzzle_file::open(file, on_puzzles_msg.clone());
            // Allows choosing the same file again.
            input.set_value("");
        }
    });
    let can_save = model.knows_all_puzzles() && !model.stored_puzzles().is_empty();
    let (code, percent) = match list.file {
        None => ("none", None),
        Some(FileState::Working(percent)) => ("working", Some(percent)),
        Some(FileState::Saved(_)) => ("saved", None),
        Some(FileState::Opened(_)) => ("opened", None),
        Some(FileState::NotSaved | FileState::Wrong(_)) => ("wrong", None),
    };
    html! {
        <div class="puzzles-file" data-file={code}>
            <div class="toolbar" role="group" aria-describedby="puzzles-file-hint">
                {Button::new("puzzles-save", text.puzzles.save_all, on_save)
                    .labeled().disabled(is_working || !can_save).draw()}
                <label class="button puzzles-choose">
                    <input class="visually-hidden" type="file" data-action="puzzles-file"
                        accept=".json,application/json" disabled={is_working || !model.knows_all_puzzles()} onchange={on_file} />
                    <span>{text.puzzles.open_all}</span>
                </label>
                {percent.map(|percent| html! {
                    <progress class="export-bar" aria-label={text.puzzles.working} max="100"
                        value={percent.to_string()} />
                })}
            </div>
            <p id="puzzles-file-hint" class="puzzles-kind">{text.puzzles.file_hint}</p>
            <p class="puzzles-file-words" role="status">{list.file.map(|file| text.puzzle_file(file))}</p>
        </div>
    }
}
