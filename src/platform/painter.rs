//! Paints a [`Scene`] on a canvas: one path per layer, sharp at any pixel ratio.
//!
//! Works both on the page and in the worker: the context of an `OffscreenCanvas` has the same
//! methods, and may be passed in after `unchecked_into`.

use std::cell::RefCell;

use grove_model::draw::decimal::Decimal;
use grove_model::draw::palette::Palette;
use grove_model::draw::raster::Raster;
use grove_model::draw::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;
use web_sys::{
    CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement, ImageData, OffscreenCanvas,
};

/// The number of hatch patterns to keep: those of this theme and of the previous one.
const MAX_HATCHES: usize = 8;

/// Paints a scene from the canvas's top left corner on; `ratio` is the number of canvas pixels per
/// CSS pixel. Clears the area first and respects the caller's transform.
pub fn paint(context: &CanvasRenderingContext2d, scene: &Scene, palette: &Palette, ratio: f64) {
    let (width, height) = (f64::from(scene.width) * ratio, f64::from(scene.height) * ratio);
    context.clear_rect(0.0, 0.0, width.ceil(), height.ceil());
    paint_layers(context, &scene.layers, palette, ratio);
}

/// Returns the context of an offscreen canvas: both kinds of context share all methods used here.
pub(super) fn offscreen(canvas: &OffscreenCanvas) -> Option<CanvasRenderingContext2d> {
    Some(canvas.get_context("2d").ok()??.unchecked_into())
}

/// Returns the context of a canvas on the page.
pub fn context_of(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// Paints a scene on a whole canvas, resizing it to fit.
pub fn paint_canvas(canvas: &HtmlCanvasElement, scene: &Scene, palette: &Palette, ratio: f64) {
    fit(canvas, scene.width.into(), scene.height.into(), ratio);
    let Some(context) = context_of(canvas) else { return };
    let painted =
        Raster::of(scene, palette, ratio).and_then(|raster| paint_pixels(&context, raster));
    match painted {
        Some(layers) => paint_layers(&context, &scene.layers[layers..], palette, ratio),
        None => paint(&context, scene, palette, ratio),
    }
}

/// Replaces the canvas's contents with pixels. Returns the number of layers of the scene they
/// contain.
fn paint_pixels(context: &CanvasRenderingContext2d, raster: Raster) -> Option<usize> {
    let (layers, width) = (raster.layers(), raster.width() as u32);
    let pixels = raster.into_rgba();
    let image = ImageData::new_with_u8_clamped_array(Clamped(&pixels), width).ok()?;
    context.put_image_data(&image, 0.0, 0.0).ok()?;
    Some(layers)
}

/// Paints layers over the present contents.
fn paint_layers(
    context: &CanvasRenderingContext2d,
    layers: &[Layer],
    palette: &Palette,
    ratio: f64,
) {
    let painter = Painter { context, palette, ratio };
    for layer in layers {
        match layer {
            Layer::Path { fill, stroke, parts } => painter.path(*fill, *stroke, parts),
            Layer::Words { ink, size, weight, align, words } => {
                painter.words((*ink, *weight), *size, *align, words);
            }
        }
    }
    context.set_global_alpha(1.0);
}

/// Resizes a canvas to this size in CSS pixels, with one canvas pixel per device pixel.
pub fn fit(canvas: &HtmlCanvasElement, width: f64, height: f64, ratio: f64) {
    let [across, down] = [width, height].map(|side| Raster::pixels(side, ratio));
    if (canvas.width(), canvas.height()) == (across, down) {
        return;
    }
    canvas.set_width(across);
    canvas.set_height(down);
    let style = canvas.style();
    for (name, length) in [("width", width), ("height", height)] {
        // Without it the canvas is as large as its box, and almost as sharp.
        let _ = style.set_property(name, &format!("{}px", Decimal(length)));
    }
}

struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    palette: &'a Palette,
    ratio: f64,
}

impl Painter<'_> {
    fn path(&self, fill: Option<Fill>, stroke: Option<Stroke>, parts: &[Part]) {
        if parts.is_empty() {
            return;
        }
        let context = self.context;
        context.begin_path();
        // A stroke with an odd width is sharp if its center is at half a pixel.
        let width = stroke.map(|stroke| (f64::from(stroke.width) * self.ratio).max(1.0));
        let shift = width.map_or(0.0, |width| (width.round() % 2.0) / 2.0);
        for part in parts {
            self.trace(*part, shift);
        }
        if let Some(fill) = fill {
            self.fill(fill);
        }
        if let (Some(stroke), Some(width)) = (stroke, width) {
            self.stroke(stroke, width);
        }
    }

    fn trace(&self, part: Part, shift: f64) {
        let (context, pixels) = (self.context, |length: f32| f64::from(length) * self.ratio);
        match part {
            Part::Move(x, y) => context.move_to(pixels(x), pixels(y)),
            Part::Line(x, y) => context.line_to(pixels(x), pixels(y)),
            Part::Close => context.close_path(),
            Part::Rect(x, y, width, height) => {
                let (across, down) = Raster::pixel_bounds([x, y, width, height], self.ratio);
                let [left, right] = [across[0] + shift, across[1] - shift];
                let [top, bottom] = [down[0] + shift, down[1] - shift];
                context.rect(left, top, right - left, bottom - top);
            }
            Part::Circle(x, y, radius) => {
                context.move_to(pixels(x + radius), pixels(y));
                // Fails only for a radius below 0.
                let _ = context.arc(
                    pixels(x),
                    pixels(y),
                    pixels(radius.max(0.0)),
                    0.0,
                    std::f64::consts::TAU,
                );
            }
        }
    }

    fn fill(&self, fill: Fill) {
        let context = self.context;
        let (ink, alpha, is_hatched) = match fill {
            Fill::Plain(ink) => (ink, 255, false),
            Fill::Faded(ink, alpha) => (ink, alpha, false),
            Fill::Hatched(ink) => (ink, 255, true),
        };
        let color = self.palette.color(ink);
        match is_hatched.then(|| hatch(color, self.ratio)).flatten() {
            Some(pattern) => context.set_fill_style_canvas_pattern(&pattern),
            None => context.set_fill_style_str(color),
        }
        context.set_global_alpha(f64::from(alpha) / 255.0);
        context.fill();
    }

    fn stroke(&self, stroke: Stroke, width: f64) {
        let context = self.context;
        let dash = 3.0 * self.ratio;
        let dashes = if stroke.dashed { vec![dash, dash] } else { Vec::new() };
        // Cannot fail: lengths of dashes are finite and above 0.
        let _ = context
            .set_line_dash(&js_sys::Array::from_iter(dashes.into_iter().map(JsValue::from_f64)));
        context.set_line_width(width);
        context.set_line_join("round");
        context.set_stroke_style_str(self.palette.color(stroke.ink));
        context.set_global_alpha(1.0);
        context.stroke();
    }

    fn words(
        &self,
        (ink, weight): (Ink, Weight),
        size: f32,
        align: Align,
        words: &[(f32, f32, String)],
    ) {
        let context = self.context;
        let size = Decimal(f64::from(size) * self.ratio);
        context.set_font(&format!("{} {size}px {}", weight.number(), self.palette.font()));
        context.set_text_baseline("middle");
        context.set_text_align(match align {
            Align::Start => "left",
            Align::Middle => "center",
            Align::End => "right",
        });
        context.set_fill_style_str(self.palette.color(ink));
        context.set_global_alpha(1.0);
        for (x, y, word) in words {
            let (x, y) = (f64::from(*x) * self.ratio, f64::from(*y) * self.ratio);
            // If the canvas cannot draw text, it shows the shapes without words.
            let _ = context.fill_text(word, x, y);
        }
    }
}

thread_local! {
    /// The hatch patterns made so far, by color and ratio.
    static HATCHES: RefCell<Vec<(String, f64, CanvasPattern)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the hatch pattern of a color, which is made only once.
fn hatch(color: &str, ratio: f64) -> Option<CanvasPattern> {
    HATCHES.with_borrow_mut(|hatches| {
        let cached = hatches.iter().find(|cached| cached.0 == color && cached.1 == ratio);
        if let Some((_, _, pattern)) = cached {
            return Some(pattern.clone());
        }
        let pattern = make_hatch(color, ratio)?;
        if hatches.len() >= MAX_HATCHES {
            hatches.remove(0);
        }
        hatches.push((color.to_owned(), ratio, pattern.clone()));
        Some(pattern)
    })
}

fn make_hatch(color: &str, ratio: f64) -> Option<CanvasPattern> {
    let size = (f64::from(Fill::HATCH) * ratio).round().max(2.0);
    let canvas = OffscreenCanvas::new(size as u32, size as u32).ok()?;
    let context = offscreen(&canvas)?;
    context.set_stroke_style_str(color);
    context.set_line_width(ratio);
    context.begin_path();
    // The diagonal, and the parts of its neighbors that reach into the tile.
    for shift in [-size, 0.0, size] {
        context.move_to(shift - ratio, size + ratio);
        context.line_to(shift + size + ratio, -ratio);
    }
    context.stroke();
    context.create_pattern_with_offscreen_canvas(&canvas, "repeat").ok()?
}
