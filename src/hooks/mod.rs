//! Hooks that turn what the model derives into effects.

mod board_gestures;
mod board_pointers;
mod use_after_paint;
mod use_bare;
mod use_board_pointer;
mod use_document;
mod use_keys;
mod use_play_scroll;
mod use_play_time;
mod use_raised_panel;
mod use_screen_lock;
mod use_session;
mod use_settled;
mod use_ticker;

pub(crate) use board_gestures::{handle_gesture, use_board_without_scrolling};
pub(crate) use board_pointers::HandleGesture;
pub(crate) use use_after_paint::{DelayedValue, use_after_paint};
pub(crate) use use_bare::use_bare;
pub(crate) use use_board_pointer::use_board_pointer;
pub(crate) use use_document::{use_copy, use_document, use_paste};
pub(crate) use use_keys::use_keys;
pub(crate) use use_play_scroll::{show_panel, use_play_scroll};
pub(crate) use use_play_time::use_play_time;
pub(crate) use use_raised_panel::{close_raised_panel, use_raised_panel};
pub(crate) use use_screen_lock::use_screen_lock;
pub(crate) use use_session::{use_draft, use_question_before_leaving, use_saved_batch};
pub(crate) use use_settled::use_settled;
pub(crate) use use_ticker::use_ticker;
