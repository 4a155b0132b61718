//! The calls that have not ended, each with its variables, and what was printed.

use grove_model::update::msg::{Msg, ProgramMsg};
use grove_model::view::program::{is_selected, node_of_call};
use grove_model::worker::program_task::{ProgramCall, ProgramMoment, ProgramVariable};
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the calls, the innermost first. A call that fills a cell selects its node.
pub(super) fn calls(page: &PageProps, moment: &ProgramMoment) -> Html {
    let calls = moment.stack.iter().enumerate().rev();
    let calls = calls.map(|(nth, call)| {
        let node = node_of_call(&page.model, call);
        let is_selected = node.as_ref().is_some_and(|node| is_selected(&page.model, node));
        let depth = node.map(|node| node.len());
        html! {
            <li key={nth} class="program-call" data-call={nth.to_string()}
                data-depth={depth.map(|depth| depth.to_string())}
                data-selected={is_selected.then_some("")}>
                {call_name(page, nth, call, depth.is_some().then_some(is_selected))}
                <dl>{for call.variables.iter().map(|it| variable(page, it))}</dl>
            </li>
        }
    });
    html! {
        <ol class="program-calls" tabindex="0" aria-label={page.text.program().calls}>{for calls}</ol>
    }
}

/// Draws the name of a call, which selects its node. `is_selected` is `None` if it has none.
fn call_name(page: &PageProps, nth: usize, call: &ProgramCall, is_selected: Option<bool>) -> Html {
    let phrases = page.text.program();
    let name = if call.function.is_empty() { phrases.main } else { &call.function };
    let name = name.to_owned();
    let Some(is_selected) = is_selected else {
        return html! { <span class="program-name">{name}</span> };
    };
    html! {
        <button type="button" class="program-name" data-action="program-call" title={phrases.go_to_node}
            aria-pressed={is_selected.to_string()}
            onclick={page.send(Msg::Program(ProgramMsg::CallChosen { nth }))}>{name}</button>
    }
}

fn variable(page: &PageProps, variable: &ProgramVariable) -> Html {
    let ProgramVariable { name, value, old } = variable;
    let no_value = page.text.program().no_value;
    html! {
        <div class="program-variable" data-changed={old.is_some().then_some("")}>
            <dt>{name}</dt>
            <dd title={value.clone()}>
                {old.as_ref().map(|old| html! {
                    <><del>{old.clone().unwrap_or_else(|| no_value.to_owned())}</del>{" → "}</>
                })}
                {match value {
                    Some(value) => html! { <b>{value}</b> },
                    None => html! { <i>{no_value}</i> },
                }}
            </dd>
        </div>
    }
}

pub(super) fn output(page: &PageProps, moment: &ProgramMoment) -> Html {
    if moment.output.is_empty() {
        return Html::default();
    }
    html! {
        <div class="program-output">
            <h3>{page.text.program().output}</h3>
            {moment.is_output_cut.then(|| html! { <p>{page.text.program().output_cut}</p> })}
            <pre>{&moment.output}</pre>
        </div>
    }
}
