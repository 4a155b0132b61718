//! The digits to choose from, each with its consequences, and the counts of work so far.

use grove_model::search::explore::Exploration;
use grove_model::update::msg::{ExploreMsg, Msg};
use sudoku_engine::board::Digit;
use sudoku_engine::explore::{Explorer, Preview, Work};
use sudoku_engine::search::NodeStatus;
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::text::Counter;

pub(crate) fn explore_digits(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let shape = model.play.editor.shape();
    let digits = shape.digits().map(|digit| {
        let preview = model.shown_exploration().and_then(|tree| preview(tree, digit));
        let name = match &preview {
            Some(preview) => text.leaves(digit, preview),
            None => text.enter_digit(digit),
        };
        html! {
            <button key={digit.index()} type="button" class="explore-digit"
                data-action={format!("choose-{}", digit.symbol())}
                data-outlook={preview.map_or("none", |preview| outlook_word(preview.status))}
                data-left={preview.map(|preview| preview.candidates_left.to_string())}
                data-forced={preview.map(|preview| preview.forced_cells.to_string())}
                aria-disabled={preview.is_none().then_some("true")} aria-label={name.clone()}
                title={name} onclick={page.send(Msg::Explore(ExploreMsg::DigitChosen(digit)))}>
                <span class="explore-symbol">{digit.symbol()}</span>
                <span class="explore-leaves">{preview.map(preview_sign)}</span>
            </button>
        }
    });
    html! {
        <div class="explore-digits" role="group" data-size={shape.size().to_string()}
            aria-label={text.explore_labels().digits}>
            {for digits}
        </div>
    }
}

fn preview(exploration: &Exploration, digit: Digit) -> Option<Preview> {
    exploration.previews().iter().find(|(it, _)| *it == digit).map(|&(_, preview)| preview)
}

const fn outlook_word(status: NodeStatus) -> &'static str {
    match status {
        NodeStatus::Branching => "open",
        NodeStatus::Forced { .. } => "forced",
        NodeStatus::DeadEnd { .. } => "dead-end",
        NodeStatus::Solved => "solved",
    }
}

/// Draws a square for a dead end and a diamond for a solution, as in the tree; otherwise the number
/// of candidates left.
fn preview_sign(preview: Preview) -> Html {
    let shape = match preview.status {
        NodeStatus::DeadEnd { .. } => "M4 4h12v12H4zM7 7l6 6M13 7l-6 6",
        NodeStatus::Solved => "M10 2l8 8-8 8-8-8z",
        NodeStatus::Branching | NodeStatus::Forced { .. } => {
            return html! { <>{preview.candidates_left}</> };
        }
    };
    html! {
        <svg class="explore-shape" viewBox="0 0 20 20" aria-hidden="true"><path d={shape} /></svg>
    }
}

/// Draws the counts of the user's work in the tree above those of the machine.
pub(crate) fn explore_counters(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let tree = model.shown_exploration().map(Exploration::tree);
    let hand = tree.map_or_else(Work::default, Explorer::work_by_hand);
    let machine = tree.map_or_else(Work::default, Explorer::work_by_machine);
    let counts = [
        (text.counter(Counter::Placements), "placements", [hand.placements, machine.placements]),
        (text.counter(Counter::Undos), "undos", [hand.undos, machine.undos]),
        (text.explore_labels().dead_ends, "dead-ends", [hand.dead_ends, machine.dead_ends]),
        (text.counter(Counter::Solutions), "solutions", [hand.solutions, machine.solutions]),
    ];
    let row = |worker_name: &'static str, worker_code: &str, index: usize| {
        let counts = counts.map(|(_, counter_code, counts)| {
            let count = counts[index];
            html! {
                <td key={counter_code} data-counter={format!("{worker_code}-{counter_code}")} data-value={count.to_string()}>
                    {text.number(count)}
                </td>
            }
        });
        html! { <tr><th scope="row">{worker_name}</th>{for counts}</tr> }
    };
    let heads = counts.map(|(head, ..)| html! { <th key={head} scope="col">{head}</th> });
    html! {
        <section class="explore-counters" aria-label={text.counters}>
            <table>
                <thead>
                    <tr><th scope="col">{text.explore_labels().who}</th>{for heads}</tr>
                </thead>
                <tbody>
                    {row(text.explore_labels().you, "own", 0)}
                    {row(text.explore_labels().machine, "machine", 1)}
                </tbody>
            </table>
        </section>
    }
}
