//! The positions at which the rules of a puzzle are drawn on its board.
//!
//! Owns the positions of lines and numbers, in hundredths of a cell's side from the top left
//! corner of the board. Must not know colors or line widths.

mod drawing;
mod frame;
mod outline;
mod place;

pub use drawing::{CageDrawing, RuleDrawing};
pub use frame::CellFrame;
pub use place::{Hundredths, Point};
