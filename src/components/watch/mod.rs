//! The view for watching a search.

mod branch_table;
mod constraint_list;
pub(crate) mod details;
pub(crate) mod explore;
pub(crate) mod export_dialog;
mod path_drawing;
pub(crate) mod replay_strip;
pub(crate) mod run_stats_dialog;
mod searched_board;
mod sentence;
pub(crate) mod strategy_select;
mod timeline;
pub(crate) mod transport;
pub(crate) mod tree;
pub(crate) mod watch_settings;
pub(crate) mod watch_view;
