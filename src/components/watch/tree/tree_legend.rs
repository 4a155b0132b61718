//! What the shapes of the tree mean.

use grove_model::base::code::Code;
use grove_model::view::tree::{Mark, shape};
use yew::{Html, Properties, component, html};

use crate::components::shared::icon::Icon;
use crate::components::watch::tree::tree_drawing::outline;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
}

/// A button that opens the legend.
#[component]
pub(crate) fn TreeLegend(props: &Props) -> Html {
    let text = props.text;
    let marks = [
        (Mark::Circle, "visited", None, Label::LegendCircle),
        (Mark::Diamond, "visited", None, Label::LegendDiamond),
        (Mark::Square, "visited", None, Label::LegendSquare),
        (Mark::Triangle, "visited", Some("nothing"), Label::LegendFailed),
        (Mark::Triangle, "visited", Some("solution"), Label::LegendHolds),
        (Mark::Circle, "open", None, Label::LegendOpen),
    ];
    let rows = marks.map(|(mark, state, holds, label)| {
        let mut parts = Vec::new();
        shape(&mut parts, mark, 15.0, 15.0, 10.0);
        let tint = (mark == Mark::Circle && state == "visited").then_some("2");
        html! {
            <li key={format!("{mark:?}{state}{holds:?}")} class="legend-row">
                <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
                    <path class="tree-mark" data-mark={mark.code()} data-state={state}
                        data-holds={holds} data-tint={tint} d={outline(&parts)} />
                </svg>
                <span>{text.label(label)}</span>
            </li>
        }
    });
    html! {
        <div class="legend">
            <button
                type="button"
                class="button"
                data-action="tree-legend"
                aria-label={text.label(Label::Legend)}
                title={text.label(Label::Legend)}
                popovertarget="tree-legend"
            >
                {Icon::Help.draw()}
            </button>
            <div id="tree-legend" class="legend-box" popover="auto">
                <ul class="legend-rows">{for rows}</ul>
                <p>{text.label(Label::LegendFigures)}</p>
            </div>
        </div>
    }
}
