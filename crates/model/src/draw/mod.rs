//! Drawings as data: shapes, colors and tables, and how they become text or pixels.
//!
//! Must not know what is drawn.

pub mod palette;
pub mod raster;
pub mod scene;
pub mod size;
pub mod svg;
pub mod table;
