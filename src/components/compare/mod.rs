//! The view for comparing searches.

mod by_logic;
mod compare_chart;
mod compare_lane;
mod compare_maps;
mod compare_table;
mod compare_transport;
pub(crate) mod compare_view;
mod lane_board;
