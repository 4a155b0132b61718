//! The constraint kernel, compared with brute force, with itself and with known numbers.

#![allow(clippy::unwrap_used, reason = "tests and their helpers fail by panicking")]

#[path = "csp/filtering.rs"]
mod filtering;
#[path = "csp/models.rs"]
mod models;
#[path = "csp/search.rs"]
mod search;
