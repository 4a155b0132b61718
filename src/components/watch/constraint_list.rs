//! The constraints of the puzzle as a table; the active one is highlighted.

use grove_model::base::code::Code;
use grove_model::draw::table::Table;
use grove_model::search::player::Player;
use grove_model::update::msg::{ConstraintsMsg, Msg};
use grove_model::view::constraint_order::{self, ConstraintColumn};
use grove_model::view::constraints::{self, Constraint};
use strum::VariantArray;
use sudoku_engine::board::{Cell, DigitSet, Shape};
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::{Button, PageProps, aria_sort, sort_button};
use crate::platform::clipboard;
use crate::text::Text;

#[component]
pub(crate) fn ConstraintList(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let node = use_node_ref();
    let order = use_state_eq(|| (ConstraintColumn::Rule, false));
    use_open_report(on_msg);
    let at_work =
        model.watch.player.as_ref().and_then(|player| constraints::rule_at_work(&player.stepper));
    use_active_in_view(&node, at_work.map(constraints::code));
    let Some(player) = &model.watch.player else { return html! { <div ref={node}></div> } };
    let (mut list, shape) = (constraints::list(player), player.stepper.shape());
    let has_inference = list.iter().any(|constraint| constraint.eliminated_count.is_some());
    let (column, is_descending) = *order;
    constraint_order::sort(&mut list, column, is_descending);
    let columns = ConstraintColumn::VARIANTS.iter();
    let heads = columns.zip(heads(*text, has_inference)).map(|(&head_column, name)| {
        let is_sorted = head_column == column;
        let aria_sort = aria_sort(is_sorted, is_descending);
        let code = head_column.code();
        let on_click = {
            let order = order.clone();
            Callback::from(move |_| order.set((head_column, is_sorted && !is_descending)))
        };
        html! {
            <th key={code} scope="col" aria-sort={aria_sort}>
                {sort_button(format!("sort-{code}"), name, aria_sort, on_click)}
            </th>
        }
    });
    // Rules of a kind are together while they are in their own order.
    let is_grouped = column == ConstraintColumn::Rule;
    let groups = list.chunk_by(|first, second| {
        !is_grouped || constraints::is_same_kind(first.rule, second.rule)
    });
    let groups = groups.enumerate().map(|(index, group)| {
        let rows = group.iter().map(|constraint| row(page, constraint, shape, has_inference));
        html! { <tbody key={index}>{for rows}</tbody> }
    });
    let on_copy = {
        let page = page.clone();
        Callback::from(move |()| {
            if let Some(player) = &page.model.watch.player {
                clipboard::copy_table(&model_table(page.text, player), page.on_copy_ended());
            }
        })
    };
    let on_leave = page.send::<PointerEvent>(Msg::Constraints(ConstraintsMsg::RulePointed(None)));
    html! {
        <div class="constraints" ref={node} onpointerleave={on_leave}>
            <div class="constraints-head">
                <p>{text.constraints(list.len() as u64, player.stepper.cells().len() as u64)}</p>
                {Button::new("copy-constraints", text.constraints.copy, on_copy)
                    .labeled().draw()}
            </div>
            <table class="branches" data-constraints={list.len().to_string()}>
                <thead><tr>{for heads}</tr></thead>
                {for groups}
            </table>
        </div>
    }
}

fn heads(text: Text, has_inference: bool) -> Vec<&'static str> {
    let mut heads = vec![
        text.constraints.name,
        text.constraints.says,
        text.constraints.cells,
        text.constraints.open,
    ];
    heads.extend(has_inference.then_some(text.constraints.taken));
    heads
}

fn row(page: &PageProps, constraint: &Constraint, shape: Shape, has_inference: bool) -> Html {
    let PageProps { text, model, .. } = page;
    let Constraint { rule, requirement, empty_count, eliminated_count, is_at_work, .. } =
        *constraint;
    let point_msg = |rule| Msg::Constraints(ConstraintsMsg::RulePointed(rule));
    let is_chosen = model.chosen_constraint() == Some(rule);
    let number = |figure: u64| text.number(figure);
    html! {
        <tr key={constraints::code(rule)} data-constraint={constraints::code(rule)}
            data-open={empty_count.to_string()} data-taken={eliminated_count.map(|it| it.to_string())}
            aria-current={is_at_work.then_some("true")} onpointerenter={page.send(point_msg(Some(rule)))}>
            <th scope="row">
                <button type="button" class="button constraint" data-action="constraint"
                    aria-pressed={is_chosen.to_string()}
                    onclick={page.send(Msg::Constraints(ConstraintsMsg::RuleChosen(rule)))}
                    onfocus={page.send(point_msg(Some(rule)))} onblur={page.send(point_msg(None))}>
                    {text.constraint(rule)}
                </button>
            </th>
            <td>{text.constraint_says(requirement)}</td>
            <td>{cells(*text, &constraint.cells, shape)}</td>
            <td>{number(empty_count as u64)}</td>
            if has_inference {
                <td>{eliminated_count.map(|count| number(count.into()))}</td>
            }
        </tr>
    }
}

/// Returns the short names of cells; for a whole house only the first and the last.
fn cells(text: Text, cells: &[Cell], shape: Shape) -> String {
    let name = |cell: &Cell| text.short_cell(*cell, shape);
    match cells {
        [first, .., last] if cells.len() >= shape.size() => {
            format!("{}…{}", name(first), name(last))
        }
        _ => cells.iter().map(name).collect::<Vec<_>>().join(" "),
    }
}

/// Returns the constraint model as a table for the clipboard: a row per variable, an empty row, and
/// a row per constraint with all its cells.
fn model_table(text: Text, player: &Player) -> Table {
    let shape = player.stepper.shape();
    let (variables, list) = (constraints::variables(&player.stepper), constraints::list(player));
    let domains = variables.iter().map(|variable| domain_row(text, *variable, shape));
    let variable_heads = [text.constraints.variable, text.constraints.domain];
    let mut table = table_with_heads(&variable_heads, domains.collect());
    let constraints =
        list.iter().map(|constraint| constraint_row(text, constraint, shape)).collect();
    table.rows.push(Vec::new());
    table.rows.extend(table_with_heads(&heads(text, true), constraints).rows);
    table
}

fn table_with_heads(heads: &[&str], rows: Vec<Vec<String>>) -> Table {
    Table::with_heads(heads.iter().map(|&head| head.to_owned()).collect(), rows)
}

fn domain_row(text: Text, (cell, digits): (Cell, DigitSet), shape: Shape) -> Vec<String> {
    let symbols: Vec<String> = digits.iter().map(|digit| digit.symbol().to_string()).collect();
    vec![text.short_cell(cell, shape), symbols.join(" ")]
}

fn constraint_row(text: Text, constraint: &Constraint, shape: Shape) -> Vec<String> {
    let names = constraint.cells.iter().map(|&cell| text.short_cell(cell, shape));
    vec![
        text.constraint(constraint.rule),
        text.constraint_says(constraint.requirement),
        names.collect::<Vec<_>>().join(" "),
        constraint.empty_count.to_string(),
        constraint.eliminated_count.map_or_else(String::new, |taken| taken.to_string()),
    ]
}

/// Reports that the list is open for as long as it is.
#[hook]
fn use_open_report(on_msg: &Callback<Msg>) {
    let on_msg = on_msg.clone();
    use_effect_with((), move |()| {
        on_msg.emit(Msg::Constraints(ConstraintsMsg::ListToggled(true)));
        move || on_msg.emit(Msg::Constraints(ConstraintsMsg::ListToggled(false)))
    });
}

/// Scrolls the list, and nothing around it, to the active constraint.
#[hook]
fn use_active_in_view(node: &NodeRef, at_work: Option<String>) {
    let node = node.clone();
    use_effect_with(at_work, move |_| {
        let Some(list) = node.cast::<Element>() else { return };
        let (Ok(Some(viewport)), Ok(Some(row))) =
            (list.closest(".tree-viewport"), list.query_selector("[aria-current]"))
        else {
            return;
        };
        let (viewport_rect, row) =
            (viewport.get_bounding_client_rect(), row.get_bounding_client_rect());
        if row.top() < viewport_rect.top() || row.bottom() > viewport_rect.bottom() {
            let middle = viewport_rect.y() + (viewport_rect.height() - row.height()) / 2.0;
            viewport.set_scroll_top(viewport.scroll_top() + (row.y() - middle) as i32);
        }
    });
}
