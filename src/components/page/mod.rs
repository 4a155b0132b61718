//! The parts of the page around its views.

pub(crate) mod bare_link;
pub(crate) mod chunk_placeholder;
pub(crate) mod dialogs;
pub(crate) mod drop_area;
pub(crate) mod header;
pub(crate) mod help_dialog;
pub(crate) mod notices;
pub(crate) mod paste_dialog;
mod qr_code;
pub(crate) mod share_dialog;
