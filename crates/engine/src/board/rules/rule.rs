//! Every single rule, and the cells it is about.
//!
//! Owns the lists of cells that all differ.

use serde::{Deserialize, Serialize};

use super::{Diagonal, Region, Rules, Variant};
use crate::board::{Cell, House, HouseKind, Shape};

/// A single rule, of which a board may have many of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Each digit once in a row, column or box.
    House(House),
    /// Each digit once in a region.
    Region(Region),
    /// Each digit once on a diagonal.
    Diagonal(Diagonal),
    /// Each digit once in a window, the windows being numbered in reading order
    /// from 0.
    Window(u8),
    /// No digit a knight's move away from itself.
    AntiKnight,
    /// No digit a king's move away from itself.
    AntiKing,
    /// All digits of a cage different, the cages being numbered from 0.
    Cage(usize),
    /// The digits of a cage add up to its total.
    CageTotal(usize),
    /// The digits rise along a thermometer, the thermometers being numbered from 0.
    Thermometer(usize),
}

impl Rules {
    /// Every rule that says that the digits of some cells all differ, with the
    /// cells: rows, columns, boxes or regions, diagonals, windows, knight's and
    /// king's moves cell by cell, cages.
    pub fn distinct(&self) -> Vec<(Rule, Vec<Cell>)> {
        let mut distinct: Vec<_> = self.houses().collect();
        for variant in self.variants() {
            distinct.extend(self.distinct_by(variant));
        }
        let cages = self.cages.iter().enumerate();
        distinct.extend(cages.map(|(nth, cage)| (Rule::Cage(nth), cage.cells().to_vec())));
        distinct
    }

    /// The cells that a rule is about: those of a cage or thermometer in its order,
    /// others in reading order; a rising diagonal from left to right. None where there
    /// is no such rule, or where it is about moves and so about all cells.
    pub fn cells(&self, rule: Rule) -> Vec<Cell> {
        let shape = self.shape;
        match rule {
            Rule::House(house) => house.cells(shape).collect(),
            Rule::Region(region) => {
                self.regions.iter().flat_map(|regions| regions.cells(region)).collect()
            }
            Rule::Diagonal(diagonal) => diagonal.cells(shape).collect(),
            Rule::Window(nth) => windows(shape).nth(nth.into()).unwrap_or_default(),
            Rule::AntiKnight | Rule::AntiKing => Vec::new(),
            Rule::Cage(nth) | Rule::CageTotal(nth) => {
                self.cages.get(nth).map_or_else(Vec::new, |cage| cage.cells().to_vec())
            }
            Rule::Thermometer(nth) => {
                let cells = self.thermometers.get(nth).map(|it| it.cells().to_vec());
                cells.unwrap_or_default()
            }
        }
    }

    /// Rows, columns, and boxes or regions.
    fn houses(&self) -> impl Iterator<Item = (Rule, Vec<Cell>)> {
        let shape = self.shape;
        let stays = |house: &House| house.kind() != HouseKind::Box || self.regions.is_none();
        let houses = House::all(shape).filter(stays);
        let houses = houses.map(move |house| (Rule::House(house), house.cells(shape).collect()));
        let regions = self.regions.iter().flat_map(move |regions| {
            let numbers = (0..shape.size() as u8).map(Region::new);
            numbers.map(|region| (Rule::Region(region), regions.cells(region).collect()))
        });
        houses.chain(regions)
    }

    fn distinct_by(&self, variant: Variant) -> Vec<(Rule, Vec<Cell>)> {
        let shape = self.shape;
        match variant {
            Variant::Diagonal(diagonal) => {
                vec![(Rule::Diagonal(diagonal), diagonal.cells(shape).collect())]
            }
            Variant::Windoku => {
                let windows = (0..).map(Rule::Window).zip(windows(shape));
                windows.collect()
            }
            Variant::AntiKnight => {
                let pairs = pairs(shape, [(1, -2), (1, 2), (2, -1), (2, 1)]);
                pairs.map(|pair| (Rule::AntiKnight, pair)).collect()
            }
            Variant::AntiKing => {
                // Cells side by side share a row or a column.
                let pairs = pairs(shape, [(1, -1), (1, 1)]);
                pairs.map(|pair| (Rule::AntiKing, pair)).collect()
            }
        }
    }
}

/// The cells of each window.
fn windows(shape: Shape) -> impl Iterator<Item = Vec<Cell>> {
    let (size, side) = (shape.size(), shape.box_rows());
    let starts = move || (1..size).step_by(side + 1).filter(move |start| start + side < size);
    let corners = starts().flat_map(move |row| starts().map(move |column| (row, column)));
    corners.map(move |(row, column)| {
        let cells = (0..size).map(|nth| (row + nth / side, column + nth % side));
        cells.filter_map(|(row, column)| Cell::at(shape, row, column)).collect()
    })
}

/// The pairs of cells that are one of these moves apart, rows down and columns to
/// the right.
fn pairs<const N: usize>(
    shape: Shape,
    moves: [(usize, isize); N],
) -> impl Iterator<Item = Vec<Cell>> {
    shape.cells().flat_map(move |cell| {
        moves.into_iter().filter_map(move |(down, right)| {
            let column = cell.column(shape).checked_add_signed(right)?;
            Some(vec![cell, Cell::at(shape, cell.row(shape) + down, column)?])
        })
    })
}
