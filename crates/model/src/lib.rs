//! The state and rules of the Sudoku Grove page, without a browser.
//!
//! One [`Model`], one [`Msg`], one [`update`](update::update). Ongoing effects are derived
//! from the state: [`Model::tick`] returns the running timer, [`Model::demand`] the work
//! requested from the worker, [`effects::keeper`] the data to save and [`Model::link`] the
//! link for the address bar.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod base;
pub mod batch;
pub mod draw;
pub mod effects;
pub mod generate;
pub mod model;
pub mod puzzle;
pub mod search;
pub mod solve;
pub mod update;
pub mod view;
pub mod worker;

pub use effects::Tick;
pub use model::state::{Model, Start};
pub use sudoku_engine::formats::rules_code;
pub use update::msg::Msg;
pub use worker::demand::{Demand, RunDemand};
