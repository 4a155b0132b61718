//! The list that says for each digit why it is not in the selected cell, with arcs on the board to
//! what blocks it.

use gloo::events::EventListener;
use grove_model::view::cage_sets::CageSets;
use grove_model::view::fits::{Fit, fits, selected_empty_cell};
use sudoku_engine::board::{Cell, Digit, Shape};
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::{Icon, PageProps, arc};

/// Draws the button that opens the list.
pub(crate) fn fits_list(page: &PageProps) -> Html {
    html! { <FitsList ..page.clone() /> }
}

#[component]
fn FitsList(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let node = use_node_ref();
    let is_open = use_state_eq(|| false);
    use_effect_with(node.clone(), {
        let is_open = is_open.setter();
        move |node| {
            let listener = node.cast::<Element>().map(|list| {
                EventListener::new(&list.clone(), "toggle", move |_| {
                    is_open.set(list.matches(":popover-open").unwrap_or_default());
                })
            });
            move || drop(listener)
        }
    });
    let shape = model.play.editor.shape();
    let asked =
        selected_empty_cell(model).filter(|_| *is_open).map(|cell| (cell, fits(model, cell)));
    let board = gloo::utils::document().query_selector(".play .board").ok().flatten();
    let arcs = asked
        .as_ref()
        .zip(board)
        .map(|((cell, fits), board)| create_portal(arcs(*cell, fits, shape), board));
    let contents = is_open.then(|| match asked {
        None => html! { <p>{text.select_empty_cell()}</p> },
        Some((cell, fits)) => {
            let (fitting, others): (Vec<_>, Vec<_>) =
                fits.into_iter().partition(|(_, fit)| *fit == Fit::Fits);
            let count = fitting.len() as u64;
            let words = (count > 0).then(|| html! { <li key="words">{text.fitting(count)}</li> });
            let fitting = fitting.into_iter().map(|(digit, _)| {
                let symbol = digit.symbol().to_string();
                html! { <li key={digit.index()} data-fit={symbol.clone()} data-fits="">{symbol}</li> }
            });
            let others = others.into_iter().map(|(digit, fit)| {
                html! {
                    <li key={digit.index()} data-fit={digit.symbol().to_string()}>
                        {text.fit(digit, fit, &model.play.editor.edited_puzzle().rules)}
                    </li>
                }
            });
            let rows = words.into_iter().chain(fitting).chain(others);
            let cage = CageSets::of(model, cell).map(|cage| {
                let count = cage.sets.len().to_string();
                html! { <p data-cage-sets={count}>{text.cage_sets(&cage)}</p> }
            });
            html! {
                <>
                    <h3>{text.digits_of(cell, shape)}</h3>
                    {cage}
                    <ul class="fits-rows">{for rows}</ul>
                </>
            }
        }
    });
    html! {
        <>
            <button type="button" class="button" data-action="what-fits" popovertarget="what-fits"
                title={text.what_fits()}>
                {Icon::HELP.draw()}
                <span>{text.what_fits()}</span>
            </button>
            <div ref={node} id="what-fits" class="fits" popover="auto" role="group" tabindex="0"
                aria-label={text.what_fits()}>
                {contents.unwrap_or_default()}
            </div>
            {arcs.unwrap_or_default()}
        </>
    }
}

/// Draws an arc to what blocks each digit.
fn arcs(cell: Cell, fits: &[(Digit, Fit)], shape: Shape) -> Html {
    let size = shape.size();
    let arcs = fits.iter().filter_map(|(digit, fit)| match fit {
        Fit::Blocked(obstacle) => {
            Some(html! { <path key={digit.index()} d={arc(cell, obstacle.by, shape)} /> })
        }
        Fit::Fits | Fit::Unfit(_) => None,
    });
    html! {
        <svg class="board-line fits-arcs" viewBox={format!("0 0 {size} {size}")} aria-hidden="true">
            {for arcs}
        </svg>
    }
}
