//! Sudoku Grove's page.
//!
//! A thin shell around [`grove_model`]: components show its state, hooks turn what it derives into
//! effects, and the `platform` module is the only one that touches the browser.

#![deny(clippy::wildcard_enum_match_arm)]

#[macro_use]
pub mod chunk;

pub mod app;
mod chunks;
mod components;
mod hooks;
pub mod platform;
mod stages;
mod start;
mod store;
pub mod text;
