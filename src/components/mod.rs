//! What the page shows: one public component a file, in reading order.

mod about_run_dialog;
mod batch_bar;
mod batch_filter;
mod batch_source;
mod batch_summary;
mod batch_table;
mod batch_view;
mod board;
mod board_cell;
mod board_rules;
mod branch_table;
mod button;
mod compare_chart;
mod compare_lane;
mod compare_maps;
mod compare_table;
mod compare_transport;
mod compare_view;
mod constraint_list;
mod counters;
mod dialog;
mod digit_pad;
mod digit_row;
mod explore_bar;
mod explore_counters;
mod explore_digits;
mod explore_tree;
mod export_dialog;
mod handout_dialog;
mod handout_page;
mod handout_print;
mod header;
mod help_dialog;
mod icon;
mod lane_board;
mod making_strip;
mod model_table;
mod new_puzzle;
mod notices;
mod occurring_table;
mod paste_dialog;
mod path_drawing;
mod path_list;
mod play_panels;
mod play_view;
mod printed_board;
mod puzzle_menu;
mod rules_panel;
mod sample_select;
mod search_map;
mod search_map_canvas;
mod search_map_pointer;
mod segmented;
mod select;
mod sentence;
mod solution_walk;
mod solutions_panel;
mod strategy_select;
mod transport;
mod tree_canvas;
mod tree_drawing;
mod tree_legend;
mod tree_panel;
mod tree_viewport;
mod verdict;
mod watch_settings;
mod watch_view;

pub(crate) use about_run_dialog::AboutRunDialog;
pub(crate) use batch_view::BatchView;
pub(crate) use compare_view::CompareView;
pub(crate) use export_dialog::ExportDialog;
pub(crate) use handout_dialog::HandoutDialog;
pub(crate) use handout_print::HandoutPrint;
pub(crate) use header::Header;
pub(crate) use help_dialog::HelpDialog;
pub(crate) use notices::Notices;
pub(crate) use paste_dialog::PasteDialog;
pub(crate) use play_view::PlayView;
pub(crate) use watch_view::WatchView;

use std::rc::Rc;

use grove_model::Model;

/// The model as a property: the same one means nothing changed.
#[derive(Clone)]
pub(crate) struct Shared(pub(crate) Rc<Model>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::ops::Deref for Shared {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}
