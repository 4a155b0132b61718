//! The rules that each cell is under, beside rows, columns and boxes, for those who
//! hear the board.
//!
//! Owns which rules are told of a cell. Must not know their wording.

use sudoku_engine::board::{Cage, Diagonal, Region, Rule, Rules};

/// A rule that a cell is under. Numbers are from 0; the place on a thermometer is how many
/// cells are nearer to the bulb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleHere {
    Region(Region),
    Diagonal(Diagonal),
    Window(u8),
    Cage { cage: usize, total: Option<u16> },
    Thermometer { thermometer: usize, place: usize },
}

impl RuleHere {
    /// For each cell in reading order the rules that it is under: regions, diagonals and
    /// windows, cages, thermometers. Moves of chess are the same for all cells.
    pub fn by_cell(rules: &Rules) -> Vec<Vec<Self>> {
        let mut here = vec![Vec::new(); rules.shape().cell_count()];
        for (rule, cells) in rules.distinct() {
            let told = match rule {
                Rule::Region(region) => RuleHere::Region(region),
                Rule::Diagonal(diagonal) => RuleHere::Diagonal(diagonal),
                Rule::Window(window) => RuleHere::Window(window),
                Rule::Cage(cage) => {
                    let total = rules.cages().get(cage).and_then(Cage::total);
                    RuleHere::Cage { cage, total }
                }
                Rule::House(_)
                | Rule::AntiKnight
                | Rule::AntiKing
                | Rule::CageTotal(_)
                | Rule::Thermometer(_) => continue,
            };
            cells.iter().for_each(|cell| here[cell.index()].push(told));
        }
        for (thermometer, line) in rules.thermometers().iter().enumerate() {
            for (place, cell) in line.cells().iter().enumerate() {
                here[cell.index()].push(RuleHere::Thermometer { thermometer, place });
            }
        }
        here
    }
}
