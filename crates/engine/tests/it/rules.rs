//! Rules: their validation, violations and models.

mod data;
mod four;
mod nine;
