//! Paints the map beside Yew: at most once a frame, and only what has changed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::{AnimationFrame, request_animation_frame};
use grove_model::Msg;
use grove_model::base::settings::Language;
use grove_model::draw::palette::Palette;
use grove_model::draw::scene::Scene;
use grove_model::draw::size::Size;
use grove_model::search::timeline::Span;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::timeline as map;
use grove_model::view::timeline::{AxisLabels, Key, Picture, Pointed};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;
use yew::{Callback, NodeRef, hook, use_effect_with, use_memo};

use crate::components::Shared;
use crate::platform::page::{self, Resizes};
use crate::platform::painter::put;
use crate::platform::palette;
use crate::text::Text;

/// The elements that the map is drawn on.
#[derive(Clone, PartialEq)]
pub(crate) struct Nodes {
    /// What holds the canvases and has their size.
    pub(super) strip: NodeRef,
    /// The canvas of what stays from step to step.
    pub(super) base: NodeRef,
    /// The canvas of what does not, over the other.
    pub(super) over: NodeRef,
}

/// What is to be shown.
#[derive(Clone, PartialEq)]
pub(crate) struct Show {
    pub(super) model: Shared,
    pub(super) text: Text,
    /// The bar under the pointer, by the step that placed its root.
    pub(super) hovered: Option<u64>,
    /// The bar that keys have come to.
    pub(super) focused: Option<u64>,
}

/// Keeps the canvases true to what is to be shown, and the model true to their size.
#[hook]
pub(crate) fn use_easel(nodes: &Nodes, show: Show, on_msg: &Callback<Msg>) {
    let easel = {
        let nodes = nodes.clone();
        use_memo((), move |()| Easel::new(nodes))
    };
    {
        let (easel, on_msg) = (Easel::clone(&easel), on_msg.clone());
        use_effect_with((), move |()| {
            let listeners = easel.listen(on_msg);
            move || drop(listeners)
        });
    }
    {
        let easel = Easel::clone(&easel);
        use_effect_with(show.model.theme, move |_| easel.forget_palette());
    }
    use_effect_with(show, move |show| easel.show(show.clone()));
}

/// What a painting of the lower canvas depends on but for its colours.
type Painting = (Key, f64, Language);

/// The canvases with what was painted on them last.
#[derive(Clone)]
struct Easel(Rc<Inner>);

struct Inner {
    nodes: Nodes,
    show: RefCell<Option<Show>>,
    palette: RefCell<Option<Rc<Palette>>>,
    painted: Cell<Option<Painting>>,
    /// What the style sheet was told last: the steps in view, all there are, pixels.
    told: Cell<Option<(Span, u64, f32)>>,
    frame: RefCell<Option<AnimationFrame>>,
}

/// Dropping it ends the listening.
struct Listeners {
    _resizes: Option<Resizes>,
    _others: Vec<EventListener>,
}

impl Easel {
    fn new(nodes: Nodes) -> Self {
        Self(Rc::new(Inner {
            nodes,
            show: RefCell::default(),
            palette: RefCell::default(),
            painted: Cell::default(),
            told: Cell::default(),
            frame: RefCell::default(),
        }))
    }

    /// Listens to what changes size, sharpness and colours.
    fn listen(&self, on_msg: Callback<Msg>) -> Listeners {
        let strip = self.0.nodes.strip.cast::<HtmlElement>();
        let easel = self.clone();
        let resizes = strip.and_then(|strip| {
            Resizes::of(&strip.clone(), move || {
                let side = |length: i32| u16::try_from(length).unwrap_or_default();
                let size =
                    Size { width: side(strip.client_width()), height: side(strip.client_height()) };
                on_msg.emit(Msg::Timeline(TimelineMsg::Sized(size)));
                easel.schedule();
            })
        });
        let forget = |easel: Self| move |_: &web_sys::Event| easel.forget_palette();
        let others = page::on_other_dress(forget(self.clone()));
        Listeners { _resizes: resizes, _others: others }
    }

    /// Colours are read anew before the next painting.
    fn forget_palette(&self) {
        self.0.palette.replace(None);
        self.0.painted.set(None);
        self.schedule();
    }

    fn show(&self, show: Show) {
        self.0.show.replace(Some(show));
        self.schedule();
    }

    fn schedule(&self) {
        let mut frame = self.0.frame.borrow_mut();
        if frame.is_none() {
            let easel = self.clone();
            *frame = Some(request_animation_frame(move |_| {
                easel.0.frame.replace(None);
                easel.draw();
            }));
        }
    }

    fn draw(&self) {
        let show = self.0.show.borrow();
        let Some(show) = show.as_ref() else { return };
        let palette = self.palette();
        let ratio = gloo::utils::window().device_pixel_ratio();
        let on = |node: &NodeRef, scene: &Scene| {
            if let Some(canvas) = node.cast() {
                put(&canvas, scene, &palette, ratio);
            }
        };
        let Some(picture) = Picture::of(&show.model) else {
            for node in [&self.0.nodes.base, &self.0.nodes.over] {
                on(node, &Scene::default());
            }
            self.0.painted.set(None);
            return;
        };
        let wanted = (picture.key(), ratio, show.text.language);
        if self.0.painted.replace(Some(wanted)) != Some(wanted) {
            let (text, shape) = (show.text, show.model.play.editor.shape());
            let lettering = AxisLabels {
                cell: &|cell| text.short_cell(cell, shape),
                number: &|number| text.number(number),
            };
            on(&self.0.nodes.base, &map::base(&picture, lettering));
        }
        let told = (picture.scale.span, picture.extent, picture.layout.plot.width);
        if self.0.told.replace(Some(told)) != Some(told) {
            self.tell_style(&picture);
        }
        let bars = picture.map.sheets.bars();
        let bar = |placed_at: Option<u64>| bars.placed_at(placed_at?);
        let pointed = bar(show.focused)
            .map(Pointed::Focused)
            .or_else(|| bar(show.hovered).map(Pointed::Hovered));
        on(&self.0.nodes.over, &map::overlay(&picture, pointed));
    }

    fn palette(&self) -> Rc<Palette> {
        let mut palette = self.0.palette.borrow_mut();
        Rc::clone(palette.get_or_insert_with(|| Rc::new(palette::of_page())))
    }

    /// Tells the style sheet how wide the bars are, and what part of the search is in
    /// view.
    fn tell_style(&self, picture: &Picture<'_>) {
        let strip = self.0.nodes.strip.cast::<HtmlElement>();
        let player = strip.and_then(|strip| strip.closest(".transport").ok().flatten());
        // The nearer to what they are for, the less is styled anew.
        let slider = player.and_then(|player| player.query_selector(".timeline").ok().flatten());
        let Some(slider) = slider.and_then(|slider| slider.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let extent = picture.extent.max(1) as f64;
        let share = |step: u64| format!("{:.4}%", step as f64 / extent * 100.0);
        let span = picture.scale.span;
        let width = format!("{}px", picture.layout.plot.width);
        for (name, value) in [
            ("--map-plot", width),
            ("--map-from", share(span.from)),
            ("--map-length", share(span.length())),
        ] {
            // A style sheet without it shows no window on the slider.
            let _ = slider.style().set_property(name, &value);
        }
    }
}
