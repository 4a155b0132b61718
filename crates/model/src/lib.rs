//! The state and rules of Sudoku Grove's page, without a browser.
//!
//! One [`Model`], one [`Msg`], one [`update`](update::update). What continues by itself is
//! derived from the state: [`Model::tick`] returns the timer that runs, [`Model::demand`]
//! what the worker has to do, [`effects::keeper`] what is saved and [`Model::link`] what
//! the address bar holds.

#![deny(clippy::wildcard_enum_match_arm)]
// The crate is not published: a doc says what a name and its type do not.
#![allow(missing_docs)]

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
