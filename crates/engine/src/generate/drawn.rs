//! Cages and thermometers derived from a full board, which satisfies them.
//!
//! Owns their placement. Must not depend on how many givens they save.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::board::{Cage, Cell, CellSet, Givens, Rules, Shape, Thermometer};
use crate::rng::SeededRng;

/// The kind of constraints derived from the solution. Its code is the variant's name in
/// lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    #[default]
    Nothing,
    /// Killer cages that cover the board: of two to four cells, or up to two more to absorb
    /// cells that would be left alone. A cell that fits no neighboring cage stays without
    /// one, because the total of a single cell would be a given.
    Cages,
    /// Thermometers of three to six cells, at most as many as there are digits.
    Thermometers,
}

/// The maximum number of cells of a cage, including absorbed ones.
const LARGEST_CAGE: usize = 6;

impl Drawn {
    /// Returns the rules plus constraints drawn from the full board.
    pub(super) fn onto(self, rules: &Rules, full: &Givens, rng: &mut SeededRng) -> Rules {
        let mut rules = rules.clone();
        match self {
            Self::Nothing => {}
            Self::Cages => cages(&mut rules, full, rng),
            Self::Thermometers => thermometers(&mut rules, full, rng),
        }
        rules
    }
}

fn cages(rules: &mut Rules, full: &Givens, rng: &mut SeededRng) {
    let shape = full.shape();
    let mut taken = taken(rules);
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for start in shuffled_cells(shape, rng) {
        if taken.contains(start) {
            continue;
        }
        let wanted = 2 + rng.index(3);
        let mut cage = vec![start];
        taken.insert(start);
        while cage.len() < wanted {
            let holds = |cell: Cell| cage.iter().any(|&one| full.get(one) == full.get(cell));
            let beside = cage.iter().flat_map(|&cell| beside(shape, cell));
            let mut open: Vec<Cell> =
                beside.filter(|&cell| !taken.contains(cell) && !holds(cell)).collect();
            open.sort_unstable();
            open.dedup();
            let Some(&next) = open.get(rng.index(open.len())) else {
                break;
            };
            taken.insert(next);
            cage.push(next);
        }
        cages.push(cage);
    }
    let (alone, mut cages): (Vec<_>, Vec<_>) = cages.into_iter().partition(|it| it.len() == 1);
    for cell in alone.into_iter().flatten() {
        let is_beside = |cage: &[Cell]| beside(shape, cell).any(|other| cage.contains(&other));
        let holds = |cage: &[Cell]| cage.iter().any(|&one| full.get(one) == full.get(cell));
        let fits =
            |cage: &&mut Vec<Cell>| cage.len() < LARGEST_CAGE && is_beside(cage) && !holds(cage);
        if let Some(cage) = cages.iter_mut().filter(fits).min_by_key(|cage| cage.len()) {
            cage.push(cell);
        }
    }
    for cage in cages {
        let digits = cage.iter().filter_map(|&cell| full.get(cell));
        let total = digits.map(|digit| u16::from(digit.value())).sum();
        // Different digits of a full board and their sum are always a valid cage.
        let _ = rules.add_cage(cage, Some(total));
    }
}

fn thermometers(rules: &mut Rules, full: &Givens, rng: &mut SeededRng) {
    let shape = full.shape();
    let mut taken = taken(rules);
    let mut drawn = 0;
    for bulb in shuffled_cells(shape, rng) {
        if drawn == shape.size() || taken.contains(bulb) {
            continue;
        }
        let wanted = 3 + rng.index(4);
        let mut way = vec![bulb];
        while let Some(&tip) = way.last().filter(|_| way.len() < wanted) {
            let rises = |&cell: &Cell| !taken.contains(cell) && full.get(cell) > full.get(tip);
            let mut open: Vec<Cell> = beside(shape, tip).filter(rises).collect();
            // A low digit leaves room for a longer thermometer.
            open.sort_by_key(|&cell| full.get(cell));
            let Some(&next) = open.get(rng.index(open.len().min(2))) else {
                break;
            };
            way.push(next);
        }
        if way.len() >= 3 {
            way.iter().for_each(|&cell| taken.insert(cell));
            drawn += 1;
            // Digits that increase on a full board are always a valid thermometer.
            let _ = rules.add_thermometer(way);
        }
    }
}

/// Returns the cells that already belong to a cage or a thermometer.
fn taken(rules: &Rules) -> CellSet {
    let caged = rules.cages().iter().flat_map(Cage::cells);
    let warm = rules.thermometers().iter().flat_map(Thermometer::cells);
    caged.chain(warm).copied().collect()
}

fn shuffled_cells(shape: Shape, rng: &mut SeededRng) -> Vec<Cell> {
    let mut cells: Vec<Cell> = shape.cells().collect();
    rng.shuffle(&mut cells);
    cells
}

/// Returns the orthogonal neighbors of a cell.
fn beside(shape: Shape, cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell.row(shape), cell.column(shape));
    let places = [
        row.checked_sub(1).map(|row| (row, column)),
        column.checked_sub(1).map(|column| (row, column)),
        Some((row, column + 1)),
        Some((row + 1, column)),
    ];
    places.into_iter().flatten().filter_map(move |(row, column)| Cell::at(shape, row, column))
}
