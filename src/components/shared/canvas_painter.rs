//! Canvases that are painted outside Yew, at most once per frame, in the page's colors.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use grove_model::base::settings::Theme;
use grove_model::draw::palette::Palette;
use grove_model::draw::scene::Scene;
use grove_model::draw::size::Size;
use grove_model::view::timeline::AxisLabels;
use sudoku_engine::board::Shape;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::page::{SizeObserver, on_appearance_change, on_printing};
use crate::platform::{painter, palette};
use crate::text::Text;

/// What is needed to paint a canvas.
#[derive(Clone)]
pub(crate) struct PaintContext {
    pub(crate) palette: Rc<Palette>,
    /// Changes with the colors.
    pub(crate) appearance: u32,
    /// Device pixels per CSS pixel.
    pub(crate) ratio: f64,
}

impl PaintContext {
    pub(crate) fn paint_scene(&self, canvas: &NodeRef, scene: &Scene) {
        if let Some(canvas) = canvas.cast() {
            painter::paint_canvas(&canvas, scene, &self.palette, self.ratio);
        }
    }
}

type PaintFn = Box<dyn Fn(&PaintContext)>;

#[derive(Default)]
struct CanvasPainter {
    paint: RefCell<Option<PaintFn>>,
    /// `None` until it is read from the style sheet.
    palette: RefCell<Option<Rc<Palette>>>,
    appearance: Cell<u32>,
    frame: RefCell<Option<AnimationFrame>>,
}

/// Paints `content` when it changes, when the container's size or the page's colors or pixel
/// ratio change, and for printing. Reports the size to the model.
#[hook]
pub(crate) fn use_canvas_painter<T: Clone + PartialEq + 'static>(
    container: &NodeRef,
    content: T,
    theme: Theme,
    on_size: Callback<Size>,
    paint: impl Fn(&T, &PaintContext) + 'static,
) {
    let painter = use_memo((), |()| CanvasPainter::default());
    use_effect_with((), {
        let (painter, container) = (Rc::clone(&painter), container.clone());
        move |()| {
            let theme_painter = Rc::clone(&painter);
            let appearance_listeners =
                on_appearance_change(move |_| theme_painter.forget_palette());
            let printed_painter = Rc::clone(&painter);
            let print_listeners =
                on_printing(move |is_printing| printed_painter.set_printing(is_printing));
            let container = container.cast::<HtmlElement>();
            let resizes = container.and_then(|container| {
                SizeObserver::of(&container.clone(), move || {
                    let [width, height] = [container.client_width(), container.client_height()]
                        .map(|length| u16::try_from(length).unwrap_or_default());
                    on_size.emit(Size { width, height });
                    painter.schedule();
                })
            });
            move || drop((appearance_listeners, print_listeners, resizes))
        }
    });
    use_effect_with(theme, {
        let painter = Rc::clone(&painter);
        move |_| painter.forget_palette()
    });
    use_effect_with(content, move |content| {
        let content = content.clone();
        painter.paint.replace(Some(Box::new(move |context| paint(&content, context))));
        painter.schedule();
    });
}

impl CanvasPainter {
    /// Discards the colors and schedules a repaint, which reads them again.
    fn forget_palette(self: &Rc<Self>) {
        self.palette.replace(None);
        self.appearance.set(self.appearance.get() + 1);
        self.schedule();
    }

    /// Paints in the colors of paper at once before printing, and in those of the page afterwards.
    fn set_printing(self: &Rc<Self>, is_printing: bool) {
        if is_printing {
            self.palette.replace(Some(Rc::new(palette::of_paper())));
            self.appearance.set(self.appearance.get() + 1);
            self.draw();
        } else {
            self.forget_palette();
        }
    }

    fn schedule(self: &Rc<Self>) {
        let mut frame = self.frame.borrow_mut();
        if frame.is_none() {
            let painter = Rc::clone(self);
            *frame = Some(request_animation_frame(move |_| {
                painter.frame.replace(None);
                painter.draw();
            }));
        }
    }

    fn draw(&self) {
        let mut palette = self.palette.borrow_mut();
        let palette = Rc::clone(palette.get_or_insert_with(|| Rc::new(palette::of_page())));
        let ratio = gloo::utils::window().device_pixel_ratio();
        if let Some(paint) = self.paint.borrow().as_ref() {
            paint(&PaintContext { palette, appearance: self.appearance.get(), ratio });
        }
    }
}

/// Draws something whose axes have labels in a language.
pub(crate) fn with_axis_labels<T>(
    text: Text,
    shape: Shape,
    draw: impl FnOnce(AxisLabels<'_>) -> T,
) -> T {
    let cell = |cell| text.short_cell(cell, shape);
    draw(AxisLabels { cell: &cell, number: &|number| text.number(number) })
}
