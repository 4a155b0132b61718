//! The digits on the path in the order they were placed, as text.

use std::rc::Rc;

use grove_model::Model;
use sudoku_engine::board::Digit;
use yew::prelude::*;

use crate::text::Text;

pub(crate) fn path_list(text: Text, model: &Model, on_choose: &Callback<Rc<[Digit]>>) -> Html {
    let Some(player) = &model.watch.player else { return Html::default() };
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
        <ol key="list" class="path-list" aria-label={text.tree.path_order}>{for items}</ol>
    }
}
