//! The maps of all searches, one above the other, on a common scale.

use std::cell::Cell;

use grove_model::Model;
use grove_model::base::settings::Language;
use grove_model::search::compare::{Comparison, Lane, MapScale};
use grove_model::update::msg::{CompareMsg, Msg};
use grove_model::view::timeline::{self as map, Picture, PictureKey};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{
    PageProps, PaintContext, segmented_of, use_canvas_painter, with_axis_labels,
};
use crate::text::lane_sign;

const MAX_MAPS: usize = Comparison::MAX_LANES;

/// What a painted map depends on.
type PaintKey = (PictureKey, u64, u64, Language, u64, u32);

/// The elements of one map, and what was last painted.
#[derive(Default)]
struct Strip {
    /// Has the size of the canvas. The size of the first one applies to all.
    container: NodeRef,
    canvas: NodeRef,
    last_paint_key: Cell<Option<PaintKey>>,
}

/// The maps, with the length of their common axis.
#[component]
pub(crate) fn CompareMaps(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let strips = use_memo((), |()| <[Strip; MAX_MAPS]>::default());
    let on_size = on_msg.reform(|size| Msg::Compare(CompareMsg::MapResized(size)));
    use_canvas_painter(&strips[0].container, page.clone(), model.theme, on_size, {
        let strips = strips.clone();
        move |page, context| paint(&strips, page, context)
    });
    let Some(comparison) = model.comparison.as_deref() else { return Html::default() };
    let words = match comparison.map_scale {
        MapScale::Common => text.comparison().maps_common,
        MapScale::Own => text.comparison().maps_own,
    };
    let name = text.comparison().map_width;
    let lanes = comparison.lanes.iter().zip(strips.iter()).enumerate();
    html! {
        <div class="compare-maps">
            <div class="compare-foot">
                <p>{words}</p>
                <div class="field">
                    <span class="field-word" aria-hidden="true">{name}</span>
                    {segmented_of("across", name, comparison.map_scale, |across| text.map_width(across),
                        &on_msg.reform(|across| Msg::Compare(CompareMsg::ScaleChosen(across))))}
                </div>
            </div>
            <div class="strips">{for lanes.map(|(lane_index, (lane, strip))| map_strip(page, lane_index, (lane, comparison.map_steps(lane)), strip))}</div>
        </div>
    }
}

fn map_strip(
    page: &PageProps,
    lane_index: usize,
    (lane, extent): (&Lane, u64),
    strip: &Strip,
) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let sign = lane_sign(lane_index);
    let on_scrub = {
        let (on_msg, model) = (on_msg.clone(), model.clone());
        Callback::from(move |event: PointerEvent| {
            if event.buttons() & 1 == 1
                && let Some(step) = step_at(&model, lane_index, event.offset_x() as f32)
            {
                on_msg.emit(Msg::Compare(CompareMsg::Scrubbed { lane: lane_index, step }));
            }
        })
    };
    let on_down = on_scrub.reform(|event: PointerEvent| {
        if let Some(element) = event.target_dyn_into::<HtmlElement>() {
            // Without capture, the drag ends as soon as the pointer leaves the map.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        event
    });
    let name = text.lane_search(lane.search());
    let label = format!("{}: {}, {name}", text.timeline.title, text.lane(lane_index));
    html! {
        <div key={lane_index} class="strip">
            <span class="lane-sign" data-lane={sign} title={name}>{sign}</span>
            <div ref={strip.container.clone()} class="strip-map">
                <canvas ref={strip.canvas.clone()} class="map-canvas strip-canvas" role="img"
                    aria-label={label} data-lane-map={sign}
                    data-extent={extent.to_string()}
                    data-step={lane.player.stepper.counters().step().to_string()}
                    data-bars={lane.player.timeline.tiles.bars().all().len().to_string()}
                    onpointerdown={on_down} onpointermove={on_scrub}></canvas>
            </div>
        </div>
    }
}

/// Paints the maps that have changed.
fn paint(strips: &[Strip; MAX_MAPS], page: &PageProps, context: &PaintContext) {
    let PageProps { text, model, .. } = page;
    let Some(comparison) = &model.comparison else { return };
    for (lane, strip) in comparison.lanes.iter().zip(strips) {
        let Some(picture) = picture(comparison, lane) else { continue };
        let (ratio, appearance) = (context.ratio.to_bits(), context.appearance);
        let paint_key =
            (picture.key(), picture.step, picture.extent, text.language, ratio, appearance);
        if strip.last_paint_key.replace(Some(paint_key)) != Some(paint_key) {
            let shape = model.play.editor.shape();
            let scene = with_axis_labels(*text, shape, |labels| map::whole(&picture, labels));
            context.paint_scene(&strip.canvas, &scene);
        }
    }
}

/// Returns the step of a lane's search at this position on its map.
fn step_at(model: &Model, lane_index: usize, x: f32) -> Option<u64> {
    let comparison = model.comparison.as_ref()?;
    let lane = comparison.lanes.get(lane_index)?;
    Some(picture(comparison, lane)?.scale.step(x).min(lane.counters().step()))
}

fn picture<'a>(comparison: &Comparison, lane: &'a Lane) -> Option<Picture<'a>> {
    Picture::of_player(&lane.player, comparison.map_size?, comparison.map_steps(lane), None)
}
