//! The progress of a batch.

use grove_model::base::code::Code;
use grove_model::batch::{Batch, DownloadState, Report, SaveState, Source, Stage};
use sudoku_engine::batch::FileLayout;
use yew::prelude::*;

use crate::text::Text;

/// Draws a progress bar, and the progress in numbers.
pub(crate) fn batch_bar(text: Text, batch: &Batch) -> Html {
    let report = batch.report.as_deref();
    let (bytes, total_bytes) = report.map_or((0, 1), |it| (it.bytes, it.all_bytes.max(1)));
    let duration = |millis: u64| text.nanos(millis * 1_000_000);
    let figures = [
        (text.batch_labels().rows_solved, "rows", report.map(|it| u64::from(it.sums.rows)), None),
        (text.batch_labels().rate, "rate", batch.rate(), None),
        (
            text.batch_labels().spent,
            "spent",
            report.map(|it| it.millis),
            report.map(|it| duration(it.millis)),
        ),
        (text.batch_labels().time_left, "left", batch.time_left(), batch.time_left().map(duration)),
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
            <progress class="batch-progress" aria-label={text.batch_labels().progress}
                value={bytes.to_string()} max={total_bytes.to_string()}
                data-bytes={bytes.to_string()} />
            <dl class="batch-figures">{for figures}</dl>
            <div class="batch-words">
                <p class="batch-name">{batch.task.as_ref().map(|task| source_label(text, &task.source))}</p>
                <p class="batch-state">{state_sentence(text, batch, report)}</p>
                <p class="batch-kept" role="status" data-kept={<&'static str>::from(&batch.save_state)}>
                    {keeping_sentence(text, &batch.save_state)}
                </p>
                <p class="batch-saved" role="status" data-saving={batch.download.code()}>
                    {saving_sentence(text, batch.download)}
                </p>
            </div>
        </div>
    }
}

/// Returns what needs to be explained in words.
fn state_sentence(text: Text, batch: &Batch, report: Option<&Report>) -> &'static str {
    match report {
        _ if batch.is_lost => text.batch_labels().lost,
        Some(Report { stage: Stage::Unreadable, .. }) => text.batch_labels().unreadable,
        Some(Report { stage: Stage::Unsolvable, .. }) => text.batch_labels().unsolvable,
        Some(Report { layout: Some(layout), .. }) => match layout {
            FileLayout::Lines { .. } => text.batch_labels().lines,
            FileLayout::Table { .. } => text.batch_labels().table,
            FileLayout::OpenSudoku => text.batch_labels().open_sudoku,
        },
        _ => "",
    }
}

fn source_label(text: Text, source: &Source) -> String {
    let bytes = text.bytes(source.bytes());
    let name = source.name().map_or(text.batch_labels().pasted_text, |name| name);
    format!("{name}, {bytes}")
}

/// Explains why a reload would lose the batch, if it would.
fn keeping_sentence(text: Text, save_state: &SaveState) -> String {
    match save_state {
        SaveState::Writing | SaveState::Kept(_) => String::new(),
        SaveState::TooLarge => text.batch_too_large_to_keep(SaveState::MAX_BYTES),
        SaveState::Refused => text.batch_labels().not_kept.to_owned(),
    }
}

fn saving_sentence(text: Text, download: DownloadState) -> String {
    match download {
        DownloadState::Idle => String::new(),
        DownloadState::Writing { rows, all, .. } => text.batch_shown(rows.into(), all.into()),
        DownloadState::Failed => text.batch_labels().save_failed.to_owned(),
        DownloadState::Saved { rows, .. } => text.batch_saved(rows.into()),
    }
}
