//! The current removal of a puzzle being made, and the buttons that lead to the others.

use grove_model::search::replay::Replay;
use grove_model::update::msg::{Msg, ReplayMsg};
use sudoku_engine::count::Count;
use sudoku_engine::generate::{Removal, Restored, Verdict};
use yew::prelude::*;

use crate::components::shared::{Icon, Page};

pub(crate) fn making_strip(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let Some(watch) = &model.watch.replay else { return Html::default() };
    let removal = watch.shown();
    let words = text.shown_removal(watch, model.play.editor.shape());
    html! {
        <section class="making-strip" aria-label={text.replay.watch}
            data-making={if removal.is_some() { "told" } else { "telling" }}
            data-hole={removal.map(|_| (watch.removal() + 1).to_string())}
            data-holes={watch.recorded().map(|recorded| recorded.removals.len().to_string())}
            data-hole-solutions={removal.map(|removal| solutions(removal).to_string())}
            data-hole-nodes={removal.map(|removal| removal.nodes.to_string())}
            data-hole-verdict={removal.map(|removal| verdict_word(removal.verdict))}
            data-givens={watch.givens_after().map(|givens| givens.to_string())}
        >
            <p class="making-hole" role="status">{words.unwrap_or_else(|| text.replay.recording.to_owned())}</p>
            <p class="making-way">{text.replay.way}</p>
            {buttons(page, watch)}
        </section>
    }
}

fn buttons(page: &Page, watch: &Replay) -> Html {
    let text = page.text;
    let here = watch.removal();
    let last = watch.recorded().map_or(0, |recorded| recorded.removals.len().saturating_sub(1));
    let button = |action, name, icon, removal: usize, disabled| {
        let button = page.button(action, name, Msg::Replay(ReplayMsg::RemovalChosen(removal)));
        button.icon(icon).disabled(disabled || watch.shown().is_none()).draw()
    };
    let (before, after) = (here.saturating_sub(1), here + 1);
    let (action, name, icon) = if watch.plays {
        ("pause-holes", text.pause, Icon::PAUSE)
    } else {
        ("play-holes", text.replay.play, Icon::PLAY)
    };
    let play = page.button(action, name, Msg::Replay(ReplayMsg::RemovalsPlayed(!watch.plays)));
    let end = if watch.shown().is_some() { text.replay.stop } else { text.cancel };
    html! {
        <div class="making-buttons" role="group" aria-label={text.replay.watch}>
            {button("first-hole", text.replay.first, Icon::TO_START, 0, here == 0)}
            {button("previous-hole", text.replay.before, Icon::STEP_BACK, before, here == 0)}
            {play.icon(icon).disabled(watch.shown().is_none()).draw()}
            {button("next-hole", text.replay.next, Icon::STEP, after, here >= last)}
            {button("last-hole", text.replay.last, Icon::TO_END, last, here >= last)}
            {page.button("close-making", end, Msg::Replay(ReplayMsg::Closed)).icon(Icon::CLOSE).draw()}
        </div>
    }
}

/// Returns the number of solutions, counted up to two.
const fn solutions(removal: &Removal) -> u128 {
    match removal.solutions {
        Count::Exactly(count) | Count::AtLeast(count) => count,
    }
}

const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Removed => "dug",
        Verdict::Restored(Restored::Ambiguous) => "ambiguous",
        Verdict::Restored(Restored::Undecided) => "undecided",
        Verdict::Restored(Restored::TooHard) => "too-hard",
    }
}
