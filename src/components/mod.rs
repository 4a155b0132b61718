//! What the page shows: a folder per view, a component per file.

pub(crate) mod batch;
pub(crate) mod compare;
pub(crate) mod guide;
pub(crate) mod page;
pub(crate) mod play;
pub(crate) mod printout;
pub(crate) mod puzzles;
pub(crate) mod shared;
pub(crate) mod watch;
