//! The current removal of a puzzle being made, and the buttons that lead to the others.

use grove_model::search::replay::Replay;
use grove_model::update::msg::{Msg, ReplayMsg};
use sudoku_engine::count::Count;
use sudoku_engine::generate::{Removal, RestoreReason, Verdict};
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps};

pub(crate) fn replay_strip(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(replay) = &model.watch.replay else { return Html::default() };
    let removal = replay.shown_removal();
    let words = text.shown_removal(replay, model.play.editor.shape());
    html! {
        <section class="making-strip" aria-label={text.replay.watch}
            data-making={if removal.is_some() { "told" } else { "telling" }}
            data-hole={removal.map(|_| (replay.removal() + 1).to_string())}
            data-holes={replay.record().map(|recorded| recorded.removals.len().to_string())}
            data-hole-solutions={removal.map(|removal| solutions(removal).to_string())}
            data-hole-nodes={removal.map(|removal| removal.nodes.to_string())}
            data-hole-verdict={removal.map(|removal| verdict_word(removal.verdict))}
            data-givens={replay.givens_after().map(|givens| givens.to_string())}
        >
            <p class="making-hole" role="status">{words.unwrap_or_else(|| text.replay.recording.to_owned())}</p>
            <p class="making-way">{text.replay.way}</p>
            {buttons(page, replay)}
        </section>
    }
}

fn buttons(page: &PageProps, replay: &Replay) -> Html {
    let text = page.text;
    let current_removal = replay.removal();
    let last_removal =
        replay.record().map_or(0, |recorded| recorded.removals.len().saturating_sub(1));
    let button = |action, name, icon, removal: usize, disabled| {
        let button = page.button(action, name, Msg::Replay(ReplayMsg::RemovalChosen(removal)));
        button.icon(icon).disabled(disabled || replay.shown_removal().is_none()).draw()
    };
    let (previous_removal, next_removal) = (current_removal.saturating_sub(1), current_removal + 1);
    let (action, name, icon) = if replay.is_playing {
        ("pause-holes", text.pause, Icon::PAUSE)
    } else {
        ("play-holes", text.replay.play, Icon::PLAY)
    };
    let play =
        page.button(action, name, Msg::Replay(ReplayMsg::RemovalsPlayed(!replay.is_playing)));
    let close_label = if replay.shown_removal().is_some() { text.replay.stop } else { text.cancel };
    html! {
        <div class="making-buttons" role="group" aria-label={text.replay.watch}>
            {button("first-hole", text.replay.first, Icon::TO_START, 0, current_removal == 0)}
            {button("previous-hole", text.replay.before, Icon::STEP_BACK, previous_removal, current_removal == 0)}
            {play.icon(icon).disabled(replay.shown_removal().is_none()).draw()}
            {button("next-hole", text.replay.next, Icon::STEP, next_removal, current_removal >= last_removal)}
            {button("last-hole", text.replay.last, Icon::TO_END, last_removal, current_removal >= last_removal)}
            {page.button("close-making", close_label, Msg::Replay(ReplayMsg::Closed)).icon(Icon::CLOSE).draw()}
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
        Verdict::Restored(RestoreReason::Ambiguous) => "ambiguous",
        Verdict::Restored(RestoreReason::Undecided) => "undecided",
        Verdict::Restored(RestoreReason::TooHard) => "too-hard",
    }
}
