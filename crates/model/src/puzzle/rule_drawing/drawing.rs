//! The drawings for rules on a board.

use sudoku_engine::board::{Cell, Diagonal, Rule, Rules, Shape, Variant};

use super::outline;
use super::place::{Hundredths, Point, SIDE, corner, extent};

/// The distance of a cage's outline from the edges of its cells.
const INSET: Hundredths = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleDrawing {
    /// The top left and the bottom right corner of each window.
    pub windows: Vec<[Point; 2]>,
    pub diagonals: Vec<[Point; 2]>,
    /// The centers of each thermometer's cells, bulb first.
    pub thermometers: Vec<Vec<Point>>,
    pub cages: Vec<CageDrawing>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageDrawing {
    /// Closed lines around the cage, and around holes in it.
    pub outline: Vec<Vec<Point>>,
    /// The total, and the top left corner of the cell that shows it.
    pub total: Option<(u16, Point)>,
}

impl RuleDrawing {
    pub const SIDE: Hundredths = SIDE;

    /// Returns the drawings for these rules. Regions are shown by the borders of cells
    /// instead.
    pub fn new(rules: &Rules) -> Self {
        let shape = rules.shape();
        let side = SIDE * shape.size() as Hundredths;
        let windows = rules.distinct().into_iter();
        let windows = windows.filter(|(rule, _)| matches!(rule, Rule::Window(_)));
        let diagonals = rules.variants().filter_map(|variant| match variant {
            Variant::Diagonal(Diagonal::Falling) => Some([(0, 0), (side, side)]),
            Variant::Diagonal(Diagonal::Rising) => Some([(0, side), (side, 0)]),
            Variant::Windoku | Variant::AntiKnight | Variant::AntiKing => None,
        });
        let middle = |&cell: &Cell| {
            let (x, y) = corner(shape, cell);
            (x + SIDE / 2, y + SIDE / 2)
        };
        let thermometers = rules.thermometers().iter();
        let cages = rules.cages().iter().map(|cage| CageDrawing {
            outline: outline::around(shape, cage.cells(), INSET),
            total: cage.total().zip(cage.cells().first().map(|&cell| corner(shape, cell))),
        });
        Self {
            windows: windows.map(|(_, cells)| extent(shape, &cells)).collect(),
            diagonals: diagonals.collect(),
            thermometers: thermometers.map(|it| it.cells().iter().map(middle).collect()).collect(),
            cages: cages.collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns closed lines around cells, slightly outside those of a cage.
    pub fn around(shape: Shape, cells: &[Cell]) -> Vec<Vec<Point>> {
        outline::around(shape, cells, INSET / 2)
    }
}
