//! The text of the program with the line that has run, which stays in sight.

use std::collections::BTreeSet;
use std::rc::Rc;

use grove_model::view::program::{LineNote, SourceLine, line_note, running_line, source_lines};
use grove_model::worker::program_task::ProgramMoment;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::watch::tree::tree_fit::use_measurement;
use crate::text::Text;

/// What is seen to the left of the running part where a long line is scrolled, in pixels.
const LEAD: i32 = 60;
/// The room to its right, in pixels.
const GAP: i32 = 24;

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) text: Text,
    pub(super) moment: ProgramMoment,
    pub(super) breakpoints: Rc<BTreeSet<u32>>,
    /// Receives the line whose breakpoint is set or removed.
    pub(super) on_breakpoint: Callback<u32>,
}

#[component]
pub(super) fn Source(props: &Props) -> Html {
    let Props { text, moment, breakpoints, on_breakpoint } = props;
    let node = use_node_ref();
    use_measurement(&node, moment.span, {
        let node = node.clone();
        move || {
            if let Some(source) = node.cast::<HtmlElement>() {
                keep_in_sight(&source);
            }
        }
    });
    let note = line_note(moment).map(note_text);
    let lines = source_lines(moment);
    let lines = lines.iter().enumerate().map(|(nth, line)| {
        let note = note.as_deref().filter(|_| line.is_running());
        let number = nth as u32 + 1;
        let on_click = on_breakpoint.reform(move |_: MouseEvent| number);
        let has_breakpoint = breakpoints.contains(&number);
        // All of them are one stop of Tab; arrows go from one to the next.
        let mark = html! {
            <button type="button" class="program-number" data-action="program-breakpoint"
                tabindex={(nth > 0).then_some("-1")} aria-pressed={has_breakpoint.to_string()}
                aria-label={text.breakpoint_of(number)} onclick={on_click}>{number}</button>
        };
        source_line(mark, nth, line, note, moment.holds.filter(|_| line.is_running()))
    });
    html! {
        <div ref={node} class="program-source" tabindex="0" role="region"
            aria-label={text.program().lines} data-running={running_line(moment).map(|it| it.0.to_string())}>
            <ol class="program-lines">{for lines}</ol>
        </div>
    }
}

fn source_line(
    mark: Html,
    nth: usize,
    line: &SourceLine<'_>,
    note: Option<&str>,
    holds: Option<bool>,
) -> Html {
    let SourceLine { before, running, after } = *line;
    html! {
        <li key={nth} class="program-line" aria-current={line.is_running().then_some("step")}
            data-holds={holds.map(|it| it.to_string())}>
            {mark}
            <code>{before}{line.is_running().then(|| html! { <mark>{running}</mark> })}{after}</code>
            {note.map(|note| html! { <span class="program-note">{note}</span> })}
        </li>
    }
}

/// Returns the note at the end of a line as KuMir's editor writes it: values without words.
fn note_text(note: LineNote) -> String {
    match note {
        LineNote::Changed(changed) => {
            let changed = changed.iter().map(|(name, value)| format!("{name} = {value}"));
            changed.collect::<Vec<_>>().join(", ")
        }
        LineNote::Written(digit) => format!("= {}", digit.unwrap_or(0)),
        LineNote::Condition(true) => "✓".to_owned(),
        LineNote::Condition(false) => "✗".to_owned(),
    }
}

/// Scrolls the source, and nothing around it, to the part that has run.
fn keep_in_sight(source: &HtmlElement) {
    let Ok(Some(mark)) = source.query_selector("mark") else {
        source.set_scroll_top(0);
        source.set_scroll_left(0);
        return;
    };
    let (frame, part) = (source.get_bounding_client_rect(), mark.get_bounding_client_rect());
    let (top, bottom) = (part.top() - frame.top(), part.bottom() - frame.top());
    let height = part.height();
    let below = bottom - f64::from(source.client_height());
    if top < height {
        source.set_scroll_top(source.scroll_top() + (top - 2.0 * height) as i32);
    } else if below > -height {
        source.set_scroll_top(source.scroll_top() + (below + 2.0 * height) as i32);
    }
    let left = (part.left() - frame.left()) as i32 + source.scroll_left();
    let right = (part.right() - frame.left()) as i32 + source.scroll_left();
    let note = source.query_selector(".program-note").ok().flatten();
    let note_width = note.map_or(0, |note| note.client_width());
    let hidden = right + note_width + GAP - source.client_width();
    source.set_scroll_left(hidden.clamp(0, (left - LEAD).max(0)));
}
