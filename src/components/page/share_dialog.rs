//! The link to what is shown: as text, as a QR code, and as a frame for another page.

use grove_model::base::code::Code;
use grove_model::model::link::Link;
use grove_model::puzzle::board_content::BoardContent;
use grove_model::view::own_program::program_of;
use yew::prelude::*;

use super::qr_code::qr_code;
use crate::components::shared::{Button, Icon, PageProps, segmented_of};
use crate::platform::{address, clipboard, files};

pub(crate) fn share_dialog(page: &PageProps) -> Html {
    html! { <ShareDialog ..page.clone() /> }
}

#[component]
fn ShareDialog(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let content = use_state_eq(|| BoardContent::Puzzle);
    let has_input = model.has_input_to_share();
    let carries_input = has_input && *content == BoardContent::Own;
    let words = text.share_dialog();
    let link = model.shared_link();
    let address = if carries_input {
        address::with_link(&Link::default()) + &model.shared_fragment_with_input()
    } else {
        address::with_link(&link)
    };
    let frame = frame(&link);
    let copy = |action, name, copied: &str| {
        let (page, copied) = (page.clone(), copied.to_owned());
        let on_click = Callback::from(move |()| clipboard::copy(&copied, page.on_copy_ended()));
        Button::new(action, name, on_click).icon(Icon::COPY).labeled()
    };
    let code = qr_code(&address, words.code);
    let code_words = if code.is_some() { words.code_hint } else { words.too_long };
    html! {
        <div class="share">
            <div class="share-texts">
                {has_input.then(|| segmented_of("share-content", text.share_content(), *content,
                    |it| text.board_content(it), &Callback::from(content.setter())))}
                <p>{if carries_input { text.share_with_input() } else { words.intro }}</p>
                {program_file(page)}
                <label class="share-field">
                    <span class="field-word">{words.link}</span>
                    <input class="number share-text" type="text" readonly=true data-action="share-link"
                        value={address.clone()} />
                </label>
                {copy("share-copy", words.copy_link, &address).primary().draw()}
                <details class="share-html">
                    <summary data-action="share-html">{words.frame}</summary>
                    <textarea class="paste-text share-text" rows="4" readonly=true data-action="share-frame"
                        aria-label={words.frame} value={frame.clone()} />
                    {copy("share-copy-frame", words.copy_frame, &frame).draw()}
                </details>
            </div>
            <div class="share-code" data-qr={if code.is_some() { "shown" } else { "too-long" }}>
                {code}
                <p>{code_words}</p>
            </div>
        </div>
    }
}

/// Says that the program on show is too long for a link, if so, and saves it as a file instead.
fn program_file(page: &PageProps) -> Html {
    let own = &page.model.watch.program.own;
    let Some(run) = own.shown_run().filter(|run| run.packed.is_none()) else {
        return Html::default();
    };
    let phrases = page.text.program();
    let source = run.source.clone();
    let on_save = Callback::from(move |()| {
        // A browser that refuses says so itself.
        let _ = files::save_text(
            &format!("sudoku.{}", source.language.code()),
            program_of(&source.text),
        );
    });
    html! {
        <>
            <p class="share-program" role="note">{phrases.too_long_for_link}</p>
            {Button::new("share-program", phrases.save_file, on_save).icon(Icon::SAVE).labeled().draw()}
        </>
    }
}

/// Returns the HTML of a frame that shows the page without its header.
fn frame(link: &Link) -> String {
    let address = address::with_link(&Link { is_bare: true, ..link.clone() });
    // The other characters of an attribute's value need no escaping in a link.
    let address = address.replace('&', "&amp;").replace('"', "%22");
    format!(
        "<iframe src=\"{address}\" title=\"Sudoku Grove\" width=\"960\" height=\"720\" \
         allowfullscreen></iframe>"
    )
}
