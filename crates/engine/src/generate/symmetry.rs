use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::board::{Cell, Shape};

/// The symmetry of the pattern of givens. Its code is the variant's name in lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symmetry {
    #[default]
    None,
    /// Half-turn rotation.
    Rotation,
    /// Reflection that swaps left and right.
    Mirror,
    /// Reflection that swaps rows and columns.
    Diagonal,
    /// All rotations and reflections of a square.
    Full,
}

impl Symmetry {
    /// Returns the orbits, that is, the sets of cells that the symmetry maps to each other.
    /// The cells of an orbit are in reading order, and the orbits in order of their first
    /// cells.
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
