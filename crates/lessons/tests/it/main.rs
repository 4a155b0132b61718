//! Tests of whole programs.

mod faults;
mod limits;
mod mistakes;
mod moves;
mod mutations;
mod programs;
mod reversal;
mod robustness;
mod runs;
