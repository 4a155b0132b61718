//! Rules: what they accept, what breaks them, and the models that they become.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking, in its own functions too")]

#[path = "rules/data.rs"]
mod data;
#[path = "rules/four.rs"]
mod four;
#[path = "rules/nine.rs"]
mod nine;
