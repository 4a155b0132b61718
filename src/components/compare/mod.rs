//! The view for comparing searches.

pub(crate) mod compare_chart;
pub(crate) mod compare_lane;
pub(crate) mod compare_maps;
pub(crate) mod compare_table;
pub(crate) mod compare_transport;
pub(crate) mod compare_view;
pub(crate) mod lane_board;
