//! Rules: their validation, violations and models.

#![allow(clippy::unwrap_used, reason = "tests and their helpers fail by panicking")]

#[path = "rules/data.rs"]
mod data;
#[path = "rules/four.rs"]
mod four;
#[path = "rules/nine.rs"]
mod nine;
