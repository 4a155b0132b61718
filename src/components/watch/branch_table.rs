//! The digits below the current node and what followed from each, as a table.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::update::msg::{Msg, TreeMsg};
use grove_model::view::branch_order::{BranchColumn, BranchOrder};
use grove_model::view::branch_table::{Branch, BranchTable as Table};
use strum::VariantArray;
use sudoku_engine::board::Digit;
use yew::prelude::*;

use crate::components::shared::{PageProps, aria_sort, sort_button};
use crate::text::Text;

pub(crate) fn branch_table(page: &PageProps) -> Html {
    html! { <BranchTable key="table" ..page.clone() /> }
}

/// The table, sortable by any column. At first the digits are in the order in which they are tried.
#[component]
fn BranchTable(page: &PageProps) -> Html {
    let text = page.text;
    let order = use_state_eq(|| None::<BranchOrder>);
    let Some(player) = &page.model.watch.player else { return Html::default() };
    let mut table = Table::of(player);
    let shape = player.stepper.shape();
    let caption = text.branch_table(&table, shape);
    if let Some(order) = *order {
        order.sort(&mut table.branches);
    }
    let heads = BranchColumn::VARIANTS.iter().map(|&column| {
        let sorted = order.filter(|order| order.column == column);
        let is_descending = sorted.is_some_and(|order| order.is_descending);
        let aria_sort = aria_sort(sorted.is_some(), is_descending);
        let code = column.code();
        let on_click = {
            let order = order.clone();
            Callback::from(move |_| order.set(Some(BranchOrder::after_click(*order, column))))
        };
        html! {
            <th key={code} scope="col" aria-sort={aria_sort}>
                {sort_button(format!("sort-{code}"), head(text, column), aria_sort, on_click)}
            </th>
        }
    });
    let rows = table.branches.iter().map(|branch| {
        let path: Rc<[Digit]> = player.stepper.branches().chain([branch.branch]).collect();
        let on_click = page.send(Msg::Tree(TreeMsg::BranchChosen(path)));
        row(text, branch, &text.short_cell(branch.cell, shape), on_click)
    });
    html! {
        <table class="branches">
            <caption>{caption}</caption>
            <thead><tr>{for heads}</tr></thead>
            <tbody>{for rows}</tbody>
        </table>
    }
}

fn head(text: Text, column: BranchColumn) -> &'static str {
    match column {
        BranchColumn::Digit => text.branches.digit,
        BranchColumn::Nodes => text.branches.nodes,
        BranchColumn::Solutions => text.branches.solutions,
        BranchColumn::Deepest => text.branches.deepest,
        BranchColumn::Status => text.branches.status,
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
