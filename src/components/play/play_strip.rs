//! The strip above the pad: the selected cell, large where cells are small, what is known of the puzzle,
//! and the time.

use grove_model::Model;
use grove_model::base::settings::{PlayAids, SidePanel};
use grove_model::base::task_state::TaskState;
use grove_model::effects::play_time::TimedPuzzle;
use grove_model::solve::solutions::Stage;
use grove_model::update::msg::Msg;
use grove_model::view::puzzle_facts::puzzle_facts;
use yew::prelude::*;

use super::large_cell::large_cell;
use crate::components::shared::PageProps;
use crate::hooks::{use_play_scroll, use_play_time, use_raised_panel, use_screen_lock};
use crate::text::Text;

/// Draws what is in the strip.
pub(crate) fn play_strip(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let rules = &model.play.editor.edited_puzzle().rules;
    let facts = puzzle_facts(model).map(|facts| text.puzzle_facts(facts, rules));
    let facts = facts.unwrap_or_default();
    html! {
        <>
            {large_cell(model)}
            <span class="puzzle-facts">{facts.as_str()}</span>
            <Timer text={*text} timed_puzzle={model.timed_puzzle()} aids={model.play.aids}
                side={model.play.side_panel} results={results(model)} on_msg={on_msg.clone()} />
        </>
    }
}

/// Returns whether solving or checking has ended, and whether the user asked why the puzzle is
/// unsolvable.
fn results(model: &Model) -> (bool, bool) {
    let (check, hint) = (model.play.check.as_deref(), model.play.hint.as_deref());
    let has_ended = matches!(model.play.solving, TaskState::Over(_))
        || check.is_some_and(|check| matches!(check.state, TaskState::Over(_)))
        || hint.is_some_and(|hint| matches!(hint.state, TaskState::Over(_)));
    (has_ended, model.play.solution_queries.conflict.stage != Stage::Idle)
}

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
    timed_puzzle: TimedPuzzle,
    aids: PlayAids,
    /// The open panel.
    side: SidePanel,
    results: (bool, bool),
    on_msg: Callback<Msg>,
}

/// What lasts while a puzzle is played: its timer, shown or not, the screen that stays on, and what of
/// the view is on it.
#[component]
fn Timer(props: &Props) -> Html {
    let &Props { text, timed_puzzle, aids, side, results, ref on_msg } = props;
    let node = use_play_time(timed_puzzle, aids.shows_time, on_msg.clone());
    use_screen_lock(aids.keeps_screen_on);
    use_play_scroll(timed_puzzle.puzzle, side, results);
    use_raised_panel();
    if !aids.shows_time {
        return Html::default();
    }
    html! { <span ref={node} class="timer" role="timer" aria-label={text.time_played}></span> }
}
