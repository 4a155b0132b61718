//! The state and rules of Sudoku Grove's page, with no browser in sight.
//!
//! One [`Model`], one [`Msg`], one [`update`]. What goes on by itself is derived
//! from the state: [`Model::tick`] says whether a timer runs, [`Model::demand`]
//! what the worker has to do, [`Model::persisted`] what is saved and
//! [`Model::link`] what the address bar holds.

pub mod about_run;
pub mod answer;
pub mod batch;
pub mod board_view;
pub mod branching;
pub mod compare;
pub mod constraints;
mod derived;
pub mod editor;
pub mod exploring;
pub mod export;
pub mod forest;
pub mod handout;
pub mod happening;
pub mod inquiry;
pub mod keys;
pub mod link;
pub mod making;
pub mod making_watch;
pub mod manner;
pub mod map;
mod model;
mod msg;
pub mod notice;
pub mod paste;
pub mod persisted;
pub mod player;
pub mod printed;
pub mod protocol;
pub mod rule_drawing;
pub mod rules_here;
pub mod samples;
pub mod scene;
pub mod searcher;
pub mod session;
pub mod settings;
pub mod speed;
pub mod table;
mod update;

pub use derived::{Demand, RunDemand, Tick};
pub use model::{Model, Start};
pub use msg::Msg;
pub use sudoku_engine::formats::rules_code;
pub use update::update;
