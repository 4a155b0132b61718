//! Boards: shapes, cells, digits, houses, givens and rules.
//!
//! Text is parsed into [`Givens`], which may clash. Givens become a [`Puzzle`],
//! which may not. [`Rules`] are the constraints of a puzzle. Nothing here searches.

mod cell;
mod cell_set;
mod color;
mod digit;
mod givens;
mod grid;
mod house;
mod puzzle;
mod rules;
mod shape;

pub use cell::Cell;
pub use cell_set::CellSet;
pub use color::{Color, ColorSet};
pub use digit::{Digit, DigitSet};
pub use givens::{Clash, Givens};
pub use grid::Grid;
pub use house::{House, HouseKind};
pub use puzzle::{Clashes, Puzzle};
pub use rules::{
    Cage, CageError, Diagonal, Region, Regions, RegionsError, Rule, Rules, Thermometer,
    ThermometerError, Variant, Violation,
};
pub use shape::Shape;
