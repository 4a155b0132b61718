//! A Sudoku search engine that runs one reversible event at a time.
//!
//! The engine owns boards, puzzle formats and searches. It has no user-facing
//! text and uses no clock, entropy source, thread or browser API, so the same
//! code is tested natively and runs in a web page.
//!
//! ```
//! use sudoku_engine::board::Puzzle;
//! use sudoku_engine::formats;
//! use sudoku_engine::search::{Goal, Stepper};
//!
//! let reading = formats::read("0000300204000010")?;
//! let puzzle = Puzzle::try_from(reading.givens)?;
//! let mut stepper = Stepper::new(&puzzle, Goal::FIRST);
//! while stepper.advance().is_some() {}
//! assert_eq!(stepper.counters().placements, 26);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod batch;
pub mod board;
pub mod conflict;
pub mod count;
pub mod csp;
pub mod explore;
pub mod export;
pub mod fast;
pub mod formats;
pub mod generate;
pub mod logic;
pub mod recording;
mod rng;
pub mod search;
