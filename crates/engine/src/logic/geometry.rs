//! The houses and peers of the cells under the rules in play.

use std::sync::{Arc, OnceLock};

use strum::VariantArray;

use crate::board::{Cell, CellSet, HouseKind, Rule, Rules, Shape, Thermometer};

/// The greatest number of houses: a set of houses is one word.
const MAX_HOUSES: usize = 64;

/// The form of a house, which decides the name of a technique, not whether it is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseForm {
    Row,
    Column,
    /// A box, region, window or diagonal, or a cage with as many cells as there are digits.
    Block,
}

/// Cells that hold every digit exactly once.
#[derive(Clone, Debug)]
pub struct HouseCells {
    pub rule: Rule,
    pub form: HouseForm,
    pub cells: CellSet,
}

/// The number of a house in [`Geometry::houses`].
pub(crate) type HouseIndex = usize;

/// A set of houses by their number, one bit each.
pub(crate) type HouseBits = u64;

/// Two or more cells that two houses have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    pub(crate) houses: [HouseIndex; 2],
    pub(crate) cells: CellSet,
}

/// The houses of a board and the peers of each cell, computed once for all steps of a puzzle.
///
/// All rules that make digits different add peers. Those with one cell for each digit are
/// houses.
#[derive(Clone, Debug)]
pub struct Geometry {
    rules: Rules,
    houses: Vec<HouseCells>,
    houses_of: Vec<HouseBits>,
    peers: Vec<CellSet>,
    crossings: Vec<Crossing>,
    only_houses: bool,
    /// Computed when a search needs them first.
    rectangles: OnceLock<Vec<[Cell; 4]>>,
}

impl Geometry {
    /// Returns the geometry of the rules. That of the classic rules is shared.
    pub fn of(rules: &Rules) -> Arc<Self> {
        static CLASSIC: [OnceLock<Arc<Geometry>>; Shape::VARIANTS.len()] =
            [const { OnceLock::new() }; Shape::VARIANTS.len()];
        if !rules.is_classic() {
            return Arc::new(Self::new(rules));
        }
        let index = Shape::VARIANTS.iter().position(|&shape| shape == rules.shape());
        let cache = &CLASSIC[index.expect("every shape is listed")];
        Arc::clone(cache.get_or_init(|| Arc::new(Self::new(rules))))
    }

    fn new(rules: &Rules) -> Self {
        let shape = rules.shape();
        let (mut houses, mut peers) = (Vec::new(), vec![CellSet::EMPTY; shape.cell_count()]);
        let mut only_houses = rules.thermometers().is_empty() && rules.cages().is_empty();
        for (rule, cells) in rules.distinct() {
            let cells: CellSet = cells.into_iter().collect();
            for cell in cells.iter() {
                peers[cell.index()] = peers[cell.index()].union(cells.without(cell));
            }
            if cells.len() == shape.size() && houses.len() < MAX_HOUSES {
                houses.push(HouseCells { rule, form: form(rule), cells });
            } else {
                only_houses = false;
            }
        }
        let mut houses_of = vec![0; shape.cell_count()];
        for (index, house) in houses.iter().enumerate() {
            for cell in house.cells.iter() {
                houses_of[cell.index()] |= 1 << index;
            }
        }
        let crossings = crossings(&houses);
        Self {
            rules: rules.clone(),
            houses,
            houses_of,
            peers,
            crossings,
            only_houses,
            rectangles: OnceLock::new(),
        }
    }

    pub const fn shape(&self) -> Shape {
        self.rules.shape()
    }

    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the houses: rows, columns, boxes or regions, then those of the variants.
    pub fn houses(&self) -> &[HouseCells] {
        &self.houses
    }

    /// Returns the cells that cannot hold the same digit as this cell.
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// Returns the cells that cannot hold the same digit as any of these cells: those that are
    /// peers of all of them. Returns no cells for the empty set.
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        let all = cells.iter().map(|cell| self.peers(cell));
        all.reduce(CellSet::intersection).unwrap_or_default()
    }

    /// Returns whether nothing but houses restricts the digits.
    pub const fn has_only_houses(&self) -> bool {
        self.only_houses
    }

    /// Returns the houses of a cell, one bit each.
    pub(crate) fn houses_of(&self, cell: Cell) -> HouseBits {
        self.houses_of[cell.index()]
    }

    /// Returns the houses that contain all these cells, one bit each.
    pub(crate) fn common_houses(&self, cells: CellSet) -> HouseBits {
        cells.iter().fold(HouseBits::MAX, |all, cell| all & self.houses_of(cell))
    }

    /// Returns the pairs of houses with at least two cells in common.
    pub(crate) fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// Returns the rectangles of two rows and two columns in which exchanging two digits breaks
    /// no rule, with their corners in order around the rectangle.
    pub(crate) fn rectangles(&self) -> &[[Cell; 4]] {
        self.rectangles.get_or_init(|| {
            let (shape, mut all) = (self.shape(), Vec::new());
            let lines = || {
                (0..shape.size())
                    .flat_map(|one| (one + 1..shape.size()).map(move |other| (one, other)))
            };
            for (top, bottom) in lines() {
                for (left, right) in lines() {
                    let corners = [(top, left), (top, right), (bottom, right), (bottom, left)];
                    let corners = corners.map(|(row, column)| Cell::at(shape, row, column));
                    if let [Some(one), Some(two), Some(three), Some(four)] = corners
                        && self.is_exchangeable([one, two, three, four])
                    {
                        all.push([one, two, three, four]);
                    }
                }
            }
            all
        })
    }

    /// Returns whether exchanging the digits of the corners breaks no rule: every house, cage
    /// and pair of peers has as many of the first and third corner as of the second and fourth,
    /// and no corner is on a thermometer.
    pub(crate) fn is_exchangeable(&self, [one, two, three, four]: [Cell; 4]) -> bool {
        let (even, odd) = (CellSet::from_iter([one, three]), CellSet::from_iter([two, four]));
        let is_balanced =
            |cells: CellSet| cells.intersection(even).len() == cells.intersection(odd).len();
        if even.union(odd).len() < 4 || !self.houses.iter().all(|it| is_balanced(it.cells)) {
            return false;
        }
        let thermometers = self.rules.thermometers().iter();
        let mut on_thermometers = thermometers.flat_map(Thermometer::cells);
        self.only_houses
            || !on_thermometers.any(|&cell| even.union(odd).contains(cell))
                && self
                    .rules
                    .distinct()
                    .into_iter()
                    .all(|(_, it)| is_balanced(it.into_iter().collect()))
    }

    /// Returns the cells of the house of a rule, or `None` if it does not restrict the board as
    /// a house.
    pub(crate) fn house(&self, rule: Rule) -> Option<&HouseCells> {
        self.houses.iter().find(|house| house.rule == rule)
    }
}

/// Returns the numbers in a set of houses, in ascending order.
pub(crate) fn house_indices(mut bits: HouseBits) -> impl Iterator<Item = HouseIndex> {
    std::iter::from_fn(move || {
        let index = bits.trailing_zeros() as usize;
        bits &= bits.checked_sub(1)?;
        Some(index)
    })
}

fn form(rule: Rule) -> HouseForm {
    match rule {
        Rule::House(house) => match house.kind() {
            HouseKind::Row => HouseForm::Row,
            HouseKind::Column => HouseForm::Column,
            HouseKind::Box => HouseForm::Block,
        },
        Rule::Region(_)
        | Rule::Diagonal(_)
        | Rule::Window(_)
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Cage(_)
        | Rule::CageTotal(_)
        | Rule::Thermometer(_) => HouseForm::Block,
    }
}

fn crossings(houses: &[HouseCells]) -> Vec<Crossing> {
    let mut crossings = Vec::new();
    for (second, house) in houses.iter().enumerate() {
        for (first, other) in houses.iter().enumerate().take(second) {
            let cells = other.cells.intersection(house.cells);
            if cells.len() >= 2 && cells.len() < house.cells.len() {
                crossings.push(Crossing { houses: [first, second], cells });
            }
        }
    }
    crossings
}
