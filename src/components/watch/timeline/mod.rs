//! The whole search on one strip.

pub(crate) mod timeline_canvas;
pub(crate) mod timeline_panel;
pub(crate) mod timeline_pointer;
