//! Tests of whole programs.

mod faults;
mod moves;
mod reversal;
mod robustness;
mod runs;
