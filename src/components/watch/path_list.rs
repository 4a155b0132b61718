//! The digits on the path in the order they were placed, as text.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    /// Gets the digits down to a node that was clicked.
    pub(crate) on_choose: Callback<Rc<[Digit]>>,
}

/// The path as a list.
#[component]
pub(crate) fn PathList(props: &Props) -> Html {
    let Props { text, model, on_choose } = props;
    let Some(player) = &model.player else { return Html::default() };
    let shape = player.at.shape();
    let lit = model.lit_level().map(usize::from);
    let path: Rc<[Digit]> = player.at.branches().collect();
    let items = player.at.path().enumerate().map(|(level, (cell, digit))| {
        let path = Rc::clone(&path);
        let on_click = on_choose.reform(move |_| Rc::from(&path[..=level]));
        html! {
            <li key={cell.index()}>
                <button type="button" class="path-item" data-action="go-to-node"
                    data-lit={(lit == Some(level)).then_some("")} onclick={on_click}>
                    <span class="path-item-cell">{text.short_cell(cell, shape)}</span>
                    <span class="path-item-digit">{digit.symbol()}</span>
                </button>
            </li>
        }
    });
    html! {
        <ol class="path-list" aria-label={text.label(Label::PathOrder)}>{for items}</ol>
    }
}
