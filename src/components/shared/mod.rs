//! Parts that several views use.

pub(crate) mod board;
pub(crate) mod board_cell;
pub(crate) mod board_rules;
pub(crate) mod button;
pub(crate) mod counters;
pub(crate) mod dialog;
pub(crate) mod digit_row;
pub(crate) mod icon;
pub(crate) mod sample_select;
pub(crate) mod segmented;
pub(crate) mod select;
