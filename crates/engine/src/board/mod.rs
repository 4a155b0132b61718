//! Boards: shapes, cells, digits, houses and what stands on them.
//!
//! Text becomes [`Givens`], which may clash, and givens become a [`Puzzle`],
//! which may not. Nothing here searches.

mod cell;
mod digit;
mod givens;
mod grid;
mod house;
mod puzzle;
mod shape;

pub use cell::Cell;
pub use digit::{Digit, DigitSet};
pub use givens::{Clash, Givens};
pub use grid::Grid;
pub use house::{House, HouseKind};
pub use puzzle::{Clashes, Puzzle};
pub use shape::Shape;
