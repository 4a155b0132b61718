//! The constraint kernel, compared with brute force, with itself and with known numbers.

mod filtering;
mod models;
mod search;
