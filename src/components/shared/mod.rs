//! Components that several views share.

mod arcs;
mod board;
mod board_cell;
mod board_rules;
mod button;
mod canvas_painter;
mod counters;
mod dialog;
mod icon;
mod meanings;
mod memo;
mod page;
mod printed_content;
mod sample_select;
mod scene_drawing;
mod segmented;
mod select;
mod sorting;

pub(crate) use arcs::arc;
pub(crate) use board::board;
pub(crate) use board_rules::{BoardRules, points};
pub(crate) use button::Button;
pub(crate) use canvas_painter::{PaintContext, use_canvas_painter, with_axis_labels};
pub(crate) use counters::{counter_meanings, counters, digit_row, length_word};
pub(crate) use dialog::Dialog;
pub(crate) use icon::Icon;
pub(crate) use meanings::MeaningsPopover;
pub(crate) use memo::memo;
pub(crate) use page::{DrawView, PageProps, SharedModel, input_value, on_enter};
pub(crate) use printed_content::printed_content_select;
pub(crate) use sample_select::sample_select;
pub(crate) use scene_drawing::scene_drawing;
pub(crate) use segmented::{Segment, segmented, segmented_of};
pub(crate) use select::{menu, select, select_of};
pub(crate) use sorting::{aria_sort, sort_button};
