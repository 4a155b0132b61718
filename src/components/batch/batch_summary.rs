//! Charts of a whole batch.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::batch::{Bucket, Column, Figure, Histogram, Range, Report, RowView};
use grove_model::update::msg::{BatchMsg, Msg};
use sudoku_engine::batch::Row;
use yew::prelude::*;

use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) report: Option<Rc<Report>>,
    pub(crate) row_view: RowView,
    pub(crate) on_msg: Callback<Msg>,
}

const MAX_CHART_LABELS: usize = 6;
/// The width of the chart of rates, in units.
const WIDTH: f64 = 300.0;
/// The height, in units.
const HEIGHT: f64 = 80.0;

#[component]
pub(crate) fn BatchSummary(props: &Props) -> Html {
    let Props { text, report, row_view, on_msg } = props;
    let Some(report) = report else {
        return html! { <section class="batch-summary" aria-label={text.batch_labels().summary} /> };
    };
    let sums = &report.sums;
    let checks = [
        (text.batch_labels().file_right, "right", sums.right),
        (text.batch_labels().file_wrong, "wrong", sums.wrong),
    ];
    let has_checks = sums.right + sums.wrong > 0;
    let only_counted = (text.batch_labels().only_counted, "only-counted", sums.only_counted);
    let checks = checks.into_iter().filter(|_| has_checks);
    let checks = checks.chain(Some(only_counted).filter(|_| sums.only_counted > 0));
    let checks = checks.map(|(label, code, count)| {
        html! {
            <p key={code} class="batch-check" data-check={code} data-value={count.to_string()}>
                {label}{": "}<b>{text.number(count.into())}</b>
            </p>
        }
    });
    let guesses = HistogramChart {
        title: text.batch_labels().guesses_of_all,
        code: "guesses",
        figure: Figure::Guesses,
        format_value: &|figure| text.number(figure.into()),
    };
    let times = HistogramChart {
        title: text.batch_labels().times_of_all,
        code: "time",
        figure: Figure::Nanos,
        format_value: &|figure| text.nanos(figure.into()),
    };
    let times = if sums.nanos.total() > 0 {
        html! { <key="times">{times.draw(*text, &sums.nanos, on_msg)}</> }
    } else {
        html! { <p key="untimed" class="batch-untimed">{text.batch_labels().not_timed}</p> }
    };
    html! {
        <section class="batch-summary" aria-label={text.batch_labels().summary} tabindex="0">
            <div class="batch-checks">{for checks}</div>
            {guesses.draw(*text, &sums.guesses, on_msg)}
            <div class="batch-times">{times}</div>
            {rate_chart(*text, report)}
            {hardest_table(*text, &sums.hardest, *row_view, on_msg)}
        </section>
    }
}

/// A chart of the number of puzzles per value of a figure.
struct HistogramChart<'a> {
    title: &'static str,
    code: &'static str,
    figure: Figure,
    format_value: &'a dyn Fn(u32) -> String,
}

impl HistogramChart<'_> {
    /// Draws a column per bucket of values; clicking it shows those puzzles.
    fn draw(&self, text: Text, histogram: &Histogram, on_msg: &Callback<Msg>) -> Html {
        let Self { title, code, figure, format_value } = *self;
        let buckets = histogram.buckets();
        let max_count = buckets.iter().map(|bucket| bucket.count).max().unwrap_or(1).max(1);
        // This many labels fit side by side.
        let label_interval = buckets.len().div_ceil(MAX_CHART_LABELS).max(1);
        let columns = buckets.into_iter().enumerate().map(|(index, Bucket { from, to, count })| {
            let share = f64::from(count) / f64::from(max_count) * 100.0;
            // Small columns stay visible beside large ones.
            let height = if count == 0 { 0.0 } else { share.max(1.5) };
            let range = Range { from: Some(from), to: Some(to) };
            let on_click = on_msg.reform(move |_| Msg::Batch(BatchMsg::RangeChosen(figure, range)));
            let short_label = format_value(from);
            let long_label =
                if from == to {
                    short_label.clone()
                } else {
                    format!("{short_label}–{}", format_value(to))
                };
            let name = format!("{long_label}: {}", text.number(count.into()));
            html! {
                <li key={from}>
                    <button type="button" class="batch-column" data-action={format!("batch-{code}-{from}")}
                        data-value={count.to_string()} aria-label={name.clone()} title={name}
                        onclick={on_click}>
                        <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                            <rect y={(100.0 - height).to_string()} width="10" height={height.to_string()} />
                        </svg>
                        <span aria-hidden="true">{index.is_multiple_of(label_interval).then_some(short_label)}</span>
                    </button>
                </li>
            }
        });
        html! {
            <figure class="batch-picture">
                <figcaption>{title}</figcaption>
                <ol class="batch-columns">{for columns}</ol>
            </figure>
        }
    }
}

/// Draws the rates between consecutive measurements, once there are some.
fn rate_chart(text: Text, report: &Report) -> Html {
    let rates = report.rates.array_windows().map(|&[(from, before), (to, after)]| {
        let millis = (to - from).max(1) as f64;
        (from as f64, to as f64, f64::from(after - before) * 1000.0 / millis)
    });
    let rates: Vec<(f64, f64, f64)> = rates.collect();
    let (Some(&(begin, ..)), Some(&(end, ..))) = (rates.first(), rates.last()) else {
        return Html::default();
    };
    let max_rate = rates.iter().map(|rate| rate.2).fold(1.0, f64::max);
    let x = |millis: f64| (millis - begin) / (end - begin).max(1.0) * WIDTH;
    let mut line = format!("M0 {HEIGHT}");
    for (from, to, rate) in &rates {
        let y = HEIGHT * (1.0 - rate / max_rate * 0.95);
        line.push_str(&format!("L{:.1} {y:.1}H{:.1}", x(*from), x(*to)));
    }
    line.push_str(&format!("V{HEIGHT}Z"));
    let title = text.batch_labels().rate_over_time;
    let max_rate = text.number(max_rate as u64);
    let spent = text.nanos(report.millis * 1_000_000);
    html! {
        <figure class="batch-picture">
            <figcaption>{title}</figcaption>
            <svg class="batch-rate" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none"
                role="img" aria-label={format!("{title}: {max_rate} / {spent}")}>
                <path d={line} />
            </svg>
            <div class="batch-axis" aria-hidden="true"><span>{format!("≤ {max_rate}")}</span><span>{spent}</span></div>
        </figure>
    }
}

fn hardest_table(text: Text, rows: &[Row], row_view: RowView, on_msg: &Callback<Msg>) -> Html {
    let is_rated = rows.first().and_then(Row::solved).is_some_and(|it| it.rating.is_some());
    let measure = if is_rated { Column::Score } else { Column::Guesses };
    let item = |(nth, row): (usize, &Row)| {
        let solved = row.solved()?;
        let puzzle: String = solved.puzzle().iter().copied().map(char::from).collect();
        let open = Msg::Batch(BatchMsg::opening(solved));
        let on_click = on_msg.reform(move |_| open.clone());
        let line = text.number(row.line.into());
        let points = solved.rating.map_or(solved.guesses, |it| it.score.into());
        let time = solved.nanos.map(|nanos| text.nanos(u32::from(nanos).into()));
        Some(html! {
            <tr key={nth}>
                <th scope="row">
                    <button type="button" class="batch-open" data-action="batch-hardest"
                        aria-label={format!("{} {line}: {}", text.batch_column(Column::Line), text.open_row(row_view))}
                        title={puzzle} onclick={on_click}>{line}</button>
                </th>
                <td data-column={measure.code()}>{text.number(points.into())}</td>
                <td>{text.number(solved.given_count.into())}</td>
                <td>{time.unwrap_or_else(|| "–".to_owned())}</td>
            </tr>
        })
    };
    let heads = [Column::Line, measure, Column::Clues, Column::Time];
    html! {
        <figure class="batch-picture">
            <figcaption>{if is_rated { text.hardest_by_points() } else { text.batch_labels().hardest }}</figcaption>
            <table class="batch-hardest">
                <thead><tr>{for heads.map(|it| html! {
                    <th key={it.code()} scope="col">{text.batch_column(it)}</th>
                })}</tr></thead>
                <tbody>{for rows.iter().enumerate().filter_map(item)}</tbody>
            </table>
        </figure>
    }
}
