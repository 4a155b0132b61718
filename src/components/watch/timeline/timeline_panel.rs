//! The search map: the whole search on one strip, and the way to any of its steps.

use grove_model::Model;
use grove_model::search::timeline::Window;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::Picture;
use yew::prelude::*;

use super::timeline_canvas::{Canvases, Nodes, Show, use_map};
use super::timeline_pointer::use_pointer;
use crate::components::shared::{Button, Icon, Page};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) page: Page,
    /// What stands at the head of the map.
    pub(crate) children: Html,
}

/// The map with its tools.
#[component]
pub(crate) fn TimelinePanel(props: &Props) -> Html {
    let Props { page, children } = props;
    let Page { text, model, on_msg } = page;
    let canvases = use_memo((), |()| Canvases::default());
    let Nodes { strip, base, over } = canvases.nodes.clone();
    let hovered = use_state_eq(|| None);
    let has_focus = use_state_eq(|| false);
    let is_tall = use_state_eq(|| false);
    let pointed =
        if *has_focus { model.watch.player.as_ref().and_then(|it| it.map.focus) } else { None };
    use_map(&canvases, Show { page: page.clone(), hovered: *hovered, focused: pointed });
    let pointer = use_pointer(&over, model, on_msg, Callback::from(hovered.setter()));
    let on_focus =
        |is_in: bool| Callback::from(has_focus.setter()).reform(move |_: FocusEvent| is_in);
    let facts = Facts::of(model, *text, pointed.or(*hovered));
    let tall = is_tall.then_some("");
    html! {
        <div class="map" data-tall={tall}>
            <div class="map-head">
                {children.clone()}
                <p class="map-words" data-map-words="">{facts.words.clone()}</p>
                {tools(page)}
                {tall_button(*text, *is_tall, &Callback::from(is_tall.setter()))}
            </div>
            <div ref={strip} class="map-strip">
                <canvas ref={base} class="map-canvas" aria-hidden="true"></canvas>
                <canvas
                    ref={over}
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

fn tools(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let is_whole = model.watch.player.as_ref().is_none_or(|it| it.map.window == Window::Whole);
    let button = |action, label, icon, keys, disabled, gesture| {
        let button = page.button(action, label, Msg::Timeline(gesture));
        button.icon(icon).keys(keys).disabled(disabled).keyed().draw()
    };
    let zoom = |permille| TimelineMsg::Zoomed { about: None, permille };
    html! {
        <div class="toolbar map-tools" role="group" aria-label={text.timeline.title}>
            {button("map-zoom-out", text.zoom_out, Icon::ZoomOut, "-", is_whole, zoom(2000))}
            {button("map-fit", text.zoom_fit, Icon::Fit, "0", is_whole, TimelineMsg::Fitted)}
            {button("map-zoom-in", text.zoom_in, Icon::ZoomIn, "+", false, zoom(500))}
            {button("map-centre", text.timeline.centre, Icon::Centre, "C", is_whole, TimelineMsg::Centred)}
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
            {Button::new("map-tall", label, on_tall.reform(move |()| !is_tall)).icon(icon).draw()}
        </span>
    }
}
