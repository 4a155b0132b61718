//! The program next to a search.

mod calls;
mod panel;
mod source;

pub(crate) use panel::program_panel;
