//! The engine, seen from outside. One program links faster than one for each file.

#![allow(clippy::unwrap_used, reason = "tests and their helpers fail by panicking")]

mod data;

mod agreement;
mod batch;
mod board;
mod branches;
mod classic;
mod compare;
mod conflict;
mod conflict_ruled;
mod count;
mod count_ruled;
mod csp;
mod exchange;
mod explore;
mod export;
mod f_puzzles;
mod fast;
mod formats;
mod generate;
mod logic;
mod map;
mod pasted;
mod proved;
mod recording;
mod reference;
mod ruled;
mod rules;
mod search;
mod stops;
mod strategies;
mod technique_positions;
mod written;
