//! The filters for the rows of a batch.

use grove_model::batch::{Batch, Figure, Range, RowFilter};
use grove_model::update::msg::{BatchMsg, Msg};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shared::{PageProps, segmented_of, select_of};

pub(crate) fn batch_filter(page: &PageProps, batch: &Batch) -> Html {
    let PageProps { text, on_msg, .. } = page;
    let query = batch.query;
    let sums = batch.report.as_ref().map(|report| &report.sums);
    let option = |it: RowFilter| {
        let count = sums.map_or(0, |sums| match it {
            RowFilter::All => sums.rows,
            RowFilter::Kind(kind) => sums.of(kind),
            RowFilter::Wrong => sums.wrong,
        });
        let words = format!("{} ({})", text.batch_filter(it), text.number(count.into()));
        (it.code(), words.into())
    };
    let ranges = [
        (Figure::Givens, "clues", query.clues, 1),
        (Figure::Guesses, "guesses", query.guesses, 1),
        (Figure::Nanos, "time", query.nanos, 1000),
    ];
    let ranges =
        ranges.map(|(figure, code, range, unit)| range_fields(page, (figure, code), range, unit));
    let shown_count = batch.window.as_ref().map_or(0, |it| it.total);
    let total_count = sums.map_or(0, |sums| sums.rows);
    html! {
        <div class="batch-filter">
            {select_of(("batch-only", text.batch_labels().show), &RowFilter::ALL, query.only, option,
                &on_msg.reform(|only| Msg::Batch(BatchMsg::FilterChosen(only))))}
            <details class="batch-ranges">
                <summary data-action="batch-ranges">{text.batch_labels().by_figures}</summary>
                <div class="batch-ranges-fields">{for ranges}</div>
            </details>
            {page.button("batch-show-all", text.batch_labels().show_all, Msg::Batch(BatchMsg::FiltersRemoved))
                .labeled().disabled(query.is_unfiltered()).draw()}
            <div class="field">
                <span class="field-word" aria-hidden="true">{text.rows_open_in()}</span>
                {segmented_of("batch-row", text.rows_open_in(), batch.row_view, |view| text.row_view(view),
                    &on_msg.reform(|view| Msg::Batch(BatchMsg::RowViewChosen(view))))}
            </div>
            <p class="batch-shown" data-shown={shown_count.to_string()}>
                {text.batch_shown(shown_count.into(), total_count.into())}
            </p>
        </div>
    }
}

/// Draws two fields, from and to, for figures in a unit.
fn range_fields(
    page: &PageProps,
    (figure, code): (Figure, &'static str),
    range: Range,
    unit: u32,
) -> Html {
    let text = page.text;
    let name = text.batch_figure(figure);
    let field = |is_from: bool| {
        let (end_code, end_label, value) = match is_from {
            true => ("from", text.batch_labels().from, range.from),
            false => ("to", text.batch_labels().to, range.to),
        };
        // Text that is not a number sets no bound.
        let on_change = page.on_input(move |input: HtmlInputElement| {
            let typed_text = input.value();
            let number = typed_text.trim().parse::<u32>().ok();
            let is_wrong = !typed_text.trim().is_empty() && number.is_none();
            let _ = input.set_attribute("aria-invalid", &is_wrong.to_string());
            let bound = number.map(|number| number.saturating_mul(unit));
            let range =
                if is_from { Range { from: bound, ..range } } else { Range { to: bound, ..range } };
            Msg::Batch(BatchMsg::RangeChosen(figure, range))
        });
        html! {
            <input class="number batch-end" type="text" inputmode="numeric" autocomplete="off"
                data-action={format!("batch-{code}-{end_code}")}
                aria-label={format!("{name}, {end_label}")} placeholder={end_label}
                value={value.map(|value| (value / unit).to_string()).unwrap_or_default()}
                onchange={on_change} />
        }
    };
    html! {
        <div key={code} class="field" role="group" aria-label={name}>
            <span class="field-word" aria-hidden="true">{name}</span>
            {field(true)}
            {field(false)}
        </div>
    }
}
