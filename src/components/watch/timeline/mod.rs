//! The whole search on one strip.

pub(crate) mod search_map;
pub(crate) mod search_map_canvas;
pub(crate) mod search_map_pointer;
