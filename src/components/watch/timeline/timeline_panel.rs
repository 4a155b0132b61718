//! The search map: the whole search on one strip, giving access to every step.

use grove_model::draw::decimal::Decimal;
use grove_model::search::player::Player;
use grove_model::search::timeline::Window;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::Picture;
use yew::prelude::*;

use super::timeline_canvas::{Canvases, MapContent, Nodes, use_map_canvases};
use super::timeline_pointer::use_pointer;
use crate::components::shared::{Button, Icon, PageProps, memo};
use crate::components::watch::details::{Details, DetailsChunk};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) page: PageProps,
    pub(crate) details_chunk: DetailsChunk,
}

#[component]
pub(crate) fn TimelinePanel(props: &Props) -> Html {
    let Props { page, details_chunk } = props;
    let details = details_chunk.details;
    let PageProps { text, model, on_msg, .. } = page;
    let canvases = use_memo((), |()| Canvases::default());
    let Nodes { strip, base_canvas, overlay_canvas } = canvases.nodes.clone();
    let hovered_bar = use_state_eq(|| None);
    let has_focus = use_state_eq(|| false);
    let is_tall = use_state_eq(|| false);
    let focused_bar = if *has_focus {
        model.watch.player.as_ref().and_then(|it| it.timeline.focused_step)
    } else {
        None
    };
    use_map_canvases(
        &canvases,
        MapContent { page: page.clone(), hovered_bar: *hovered_bar, focused_bar },
    );
    let pointer = use_pointer(&overlay_canvas, model, on_msg, Callback::from(hovered_bar.setter()));
    let on_focus =
        |is_in: bool| Callback::from(has_focus.setter()).reform(move |_: FocusEvent| is_in);
    let picture = Picture::of(model).zip(model.watch.player.as_ref());
    let bar = picture.as_ref().and_then(|(it, _)| it.bar(focused_bar.or(*hovered_bar)?));
    let words = picture.as_ref().map(|(it, player)| match bar {
        Some(bar) => text.map_bar(&it.facts(bar), player.stepper.shape()),
        None => text.steps_in_view(it.scale.span.from, it.scale.span.to),
    });
    let words = words.unwrap_or_default();
    // They would cover the mark of the first steps, and the step's field says the same.
    let are_words_needed = bar.is_some() || !is_whole_search(page);
    let shown_words = if are_words_needed { words.clone() } else { String::new() };
    // The facts of the map that automation and screen readers receive.
    let fact_of = |fact: fn(&Picture<'_>) -> String| picture.as_ref().map(|(it, _)| fact(it));
    let fact = |of: fn(&Picture<'_>) -> String| fact_of(of).unwrap_or_default();
    let count = |of: fn(&Picture<'_>) -> String| fact_of(of).unwrap_or_else(|| "0".to_owned());
    let is_sharp =
        picture.as_ref().is_some_and(|(it, _)| it.timeline.tiles.is_sharp(it.scale.span));
    let (step, extent) = (count(|it| it.step.to_string()), count(|it| it.extent.to_string()));
    let tall = is_tall.then_some("");
    html! {
        <div class="map" data-tall={tall}>
            <div class="map-head">
                // What is replaced stays inside a wrapper: otherwise Yew would rebuild its siblings.
                <div class="step-wrapper">{step_place(page, details)}</div>
                <p class="map-words" data-map-words="">{shown_words}</p>
                {memo(page, u64::from(is_whole_search(page)), map_tools)}
                {tall_button(*text, *is_tall, &Callback::from(is_tall.setter()))}
            </div>
            <div ref={strip} class="map-strip">
                <canvas ref={base_canvas} class="map-canvas" aria-hidden="true"></canvas>
                <canvas ref={overlay_canvas} class="map-canvas map-over" data-place="map"
                    data-from={fact(|it| it.scale.span.from.to_string())}
                    data-to={fact(|it| it.scale.span.to.to_string())}
                    data-top={fact(|it| it.rows.levels.top.to_string())}
                    data-bottom={fact(|it| it.rows.levels.bottom.to_string())}
                    data-bars={fact(|it| it.timeline.tiles.bars().all().len().to_string())}
                    data-sharp={is_sharp.then_some("")} data-step={step.clone()}
                    data-bar={bar.map(|bar| bar.placed_at.to_string())}
                    data-plot={fact(|it| Decimal::from(it.layout.plot.width).to_string())} tabindex="0"
                    role="slider" aria-label={text.timeline.keys}
                    aria-disabled={picture.is_none().then_some("true")} aria-valuemin="0"
                    aria-valuemax={extent} aria-valuenow={step} aria-valuetext={words}
                    onfocus={on_focus(true)} onblur={on_focus(false)}
                    onpointerdown={pointer.on_down} onpointermove={pointer.on_move}
                    onpointerup={pointer.on_up.clone()} onpointercancel={pointer.on_up}
                    onpointerleave={pointer.on_leave} ondblclick={pointer.on_double_click}></canvas>
                <div class="map-flags-place">{details.map(|details| (details.flags)(page))}</div>
            </div>
        </div>
    }
}

/// Draws the current step, except while it is among the buttons of presenting.
fn step_place(page: &PageProps, details: Option<Details>) -> Html {
    match details {
        Some(_) if page.model.presentation.is_some() => Html::default(),
        Some(details) => (details.step_field)(page),
        None => current_step(page),
    }
}

/// Draws the current step in words, until the field for it has loaded.
fn current_step(page: &PageProps) -> Html {
    let player = page.model.watch.player.as_deref();
    let step = player.map_or(0, |player| player.stepper.counters().step());
    let total = player.and_then(Player::total_steps);
    html! {
        <output class="timeline-step" data-counter="step" data-value={step.to_string()}>
            {player.map(|_| page.text.step(step, total))}
        </output>
    }
}

fn is_whole_search(page: &PageProps) -> bool {
    page.model.watch.player.as_ref().is_none_or(|it| it.timeline.window == Window::Whole)
}

/// The zoom buttons, which depend on whether all of the search is visible.
fn map_tools(page: &PageProps) -> Html {
    let (text, is_whole_search) = (page.text, is_whole_search(page));
    let button = |action, label, icon, keys, disabled, gesture| {
        let button = page.button(action, label, Msg::Timeline(gesture));
        button.icon(icon).keys(text, keys).disabled(disabled).keyed().draw()
    };
    let zoom = |permille| TimelineMsg::Zoomed { about: None, permille };
    html! {
        <div class="toolbar map-tools" role="group" aria-label={text.timeline.title}>
            {button("map-zoom-out", text.zoom_out, Icon::ZOOM_OUT, "-", is_whole_search, zoom(2000))}
            {button("map-fit", text.zoom_fit, Icon::FIT, "0", is_whole_search, TimelineMsg::Fitted)}
            {button("map-zoom-in", text.zoom_in, Icon::ZOOM_IN, "+", false, zoom(500))}
            {button("map-centre", text.timeline.center, Icon::CENTER, "C", is_whole_search, TimelineMsg::Centered)}
        </div>
    }
}

fn tall_button(text: Text, is_tall: bool, on_tall: &Callback<bool>) -> Html {
    let (label, icon) = if is_tall {
        (text.timeline.lower, Icon::LOWER)
    } else {
        (text.timeline.taller, Icon::TALLER)
    };
    html! {
        <span class="map-tall">
            {Button::new("map-tall", label, on_tall.reform(move |()| !is_tall)).icon(icon).draw()}
        </span>
    }
}
