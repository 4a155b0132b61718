//! Where the rules of a puzzle are drawn on its board.
//!
//! Owns the places of lines and numbers, in hundredths of a cell's side from the top
//! left corner of the board. Must not know colours or thickness.

mod outline;

use sudoku_engine::board::{Cell, Diagonal, Region, Rule, Rules, Shape, Variant};

use crate::puzzle::editor::EditedPuzzle;

/// Hundredths of a cell's side.
pub type Hundredths = i32;

/// The side of a cell.
pub const SIDE: Hundredths = 100;

/// How far a cage's outline runs inside its cells.
const INSET: Hundredths = 8;

/// A point: to the right, and down.
pub type Point = (Hundredths, Hundredths);

/// What is drawn for rules on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleDrawing {
    /// The top left and the bottom right corner of each window.
    pub windows: Vec<[Point; 2]>,
    /// The ends of each diagonal.
    pub diagonals: Vec<[Point; 2]>,
    /// The middles of each thermometer's cells, the bulb first.
    pub thermometers: Vec<Vec<Point>>,
    /// The cages.
    pub cages: Vec<CageDrawing>,
}

/// What is drawn for a cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageDrawing {
    /// Closed lines around its cells, or around holes in it.
    pub outline: Vec<Vec<Point>>,
    /// Its total, and the top left corner of the cell where it stands.
    pub total: Option<(u16, Point)>,
}

/// What rules change about how a cell itself is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellFrame {
    /// Whether a box or region ends at its right side.
    pub edge_right: bool,
    /// Whether a box or region ends at its bottom.
    pub edge_bottom: bool,
    /// Whether the total of a cage stands in its corner.
    pub has_total: bool,
}

impl RuleDrawing {
    /// What is drawn for these rules; regions are drawn by the cells' own borders.
    pub fn new(rules: &Rules) -> Self {
        let shape = rules.shape();
        let side = SIDE * shape.size() as Hundredths;
        let windows = rules.distinct().into_iter().filter_map(|(rule, cells)| match rule {
            Rule::Window(_) => Some(extent(shape, &cells)),
            _ => None,
        });
        let diagonals = rules.variants().filter_map(|variant| match variant {
            Variant::Diagonal(Diagonal::Falling) => Some([(0, 0), (side, side)]),
            Variant::Diagonal(Diagonal::Rising) => Some([(0, side), (side, 0)]),
            _ => None,
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
            windows: windows.collect(),
            diagonals: diagonals.collect(),
            thermometers: thermometers.map(|it| it.cells().iter().map(middle).collect()).collect(),
            cages: cages.collect(),
        }
    }

    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Closed lines around cells, a little outside of where a cage's run.
pub fn around(shape: Shape, cells: &[Cell]) -> Vec<Vec<Point>> {
    outline::around(shape, cells, INSET / 2)
}

/// How each cell of a sheet is drawn, in reading order.
pub fn frames(sheet: &EditedPuzzle) -> Vec<CellFrame> {
    let shape = sheet.shape();
    let regions = sheet.drawn_regions();
    let region = |row: usize, column: usize| -> Option<Region> {
        Cell::at(shape, row, column).and_then(|cell| regions.get(cell.index()).copied())
    };
    let totals: Vec<Cell> = sheet
        .rules
        .cages()
        .iter()
        .filter(|cage| cage.total().is_some())
        .filter_map(|cage| cage.cells().first().copied())
        .collect();
    let frame = |cell: Cell| {
        let (row, column) = (cell.row(shape), cell.column(shape));
        let own = region(row, column);
        CellFrame {
            edge_right: region(row, column + 1) != own,
            edge_bottom: region(row + 1, column) != own,
            has_total: totals.contains(&cell),
        }
    };
    shape.cells().map(frame).collect()
}

/// The top left corner of a cell.
fn corner(shape: Shape, cell: Cell) -> Point {
    (SIDE * cell.column(shape) as Hundredths, SIDE * cell.row(shape) as Hundredths)
}

/// The top left and bottom right corners of a block of cells in reading order.
fn extent(shape: Shape, cells: &[Cell]) -> [Point; 2] {
    let place = |cell: Option<&Cell>| cell.map_or((0, 0), |&cell| corner(shape, cell));
    let (x, y) = place(cells.last());
    [place(cells.first()), (x + SIDE, y + SIDE)]
}
