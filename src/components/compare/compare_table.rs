//! The figures of all searches, side by side.

use grove_model::base::code::Code;
use grove_model::search::compare::{Column, Order, Row};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::compare::CompareMsg;
use grove_model::{Model, Msg};
use strum::VariantArray;
use yew::{Callback, Html, html};

use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::platform::clipboard;
use crate::text::{Text, lane_sign};

/// A row for each strategy, sorted by any column.
pub(crate) fn compare_table(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    let heads =
        Column::VARIANTS.iter().copied().map(|column| head(text, column, comparison.order, on_msg));
    let rows = comparison.rows();
    let caption = match rows.iter().all(|row| row.is_over) {
        true => text.compare.table_caption,
        false => text.compare.table_so_far,
    };
    let rows = rows.into_iter().map(|row| self::row(text, &row));
    let on_copy = {
        let (csv, on_msg) = (comparison.csv(), on_msg.clone());
        Callback::from(move |()| {
            let on_msg = on_msg.clone();
            clipboard::copy(&csv, move |copied| {
                on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }));
            });
        })
    };
    let on_copy_table = {
        let heads = Column::VARIANTS.iter().copied().map(|column| {
            let unit = if column == Column::Time { " (ns)" } else { "" };
            format!("{}{unit}", text.compare_column(column))
        });
        let (table, on_msg) = (comparison.table(heads.collect::<Vec<_>>()), on_msg.clone());
        Callback::from(move |()| {
            let on_msg = on_msg.clone();
            clipboard::copy_table(&table, move |copied| {
                on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }));
            });
        })
    };
    html! {
        <div key="table" class="compare-table">
            <div class="compare-table-scroll" tabindex="0" role="group"
                aria-label={text.compare_panel(grove_model::search::compare::Panel::Table)}>
                <table class="figures">
                    <thead><tr>{for heads}</tr></thead>
                    <tbody>{for rows}</tbody>
                </table>
            </div>
            <div class="compare-foot">
                <p>{caption}</p>
                {Button::new("copy-sheet", text.compare.copy_sheet,
                    on_copy_table)
                    .icon(Icon::Copy).labelled().draw()}
                {Button::new("copy-table", text.compare.copy_table,
                    on_copy)
                    .icon(Icon::Copy).labelled().draw()}
            </div>
        </div>
    }
}

fn head(text: Text, column: Column, order: Order, on_msg: &Callback<Msg>) -> Html {
    let sorted = match order {
        Order { by, descending } if by == column => {
            if descending {
                "descending"
            } else {
                "ascending"
            }
        }
        Order { .. } => "none",
    };
    let on_click = on_msg.reform(move |_| Msg::Compare(CompareMsg::Sorted(column)));
    html! {
        <th key={column.code()} scope="col" aria-sort={sorted}>
            <button type="button" class="figures-head" data-action={format!("sort-{}", column.code())}
                onclick={on_click}>
                <span>{text.compare_column(column)}</span>
                <svg class="figures-order" viewBox="0 0 10 6" aria-hidden="true">
                    <path d={if sorted == "descending" { "M1 1L5 5L9 1" } else { "M1 5L5 1L9 5" }} />
                </svg>
            </button>
        </th>
    }
}

fn row(text: Text, row: &Row) -> Html {
    let sign = lane_sign(row.lane);
    let cells = Column::VARIANTS[1..].iter().map(|&column| {
        let figure = row.figure(column);
        let written = match (column, figure) {
            (_, None) => "–".to_owned(),
            (Column::Time, Some(nanos)) => text.nanos(nanos),
            (_, Some(figure)) => text.number(figure),
        };
        let not_counted = column == Column::Guesses && figure.is_none();
        let title = not_counted.then(|| text.compare.not_counted);
        html! {
            <td key={column.code()} data-figure={column.code()} {title}
                data-value={figure.map(|figure| figure.to_string())}>
                {written}
            </td>
        }
    });
    let so_far = (!row.is_over).then(|| text.compare.goes_on);
    html! {
        <tr key={row.strategy.to_string()} data-row={row.strategy.to_string()}
            data-over={row.is_over.then_some("")}>
            <th scope="row">
                <span class="lane-sign" data-lane={sign}>{sign}</span>
                <span class="figures-name">{text.strategy_name(row.strategy)}</span>
                <span class="figures-so-far">{so_far}</span>
            </th>
            {for cells}
        </tr>
    }
}
