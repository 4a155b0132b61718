//! The trace table of a program: a row for each line that changes one of the chosen variables.

use grove_model::update::msg::{Msg, ProgramMsg, TraceMsg};
use grove_model::worker::program_task::ProgramMoment;
use grove_model::worker::trace_task::{TraceRow, TraceTable, TracedVariable};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};
use crate::platform::files;

/// Draws the choice of variables and the table.
pub(super) fn trace_table(page: &PageProps, current: Option<&ProgramMoment>) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let trace = &model.watch.program.trace;
    let Some((columns, table)) = trace.table() else {
        return html! { <div class="trace"><p role="status">{text.trace_working(trace.progress)}</p></div> };
    };
    let words = if trace.is_working() {
        text.trace_working(trace.progress)
    } else if columns.is_empty() {
        phrases.trace_choose.to_owned()
    } else if table.rows.is_empty() {
        phrases.trace_empty.to_owned()
    } else if table.is_cut {
        text.trace_cut(table.rows.len())
    } else {
        String::new()
    };
    html! {
        <div class="trace">
            {variables(page, table)}
            <p class="trace-words" role="status">{words}</p>
            {(!columns.is_empty()).then(|| rows(page, columns, table, current))}
        </div>
    }
}

/// Draws a switch for each variable of the program.
fn variables(page: &PageProps, table: &TraceTable) -> Html {
    let chosen = &page.model.watch.program.trace.chosen;
    let switches = table.known.iter().map(|variable| {
        let msg = TraceMsg::VariableToggled(variable.clone());
        html! {
            <button key={full_name(variable)} type="button" class="button trace-variable"
                data-action="program-trace-variable"
                aria-pressed={chosen.contains(variable).to_string()}
                onclick={page.send(Msg::Program(ProgramMsg::Trace(msg)))}>{full_name(variable)}</button>
        }
    });
    html! {
        <div class="trace-variables" role="group" aria-label={page.text.program().trace_variables}>
            {for switches}
            {csv_button(page)}
        </div>
    }
}

fn csv_button(page: &PageProps) -> Html {
    let model = page.model.clone();
    let on_save = Callback::from(move |()| {
        let stepper = model.watch.player.as_ref().map(|player| &player.stepper);
        let step = |moves| stepper.map_or(moves, |stepper| stepper.step_of_moves(moves));
        if let Some((columns, table)) = model.watch.program.trace.table() {
            // A browser that refuses says so itself.
            let _ = files::save_text("trace.csv", &csv(columns, table, step));
        }
    });
    let trace = &page.model.watch.program.trace;
    let has_rows = trace.table().is_some_and(|(_, table)| !table.rows.is_empty());
    Button::new("program-trace-csv", page.text.program().trace_csv, on_save)
        .icon(Icon::SAVE)
        .disabled(!has_rows)
        .draw()
}

fn rows(
    page: &PageProps,
    columns: &[TracedVariable],
    table: &TraceTable,
    current: Option<&ProgramMoment>,
) -> Html {
    let phrases = page.text.program();
    let heads = columns.iter().map(|it| html! { <th scope="col">{full_name(it)}</th> });
    let passed =
        current.map_or(0, |moment| table.rows.partition_point(|row| row.moment <= moment.moment));
    let stepper = page.model.watch.player.as_ref().map(|player| &player.stepper);
    let rows = table.rows.iter().enumerate().map(|(nth, row)| {
        let step = stepper.map_or(0, |it| it.step_of_moves(row.place.moves));
        html! {
            <tr key={nth} aria-current={(nth + 1 == passed).then_some("step")}>
                <td>{page.text.number(step)}</td>
                <td>{line_button(page, nth, row)}</td>
                {for row.values.iter().enumerate().map(|(nth, value)| cell(row, nth, value.as_ref()))}
            </tr>
        }
    });
    html! {
        <div class="trace-rows" tabindex="0" role="region" aria-label={phrases.trace}>
            <table>
                <caption class="trace-caption">{phrases.trace}</caption>
                <thead><tr>
                    <th scope="col">{phrases.trace_step}</th><th scope="col">{phrases.trace_line}</th>{for heads}
                </tr></thead>
                <tbody>{for rows}</tbody>
            </table>
        </div>
    }
}

/// Draws the number of a line, which leads there.
fn line_button(page: &PageProps, nth: usize, row: &TraceRow) -> Html {
    let msg = Msg::Program(ProgramMsg::Trace(TraceMsg::RowChosen { nth }));
    html! {
        <button type="button" class="trace-line" data-action="program-trace-row"
            onclick={page.send(msg)}>{row.line}</button>
    }
}

fn cell(row: &TraceRow, nth: usize, value: Option<&String>) -> Html {
    let is_changed = row.changed >> nth & 1 == 1;
    html! { <td data-changed={is_changed.then_some("")}>{value.map(|it| html! { {it} })}</td> }
}

fn full_name(TracedVariable { function, name }: &TracedVariable) -> String {
    if function.is_empty() { name.clone() } else { format!("{function}: {name}") }
}

/// Writes the table as comma-separated values.
fn csv(columns: &[TracedVariable], table: &TraceTable, step: impl Fn(u64) -> u64) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let heads = columns.iter().map(|it| quoted(&full_name(it)));
    let heads = ["step".to_owned(), "line".to_owned()].into_iter().chain(heads);
    let mut text = heads.collect::<Vec<_>>().join(",");
    for row in table.rows.iter() {
        let values = row.values.iter().map(|it| it.as_deref().map_or_else(String::new, quoted));
        let places = [step(row.place.moves).to_string(), row.line.to_string()];
        let row = places.into_iter().chain(values).collect::<Vec<_>>();
        text.push('\n');
        text.push_str(&row.join(","));
    }
    text.push('\n');
    text
}
