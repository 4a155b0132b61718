//! Errors in programs, each with its line and a mark below it.

use std::io::{self, Write};

use ariadne::{CharSet, Config, IndexType, Label, Report, ReportKind, sources};
use sudoku_lessons::Span;

/// An error and its place in a program.
pub(crate) struct Finding {
    pub(crate) span: Span,
    pub(crate) message: String,
}

/// Prints errors to standard error.
pub(crate) fn print(name: &str, text: &str, findings: impl Iterator<Item = Finding>) {
    let config = Config::default()
        .with_color(false)
        .with_index_type(IndexType::Byte)
        .with_char_set(CharSet::Ascii)
        .with_compact(true);
    let mut out = Vec::new();
    for Finding { span, message } in findings {
        let range = line_part(text, span);
        let place = (name.to_owned(), range);
        let report = Report::build(ReportKind::Error, place.clone())
            .with_config(config)
            .with_message(&message)
            .with_label(Label::new(place).with_message(&message))
            .finish();
        let _ = report.write(sources([(name.to_owned(), text)]), &mut out);
    }
    // If standard error is closed, the user does not want its output.
    let _ = io::stderr().write_all(&out);
}

/// Returns the part of a span that is on its first line.
fn line_part(text: &str, span: Span) -> std::ops::Range<usize> {
    let start = span.start.min(text.len());
    let first = text[start..span.end.clamp(start, text.len())].lines().next().unwrap_or_default();
    let end = start + first.len();
    // An error at the end of a line or of the text marks the character before.
    if start == end {
        let before = text[..start].char_indices().next_back().map_or(start, |(at, _)| at);
        return before..start;
    }
    start..end
}
