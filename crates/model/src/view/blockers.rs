//! The digits on the board that leave a hidden single its only place.

use sudoku_engine::board::{Cell, CellSet, Digit, Givens, Rule, Rules};
use sudoku_engine::logic::{Step, Technique};

/// A digit on the board, with the empty cells of a house where it rules itself out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocker {
    pub cell: Cell,
    /// At least one, in reading order.
    pub blocked: Vec<Cell>,
}

/// Returns what blocks the other empty cells of the house of a hidden single: as few digits as the
/// most blocking ones in turn make. Empty for other techniques. Without the cells from which an
/// earlier step has removed the digit.
pub(super) fn blockers(step: &Step, house: Rule, digits: &Givens, rules: &Rules) -> Vec<Blocker> {
    let (Technique::HiddenSingle, [placed]) = (step.technique, step.placements.as_slice()) else {
        return Vec::new();
    };
    let is_other = |cell: &Cell| *cell != placed.cell && digits.get(*cell).is_none();
    let mut open: CellSet = rules.cells(house).into_iter().filter(is_other).collect();
    let mut candidates = seen_by_each(placed.digit, digits, rules);
    let mut blockers = Vec::new();
    loop {
        let blocked = |(_, seen): &(Cell, CellSet)| seen.iter().filter(|&it| open.contains(it));
        // The first of those that block most.
        let best = candidates.iter().rev().max_by_key(|it| blocked(it).count());
        let Some(best) = best.filter(|it| blocked(it).count() > 0).cloned() else {
            return blockers;
        };
        let cells: Vec<Cell> = blocked(&best).collect();
        open = open.iter().filter(|cell| !cells.contains(cell)).collect();
        candidates.retain(|it| it.0 != best.0);
        blockers.push(Blocker { cell: best.0, blocked: cells });
    }
}

/// Returns each cell with the digit, and the cells that it sees.
fn seen_by_each(digit: Digit, digits: &Givens, rules: &Rules) -> Vec<(Cell, CellSet)> {
    let groups: Vec<CellSet> =
        rules.distinct().into_iter().map(|(_, cells)| cells.into_iter().collect()).collect();
    let with_digit = digits.iter().filter(|&(_, it)| it == Some(digit));
    let seen = |cell: Cell| {
        let around = groups.iter().filter(|group| group.contains(cell));
        around.fold(CellSet::EMPTY, |all, &group| all.union(group))
    };
    with_digit.map(|(cell, _)| (cell, seen(cell))).collect()
}
