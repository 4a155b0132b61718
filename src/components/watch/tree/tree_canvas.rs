//! A tree of many nodes on a canvas. Only the visible part is painted, whenever that changes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::request_animation_frame;
use grove_model::draw::palette::Palette;
use grove_model::view::tree::{Drawing, View, scene};
use web_sys::{Element, HtmlCanvasElement};
use yew::prelude::*;

use crate::platform::page::{self, SizeObserver};
use crate::platform::painter::{context_of, fit, paint};
use crate::platform::palette;
use crate::text::Text;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) drawing: Rc<Drawing>,
    pub(crate) zoom: f64,
    /// Pixels by which the drawing is shifted to the right and down.
    pub(crate) shift: (f64, f64),
    pub(crate) view: View,
    pub(crate) viewport: NodeRef,
    /// The theme: the palette is read again when it changes.
    pub(crate) theme: &'static str,
    /// Whether the tree is painted. While it is hidden, the canvas keeps its palette.
    pub(crate) is_painted: bool,
}

pub(crate) fn tree_canvas(props: Props) -> Html {
    html! { <TreeCanvas ..props /> }
}

/// The canvas, as large as the scroll container.
#[component]
fn TreeCanvas(props: &Props) -> Html {
    let canvas = use_node_ref();
    let appearance = use_appearance(&props.viewport);
    let palette = use_palette(props, &appearance);
    let appearance = appearance.count;
    let painting = palette.map(|palette| {
        let (props, canvas) = (props.clone(), canvas.clone());
        Painting { props, palette, appearance, canvas }
    });
    use_effect_with(painting, |painting| -> Box<dyn FnOnce()> {
        let Some(painting) = painting else { return Box::new(|| ()) };
        let painted_position = Rc::new(Cell::new(painting.paint()));
        let (painting, frame) = (painting.clone(), Rc::new(RefCell::new(None)));
        let listener = painting.props.viewport.cast::<Element>().map(|viewport| {
            EventListener::new(&viewport, "scroll", move |_| {
                let (painting, painted_position) = (painting.clone(), Rc::clone(&painted_position));
                frame.replace(Some(request_animation_frame(move |_| {
                    // It may have been scrolled to the position that is already painted.
                    if painting.scroll_position() != painted_position.get() {
                        painted_position.set(painting.paint());
                    }
                })));
            })
        });
        Box::new(move || drop(listener))
    });
    html! {
        <canvas ref={canvas} class="tree-canvas" aria-hidden="true" hidden={!props.is_painted}>
        </canvas>
    }
}

/// The page's colors, read when they are first needed and after they may have changed.
#[hook]
fn use_palette(props: &Props, appearance: &Appearance) -> Option<Rc<Palette>> {
    let cache = use_mut_ref(|| None);
    if !props.is_painted {
        return None;
    }
    let key = (props.theme, appearance.count);
    let mut cache = cache.borrow_mut();
    match &*cache {
        Some((cached_key, palette)) if *cached_key == key => Some(Rc::clone(palette)),
        Some(_) | None => {
            let is_printing = appearance.is_printing;
            let palette =
                Rc::new(if is_printing { palette::of_paper() } else { palette::of_page() });
            cache.replace((key, Rc::clone(&palette)));
            Some(palette)
        }
    }
}

/// How the canvas looks from outside.
#[derive(Clone, Copy, Default)]
struct Appearance {
    /// The number of changes of colors, pixel ratio and size so far.
    count: u32,
    /// Whether it is painted for printing.
    is_printing: bool,
}

#[hook]
fn use_appearance(viewport: &NodeRef) -> Appearance {
    let changes = use_mut_ref(Appearance::default);
    let (appearance, update, viewport) = (*changes.borrow(), use_force_update(), viewport.clone());
    use_effect_with((), move |()| {
        let printed = Rc::clone(&changes);
        let change = move || {
            changes.borrow_mut().count += 1;
            update.force_update();
        };
        let print_listeners = page::on_printing({
            let change = change.clone();
            move |is_printing| {
                printed.borrow_mut().is_printing = is_printing;
                change();
            }
        });
        let appearance_listeners = page::on_appearance_change({
            let change = change.clone();
            move |_| change()
        });
        let resizes =
            viewport.cast::<Element>().and_then(|viewport| SizeObserver::of(&viewport, change));
        move || drop((appearance_listeners, print_listeners, resizes))
    });
    appearance
}

/// All that a painting depends on.
#[derive(Clone, PartialEq)]
struct Painting {
    props: Props,
    palette: Rc<Palette>,
    /// Also changes with the size of the scroll container.
    appearance: u32,
    canvas: NodeRef,
}

impl Painting {
    /// Returns the scroll position in pixels: left and top.
    fn scroll_position(&self) -> Option<(i32, i32)> {
        let viewport = self.props.viewport.cast::<Element>()?;
        Some((viewport.scroll_left(), viewport.scroll_top()))
    }

    /// Paints the visible part and returns its scroll position, or `None` if the browser has no
    /// canvas to paint on.
    fn paint(&self) -> Option<(i32, i32)> {
        let Props { text, ref drawing, zoom, shift, view, ref viewport, .. } = self.props;
        let viewport = viewport.cast::<Element>()?;
        let canvas = self.canvas.cast::<HtmlCanvasElement>()?;
        let ratio = gloo::utils::window().device_pixel_ratio();
        let sheet = viewport.query_selector(".tree-sheet").ok()??.get_bounding_client_rect();
        let (width, height) = (canvas_width(&viewport, sheet.width()), viewport.client_height());
        let height = f64::from(height);
        fit(&canvas, width, height, ratio);
        let context = context_of(&canvas)?;
        let scroll_position = self.scroll_position()?;
        let rect = canvas.get_bounding_client_rect();
        let (left, top) = (rect.x() - sheet.x() - shift.0, rect.y() - sheet.y() - shift.1);
        let units = |pixels: f64| (pixels / zoom) as f32;
        let visible_rect = [left, top, left + width, top + height].map(units);
        let view = View { window: Some(visible_rect), ..view };
        let scene = scene(drawing, view, |node| text.figures(node));
        // Erases the previous painting, whatever the transform was then.
        context.reset_transform().ok()?;
        context.clear_rect(0.0, 0.0, width * ratio, height * ratio);
        context.translate((-left * ratio).round(), (-top * ratio).round()).ok()?;
        paint(&context, &scene, &self.palette, zoom * ratio);
        Some(scroll_position)
    }
}

/// Returns the width of the canvas in pixels: that of the visible part. Where the sheet goes on, this
/// includes the place that is kept free for a scroll bar.
fn canvas_width(viewport: &Element, sheet_width: f64) -> f64 {
    let borders = f64::from(2 * viewport.client_left());
    let whole = viewport.get_bounding_client_rect().width() - borders;
    if sheet_width >= whole { whole } else { f64::from(viewport.client_width()) }
}
