//! The maps of all searches, one above the other, on one scale.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use grove_model::Msg;
use grove_model::base::settings::Language;
use grove_model::draw::palette::Palette;
use grove_model::draw::size::Size;
use grove_model::search::compare::Across;
use grove_model::search::compare::Comparison;
use grove_model::update::compare::CompareMsg;
use grove_model::view::timeline as map;
use grove_model::view::timeline::{AxisLabels, Key, Picture};
use web_sys::{HtmlElement, PointerEvent};
use yew::{
    Callback, Html, NodeRef, Properties, TargetCast, component, html, use_effect_with, use_memo,
};

use crate::components::Shared;
use crate::components::shared::segmented::segmented_of;
use crate::platform::page::{self, Resizes};
use crate::platform::painter::put;
use crate::platform::palette;
use crate::text::{Text, lane_sign};

/// The most maps there can be.
const MAPS: usize = Comparison::MOST;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The maps, and how long they are across.
#[component]
pub(crate) fn CompareMaps(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let comparison = &model.comparison;
    let easel = use_memo((), |()| Easel::default());
    {
        let (easel, on_msg) = (Rc::clone(&easel), on_msg.clone());
        use_effect_with(comparison.lanes.len(), move |_| {
            let listeners = listen(&easel, on_msg);
            move || drop(listeners)
        });
    }
    {
        let easel = Rc::clone(&easel);
        use_effect_with(model.theme, move |_| easel.forget_palette());
    }
    {
        let easel = Rc::clone(&easel);
        use_effect_with((model.clone(), *text), move |(model, text)| {
            easel.show.replace(Some((model.clone(), *text)));
            schedule(&easel);
        });
    }
    let words = match comparison.across {
        Across::Common => text.compare.maps_common,
        Across::Own => text.compare.maps_own,
    };
    let name = text.compare.map_width;
    let strips =
        (0..comparison.lanes.len()).map(|place| strip(*text, model, place, &easel, on_msg));
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
            <div class="strips">{for strips}</div>
        </div>
    }
}

fn strip(
    text: Text,
    model: &Shared,
    place: usize,
    easel: &Rc<Easel>,
    on_msg: &Callback<Msg>,
) -> Html {
    let Some(lane) = model.comparison.lanes.get(place) else { return Html::default() };
    let sign = lane_sign(place);
    let touch = {
        let (easel, on_msg, model) = (Rc::clone(easel), on_msg.clone(), model.clone());
        Callback::from(move |event: PointerEvent| {
            if event.buttons() & 1 == 1
                && let Some(step) = easel.step_at(&model, place, event.offset_x() as f32)
            {
                on_msg.emit(Msg::Compare(CompareMsg::Scrubbed { lane: place, step }));
            }
        })
    };
    let on_down = touch.reform(|event: PointerEvent| {
        if let Some(element) = event.target_dyn_into::<HtmlElement>() {
            // Without it the map is left as soon as the pointer leaves it.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        event
    });
    let name = text.strategy_name(lane.strategy());
    let spoken = format!("{}: {}, {name}", text.timeline.title, text.lane(place));
    html! {
        <div key={place} class="strip">
            <span class="lane-sign" data-lane={sign} title={name}>{sign}</span>
            <div ref={easel.holders[place].clone()} class="strip-map">
                <canvas ref={easel.nodes[place].clone()} class="map-canvas strip-canvas" role="img"
                    aria-label={spoken} data-lane-map={sign}
                    data-extent={model.comparison.across(lane).to_string()}
                    data-step={lane.player.at.counters().step().to_string()}
                    data-bars={lane.player.map.sheets.bars().all().len().to_string()}
                    onpointerdown={on_down} onpointermove={touch}></canvas>
            </div>
        </div>
    }
}

/// What a map that has been painted was of.
type Painted = (Key, u64, u64, Language, u64);

/// The canvases with what was painted on them last.
#[derive(Default)]
struct Easel {
    holders: [NodeRef; MAPS],
    nodes: [NodeRef; MAPS],
    show: RefCell<Option<(Shared, Text)>>,
    palette: RefCell<Option<Rc<Palette>>>,
    painted: RefCell<[Option<Painted>; MAPS]>,
    frame: RefCell<Option<AnimationFrame>>,
}

/// Hears of the size of the first map, which is that of all, and of other colours.
fn listen(easel: &Rc<Easel>, on_msg: Callback<Msg>) -> (Option<Resizes>, Vec<EventListener>) {
    let holder = easel.holders[0].cast::<HtmlElement>();
    let sized = {
        let easel = Rc::clone(easel);
        move |holder: &HtmlElement| {
            let side = |length: i32| u16::try_from(length).unwrap_or_default();
            let (width, height) = (side(holder.client_width()), side(holder.client_height()));
            on_msg.emit(Msg::Compare(CompareMsg::Sized(Size { width, height })));
            schedule(&easel);
        }
    };
    let resizes = holder.and_then(|holder| Resizes::of(&holder.clone(), move || sized(&holder)));
    let dressed = {
        let easel = Rc::clone(easel);
        move |_: &web_sys::Event| {
            easel.forget_palette();
            schedule(&easel);
        }
    };
    (resizes, page::on_other_dress(dressed))
}

/// At most once a frame, however much happens.
fn schedule(easel: &Rc<Easel>) {
    let mut frame = easel.frame.borrow_mut();
    if frame.is_none() {
        let easel = Rc::clone(easel);
        *frame = Some(request_animation_frame(move |_| {
            easel.frame.replace(None);
            easel.paint();
        }));
    }
}

impl Easel {
    fn forget_palette(&self) {
        self.palette.replace(None);
        self.painted.replace([None; MAPS]);
    }

    /// Paints the maps that have changed.
    fn paint(&self) {
        let show = self.show.borrow();
        let Some((model, text)) = show.as_ref() else { return };
        let ratio = gloo::utils::window().device_pixel_ratio();
        let palette = {
            let mut palette = self.palette.borrow_mut();
            Rc::clone(palette.get_or_insert_with(|| Rc::new(palette::of_page())))
        };
        let shape = model.play.editor.shape();
        let lettering = AxisLabels {
            cell: &|cell| text.short_cell(cell, shape),
            number: &|number| text.number(number),
        };
        for place in 0..model.comparison.lanes.len().min(MAPS) {
            let Some(picture) = picture(model, place) else { continue };
            let painted =
                (picture.key(), picture.step, picture.extent, text.language, ratio.to_bits());
            if self.painted.borrow()[place] != Some(painted) {
                self.painted.borrow_mut()[place] = Some(painted);
                if let Some(canvas) = self.nodes[place].cast() {
                    put(&canvas, &map::whole(&picture, lettering), &palette, ratio);
                }
            }
        }
    }

    /// The step of a lane's search at this place of its map.
    fn step_at(&self, model: &Shared, place: usize, x: f32) -> Option<u64> {
        let picture = picture(model, place)?;
        let lane = model.comparison.lanes.get(place)?;
        Some(picture.scale.step(x).min(lane.counters().step()))
    }
}

fn picture(model: &Shared, place: usize) -> Option<Picture<'_>> {
    let comparison = &model.comparison;
    let lane = comparison.lanes.get(place)?;
    Picture::of_player(&lane.player, comparison.map_size?, comparison.across(lane), None)
}
