//! The whole search on one strip.

pub(crate) mod flags;
mod timeline_canvas;
pub(super) mod timeline_panel;
mod timeline_pointer;
