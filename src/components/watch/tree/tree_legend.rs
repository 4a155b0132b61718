//! The meanings of the shapes in the tree.

use grove_model::base::code::Code;
use grove_model::view::tree::{Mark, shape};
use yew::prelude::*;

use super::tree_drawing::svg_path;
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
    let marks = [
        (Mark::Circle, "visited", None, text.legend.circle),
        (Mark::Diamond, "visited", None, text.legend.diamond),
        (Mark::Square, "visited", None, text.legend.square),
        (Mark::Triangle, "visited", Some("nothing"), text.legend.failed),
        (Mark::Triangle, "visited", Some("solution"), text.legend.holds),
        (Mark::Circle, "open", None, text.legend.open),
    ];
    let rows = marks.map(|(mark, state, holds, label)| {
        let mut parts = Vec::new();
        shape(&mut parts, mark, 15.0, 15.0, 10.0);
        let tint = (mark == Mark::Circle && state == "visited").then_some("2");
        html! {
            <li key={format!("{mark:?}{state}{holds:?}")} class="legend-row">
                <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
                    <path class="tree-mark" data-mark={mark.code()} data-state={state}
                        data-holds={holds} data-tint={tint} d={svg_path(&parts)} />
                </svg>
                <span>{label}</span>
            </li>
        }
    });
    html! {
        <div id="tree-legend" class="legend-box" popover="auto">
            <ul class="legend-rows">{for rows}</ul>
            <p>{text.legend.figures}</p>
        </div>
    }
}
