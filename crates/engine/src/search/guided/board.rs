//! What of a puzzle and a strategy stays the same during a search.
//!
//! Owns the houses, which cells see each other, and the orders that no digit placed
//! changes. Must not know candidates.

use crate::board::{Cell, Digit, House, Puzzle, Shape};
use crate::chance::Chance;
use crate::search::{Alternatives, CellOrder, DigitOrder, Strategy};

/// A cell that shares a house with another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer {
    pub(super) cell: Cell,
    /// The first house that both are in.
    pub(super) house: House,
}

/// A house with its cells in reading order.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub(super) house: House,
    pub(super) cells: Box<[Cell]>,
}

#[derive(Debug)]
pub(super) struct Board {
    pub(super) puzzle: Puzzle,
    /// The empty cells in reading order, and in the strategy's order.
    pub(super) empty: Box<[Cell]>,
    pub(super) order: Box<[Cell]>,
    /// Rows, then columns, then boxes.
    pub(super) rooms: Box<[Room]>,
    /// By cell: the numbers of its houses.
    pub(super) rooms_of: Box<[[u8; 3]]>,
    /// By cell: its peers in reading order.
    pub(super) peers: Box<[Box<[Peer]>]>,
    /// By cell: all digits in the order in which they are tried, unless that depends
    /// on the candidates.
    pub(super) digits: Box<[Alternatives]>,
}

impl Board {
    pub(super) fn new(puzzle: &Puzzle, strategy: Strategy) -> Self {
        let shape = puzzle.shape();
        let (cell_order, digit_order) = match strategy {
            Strategy::Cells { cell_order, digit_order, .. } => (cell_order, digit_order),
            Strategy::ExactCover => (CellOrder::Reading, DigitOrder::Ascending),
        };
        let empty: Box<[Cell]> = puzzle.empty_cells().collect();
        let mut order = empty.clone();
        if let CellOrder::Shuffled(seed) = cell_order {
            Chance::from_seed(seed).shuffle(&mut order);
        }
        let room = |house: House| Room { house, cells: house.cells(shape).collect() };
        let number = |house: House| House::all(shape).take_while(|&it| it != house).count() as u8;
        Self {
            puzzle: puzzle.clone(),
            empty,
            order,
            rooms: House::all(shape).map(room).collect(),
            rooms_of: shape.cells().map(|cell| cell.houses(shape).map(number)).collect(),
            peers: shape.cells().map(|cell| peers(cell, shape)).collect(),
            digits: digits(shape, digit_order),
        }
    }

    pub(super) const fn shape(&self) -> Shape {
        self.puzzle.shape()
    }
}

fn peers(cell: Cell, shape: Shape) -> Box<[Peer]> {
    let peer = |other: Cell| {
        let house = cell.shared_house(other, shape)?;
        (other != cell).then_some(Peer { cell: other, house })
    };
    shape.cells().filter_map(peer).collect()
}

fn digits(shape: Shape, order: DigitOrder) -> Box<[Alternatives]> {
    let mut chance = match order {
        DigitOrder::Shuffled(seed) => Some(Chance::from_seed(seed)),
        _ => None,
    };
    let order_of_cell = |_| {
        let mut digits: Vec<Digit> = shape.digits().collect();
        if order == DigitOrder::Descending {
            digits.reverse();
        }
        if let Some(chance) = &mut chance {
            chance.shuffle(&mut digits);
        }
        digits.into_iter().collect()
    };
    shape.cells().map(order_of_cell).collect()
}
