//! One sentence about what just happened, and why.

use grove_model::base::settings::View;
use grove_model::update::msg::{Msg, PageMsg};
use grove_model::view::narration::Narration;
use sudoku_engine::search::{Event, Stepper};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the sentence of a search. It is announced while stepping by hand, but not during playback.
pub(crate) fn search_sentence(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(player) = &model.watch.player else {
        return sentence(page, text.mend_clashes_first.to_owned(), false);
    };
    let narration = Narration::of(&player.stepper);
    let words = text.narration(&narration, player.stepper.shape());
    sentence_about(page, words, player.is_playing, event_word(&player.stepper))
}

/// Returns the code of the last event, if board and sentence are colored by it.
pub(super) fn event_word(stepper: &Stepper) -> Option<&'static str> {
    match stepper.last_event()? {
        Event::DeadEnd { .. } => Some("dead-end"),
        Event::Solved => Some("solution"),
        Event::Tested { .. }
        | Event::Placed { .. }
        | Event::Eliminated { .. }
        | Event::Forced { .. }
        | Event::Removed { .. } => None,
    }
}

/// Draws these words, which are announced unless the search is playing.
pub(crate) fn sentence(page: &PageProps, words: String, is_playing: bool) -> Html {
    sentence_about(page, words, is_playing, None)
}

fn sentence_about(
    page: &PageProps,
    words: String,
    is_playing: bool,
    event: Option<&'static str>,
) -> Html {
    let PageProps { text, model, .. } = page;
    let go_to_play =
        (model.shown_exploration().is_none() && model.watch.player.is_none()).then(|| {
            let play = Msg::Page(PageMsg::ViewChosen(View::Play));
            page.button("go-to-play", text.go_to_play, play).labeled().primary().draw()
        });
    html! {
        <section class="sentence" aria-label={text.what_happened} data-length={length_word(&words)}
            data-event={event}>
            <p data-sentence="" role="status" aria-live={if is_playing { "off" } else { "polite" }}>
                {words}
            </p>
            <div hidden={go_to_play.is_none()}>{go_to_play}</div>
        </section>
    }
}

/// Returns how much smaller a sentence must be written to fit its place.
fn length_word(words: &str) -> Option<&'static str> {
    match words.chars().count() {
        ..=130 => None,
        131..=200 => Some("long"),
        201..=235 => Some("longer"),
        _ => Some("longest"),
    }
}
