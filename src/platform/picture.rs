//! Painting a drawing as a PNG file in the worker.

use grove_model::worker::host::picture::Picture;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, OffscreenCanvas};

use super::painter;

/// Pixels along a side that a canvas supports in every browser.
const MAX_SIDE: f64 = 16_384.0;
/// Pixels in total that a canvas supports in every browser, including those on phones.
const MAX_PIXELS: f64 = 100_000_000.0;
/// Canvas pixels per pixel of the drawing, where that fits.
const MAX_RATIO: f64 = 2.0;

/// Paints a drawing as sharply as a canvas allows. Returns `None` if the browser fails.
pub(super) async fn png(picture: Picture) -> Option<Vec<u8>> {
    let Picture { scene, palette } = picture;
    let (width, height) = (f64::from(scene.width).max(1.0), f64::from(scene.height).max(1.0));
    let ratio = MAX_RATIO
        .min(MAX_SIDE / width)
        .min(MAX_SIDE / height)
        .min((MAX_PIXELS / (width * height)).sqrt());
    let pixels = |length: f64| ((length * ratio) as u32).max(1);
    let canvas = OffscreenCanvas::new(pixels(width), pixels(height)).ok()?;
    let context = painter::offscreen(&canvas)?;
    painter::paint(&context, &scene, &palette, ratio);
    // The drawing gets the background of the page.
    context.set_global_composite_operation("destination-over").ok()?;
    context.set_fill_style_str(palette.color(grove_model::draw::scene::Ink::Paper));
    context.fill_rect(0.0, 0.0, f64::from(pixels(width)), f64::from(pixels(height)));
    let blob = JsFuture::from(canvas.convert_to_blob().ok()?).await.ok()?;
    let buffer = JsFuture::from(blob.unchecked_into::<Blob>().array_buffer()).await.ok()?;
    Some(Uint8Array::new(buffer.unchecked_ref::<ArrayBuffer>()).to_vec())
}
