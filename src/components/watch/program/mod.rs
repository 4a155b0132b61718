//! The program next to a search.

mod calls;
mod editor;
mod editor_keys;
mod own;
mod own_file;
mod panel;
mod source;
mod trace;

pub(crate) use panel::program_panel;
