//! The digits below the current node and what followed from each, as a table.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::branch_table::{Branch, BranchTable};
use sudoku_engine::board::Digit;
use yew::prelude::*;

use crate::components::shared::Page;
use crate::text::Text;

pub(crate) fn branch_table(page: &Page) -> Html {
    let text = page.text;
    let Some(player) = &page.model.watch.player else { return Html::default() };
    let table = BranchTable::of(player);
    let heads = [
        text.branches.digit,
        text.branches.nodes,
        text.branches.solutions,
        text.branches.deepest,
        text.branches.status,
    ];
    let heads = heads.map(|head| html! { <th key={head} scope="col">{head}</th> });
    let shape = player.stepper.shape();
    let rows = table.branches.iter().map(|branch| {
        let path: Rc<[Digit]> = player.stepper.branches().chain([branch.branch]).collect();
        let on_click = page.send(Msg::Tree(TreeMsg::BranchChosen(path)));
        row(text, branch, &text.short_cell(branch.cell, shape), on_click)
    });
    html! {
        <table key="table" class="branches">
            <caption>{text.branch_table(&table, shape)}</caption>
            <thead><tr>{for heads}</tr></thead>
            <tbody>{for rows}</tbody>
        </table>
    }
}

fn row(text: Text, branch: &Branch, cell: &str, on_click: Callback<MouseEvent>) -> Html {
    let Branch { branch, digit, status, subtree, .. } = *branch;
    let figure_text = |figure: Option<u64>| {
        figure.map_or_else(|| text.branches.unknown.to_owned(), |it| text.number(it))
    };
    let (nodes, solutions) = (subtree.map(|it| it.size), subtree.map(|it| it.solutions));
    let deepest = subtree.map(|it| u64::from(it.deepest));
    let attribute = |number: Option<u64>| number.map(|number| number.to_string());
    html! {
        <tr key={branch.index()} data-branch={digit.symbol().to_string()} data-fate={status.code()}
            data-nodes={attribute(nodes)} data-solutions={attribute(solutions)} data-deepest={attribute(deepest)}>
            <th scope="row">
                <button type="button" class="button branch" data-action="branch" onclick={on_click}>
                    {format!("{cell} {}", digit.symbol())}
                </button>
            </th>
            <td>{figure_text(nodes)}</td>
            <td>{figure_text(solutions)}</td>
            <td>{figure_text(deepest)}</td>
            <td>{text.branch_status(status)}</td>
        </tr>
    }
}
