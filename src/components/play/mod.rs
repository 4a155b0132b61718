//! The view for entering and solving a puzzle.

mod new_puzzle;
pub(crate) mod panels;
mod play_settings;
pub(crate) mod play_view;
mod puzzle_menu;
mod puzzle_sheet;
mod rules_panel;
mod solution_walk;
mod solutions_panel;
