//! The view for watching a search.

pub(crate) mod about_run_dialog;
pub(crate) mod branch_table;
pub(crate) mod constraint_list;
pub(crate) mod explore;
pub(crate) mod export_dialog;
pub(crate) mod making_strip;
pub(crate) mod model_table;
pub(crate) mod path_drawing;
pub(crate) mod path_list;
pub(crate) mod sentence;
pub(crate) mod strategy_select;
pub(crate) mod timeline;
pub(crate) mod transport;
pub(crate) mod tree;
pub(crate) mod watch_settings;
pub(crate) mod watch_view;
