//! A tree of many nodes on a canvas. Only the visible part is painted, whenever that changes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::render::request_animation_frame;
use grove_model::draw::palette::Palette;
use grove_model::view::tree::{Drawing, View, scene};
use web_sys::Element;
use yew::prelude::*;

use crate::platform::page::{self, Resizes};
use crate::platform::painter::{context_of, fit, paint};
use crate::platform::palette;
use crate::text::Text;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) drawing: Rc<Drawing>,
    pub(crate) zoom: f64,
    /// Pixels by which the drawing is shifted to the right.
    pub(crate) shift: f64,
    pub(crate) view: View,
    /// The scroll container.
    pub(crate) window: NodeRef,
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
    let appearance = use_appearance(&props.window);
    let palette = use_palette(props, appearance);
    let painting = palette.map(|palette| {
        let (props, canvas) = (props.clone(), canvas.clone());
        Painting { props, palette, appearance, canvas }
    });
    use_effect_with(painting, |painting| -> Box<dyn FnOnce()> {
        let Some(painting) = painting else { return Box::new(|| ()) };
        let painted = Rc::new(Cell::new(painting.paint()));
        let (painting, frame) = (painting.clone(), Rc::new(RefCell::new(None)));
        let listener = painting.props.window.cast::<Element>().map(|window| {
            EventListener::new(&window, "scroll", move |_| {
                let (painting, painted) = (painting.clone(), Rc::clone(&painted));
                frame.replace(Some(request_animation_frame(move |_| {
                    // It may have been scrolled to the position that is already painted.
                    if painting.corner() != painted.get() {
                        painted.set(painting.paint());
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
fn use_palette(props: &Props, appearance: u32) -> Option<Rc<Palette>> {
    let known = use_mut_ref(|| None);
    if !props.is_painted {
        return None;
    }
    let now = (props.theme, appearance);
    let mut known = known.borrow_mut();
    match &*known {
        Some((of, palette)) if *of == now => Some(Rc::clone(palette)),
        Some(_) | None => {
            let palette = Rc::new(palette::of_page());
            known.replace((now, Rc::clone(&palette)));
            Some(palette)
        }
    }
}

/// Counts changes of colors, pixel ratio and size from outside.
#[hook]
fn use_appearance(window: &NodeRef) -> u32 {
    let changes = use_mut_ref(|| 0_u32);
    let (now, update, window) = (*changes.borrow(), use_force_update(), window.clone());
    use_effect_with((), move |()| {
        let change = move || {
            *changes.borrow_mut() += 1;
            update.force_update();
        };
        let others = page::on_appearance_change({
            let change = change.clone();
            move |_| change()
        });
        let resizes = window.cast::<Element>().and_then(|window| Resizes::of(&window, change));
        move || drop((others, resizes))
    });
    now
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
    fn corner(&self) -> Option<(i32, i32)> {
        let window = self.props.window.cast::<Element>()?;
        Some((window.scroll_left(), window.scroll_top()))
    }

    /// Paints the visible part and returns its scroll position, or `None` if the browser has no
    /// canvas to paint on.
    fn paint(&self) -> Option<(i32, i32)> {
        let Props { text, ref drawing, zoom, shift, view, ref window, .. } = self.props;
        let (window, canvas) = (window.cast::<Element>()?, self.canvas.cast()?);
        let ratio = gloo::utils::window().device_pixel_ratio();
        let (width, height) = (f64::from(window.client_width()), f64::from(window.client_height()));
        fit(&canvas, width, height, ratio);
        let context = context_of(&canvas)?;
        let corner = self.corner()?;
        let (left, top) = (f64::from(corner.0) - shift, f64::from(corner.1));
        let units = |pixels: f64| (pixels / zoom) as f32;
        let sight = [left, top, left + width, top + height].map(units);
        let view = View { window: Some(sight), ..view };
        let scene = scene(drawing, view, |node| text.figures(node));
        // Erases the previous painting, whatever the transform was then.
        context.reset_transform().ok()?;
        context.clear_rect(0.0, 0.0, width * ratio, height * ratio);
        context.translate((-left * ratio).round(), (-top * ratio).round()).ok()?;
        paint(&context, &scene, &self.palette, zoom * ratio);
        Some(corner)
    }
}
