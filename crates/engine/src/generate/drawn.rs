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
    pub(super) fn add_to(self, rules: &Rules, full_board: &Givens, rng: &mut SeededRng) -> Rules {
        let mut rules = rules.clone();
        match self {
            Self::Nothing => {}
            Self::Cages => cages(&mut rules, full_board, rng),
            Self::Thermometers => thermometers(&mut rules, full_board, rng),
        }
        rules
    }
}

fn cages(rules: &mut Rules, full_board: &Givens, rng: &mut SeededRng) {
    let shape = full_board.shape();
    let mut taken_cells = taken_cells(rules);
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for start in shuffled_cells(shape, rng) {
        if taken_cells.contains(start) {
            continue;
        }
        let target_len = 2 + rng.index(3);
        let mut cage = vec![start];
        taken_cells.insert(start);
        while cage.len() < target_len {
            let has_digit_of = |cell: Cell| {
                cage.iter().any(|&member| full_board.get(member) == full_board.get(cell))
            };
            let neighbors = cage.iter().flat_map(|&cell| neighbors(shape, cell));
            let mut candidates: Vec<Cell> = neighbors
                .filter(|&cell| !taken_cells.contains(cell) && !has_digit_of(cell))
                .collect();
            candidates.sort_unstable();
            candidates.dedup();
            let Some(&next) = candidates.get(rng.index(candidates.len())) else {
                break;
            };
            taken_cells.insert(next);
            cage.push(next);
        }
        cages.push(cage);
    }
    let (single_cells, mut cages): (Vec<_>, Vec<_>) =
        cages.into_iter().partition(|it| it.len() == 1);
    for cell in single_cells.into_iter().flatten() {
        let is_adjacent = |cage: &[Cell]| neighbors(shape, cell).any(|other| cage.contains(&other));
        let has_digit = |cage: &[Cell]| {
            cage.iter().any(|&member| full_board.get(member) == full_board.get(cell))
        };
        let fits = |cage: &&mut Vec<Cell>| {
            cage.len() < LARGEST_CAGE && is_adjacent(cage) && !has_digit(cage)
        };
        if let Some(cage) = cages.iter_mut().filter(fits).min_by_key(|cage| cage.len()) {
            cage.push(cell);
        }
    }
    for cage in cages {
        let digits = cage.iter().filter_map(|&cell| full_board.get(cell));
        let total = digits.map(|digit| u16::from(digit.value())).sum();
        // Different digits of a full board and their sum are always a valid cage.
        let _ = rules.add_cage(cage, Some(total));
    }
}

fn thermometers(rules: &mut Rules, full_board: &Givens, rng: &mut SeededRng) {
    let shape = full_board.shape();
    let mut taken_cells = taken_cells(rules);
    let mut thermometer_count = 0;
    for bulb in shuffled_cells(shape, rng) {
        if thermometer_count == shape.size() || taken_cells.contains(bulb) {
            continue;
        }
        let target_len = 3 + rng.index(4);
        let mut path = vec![bulb];
        while let Some(&tip) = path.last().filter(|_| path.len() < target_len) {
            let is_warmer = |&cell: &Cell| {
                !taken_cells.contains(cell) && full_board.get(cell) > full_board.get(tip)
            };
            let mut candidates: Vec<Cell> = neighbors(shape, tip).filter(is_warmer).collect();
            // A low digit leaves room for a longer thermometer.
            candidates.sort_by_key(|&cell| full_board.get(cell));
            let Some(&next) = candidates.get(rng.index(candidates.len().min(2))) else {
                break;
            };
            path.push(next);
        }
        if path.len() >= 3 {
            path.iter().for_each(|&cell| taken_cells.insert(cell));
            thermometer_count += 1;
            // Digits that increase on a full board are always a valid thermometer.
            let _ = rules.add_thermometer(path);
        }
    }
}

/// Returns the cells that already belong to a cage or a thermometer.
fn taken_cells(rules: &Rules) -> CellSet {
    let cage_cells = rules.cages().iter().flat_map(Cage::cells);
    let thermometer_cells = rules.thermometers().iter().flat_map(Thermometer::cells);
    cage_cells.chain(thermometer_cells).copied().collect()
}

fn shuffled_cells(shape: Shape, rng: &mut SeededRng) -> Vec<Cell> {
    let mut cells: Vec<Cell> = shape.cells().collect();
    rng.shuffle(&mut cells);
    cells
}

/// Returns the orthogonal neighbors of a cell.
fn neighbors(shape: Shape, cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell.row(shape), cell.column(shape));
    let places = [
        row.checked_sub(1).map(|row| (row, column)),
        column.checked_sub(1).map(|column| (row, column)),
        Some((row, column + 1)),
        Some((row + 1, column)),
    ];
    places.into_iter().flatten().filter_map(move |(row, column)| Cell::at(shape, row, column))
}
