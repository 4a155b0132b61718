//! Which rows of a batch are shown.

use grove_model::batch::{Figure, Only, Range};
use grove_model::update::batch::BatchMsg;
use grove_model::{Model, Msg};
use web_sys::HtmlInputElement;
use yew::{Callback, Event, Html, TargetCast, html};

use crate::components::shared::button::Button;
use crate::components::shared::select::select;
use crate::text::Text;

/// Menus and fields that choose among the rows.
pub(crate) fn batch_filter(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let batch = &model.batch;
    let query = batch.query;
    let sums = batch.report.as_ref().map(|report| &report.sums);
    let kinds = Only::ALL.map(|it| {
        let count = sums.map_or(0, |sums| match it {
            Only::All => sums.rows,
            Only::Kind(kind) => sums.of(kind),
            Only::Wrong => sums.wrong,
        });
        let words = format!("{} ({})", text.batch_filter(it), text.number(count.into()));
        (it.code(), words.into())
    });
    let on_only = on_msg.reform(|place: usize| Msg::Batch(BatchMsg::Only(Only::ALL[place])));
    let ranges = [
        (Figure::Clues, "clues", query.clues, 1),
        (Figure::Guesses, "guesses", query.guesses, 1),
        (Figure::Nanos, "time", query.nanos, 1000),
    ];
    let ranges = ranges
        .into_iter()
        .map(|(figure, code, range, unit)| range_fields(text, (figure, code), range, unit, on_msg));
    let (shown, all) =
        (batch.window.as_ref().map_or(0, |it| it.total), sums.map_or(0, |sums| sums.rows));
    html! {
        <div class="batch-filter">
            {select("batch-only", text.batch.show, &kinds,
                Only::ALL.iter().position(|&it| it == query.only).unwrap_or_default(), &on_only)}
            <details class="batch-ranges">
                <summary data-action="batch-ranges">{text.batch.by_figures}</summary>
                <div class="batch-ranges-fields">{for ranges}</div>
            </details>
            {Button::new("batch-show-all", text.batch.show_all,
                on_msg.reform(|()| Msg::Batch(BatchMsg::Unfiltered)))
                .labelled().disabled(query.is_of_all()).draw()}
            <p class="batch-shown" data-shown={shown.to_string()}>
                {text.batch_shown(shown.into(), all.into())}
            </p>
        </div>
    }
}

/// Two fields, from and to, of figures that are shown in a unit.
fn range_fields(
    text: Text,
    (figure, code): (Figure, &'static str),
    range: Range,
    unit: u32,
    on_msg: &Callback<Msg>,
) -> Html {
    let name = text.batch_figure(figure);
    let field = |is_from: bool| {
        let end = if is_from { text.batch.from } else { text.batch.to };
        let value = if is_from { range.from } else { range.to };
        // What is no number is no end.
        let on_change = on_msg.reform(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let typed = input.value();
            let is_wrong = !typed.trim().is_empty() && typed.trim().parse::<u32>().is_err();
            let _ = input.set_attribute("aria-invalid", &is_wrong.to_string());
            let typed = typed.trim().parse::<u32>().ok();
            let typed = typed.map(|typed| typed.saturating_mul(unit));
            let range =
                if is_from { Range { from: typed, ..range } } else { Range { to: typed, ..range } };
            Msg::Batch(BatchMsg::Ranged(figure, range))
        });
        html! {
            <input class="number batch-end" type="text" inputmode="numeric" autocomplete="off"
                data-action={format!("batch-{code}-{}", if is_from { "from" } else { "to" })}
                aria-label={format!("{name}, {end}")} placeholder={end}
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
