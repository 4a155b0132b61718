//! Tests of whole programs.

mod faults;
mod moves;
mod programs;
mod reversal;
mod robustness;
mod runs;
