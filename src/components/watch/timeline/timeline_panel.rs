//! The search map: the whole search on one strip, and the way to any of its steps.

use grove_model::search::timeline::Window;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::timeline::Picture;
use grove_model::{Model, Msg};
use yew::{Callback, FocusEvent, Html, Properties, component, html, use_node_ref, use_state_eq};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::watch::timeline::timeline_canvas::{Nodes, Show, use_easel};
use crate::components::watch::timeline::timeline_pointer::use_pointer;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
    /// What stands at the head of the map.
    pub(crate) children: Html,
}

/// The map with its tools.
#[component]
pub(crate) fn TimelinePanel(props: &Props) -> Html {
    let Props { text, model, on_msg, children } = props;
    let nodes = Nodes { strip: use_node_ref(), base: use_node_ref(), over: use_node_ref() };
    let hovered = use_state_eq(|| None);
    let has_focus = use_state_eq(|| false);
    let is_tall = use_state_eq(|| false);
    let pointed =
        if *has_focus { model.watch.player.as_ref().and_then(|it| it.map.focus) } else { None };
    let show = Show { model: model.clone(), text: *text, hovered: *hovered, focused: pointed };
    use_easel(&nodes, show, on_msg);
    let on_hover = {
        let hovered = hovered.clone();
        Callback::from(move |bar| hovered.set(bar))
    };
    let pointer = use_pointer(&nodes.over, model, on_msg, on_hover);
    let on_focus = |is_in: bool| {
        let has_focus = has_focus.clone();
        Callback::from(move |_: FocusEvent| has_focus.set(is_in))
    };
    let facts = Facts::of(model, *text, pointed.or(*hovered));
    let tall = is_tall.then_some("");
    html! {
        <div class="map" data-tall={tall}>
            <div class="map-head">
                {children.clone()}
                <p class="map-words" data-map-words="">{facts.words.clone()}</p>
                {tools(*text, model, on_msg)}
                {tall_button(*text, *is_tall, &Callback::from(move |tall| is_tall.set(tall)))}
            </div>
            <div ref={nodes.strip.clone()} class="map-strip">
                <canvas ref={nodes.base.clone()} class="map-canvas" aria-hidden="true"></canvas>
                <canvas
                    ref={nodes.over.clone()}
                    class="map-canvas map-over"
                    data-place="map"
                    data-from={facts.from}
                    data-to={facts.to}
                    data-top={facts.top}
                    data-bottom={facts.bottom}
                    data-bars={facts.bars}
                    data-sharp={facts.is_sharp.then_some("")}
                    data-step={facts.step.clone()}
                    data-bar={facts.bar}
                    data-plot={facts.plot}
                    tabindex="0"
                    role="slider"
                    aria-label={text.timeline.keys}
                    aria-disabled={facts.is_empty.then_some("true")}
                    aria-valuemin="0"
                    aria-valuemax={facts.extent}
                    aria-valuenow={facts.step}
                    aria-valuetext={facts.words}
                    onfocus={on_focus(true)}
                    onblur={on_focus(false)}
                    onpointerdown={pointer.on_down}
                    onpointermove={pointer.on_move}
                    onpointerup={pointer.on_up.clone()}
                    onpointercancel={pointer.on_up}
                    onpointerleave={pointer.on_leave}
                    ondblclick={pointer.on_double}
                ></canvas>
            </div>
        </div>
    }
}

/// What automation and screen readers are told of the map.
#[derive(Default)]
struct Facts {
    words: String,
    from: String,
    to: String,
    top: String,
    bottom: String,
    bars: String,
    step: String,
    extent: String,
    bar: Option<String>,
    plot: String,
    is_sharp: bool,
    is_empty: bool,
}

impl Facts {
    fn of(model: &Model, text: Text, pointed: Option<u64>) -> Self {
        let (Some(picture), Some(player)) = (Picture::of(model), &model.watch.player) else {
            let none = || "0".to_owned();
            return Self { step: none(), extent: none(), is_empty: true, ..Self::default() };
        };
        let (span, levels) = (picture.scale.span, picture.rows.levels);
        let bars = picture.map.sheets.bars();
        let bar = pointed.and_then(|bar| bars.placed_at(bar));
        let words = bar.map_or_else(
            || text.steps_in_view(span.from, span.to),
            |bar| text.map_bar(&picture.facts(bar), player.at.shape()),
        );
        Self {
            words,
            from: span.from.to_string(),
            to: span.to.to_string(),
            top: levels.top.to_string(),
            bottom: levels.bottom.to_string(),
            bars: bars.all().len().to_string(),
            step: picture.step.to_string(),
            extent: picture.extent.to_string(),
            bar: bar.map(|bar| bar.placed_at.to_string()),
            plot: picture.layout.plot.width.to_string(),
            is_sharp: picture.map.sheets.is_sharp(span),
            is_empty: false,
        }
    }
}

fn tools(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let is_whole = model.watch.player.as_ref().is_none_or(|it| it.map.window == Window::Whole);
    let button = |action, label, icon, keys, disabled, gesture: TimelineMsg| {
        let on_click = on_msg.reform(move |()| Msg::Timeline(gesture));
        Button::new(action, label, on_click).icon(icon).keys(keys).disabled(disabled).keyed().draw()
    };
    let zoom = |permille| TimelineMsg::Zoomed { about: None, permille };
    html! {
        <div class="toolbar map-tools" role="group" aria-label={text.timeline.title}>
            {button("map-zoom-out", text.zoom_out, Icon::ZoomOut, Some("-"), is_whole, zoom(2000))}
            {button("map-fit", text.zoom_fit, Icon::Fit, Some("0"), is_whole, TimelineMsg::Fitted)}
            {button("map-zoom-in", text.zoom_in, Icon::ZoomIn, Some("+"), false, zoom(500))}
            {button("map-centre", text.timeline.centre, Icon::Centre, Some("C"), is_whole, TimelineMsg::Centred)}
        </div>
    }
}

fn tall_button(text: Text, is_tall: bool, on_tall: &Callback<bool>) -> Html {
    let (label, icon) = if is_tall {
        (text.timeline.lower, Icon::Lower)
    } else {
        (text.timeline.taller, Icon::Taller)
    };
    html! {
        <span class="map-tall">
            {Button::new("map-tall", label, on_tall.reform(move |()| !is_tall))
                .icon(icon).draw()}
        </span>
    }
}
