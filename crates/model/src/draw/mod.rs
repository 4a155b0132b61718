//! Drawings as data (shapes, colors and tables) and their conversion to text or pixels.
//!
//! Must not know what is drawn.

pub mod caption;
pub mod convex;
pub mod decimal;
pub mod palette;
pub mod raster;
pub mod rect;
pub mod scene;
pub mod size;
pub(crate) mod sketch;
pub mod svg;
pub mod table;
pub(crate) mod tidy;

/// Escapes text for XML and HTML.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}
