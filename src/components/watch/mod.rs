//! The view for watching a search.

pub(crate) mod bookmarks_dialog;
mod branch_table;
mod constraint_list;
pub(crate) mod dead_end;
pub(crate) mod details;
pub(crate) mod explore;
pub(crate) mod export_dialog;
pub(crate) mod panes;
mod path_drawing;
pub(crate) mod presenting;
pub(crate) mod print_head;
pub(crate) mod program;
pub(crate) mod questions;
pub(crate) mod replay_strip;
pub(crate) mod run_stats_dialog;
mod searched_board;
mod sentence;
pub(crate) mod step_field;
pub(crate) mod strategy_select;
pub(crate) mod timeline;
pub(crate) mod transport;
pub(crate) mod tree;
pub(crate) mod watch_settings;
pub(crate) mod watch_view;
