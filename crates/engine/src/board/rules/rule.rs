//! Single rules and the cells they constrain.
//!
//! Owns the sets of cells whose digits must be all different.

use serde::{Deserialize, Serialize};

use super::{Diagonal, Region, Rules, Variant};
use crate::board::{Cell, House, HouseKind, Shape};

/// A single rule. A board may have several rules of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Each digit once in a row, column or box.
    House(House),
    /// Each digit once in a region.
    Region(Region),
    /// Each digit once on a diagonal.
    Diagonal(Diagonal),
    /// Each digit once in a window. Windows are numbered from 0 in reading order.
    Window(u8),
    /// No equal digits a knight's move apart.
    AntiKnight,
    /// No equal digits a king's move apart.
    AntiKing,
    /// All different digits in a cage. Cages are numbered from 0.
    Cage(usize),
    /// The total of a cage.
    CageTotal(usize),
    /// Increasing digits along a thermometer. Thermometers are numbered from 0.
    Thermometer(usize),
}

impl Rules {
    /// Returns every all-different rule with its cells: rows, columns, boxes or regions,
    /// diagonals, windows, pairs of cells a knight's or king's move apart, and cages.
    pub fn distinct(&self) -> Vec<(Rule, Vec<Cell>)> {
        let mut distinct: Vec<_> = self.houses().collect();
        for variant in self.variants() {
            distinct.extend(self.distinct_by(variant));
        }
        let cages = self.cages.iter().enumerate();
        distinct.extend(cages.map(|(nth, cage)| (Rule::Cage(nth), cage.cells().to_vec())));
        distinct
    }

    /// Returns the cells that a rule constrains: a thermometer from bulb to tip, a diagonal
    /// from left to right, other cells in reading order. Returns no cells if there is no
    /// such rule, or if it is about chess moves, which concern the whole board.
    pub fn cells(&self, rule: Rule) -> Vec<Cell> {
        let shape = self.shape;
        match rule {
            Rule::House(house) => house.cells(shape).collect(),
            Rule::Region(region) => {
                let cells = self.regions.as_ref().map(|regions| regions.cells(region).collect());
                cells.unwrap_or_default()
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

    /// Returns the rows, columns, and boxes or regions.
    fn houses(&self) -> impl Iterator<Item = (Rule, Vec<Cell>)> {
        let shape = self.shape;
        let applies = |house: &House| house.kind() != HouseKind::Box || self.regions.is_none();
        let houses = House::all(shape).filter(applies);
        let regions =
            self.regions.iter().flat_map(move |_| (0..shape.size() as u8).map(Region::new));
        let rules = houses.map(Rule::House).chain(regions.map(Rule::Region));
        rules.map(|rule| (rule, self.cells(rule)))
    }

    fn distinct_by(&self, variant: Variant) -> Vec<(Rule, Vec<Cell>)> {
        let shape = self.shape;
        match variant {
            Variant::Diagonal(diagonal) => {
                let rule = Rule::Diagonal(diagonal);
                vec![(rule, self.cells(rule))]
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
                // Orthogonal neighbors share a row or a column anyway.
                let pairs = pairs(shape, [(1, -1), (1, 1)]);
                pairs.map(|pair| (Rule::AntiKing, pair)).collect()
            }
        }
    }
}

/// Returns the cells of each window.
fn windows(shape: Shape) -> impl Iterator<Item = Vec<Cell>> {
    let (size, side) = (shape.size(), shape.box_rows());
    let starts = move || (1..size).step_by(side + 1).filter(move |start| start + side < size);
    let corners = starts().flat_map(move |row| starts().map(move |column| (row, column)));
    corners.map(move |(row, column)| {
        let cells = (0..size).map(|nth| (row + nth / side, column + nth % side));
        cells.filter_map(|(row, column)| Cell::at(shape, row, column)).collect()
    })
}

/// Returns the pairs of cells that are one of these moves apart. A move is a number of rows
/// down and of columns to the right.
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
