//! Cages and thermometers drawn from a full board, so that it keeps them.
//!
//! Owns where they lie. It must not know how many givens that saves.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::board::{Cage, Cell, CellSet, Givens, Rules, Shape, Thermometer};
use crate::chance::Chance;

/// What is drawn onto the board from its solution. Its code is the variant's name in
/// lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    /// Nothing.
    #[default]
    Nothing,
    /// Killer cages, of which each cell is in one: of two to four cells, and of one or two
    /// more where a cell would be left alone. What fits into none of them is in none, as
    /// the total of a single cell would be a given.
    Cages,
    /// Thermometers of three to six cells, about as many as there are digits.
    Thermometers,
}

/// Cells of a cage at the most, with those that it took in.
const LARGEST_CAGE: usize = 6;

impl Drawn {
    /// The rules with what is drawn from the full board.
    pub(super) fn onto(self, rules: &Rules, full: &Givens, chance: &mut Chance) -> Rules {
        let mut rules = rules.clone();
        match self {
            Self::Nothing => {}
            Self::Cages => cages(&mut rules, full, chance),
            Self::Thermometers => thermometers(&mut rules, full, chance),
        }
        rules
    }
}

fn cages(rules: &mut Rules, full: &Givens, chance: &mut Chance) {
    let shape = full.shape();
    let mut taken = taken(rules);
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for start in shuffled_cells(shape, chance) {
        if taken.contains(start) {
            continue;
        }
        let wanted = 2 + chance.index(3);
        let mut cage = vec![start];
        taken.insert(start);
        while cage.len() < wanted {
            let holds = |cell: Cell| cage.iter().any(|&one| full.get(one) == full.get(cell));
            let beside = cage.iter().flat_map(|&cell| beside(shape, cell));
            let mut open: Vec<Cell> =
                beside.filter(|&cell| !taken.contains(cell) && !holds(cell)).collect();
            open.sort_unstable();
            open.dedup();
            let Some(&next) = open.get(chance.index(open.len())) else {
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
        // Different digits of a full board and their sum always are a cage.
        let _ = rules.add_cage(cage, Some(total));
    }
}

fn thermometers(rules: &mut Rules, full: &Givens, chance: &mut Chance) {
    let shape = full.shape();
    let mut taken = taken(rules);
    let mut drawn = 0;
    for bulb in shuffled_cells(shape, chance) {
        if drawn == shape.size() || taken.contains(bulb) {
            continue;
        }
        let wanted = 3 + chance.index(4);
        let mut way = vec![bulb];
        while let Some(&tip) = way.last().filter(|_| way.len() < wanted) {
            let rises = |&cell: &Cell| !taken.contains(cell) && full.get(cell) > full.get(tip);
            let mut open: Vec<Cell> = beside(shape, tip).filter(rises).collect();
            // A low digit next leaves room for more.
            open.sort_by_key(|&cell| full.get(cell));
            let Some(&next) = open.get(chance.index(open.len().min(2))) else {
                break;
            };
            way.push(next);
        }
        if way.len() >= 3 {
            way.iter().for_each(|&cell| taken.insert(cell));
            drawn += 1;
            // Digits that rise on a full board always are a thermometer.
            let _ = rules.add_thermometer(way);
        }
    }
}

/// The cells in which a cage or a thermometer lies already.
fn taken(rules: &Rules) -> CellSet {
    let caged = rules.cages().iter().flat_map(Cage::cells);
    let warm = rules.thermometers().iter().flat_map(Thermometer::cells);
    caged.chain(warm).copied().collect()
}

fn shuffled_cells(shape: Shape, chance: &mut Chance) -> Vec<Cell> {
    let mut cells: Vec<Cell> = shape.cells().collect();
    chance.shuffle(&mut cells);
    cells
}

/// The cells above, below, to the left and to the right.
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
