//! The model, driven by messages.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

mod common;

mod archive;
mod batch;
mod board;
mod board_picture;
mod board_state;
mod board_view;
mod branch_table;
mod colors;
mod compare;
mod constraints;
mod convex;
mod dialogs;
mod editor;
mod editor_history;
mod entry;
mod explore;
mod export;
mod generate;
mod goals;
mod health;
mod history;
mod keys;
mod link;
mod link_opened;
mod link_step;
mod narration;
mod nodes;
mod paste;
mod play_time;
mod player;
mod printout;
mod puzzles;
mod raster;
mod replay;
mod replies;
mod rule_drawing;
mod rules;
mod rules_code;
mod selection;
mod solutions;
mod solve;
mod storage;
mod svg;
mod table;
mod tabs;
mod timeline;
mod tree;
mod tree_large;
mod truth;
mod worker;
mod worker_lost;
