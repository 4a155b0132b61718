//! The rules for each cell beyond rows, columns and boxes, for screen readers.
//!
//! Owns which rules are announced for a cell. Must not know their wording.

use sudoku_engine::board::{Cage, Diagonal, Region, Rule, Rules};

/// A rule that applies to a cell. Numbers count from 0; the place on a thermometer is the
/// number of cells closer to the bulb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellRule {
    Region(Region),
    Diagonal(Diagonal),
    Window(u8),
    Cage { cage: usize, total: Option<u16> },
    Thermometer { thermometer: usize, place: usize },
}

impl CellRule {
    /// Returns the rules that apply to each cell, in reading order: regions, diagonals and
    /// windows, cages, thermometers. Chess moves are left out because they are the same for
    /// all cells.
    pub fn by_cell(rules: &Rules) -> Vec<Vec<Self>> {
        let mut rules_by_cell = vec![Vec::new(); rules.shape().cell_count()];
        for (rule, cells) in rules.distinct() {
            let cell_rule = match rule {
                Rule::Region(region) => CellRule::Region(region),
                Rule::Diagonal(diagonal) => CellRule::Diagonal(diagonal),
                Rule::Window(window) => CellRule::Window(window),
                Rule::Cage(cage) => {
                    let total = rules.cages().get(cage).and_then(Cage::total);
                    CellRule::Cage { cage, total }
                }
                Rule::House(_)
                | Rule::AntiKnight
                | Rule::AntiKing
                | Rule::CageTotal(_)
                | Rule::Thermometer(_) => continue,
            };
            cells.iter().for_each(|cell| rules_by_cell[cell.index()].push(cell_rule));
        }
        for (thermometer, line) in rules.thermometers().iter().enumerate() {
            for (place, cell) in line.cells().iter().enumerate() {
                rules_by_cell[cell.index()].push(CellRule::Thermometer { thermometer, place });
            }
        }
        rules_by_cell
    }
}
