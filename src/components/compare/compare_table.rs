//! The figures of all searches, side by side.

use grove_model::base::code::Code;
use grove_model::search::compare::{Column, Comparison, LaneSearch, Panel, Row, SortOrder};
use grove_model::update::msg::{CompareMsg, Msg};
use strum::VariantArray;
use yew::prelude::*;

use super::by_logic::logic_row;
use crate::components::shared::{Button, Icon, PageProps, aria_sort, sort_button};
use crate::platform::clipboard;
use crate::text::{Text, lane_sign};

/// Draws a row per search, sortable by any column.
pub(crate) fn compare_table(page: &PageProps, comparison: &Comparison) -> Html {
    let text = page.text;
    let heads = Column::VARIANTS.iter().map(|&column| head(page, comparison.sort_order, column));
    let rows = comparison.rows();
    let caption = match rows.iter().all(|row| row.is_over) {
        true => text.comparison().table_caption,
        false => text.comparison().table_so_far,
    };
    let quickest = comparison.ranking().and_then(|ranking| text.quickest_worst(&ranking));
    let rows = rows.into_iter().map(|row| self::row(text, &row));
    let on_copy = {
        let (csv, page) = (comparison.csv(), page.clone());
        Callback::from(move |()| clipboard::copy(&csv, page.on_copy_ended()))
    };
    let on_copy_table = {
        let heads = Column::VARIANTS.iter().copied().map(|column| {
            let unit = if column == Column::Time { " (ns)" } else { "" };
            format!("{}{unit}", text.compare_column(column))
        });
        let (table, page) = (comparison.table(heads.collect::<Vec<_>>()), page.clone());
        Callback::from(move |()| clipboard::copy_table(&table, page.on_copy_ended()))
    };
    html! {
        <div key="table" class="compare-table">
            <div class="compare-table-scroll" tabindex="0" role="group"
                aria-label={text.compare_panel(Panel::Table)}>
                <table class="figures">
                    <thead><tr>{for heads}</tr></thead>
                    <tbody>{for rows}</tbody>
                    {logic_row(page)}
                </table>
            </div>
            <div class="compare-foot">
                <p>{caption}{" "}<span data-quickest="">{quickest}</span></p>
                {Button::new("copy-sheet", text.comparison().copy_sheet, on_copy_table)
                    .icon(Icon::COPY).labeled().draw()}
                {Button::new("copy-table", text.comparison().copy_table, on_copy)
                    .icon(Icon::COPY).labeled().draw()}
            </div>
        </div>
    }
}

fn head(page: &PageProps, order: SortOrder, column: Column) -> Html {
    let aria_sort = aria_sort(order.column == column, order.descending);
    let code = column.code();
    html! {
        <th key={code} scope="col" aria-sort={aria_sort}>
            {sort_button(format!("sort-{code}"), page.text.compare_column(column), aria_sort,
                page.send(Msg::Compare(CompareMsg::Sorted(column))))}
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
        let not_counted =
            figure.is_none() && (column == Column::Guesses || row.search == LaneSearch::Program);
        let title = not_counted.then(|| text.comparison().not_counted);
        html! {
            <td key={column.code()} data-figure={column.code()} {title}
                data-value={figure.map(|figure| figure.to_string())}>
                {written}
            </td>
        }
    });
    let so_far = (!row.is_over).then(|| text.comparison().goes_on);
    html! {
        <tr key={row.search.to_string()} data-row={row.search.to_string()}
            data-over={row.is_over.then_some("")}>
            <th scope="row">
                <span class="lane-sign" data-lane={sign}>{sign}</span>
                <span class="figures-name">{text.lane_search(row.search)}</span>
                <span class="figures-so-far">{so_far}</span>
            </th>
            {for cells}
        </tr>
    }
}
