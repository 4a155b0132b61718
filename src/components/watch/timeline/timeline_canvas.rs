//! Paints the map outside Yew, and only the parts that have changed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use grove_model::base::settings::Language;
use grove_model::draw::scene::Scene;
use grove_model::search::timeline::Span;
use grove_model::update::msg::{Msg, TimelineMsg};
use grove_model::view::timeline::{self as map, Key, Picture, Pointed};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::shared::{Page, Paint, lettered, use_canvas_painter};

/// The elements of the map.
#[derive(Clone, Default)]
pub(crate) struct Nodes {
    /// The container of the canvases, which have its size.
    pub(super) strip: NodeRef,
    /// The canvas for what stays the same from step to step.
    pub(super) base: NodeRef,
    /// The canvas on top, for what changes.
    pub(super) over: NodeRef,
}

/// What to show.
#[derive(Clone, PartialEq)]
pub(crate) struct Show {
    pub(super) page: Page,
    /// The bar under the pointer, by the step that placed its root.
    pub(super) hovered: Option<u64>,
    /// The bar selected by keyboard.
    pub(super) focused: Option<u64>,
}

/// What a painting of the lower canvas depends on.
type Painting = (Key, f64, u32, Language);

/// The canvases with what was last painted on them.
#[derive(Default)]
pub(crate) struct Canvases {
    pub(super) nodes: Nodes,
    painted: Cell<Option<Painting>>,
    /// What was painted on the upper canvas.
    laid_over: RefCell<Option<(Scene, f64, u32)>>,
    /// What was last written to the style sheet: the visible steps, the number of all steps, and
    /// the width in pixels.
    reported: Cell<Option<(Span, u64, f32)>>,
}

/// Repaints the canvases when what they show changes, and reports their size to the model.
#[hook]
pub(crate) fn use_map(canvases: &Rc<Canvases>, show: Show) {
    let on_size = show.page.on_msg.reform(|size| Msg::Timeline(TimelineMsg::Sized(size)));
    let (canvases, theme) = (canvases.clone(), show.page.model.theme);
    let strip = canvases.nodes.strip.clone();
    use_canvas_painter(&strip, show, theme, on_size, move |show, with| canvases.paint(show, with));
}

impl Canvases {
    fn paint(&self, show: &Show, with: &Paint) {
        let Page { text, model, .. } = &show.page;
        let Nodes { base, over, .. } = &self.nodes;
        let Some(picture) = Picture::of(model) else {
            with.put(base, &Scene::default());
            with.put(over, &Scene::default());
            self.painted.set(None);
            self.laid_over.replace(None);
            return;
        };
        let wanted = (picture.key(), with.ratio, with.appearance, text.language);
        if self.painted.replace(Some(wanted)) != Some(wanted) {
            let shape = model.play.editor.shape();
            with.put(base, &lettered(*text, shape, |labels| map::base(&picture, labels)));
        }
        let reported = (picture.scale.span, picture.extent, picture.layout.plot.width);
        if self.reported.replace(Some(reported)) != Some(reported) {
            self.tell_style(&picture);
        }
        let bars = picture.map.sheets.bars();
        let bar = |placed_at: Option<u64>| bars.placed_at(placed_at?);
        let pointed = bar(show.focused).map(Pointed::Focused);
        let pointed = pointed.or_else(|| bar(show.hovered).map(Pointed::Hovered));
        let overlay = (map::overlay(&picture, pointed), with.ratio, with.appearance);
        if self.laid_over.borrow().as_ref() != Some(&overlay) {
            with.put(over, &overlay.0);
            self.laid_over.replace(Some(overlay));
        }
    }

    /// Writes the width of the bars and the visible part of the search to the style sheet.
    fn tell_style(&self, picture: &Picture<'_>) {
        let strip = self.nodes.strip.cast::<HtmlElement>();
        let player = strip.and_then(|strip| strip.closest(".transport").ok().flatten());
        // Set as close to where they are used as possible, so that fewer styles are recalculated.
        let slider = player.and_then(|player| player.query_selector(".timeline").ok().flatten());
        let Some(slider) = slider.and_then(|slider| slider.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let extent = picture.extent.max(1) as f64;
        let share = |step: u64| format!("{:.4}%", step as f64 / extent * 100.0);
        let span = picture.scale.span;
        for (name, value) in [
            ("--map-plot", format!("{}px", picture.layout.plot.width)),
            ("--map-from", share(span.from)),
            ("--map-length", share(span.length())),
        ] {
            // If this fails, the slider does not show the visible part.
            let _ = slider.style().set_property(name, &value);
        }
    }
}
