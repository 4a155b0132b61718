//! A drawing that is painted out of sight, no longer in one frame than it may take,
//! and shown when it is whole.

use std::rc::Rc;

use grove_model::scene::{Palette, Scene};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, OffscreenCanvas};

use super::painter::{fit, paint_layers};
use super::timing;

/// Milliseconds of painting in one frame. It leaves as much again for what else a
/// picture takes: layers are not cut, and what was painted is put on the screen.
const MILLISECONDS: f64 = 3.0;

/// A drawing on its way.
pub struct Sketch {
    scene: Scene,
    palette: Rc<Palette>,
    ratio: f64,
    canvas: OffscreenCanvas,
    context: CanvasRenderingContext2d,
    /// Layers that are painted.
    painted: usize,
}

impl Sketch {
    /// Begins with nothing; `None` where the browser has no canvas to paint on.
    pub fn new(scene: Scene, palette: Rc<Palette>, ratio: f64) -> Option<Self> {
        let pixels = |length: f32| (f64::from(length) * ratio).round() as u32;
        let canvas = OffscreenCanvas::new(pixels(scene.width), pixels(scene.height)).ok()?;
        let context = canvas.get_context("2d").ok()??.unchecked_into();
        Some(Self { scene, palette, ratio, canvas, context, painted: 0 })
    }

    /// Paints on for one frame, and says whether that was the last of it.
    pub fn go_on(&mut self) -> bool {
        let begun = timing::now();
        while let Some(layer) = self.scene.layers.get(self.painted) {
            paint_layers(&self.context, std::slice::from_ref(layer), &self.palette, self.ratio);
            self.painted += 1;
            if timing::now() - begun >= MILLISECONDS {
                break;
            }
        }
        self.painted == self.scene.layers.len()
    }

    /// Puts what is painted on a canvas, instead of what was there.
    pub fn show(&self, on: &HtmlCanvasElement) -> Option<()> {
        fit(on, self.scene.width.into(), self.scene.height.into(), self.ratio);
        let context = on.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
        context.clear_rect(0.0, 0.0, on.width().into(), on.height().into());
        context.draw_image_with_offscreen_canvas(&self.canvas, 0.0, 0.0).ok()
    }
}
