//! The digits on the path in the order they were placed, as text.

use yew::{Html, Properties, component, html};

use super::Shared;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
}

/// The path as a list.
#[component]
pub(crate) fn PathList(props: &Props) -> Html {
    let Props { text, model } = props;
    let Some(player) = &model.player else { return Html::default() };
    let shape = player.at.shape();
    let items = player.at.path().map(|(cell, digit)| {
        html! {
            <li key={cell.index()} class="path-item">
                <span class="path-item-cell">{text.short_cell(cell, shape)}</span>
                <span class="path-item-digit">{digit.symbol()}</span>
            </li>
        }
    });
    html! {
        <ol class="path-list" aria-label={text.label(Label::PathOrder)}>{for items}</ol>
    }
}
