//! The constraint kernel: against brute force, against itself, and against known
//! numbers.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, in its own functions too")]

#[path = "csp/filtering.rs"]
mod filtering;
#[path = "csp/models.rs"]
mod models;
#[path = "csp/search.rs"]
mod search;
