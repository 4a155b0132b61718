//! The view for entering and solving a puzzle.

mod all_steps;
pub(crate) mod check;
pub(crate) mod colors;
mod fits_list;
pub(crate) mod hint;
mod large_cell;
mod new_puzzle;
pub(crate) mod panels;
mod play_settings;
pub(crate) mod play_strip;
pub(crate) mod play_view;
mod puzzle_menu;
mod puzzle_sheet;
pub(crate) mod rating;
mod rules_panel;
mod solution_steps;
mod solution_walk;
mod solutions_panel;
mod step_buttons;
pub(crate) mod technique_menu;
pub(crate) mod techniques;
pub(crate) mod verdict_buttons;
