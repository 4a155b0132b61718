//! Paints the map outside Yew, and only the parts that have changed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use grove_model::base::settings::Language;
use grove_model::draw::decimal::Decimal;
use grove_model::draw::scene::Scene;
use grove_model::search::timeline::Span;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::{self as map, Picture, PictureKey, Pointed};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{PageProps, PaintContext, use_canvas_painter, with_axis_labels};

/// The elements of the map.
#[derive(Clone, Default)]
pub(crate) struct Nodes {
    /// The container of the canvases, which have its size.
    pub(super) strip: NodeRef,
    /// The canvas for what stays the same from step to step.
    pub(super) base_canvas: NodeRef,
    /// The canvas on top, for what changes.
    pub(super) overlay_canvas: NodeRef,
}

/// The content of the map.
#[derive(Clone, PartialEq)]
pub(crate) struct MapContent {
    pub(super) page: PageProps,
    /// The step that placed the root of the bar under the pointer.
    pub(super) hovered_bar: Option<u64>,
    /// The same for the bar selected by keyboard.
    pub(super) focused_bar: Option<u64>,
}

/// What a painting of the lower canvas depends on.
type BasePaintKey = (PictureKey, f64, u32, Language);

/// The canvases with what was last painted on them.
#[derive(Default)]
pub(crate) struct Canvases {
    pub(super) nodes: Nodes,
    painted_base: Cell<Option<BasePaintKey>>,
    painted_overlay: RefCell<Option<(Scene, f64, u32)>>,
    /// What was last written to the style sheet: the visible steps, the number of all steps, and
    /// the width in pixels.
    written_style: Cell<Option<(Span, u64, f32)>>,
}

/// Repaints the canvases when what they show changes, and reports their size to the model.
#[hook]
pub(crate) fn use_map_canvases(canvases: &Rc<Canvases>, content: MapContent) {
    let on_size = content.page.on_msg.reform(|size| Msg::Timeline(TimelineMsg::Resized(size)));
    let (canvases, theme) = (canvases.clone(), content.page.model.theme);
    let strip = canvases.nodes.strip.clone();
    use_canvas_painter(&strip, content, theme, on_size, move |content, context| {
        canvases.paint(content, context);
    });
}

impl Canvases {
    fn paint(&self, content: &MapContent, context: &PaintContext) {
        let PageProps { text, model, .. } = &content.page;
        let Nodes { base_canvas, overlay_canvas, .. } = &self.nodes;
        let Some(picture) = Picture::of(model) else {
            context.paint_scene(base_canvas, &Scene::default());
            context.paint_scene(overlay_canvas, &Scene::default());
            self.painted_base.set(None);
            self.painted_overlay.replace(None);
            return;
        };
        let base_key = (picture.key(), context.ratio, context.appearance, text.language);
        if self.painted_base.replace(Some(base_key)) != Some(base_key) {
            let shape = model.play.editor.shape();
            context.paint_scene(
                base_canvas,
                &with_axis_labels(*text, shape, |labels| map::base(&picture, labels)),
            );
        }
        let written_style = (picture.scale.span, picture.extent, picture.layout.plot.width);
        if self.written_style.replace(Some(written_style)) != Some(written_style) {
            self.write_style(&picture);
        }
        let bar = |placed_at: Option<u64>| picture.bar(placed_at?);
        let pointed = bar(content.focused_bar).map(Pointed::Focused);
        let pointed = pointed.or_else(|| bar(content.hovered_bar).map(Pointed::Hovered));
        let overlay = (map::overlay(&picture, pointed), context.ratio, context.appearance);
        if self.painted_overlay.borrow().as_ref() != Some(&overlay) {
            context.paint_scene(overlay_canvas, &overlay.0);
            self.painted_overlay.replace(Some(overlay));
        }
    }

    /// Writes the width of the bars and the visible part of the search to the style sheet.
    fn write_style(&self, picture: &Picture<'_>) {
        let strip = self.nodes.strip.cast::<HtmlElement>();
        let player = strip.and_then(|strip| strip.closest(".transport").ok().flatten());
        // Set as close to where they are used as possible, so that fewer styles are recalculated.
        let slider = player.and_then(|player| player.query_selector(".timeline").ok().flatten());
        let Some(slider) = slider.and_then(|slider| slider.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let extent = picture.extent.max(1) as f64;
        let share = |step: u64| format!("{}%", Decimal(step as f64 / extent * 100.0));
        let span = picture.scale.span;
        for (name, value) in [
            ("--map-plot", format!("{}px", Decimal::from(picture.layout.plot.width))),
            ("--map-from", share(span.from)),
            ("--map-length", share(span.length())),
        ] {
            // If this fails, the slider does not show the visible part.
            let _ = slider.style().set_property(name, &value);
        }
    }
}
