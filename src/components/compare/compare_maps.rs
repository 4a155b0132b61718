//! The maps of all searches, one above the other, on a common scale.

use std::cell::Cell;

use grove_model::Model;
use grove_model::base::settings::Language;
use grove_model::search::compare::{Across, Comparison, Lane};
use grove_model::update::msg::{CompareMsg, Msg};
use grove_model::view::timeline::{self as map, Key, Picture};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{Page, Paint, lettered, segmented_of, use_canvas_painter};
use crate::text::lane_sign;

/// The maximum number of maps.
const MAPS: usize = Comparison::MOST;

/// What a painted map depends on.
type Painted = (Key, u64, u64, Language, u64, u32);

/// The elements of one map, and what was last painted.
#[derive(Default)]
struct Strip {
    /// Has the size of the canvas. The size of the first one applies to all.
    holder: NodeRef,
    canvas: NodeRef,
    painted: Cell<Option<Painted>>,
}

/// The maps, with the length of their common axis.
#[component]
pub(crate) fn CompareMaps(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let strips = use_memo((), |()| <[Strip; MAPS]>::default());
    let on_size = on_msg.reform(|size| Msg::Compare(CompareMsg::Sized(size)));
    use_canvas_painter(&strips[0].holder, page.clone(), model.theme, on_size, {
        let strips = strips.clone();
        move |page, with| paint(&strips, page, with)
    });
    let Some(comparison) = model.comparison.as_deref() else { return Html::default() };
    let words = match comparison.across {
        Across::Common => text.compare.maps_common,
        Across::Own => text.compare.maps_own,
    };
    let name = text.compare.map_width;
    let lanes = comparison.lanes.iter().zip(strips.iter()).enumerate();
    html! {
        <div class="compare-maps">
            <div class="compare-foot">
                <p>{words}</p>
                <div class="field">
                    <span class="field-word" aria-hidden="true">{name}</span>
                    {segmented_of("across", name, comparison.across, |across| text.map_width(across),
                        &on_msg.reform(|across| Msg::Compare(CompareMsg::Across(across))))}
                </div>
            </div>
            <div class="strips">{for lanes.map(|(place, (lane, strip))| draw(page, place, (lane, comparison.across(lane)), strip))}</div>
        </div>
    }
}

fn draw(page: &Page, place: usize, (lane, extent): (&Lane, u64), strip: &Strip) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let sign = lane_sign(place);
    let touch = {
        let (on_msg, model) = (on_msg.clone(), model.clone());
        Callback::from(move |event: PointerEvent| {
            if event.buttons() & 1 == 1
                && let Some(step) = step_at(&model, place, event.offset_x() as f32)
            {
                on_msg.emit(Msg::Compare(CompareMsg::Scrubbed { lane: place, step }));
            }
        })
    };
    let on_down = touch.reform(|event: PointerEvent| {
        if let Some(element) = event.target_dyn_into::<HtmlElement>() {
            // Without capture, the drag ends as soon as the pointer leaves the map.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        event
    });
    let name = text.strategy_name(lane.strategy());
    let spoken = format!("{}: {}, {name}", text.timeline.title, text.lane(place));
    html! {
        <div key={place} class="strip">
            <span class="lane-sign" data-lane={sign} title={name}>{sign}</span>
            <div ref={strip.holder.clone()} class="strip-map">
                <canvas ref={strip.canvas.clone()} class="map-canvas strip-canvas" role="img"
                    aria-label={spoken} data-lane-map={sign}
                    data-extent={extent.to_string()}
                    data-step={lane.player.at.counters().step().to_string()}
                    data-bars={lane.player.map.sheets.bars().all().len().to_string()}
                    onpointerdown={on_down} onpointermove={touch}></canvas>
            </div>
        </div>
    }
}

/// Paints the maps that have changed.
fn paint(strips: &[Strip; MAPS], page: &Page, with: &Paint) {
    let Page { text, model, .. } = page;
    let Some(comparison) = &model.comparison else { return };
    for (lane, strip) in comparison.lanes.iter().zip(strips) {
        let Some(picture) = picture(comparison, lane) else { continue };
        let (ratio, appearance) = (with.ratio.to_bits(), with.appearance);
        let wanted =
            (picture.key(), picture.step, picture.extent, text.language, ratio, appearance);
        if strip.painted.replace(Some(wanted)) != Some(wanted) {
            let shape = model.play.editor.shape();
            let scene = lettered(*text, shape, |labels| map::whole(&picture, labels));
            with.put(&strip.canvas, &scene);
        }
    }
}

/// Returns the step of a lane's search at this position on its map.
fn step_at(model: &Model, place: usize, x: f32) -> Option<u64> {
    let comparison = model.comparison.as_ref()?;
    let lane = comparison.lanes.get(place)?;
    Some(picture(comparison, lane)?.scale.step(x).min(lane.counters().step()))
}

fn picture<'a>(comparison: &Comparison, lane: &'a Lane) -> Option<Picture<'a>> {
    Picture::of_player(&lane.player, comparison.map_size?, comparison.across(lane), None)
}
