//! The search tree: all of it where it is small, else the path to the step shown.

use grove_model::Msg;
use grove_model::player::Player;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::{
    Callback, Html, NodeRef, Properties, component, hook, html, use_effect_with, use_node_ref,
    use_state_eq,
};

use super::Shared;
use super::button::Button;
use super::forest_drawing::ForestDrawing;
use super::icon::Icon;
use super::path_drawing::PathDrawing;
use super::path_list::PathList;
use super::segmented::{Choice, Segmented};
use crate::text::{Label, Text};

/// How the tree is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Whole,
    Path,
    List,
}

/// Zoom factors: the smallest, the largest, and one step between.
const ZOOM: (f64, f64, f64) = (0.2, 4.0, 1.25);

/// The smallest and largest factor at which a drawing counts as fitting.
const FITTING: (f64, f64) = (0.35, 1.6);
/// Units of a path's height that are to be in sight at once: some ten levels.
const PATH_IN_SIGHT: f64 = 300.0;

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
    let chosen = use_state_eq(|| Mode::Whole);
    let zoom = use_state_eq(|| 1.0_f64);
    let labels = use_state_eq(|| true);
    let viewport = use_node_ref();
    let Some(player) = model.player.as_ref() else {
        return html! { <section class="tree"></section> };
    };
    let modes: &[Mode] = if player.forest.is_some() {
        &[Mode::Whole, Mode::Path, Mode::List]
    } else {
        &[Mode::Path, Mode::List]
    };
    let mode = if modes.contains(&chosen) { *chosen } else { Mode::Path };
    let on_zoom = {
        let zoom = zoom.clone();
        Callback::from(move |factor: f64| zoom.set((*zoom * factor).clamp(ZOOM.0, ZOOM.1)))
    };
    let on_fit = {
        let (zoom, viewport) = (zoom.clone(), viewport.clone());
        Callback::from(move |()| {
            if let Some(factor) = fitting(&viewport) {
                zoom.set(factor);
            }
        })
    };
    let on_key = view_keys(&viewport, &on_fit, {
        let labels = labels.clone();
        Callback::from(move |()| labels.set(!*labels))
    });
    let choices = modes.iter().map(|&mode| choice(*text, mode)).collect::<Vec<_>>();
    let on_choose = {
        let modes = modes.to_vec();
        Callback::from(move |place: usize| chosen.set(modes[place]))
    };
    html! {
        <section class="tree" aria-label={text.label(Label::Tree)}>
            <div class="tree-tools">
                <Segmented action="tree" name={text.label(Label::Tree)} {choices}
                    chosen={modes.iter().position(|&known| known == mode).unwrap_or_default()}
                    {on_choose} />
                <div class="toolbar" role="group" aria-label={text.label(Label::Zoom)}>
                    <Button action="zoom-out" name={text.label(Label::ZoomOut)} icon={Icon::ZoomOut}
                        on_click={on_zoom.reform(|()| 1.0 / ZOOM.2)} />
                    <Button action="zoom-fit" name={text.label(Label::ZoomFit)} icon={Icon::Fit} keys="Z"
                        on_click={on_fit.clone()} />
                    <Button action="zoom-in" name={text.label(Label::ZoomIn)} icon={Icon::ZoomIn}
                        on_click={on_zoom.reform(|()| ZOOM.2)} />
                </div>
            </div>
            <div
                ref={viewport.clone()}
                class="tree-viewport"
                data-place="tree"
                data-tree-mode={mode.code()}
                tabindex="0"
                role="group"
                aria-label={text.label(Label::TreeKeys)}
                onkeydown={on_key}
            >
                <Drawn text={*text} model={model.clone()} {mode} zoom={*zoom} labels={*labels}
                    viewport={viewport.clone()} {on_fit} on_msg={on_msg.clone()} />
            </div>
            {caption(*text, player, mode)}
        </section>
    }
}

impl Mode {
    const fn code(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Path => "path",
            Self::List => "list",
        }
    }
}

fn choice(text: Text, mode: Mode) -> Choice {
    let label = match mode {
        Mode::Whole => Label::TreeWhole,
        Mode::Path => Label::TreePath,
        Mode::List => Label::TreeList,
    };
    Choice::new(mode.code(), text.label(label))
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

#[derive(PartialEq, Properties)]
struct DrawnProps {
    text: Text,
    model: Shared,
    mode: Mode,
    zoom: f64,
    labels: bool,
    viewport: NodeRef,
    on_fit: Callback<()>,
    on_msg: Callback<Msg>,
}

/// The drawing itself, fitted when another tree comes, and following the step.
#[component]
fn Drawn(props: &DrawnProps) -> Html {
    let DrawnProps { text, model, mode, zoom, labels, viewport, on_fit, on_msg } = props;
    let (run, step) = model
        .player
        .as_ref()
        .map(|player| (player.at.puzzle().clone(), player.at.counters().step()))
        .unzip();
    {
        let on_fit = on_fit.clone();
        use_effect_with((run, *mode), move |_| on_fit.emit(()));
    }
    use_following(viewport.clone(), step, *zoom);
    let Some(player) = model.player.as_ref() else { return Html::default() };
    match (mode, &player.forest) {
        (Mode::Whole, Some(forest)) => html! {
            <ForestDrawing key="whole" text={*text} forest={forest.clone()}
                step={player.at.counters().step()} zoom={*zoom} labels={*labels}
                on_msg={on_msg.clone()} />
        },
        (Mode::List, _) => html! { <PathList key="list" text={*text} model={model.clone()} /> },
        _ => html! {
            <PathDrawing key="path" text={*text} model={model.clone()} zoom={*zoom} />
        },
    }
}

/// Scrolls the mark of the current node into view when a step or a zoom put it out.
#[hook]
fn use_following(viewport: NodeRef, step: Option<u64>, zoom: f64) {
    use_effect_with((step, zoom), move |_| {
        if let Some(viewport) = viewport.cast::<Element>() {
            scroll_to_current(&viewport, false);
        }
    });
}

/// Puts the current node in the middle, if it is out of view or always.
fn scroll_to_current(viewport: &Element, always: bool) {
    let Ok(Some(mark)) = viewport.query_selector("[data-current]") else { return };
    let (port, mark) = (viewport.get_bounding_client_rect(), mark.get_bounding_client_rect());
    let (x, y) = (mark.x() + mark.width() / 2.0, mark.y() + mark.height() / 2.0);
    let margin = 24.0;
    if always || x < port.left() + margin || x > port.right() - margin {
        let middle = port.x() + port.width() / 2.0;
        viewport.set_scroll_left(viewport.scroll_left() + (x - middle) as i32);
    }
    if always || y < port.top() + margin || y > port.bottom() - margin {
        let middle = port.y() + port.height() / 2.0;
        viewport.set_scroll_top(viewport.scroll_top() + (y - middle) as i32);
    }
}

/// The zoom at which the drawing just fits its viewport, within reason.
fn fitting(viewport: &NodeRef) -> Option<f64> {
    let viewport = viewport.cast::<HtmlElement>()?;
    let drawing = viewport.query_selector("svg").ok()??;
    let size = |name: &str| drawing.get_attribute(name)?.parse::<f64>().ok();
    let (width, height) = (size("data-width")?, size("data-height")?);
    let (across, down) = (f64::from(viewport.client_width()), f64::from(viewport.client_height()));
    // A path is read from top to bottom: it scrolls down rather than shrink.
    let wanted = if drawing.has_attribute("data-tall") { PATH_IN_SIGHT } else { height };
    Some((across / width).min(down / wanted).clamp(FITTING.0, FITTING.1))
}

/// Keys that change only how the tree is seen.
fn view_keys(viewport: &NodeRef, on_fit: &Callback<()>, on_labels: Callback<()>) -> Callback<KeyboardEvent> {
    let (viewport, on_fit) = (viewport.clone(), on_fit.clone());
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "z" | "Z" => on_fit.emit(()),
            "l" | "L" => on_labels.emit(()),
            "c" | "C" => {
                if let Some(viewport) = viewport.cast::<Element>() {
                    scroll_to_current(&viewport, true);
                }
            }
            _ => {}
        }
    })
}
