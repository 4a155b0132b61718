//! Cells that are dug together, so that the givens make a pattern.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::board::{Cell, Shape};

/// What the pattern of givens looks the same after. Its code is the variant's name in
/// lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symmetry {
    /// Nothing.
    #[default]
    None,
    /// Turning the board by half.
    Rotation,
    /// Exchanging left and right.
    Mirror,
    /// Exchanging rows and columns.
    Diagonal,
    /// Every turn and reflection of a square.
    Full,
}

impl Symmetry {
    /// The cells that belong together, each set in reading order and the sets by their
    /// first cell.
    ///
    /// ```
    /// use sudoku_engine::board::Shape;
    /// use sudoku_engine::generate::Symmetry;
    ///
    /// assert_eq!(Symmetry::None.orbits(Shape::Nine).len(), 81);
    /// assert_eq!(Symmetry::Rotation.orbits(Shape::Nine).len(), 41);
    /// assert_eq!(Symmetry::Full.orbits(Shape::Four).len(), 3);
    /// ```
    pub fn orbits(self, shape: Shape) -> Vec<Vec<Cell>> {
        let orbits = shape.cells().map(|cell| self.orbit(shape, cell));
        let firsts = shape.cells().zip(orbits);
        firsts.filter(|(cell, orbit)| orbit.first() == Some(cell)).map(|(_, orbit)| orbit).collect()
    }

    fn orbit(self, shape: Shape, cell: Cell) -> Vec<Cell> {
        let last = shape.size() - 1;
        let (row, column) = (cell.row(shape), cell.column(shape));
        let (up, left) = (last - row, last - column);
        let images: &[(usize, usize)] = match self {
            Self::None => &[],
            Self::Rotation => &[(up, left)],
            Self::Mirror => &[(row, left)],
            Self::Diagonal => &[(column, row)],
            Self::Full => &[
                (row, left),
                (up, column),
                (up, left),
                (column, row),
                (column, up),
                (left, row),
                (left, up),
            ],
        };
        let images = images.iter().filter_map(|&(row, column)| Cell::at(shape, row, column));
        let mut orbit: Vec<Cell> = images.chain([cell]).collect();
        orbit.sort_unstable();
        orbit.dedup();
        orbit
    }
}
