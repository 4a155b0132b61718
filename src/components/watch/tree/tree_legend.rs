//! The meanings of the shapes in the tree, of its lines, and of the digits beside it.

use grove_model::base::code::Code;
use grove_model::draw::scene::Part;
use grove_model::view::tree::{FORCED_HALF_SIZE, Mark, shape};
use yew::prelude::*;

use crate::text::Text;

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
}

/// Draws the popover with the meanings.
pub(crate) fn legend(text: Text) -> Html {
    html! { <TreeLegend {text} /> }
}

#[component]
fn TreeLegend(props: &Props) -> Html {
    let text = props.text;
    html! {
        <div id="tree-legend" class="legend-box" popover="auto" role="group"
            aria-label={text.legend.title} tabindex="0" autofocus=true>
            {legend_rows(text)}
            <p>{text.tree_tools().figures}</p>
        </div>
    }
}

/// Draws the list of the signs with their meanings.
pub(crate) fn legend_rows(text: Text) -> Html {
    let words = text.tree_tools();
    let rows = node_rows(text).into_iter().chain(line_rows(text)).chain([
        sign_row("blocked", words.blocked),
        sign_row("taken-back", words.taken_back),
        sign_row("forced", words.forced_on_board),
    ]);
    html! { <ul class="legend-rows">{for rows}</ul> }
}

/// A node in the legend.
struct Sample {
    mark: Mark,
    state: &'static str,
    holds: Option<&'static str>,
    is_forced: bool,
    label: &'static str,
}

fn node_rows(text: Text) -> Vec<Html> {
    let words = text.tree_tools();
    let sample = |mark, state, holds, label| Sample { mark, state, holds, is_forced: false, label };
    let rows = [
        sample(Mark::Circle, "visited", None, words.guess),
        Sample { is_forced: true, ..sample(Mark::Circle, "visited", None, words.forced) },
        sample(Mark::Diamond, "visited", None, text.legend.diamond),
        sample(Mark::Square, "visited", None, text.legend.square),
        sample(Mark::Triangle, "visited", Some("nothing"), text.legend.failed),
        sample(Mark::Triangle, "visited", Some("solution"), text.legend.holds),
        sample(Mark::Circle, "open", None, text.legend.open),
        sample(Mark::Circle, "beyond", None, words.beyond),
    ];
    rows.iter().enumerate().map(|(key, sample)| node_row(key, sample)).collect()
}

fn node_row(key: usize, sample: &Sample) -> Html {
    let &Sample { mark, state, holds, is_forced, label } = sample;
    let mut parts = Vec::new();
    shape(&mut parts, mark, 15.0, 15.0, if is_forced { FORCED_HALF_SIZE } else { 10.0 });
    let tint = (mark == Mark::Circle && state == "visited").then_some("2");
    let forced = is_forced.then_some("");
    let digit = (mark == Mark::Circle && state == "visited").then_some("7");
    let thread = is_forced.then(|| {
        html! { <path class="tree-edge" data-state="walked" d="M0 15H30" /> }
    });
    let drawing = html! {
        <>
            {thread}
            <path class="tree-mark" data-mark={mark.code()} data-state={state} data-holds={holds}
                data-tint={tint} data-forced={forced} d={Part::path_data(&parts)} />
            <text class="tree-digit" data-forced={forced} x="15" y="15">{digit}</text>
        </>
    };
    row(format!("node-{key}"), drawing, label)
}

fn line_rows(text: Text) -> [Html; 4] {
    let words = text.tree_tools();
    let wide = html! {
        <>
            <path class="tree-edge" data-state="walked" d="M0 15H10" />
            <path class="tree-edge" data-state="walked" data-wide="2" d="M10 15H20" />
            <path class="tree-edge" data-state="walked" data-wide="4" d="M20 15H30" />
        </>
    };
    [
        row(
            "path",
            html! { <path class="tree-edge" data-state="path" d="M2 15H28" /> },
            words.path,
        ),
        row("wide", wide, words.wide),
        row(
            "current",
            html! { <circle class="tree-current" cx="15" cy="15" r="12" /> },
            words.current,
        ),
        row(
            "selected",
            html! { <circle class="tree-selected" cx="15" cy="15" r="12" /> },
            words.selected,
        ),
    ]
}

/// Explains how a digit is written beside the board or on it.
fn sign_row(sign: &'static str, label: &'static str) -> Html {
    html! {
        <li key={sign} class="legend-row" data-legend={sign}>
            <span class="legend-sign" data-sign={sign} aria-hidden="true">{"7"}</span>
            <span>{label}</span>
        </li>
    }
}

fn row(key: impl Into<String>, drawing: Html, label: &'static str) -> Html {
    let key = key.into();
    html! {
        <li key={key.clone()} class="legend-row" data-legend={key}>
            <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">{drawing}</svg>
            <span>{label}</span>
        </li>
    }
}
