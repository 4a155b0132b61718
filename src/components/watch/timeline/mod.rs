//! The whole search on one strip.

mod timeline_canvas;
pub(super) mod timeline_panel;
mod timeline_pointer;
