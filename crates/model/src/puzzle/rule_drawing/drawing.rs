//! What is drawn for rules on a board.

use sudoku_engine::board::{Cell, Diagonal, Rule, Rules, Shape, Variant};

use super::outline;
use super::place::{Hundredths, Point, SIDE, corner, extent};

/// How far a cage's outline runs inside its cells.
const INSET: Hundredths = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleDrawing {
    /// The top left and the bottom right corner of each window.
    pub windows: Vec<[Point; 2]>,
    pub diagonals: Vec<[Point; 2]>,
    /// The middles of each thermometer's cells, the bulb first.
    pub thermometers: Vec<Vec<Point>>,
    pub cages: Vec<CageDrawing>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageDrawing {
    /// Closed lines around its cells, or around holes in it.
    pub outline: Vec<Vec<Point>>,
    /// Its total, and the top left corner of the cell where it stands.
    pub total: Option<(u16, Point)>,
}

impl RuleDrawing {
    pub const SIDE: Hundredths = SIDE;

    /// What is drawn for these rules; regions are drawn by the cells' own borders.
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

    /// Closed lines around cells, a little outside of where a cage's run.
    pub fn around(shape: Shape, cells: &[Cell]) -> Vec<Vec<Point>> {
        outline::around(shape, cells, INSET / 2)
    }
}
