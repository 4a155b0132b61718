//! The view for entering and solving a puzzle.

pub(crate) mod digit_pad;
pub(crate) mod new_puzzle;
pub(crate) mod occurring_table;
pub(crate) mod play_panels;
pub(crate) mod play_view;
pub(crate) mod puzzle_menu;
pub(crate) mod rules_panel;
pub(crate) mod solution_walk;
pub(crate) mod solutions_panel;
pub(crate) mod verdict;
