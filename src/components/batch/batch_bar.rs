//! The progress of a batch.

use grove_model::base::code::Code;
use grove_model::batch::{Batch, Keeping, Report, Saving, Source, Stage};
use sudoku_engine::batch::Listing;
use yew::prelude::*;

use crate::text::Text;

/// Draws a progress bar, and the progress in numbers.
pub(crate) fn batch_bar(text: Text, batch: &Batch) -> Html {
    let report = batch.report.as_deref();
    let (bytes, all) = report.map_or((0, 1), |it| (it.bytes, it.all_bytes.max(1)));
    let millis = |millis: u64| text.nanos(millis * 1_000_000);
    let figures = [
        (text.batch.rows_solved, "rows", report.map(|it| u64::from(it.sums.rows)), None),
        (text.batch.rate, "rate", batch.rate(), None),
        (text.batch.spent, "spent", report.map(|it| it.millis), report.map(|it| millis(it.millis))),
        (text.batch.time_left, "left", batch.time_left(), batch.time_left().map(millis)),
    ];
    let figures = figures.into_iter().map(|(label, code, figure, written)| {
        let written = written.or_else(|| figure.map(|it| text.number(it)));
        html! {
            <div key={code} class="batch-figure">
                <dt>{label}</dt>
                <dd data-figure={code} data-value={figure.map(|it| it.to_string())}>
                    {written.unwrap_or_else(|| "–".to_owned())}
                </dd>
            </div>
        }
    });
    html! {
        <div class="batch-bar">
            <progress class="batch-progress" aria-label={text.batch.progress}
                value={bytes.to_string()} max={all.to_string()}
                data-bytes={bytes.to_string()} />
            <dl class="batch-figures">{for figures}</dl>
            <div class="batch-says">
                <p class="batch-name">{batch.task.as_ref().map(|task| name(text, &task.source))}</p>
                <p class="batch-state">{says(text, batch, report)}</p>
                <p class="batch-kept" role="status" data-kept={<&'static str>::from(&batch.keeping)}>
                    {kept(text, &batch.keeping)}
                </p>
                <p class="batch-saved" role="status" data-saving={batch.saving.code()}>
                    {saved(text, batch.saving)}
                </p>
            </div>
        </div>
    }
}

/// Returns what needs to be explained in words.
fn says(text: Text, batch: &Batch, report: Option<&Report>) -> &'static str {
    match report {
        _ if batch.is_lost => text.batch.lost,
        Some(Report { stage: Stage::Unreadable, .. }) => text.batch.unreadable,
        Some(Report { stage: Stage::Unsolvable, .. }) => text.batch.unsolvable,
        Some(Report { listing: Some(listing), .. }) => match listing {
            Listing::Lines { .. } => text.batch.lines,
            Listing::Table { .. } => text.batch.table,
            Listing::OpenSudoku => text.batch.open_sudoku,
        },
        _ => "",
    }
}

fn name(text: Text, source: &Source) -> String {
    let bytes = text.bytes(source.bytes());
    let name = source.name().map_or(text.batch.pasted_text, |name| name);
    format!("{name}, {bytes}")
}

/// Explains why a reload would lose the batch, if it would.
fn kept(text: Text, keeping: &Keeping) -> String {
    match keeping {
        Keeping::Writing | Keeping::Kept(_) => String::new(),
        Keeping::TooLarge => text.batch_too_large_to_keep(Keeping::MOST),
        Keeping::Refused => text.batch.not_kept.to_owned(),
    }
}

fn saved(text: Text, saving: Saving) -> String {
    match saving {
        Saving::Idle => String::new(),
        Saving::Writing { rows, all, .. } => text.batch_shown(rows.into(), all.into()),
        Saving::Failed => text.batch.save_failed.to_owned(),
        Saving::Saved { rows, .. } => text.batch_saved(rows.into()),
    }
}
