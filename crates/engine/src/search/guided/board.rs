//! The part of a puzzle and a strategy that stays the same throughout a search.
//!
//! Owns which cells each rule covers, which cells are peers, and the orders that
//! placements do not change. Must not know about candidates.

use crate::board::{Cell, Digit, Puzzle, Rule, Rules, Shape};
use crate::rng::SeededRng;
use crate::search::{Alternatives, CellOrder, DigitOrder, Strategy};

/// A cell that must differ from another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer {
    pub(super) cell: Cell,
    /// The first rule by which the two must differ.
    pub(super) rule: Rule,
}

/// Cells that must all differ because of one rule. Chess moves are covered by peers
/// alone.
#[derive(Clone, Debug)]
pub(super) struct DistinctGroup {
    pub(super) rule: Rule,
    pub(super) cells: Box<[Cell]>,
    /// Whether there are as many cells as digits, so that each digit has a place.
    pub(super) is_house: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) cage: usize,
    pub(super) cells: Box<[Cell]>,
    pub(super) total: u16,
}

/// A thermometer from bulb to tip.
#[derive(Clone, Debug)]
pub(super) struct Rise {
    pub(super) thermometer: usize,
    pub(super) cells: Box<[Cell]>,
}

#[derive(Debug)]
pub(super) struct Board {
    pub(super) puzzle: Puzzle,
    /// The empty cells in reading order.
    pub(super) empty: Box<[Cell]>,
    /// The empty cells in the strategy's order.
    pub(super) order: Box<[Cell]>,
    /// Rows, columns, boxes or regions, diagonals, windows and cages.
    pub(super) groups: Box<[DistinctGroup]>,
    /// By cell: the indices of its rooms.
    pub(super) rooms_of: Box<[Box<[u16]>]>,
    pub(super) sums: Box<[Sum]>,
    pub(super) rises: Box<[Rise]>,
    /// By cell: its peers in reading order.
    pub(super) peers: Box<[Box<[Peer]>]>,
    /// By cell: all digits in the order in which they are tried, unless that depends on
    /// the candidates.
    pub(super) digits: Box<[Alternatives]>,
}

impl Board {
    pub(super) fn new(puzzle: &Puzzle, strategy: Strategy) -> Self {
        let (shape, rules) = (puzzle.shape(), puzzle.rules());
        let (cell_order, digit_order) = match strategy {
            Strategy::Cells { cell_order, digit_order, .. } => (cell_order, digit_order),
            Strategy::ExactCover => (CellOrder::Reading, DigitOrder::Ascending),
        };
        let empty: Box<[Cell]> = puzzle.empty_cells().collect();
        let mut order = empty.clone();
        if let CellOrder::Shuffled(seed) = cell_order {
            SeededRng::from_seed(seed).shuffle(&mut order);
        }
        let distinct = rules.distinct();
        let peers = peers(shape, &distinct);
        let groups = groups(shape, distinct);
        Self {
            puzzle: puzzle.clone(),
            empty,
            order,
            rooms_of: shape.cells().map(|cell| rooms_with(&groups, cell)).collect(),
            groups,
            sums: sums(rules),
            rises: rises(rules),
            peers,
            digits: digits(shape, digit_order),
        }
    }

    pub(super) const fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    pub(super) const fn rules(&self) -> &Rules {
        self.puzzle.rules()
    }
}

/// Returns the peers of each cell in reading order, each with the first rule by which the
/// two must differ.
fn peers(shape: Shape, distinct: &[(Rule, Vec<Cell>)]) -> Box<[Box<[Peer]>]> {
    let count = shape.cell_count();
    let mut apart = vec![None; count * count];
    for (rule, cells) in distinct {
        for &cell in cells {
            for &other in cells.iter().filter(|&&other| other != cell) {
                apart[cell.index() * count + other.index()].get_or_insert(*rule);
            }
        }
    }
    let listed = |row: &[Option<Rule>]| {
        let peers = shape.cells().zip(row);
        peers.filter_map(|(cell, rule)| Some(Peer { cell, rule: (*rule)? })).collect()
    };
    apart.chunks(count).map(listed).collect()
}

/// Returns the rules as rooms, except for chess moves, which the peers cover completely.
fn groups(shape: Shape, distinct: Vec<(Rule, Vec<Cell>)>) -> Box<[DistinctGroup]> {
    let is_move = |rule: Rule| matches!(rule, Rule::AntiKnight | Rule::AntiKing);
    let groups = distinct.into_iter().filter(|(rule, cells)| cells.len() > 1 && !is_move(*rule));
    let groups = groups.map(|(rule, cells)| {
        let is_house = cells.len() == shape.size();
        DistinctGroup { rule, cells: cells.into(), is_house }
    });
    groups.collect()
}

fn rooms_with(groups: &[DistinctGroup], cell: Cell) -> Box<[u16]> {
    let numbered = (0..).zip(groups);
    numbered.filter(|(_, group)| group.cells.contains(&cell)).map(|(number, _)| number).collect()
}

fn sums(rules: &Rules) -> Box<[Sum]> {
    let cages = rules.cages().iter().enumerate();
    let sums = cages.filter_map(|(nth, cage)| {
        Some(Sum { cage: nth, cells: cage.cells().into(), total: cage.total()? })
    });
    sums.collect()
}

fn rises(rules: &Rules) -> Box<[Rise]> {
    let thermometers = rules.thermometers().iter().enumerate();
    let rise = |(nth, it): (usize, &crate::board::Thermometer)| Rise {
        thermometer: nth,
        cells: it.cells().into(),
    };
    thermometers.map(rise).collect()
}

fn digits(shape: Shape, order: DigitOrder) -> Box<[Alternatives]> {
    let mut rng = match order {
        DigitOrder::Shuffled(seed) => Some(SeededRng::from_seed(seed)),
        _ => None,
    };
    let order_of_cell = |_| {
        let mut digits: Vec<Digit> = shape.digits().collect();
        if order == DigitOrder::Descending {
            digits.reverse();
        }
        if let Some(rng) = &mut rng {
            rng.shuffle(&mut digits);
        }
        digits.into_iter().collect()
    };
    shape.cells().map(order_of_cell).collect()
}
