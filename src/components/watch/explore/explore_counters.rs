//! What a person did in the tree, and what the machine did.

use grove_model::search::explore::Exploring;
use sudoku_engine::explore::{Explorer, Work};
use yew::prelude::*;

use crate::components::shared::Page;
use crate::text::{Counter, Text};

/// The counters of both, one above the other.
pub(crate) fn explore_counters(page: &Page) -> Html {
    let &Page { text, ref model, .. } = page;
    let tree = model.explored().map(Exploring::tree);
    let by_hand = tree.map_or_else(Work::default, Explorer::by_hand);
    let by_machine = tree.map_or_else(Work::default, Explorer::by_machine);
    let heads = [
        text.counter(Counter::Placements),
        text.counter(Counter::Undos),
        text.explore.dead_ends,
        text.counter(Counter::Solutions),
    ];
    let heads = heads.map(|head| html! { <th key={head} scope="col">{head}</th> });
    html! {
        <section class="explore-counters" aria-label={text.counters}>
            <table>
                <thead>
                    <tr><th scope="col">{text.explore.who}</th>{for heads}</tr>
                </thead>
                <tbody>
                    {row(text, text.explore.you, "own", by_hand)}
                    {row(text, text.explore.machine, "machine", by_machine)}
                </tbody>
            </table>
        </section>
    }
}

fn row(text: Text, who: &'static str, word: &str, work: Work) -> Html {
    let counts = [
        ("placements", work.placements),
        ("undos", work.undos),
        ("dead-ends", work.dead_ends),
        ("solutions", work.solutions),
    ];
    let counts = counts.map(|(what, count)| {
        html! {
            <td key={what} data-counter={format!("{word}-{what}")} data-value={count.to_string()}>
                {text.number(count)}
            </td>
        }
    });
    html! { <tr><th scope="row">{who}</th>{for counts}</tr> }
}
