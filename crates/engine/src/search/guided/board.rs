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
pub(super) struct CageSum {
    pub(super) cage: usize,
    pub(super) cells: Box<[Cell]>,
    pub(super) total: u16,
}

/// A thermometer from bulb to tip.
#[derive(Clone, Debug)]
pub(super) struct Thermometer {
    pub(super) index: usize,
    pub(super) cells: Box<[Cell]>,
}

#[derive(Debug)]
pub(super) struct Board {
    pub(super) puzzle: Puzzle,
    /// The cells without a given, in reading order.
    pub(super) empty_cells: Box<[Cell]>,
    /// The cells without a given, in the strategy's order.
    pub(super) cells_in_order: Box<[Cell]>,
    /// Rows, columns, boxes or regions, diagonals, windows and cages.
    pub(super) groups: Box<[DistinctGroup]>,
    /// By cell: the indices of its groups.
    pub(super) groups_of: Box<[Box<[u16]>]>,
    pub(super) sums: Box<[CageSum]>,
    pub(super) thermometers: Box<[Thermometer]>,
    /// By cell: its peers in reading order.
    pub(super) peers: Box<[Box<[Peer]>]>,
    /// By cell: all digits in the order in which they are tried, unless that depends on
    /// the candidates.
    pub(super) digit_orders: Box<[Alternatives]>,
}

impl Board {
    pub(super) fn new(puzzle: &Puzzle, strategy: Strategy) -> Self {
        let (shape, rules) = (puzzle.shape(), puzzle.rules());
        let (cell_order, digit_order) = match strategy {
            Strategy::Cells { cell_order, digit_order, .. } => (cell_order, digit_order),
            Strategy::ExactCover => (CellOrder::Reading, DigitOrder::Ascending),
        };
        let empty_cells: Box<[Cell]> = puzzle.empty_cells().collect();
        let mut cells_in_order = empty_cells.clone();
        if let CellOrder::Shuffled(seed) = cell_order {
            SeededRng::from_seed(seed).shuffle(&mut cells_in_order);
        }
        let distinct = rules.distinct();
        let peers = peers(shape, &distinct);
        let groups = groups(shape, distinct);
        Self {
            puzzle: puzzle.clone(),
            empty_cells,
            cells_in_order,
            groups_of: shape.cells().map(|cell| groups_with(&groups, cell)).collect(),
            groups,
            sums: sums(rules),
            thermometers: thermometers(rules),
            peers,
            digit_orders: digit_orders(shape, digit_order),
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
    let mut rule_between = vec![None; count * count];
    for (rule, cells) in distinct {
        for &cell in cells {
            for &other in cells.iter().filter(|&&other| other != cell) {
                rule_between[cell.index() * count + other.index()].get_or_insert(*rule);
            }
        }
    }
    let peers_in_row = |row: &[Option<Rule>]| {
        let peers = shape.cells().zip(row);
        peers.filter_map(|(cell, rule)| Some(Peer { cell, rule: (*rule)? })).collect()
    };
    rule_between.chunks(count).map(peers_in_row).collect()
}

/// Returns the rules as groups, except for chess moves, which the peers cover completely.
fn groups(shape: Shape, distinct: Vec<(Rule, Vec<Cell>)>) -> Box<[DistinctGroup]> {
    let is_move = |rule: Rule| matches!(rule, Rule::AntiKnight | Rule::AntiKing);
    let groups = distinct.into_iter().filter(|(rule, cells)| cells.len() > 1 && !is_move(*rule));
    let groups = groups.map(|(rule, cells)| {
        let is_house = cells.len() == shape.size();
        DistinctGroup { rule, cells: cells.into(), is_house }
    });
    groups.collect()
}

fn groups_with(groups: &[DistinctGroup], cell: Cell) -> Box<[u16]> {
    let numbered = (0..).zip(groups);
    numbered.filter(|(_, group)| group.cells.contains(&cell)).map(|(number, _)| number).collect()
}

fn sums(rules: &Rules) -> Box<[CageSum]> {
    let cages = rules.cages().iter().enumerate();
    let sums = cages.filter_map(|(nth, cage)| {
        Some(CageSum { cage: nth, cells: cage.cells().into(), total: cage.total()? })
    });
    sums.collect()
}

fn thermometers(rules: &Rules) -> Box<[Thermometer]> {
    let thermometers = rules.thermometers().iter().enumerate();
    let thermometer = |(nth, thermometer): (usize, &crate::board::Thermometer)| Thermometer {
        index: nth,
        cells: thermometer.cells().into(),
    };
    thermometers.map(thermometer).collect()
}

fn digit_orders(shape: Shape, order: DigitOrder) -> Box<[Alternatives]> {
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
