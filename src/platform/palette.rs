//! The style sheet's colors, in a form that canvases and files can use.

use grove_model::draw::palette::Palette;
use grove_model::draw::scene::Ink;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, OffscreenCanvas};

use super::painter::offscreen;

/// Returns the current colors and font of the page.
pub fn of_page() -> Palette {
    palette(None)
}

/// Returns the colors and the font for printing: those of the light theme.
pub fn of_paper() -> Palette {
    palette(Some("light"))
}

fn palette(color_scheme: Option<&str>) -> Palette {
    let computed_style = computed_style(color_scheme).unwrap_or_default();
    let colors = rgb(&computed_style.colors).unwrap_or_default();
    Palette { colors, font: computed_style.font }
}

/// Colors as the browser computes them, in the color space in which they were written.
#[derive(Default)]
struct ComputedStyle {
    colors: Vec<String>,
    font: String,
}

/// Reads the colors from elements made for the purpose, one per color, so that the browser styles
/// them all at once. `color_scheme` takes precedence over that of the page.
fn computed_style(color_scheme: Option<&str>) -> Option<ComputedStyle> {
    let document = gloo::utils::document();
    let body = document.body()?;
    let element = || document.create_element("span").ok()?.dyn_into::<HtmlElement>().ok();
    let probe = element()?;
    probe.set_hidden(true);
    if let Some(color_scheme) = color_scheme {
        probe.style().set_property("color-scheme", color_scheme).ok()?;
    }
    let mut probes = Vec::new();
    for ink in Ink::all() {
        let child = element()?;
        child.style().set_property("color", &format!("var({})", ink.property())).ok()?;
        probe.append_child(&child).ok()?;
        probes.push(child);
    }
    body.append_child(&probe).ok()?;
    let window = gloo::utils::window();
    let value = |element: &HtmlElement, name: &str| {
        window.get_computed_style(element).ok()??.get_property_value(name).ok()
    };
    let colors = probes.iter().map(|probe| value(probe, "color").unwrap_or_default()).collect();
    let font = value(&probe, "font-family").unwrap_or_default();
    probe.remove();
    Some(ComputedStyle { colors, font })
}

/// Converts colors to RGB by painting one pixel of each and reading it back: the browser itself is
/// the best parser of its colors.
fn rgb(colors: &[String]) -> Option<Vec<String>> {
    let count = colors.len() as u32;
    let context = offscreen(&OffscreenCanvas::new(count.max(1), 1).ok()?)?;
    for (index, color) in colors.iter().enumerate() {
        context.set_fill_style_str(color);
        context.fill_rect(index as f64, 0.0, 1.0, 1.0);
    }
    let pixels = context.get_image_data(0.0, 0.0, f64::from(count), 1.0).ok()?.data();
    let hex = |pixel: &[u8]| format!("#{:02x}{:02x}{:02x}", pixel[0], pixel[1], pixel[2]);
    Some(pixels.chunks_exact(4).map(hex).collect())
}
