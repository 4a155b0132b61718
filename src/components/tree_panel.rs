//! The search tree: all of it where it is small, else the path to the step shown.

use grove_model::Msg;
use grove_model::player::Player;
use yew::{Callback, Html, Properties, component, html, use_state_eq};

use super::Shared;
use super::button::Button;
use super::icon::Icon;
use super::segmented::{Choice, Segmented};
use super::tree_viewport::{TreeViewport, Zoom};
use crate::text::{Label, Text};

/// How the tree is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Every node.
    Whole,
    /// The path to the step shown, with the siblings of its nodes.
    Path,
    /// The path as text.
    List,
    /// The digits below the node on show, as a table.
    Table,
}

impl Mode {
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Path => "path",
            Self::List => "list",
            Self::Table => "table",
        }
    }

    const fn label(self) -> Label {
        match self {
            Self::Whole => Label::TreeWhole,
            Self::Path => Label::TreePath,
            Self::List => Label::TreeList,
            Self::Table => Label::TreeTable,
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The tree with its tools.
#[component]
pub(crate) fn TreePanel(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let wanted = use_state_eq(|| Mode::Whole);
    let zoom = use_state_eq(|| Zoom::Fitting);
    let Some(player) = model.player.as_ref() else {
        return html! { <section class="tree"></section> };
    };
    let modes: &[Mode] = if player.forest.is_some() {
        &[Mode::Whole, Mode::Path, Mode::List, Mode::Table]
    } else {
        &[Mode::Path, Mode::List, Mode::Table]
    };
    let chosen = modes.iter().position(|&mode| mode == *wanted).unwrap_or_default();
    let mode = modes[chosen];
    let choices: Vec<Choice> =
        modes.iter().map(|mode| Choice::new(mode.code(), text.label(mode.label()))).collect();
    let on_choose = {
        let modes = modes.to_vec();
        Callback::from(move |place: usize| wanted.set(modes[place]))
    };
    let on_zoom = {
        let zoom = zoom.clone();
        Callback::from(move |next: Zoom| zoom.set(next))
    };
    html! {
        <section class="tree" aria-label={text.label(Label::Tree)}>
            <div class="tree-tools">
                <Segmented action="tree" name={text.label(Label::Tree)} {choices} {chosen} {on_choose} />
                {zoom_buttons(*text, *zoom, &on_zoom)}
                <Button action="export" name={text.label(Label::Export)} labelled=true
                    on_click={on_msg.reform(|()| Msg::ExportOpened)} />
            </div>
            <TreeViewport text={*text} model={model.clone()} {mode} zoom={*zoom} {on_zoom}
                on_msg={on_msg.clone()} />
            {caption(*text, player, mode)}
        </section>
    }
}

fn zoom_buttons(text: Text, zoom: Zoom, on_zoom: &Callback<Zoom>) -> Html {
    let button = |action, label, icon, keys, next: Zoom| {
        html! {
            <Button {action} name={text.label(label)} {icon} {keys}
                on_click={on_zoom.reform(move |()| next)} />
        }
    };
    html! {
        <div class="toolbar" role="group" aria-label={text.label(Label::Zoom)}>
            {button("zoom-out", Label::ZoomOut, Icon::ZoomOut, None, zoom.times(0.8))}
            {button("zoom-fit", Label::ZoomFit, Icon::Fit, Some("Z"), Zoom::Fitting)}
            {button("zoom-in", Label::ZoomIn, Icon::ZoomIn, None, zoom.times(1.25))}
        </div>
    }
}

/// What is drawn and what is not, in numbers.
fn caption(text: Text, player: &Player, mode: Mode) -> Html {
    let words = match (&player.forest, mode) {
        (Some(forest), Mode::Whole) => text.forest(forest),
        _ => text.path_drawn(player),
    };
    let nodes = player.forest.as_ref().map(|forest| forest.tree().nodes.len().to_string());
    html! { <p class="tree-caption" data-tree-nodes={nodes}>{words}</p> }
}
