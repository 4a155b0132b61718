//! The choices on the path to a node, in the form used by links.
//!
//! `159.236-`: each choice is the row and the column of a cell, `1`–`9` and `A`–`G`, followed
//! by the digit. Choices are separated by dots, and a dash means that everything forced at
//! this point is placed. `0` is the root.

use std::fmt::Write as _;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::explore::{Explorer, NodeId};

use super::{Exploration, moved, started};

/// The maximum number of waypoints: the cells of the largest board, each followed by forced
/// digits.
const MAX_WAYPOINTS: usize = 512;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waypoint {
    /// A digit was chosen. Row and column count from 0.
    Chosen { row: usize, column: usize, digit: Digit },
    /// Everything forced was placed.
    Forced,
}

/// The path from the root down to a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail(pub Vec<Waypoint>);

impl Trail {
    /// Returns the path to the current node of a tree.
    pub fn of(tree: &Explorer) -> Self {
        let mut waypoints: Vec<Waypoint> = Vec::new();
        let shape = tree.shape();
        for node in tree.trail().into_iter().filter(|&node| node != NodeId::ROOT) {
            // Choices in a solution found by the machine count as choices to make again.
            match tree.placed(node).filter(|_| !tree.was_forced(node)) {
                Some((cell, digit)) => {
                    let (row, column) = (cell.row(shape), cell.column(shape));
                    waypoints.push(Waypoint::Chosen { row, column, digit });
                }
                None => push_forced(&mut waypoints),
            }
        }
        Self(waypoints)
    }

    /// Parses what [`write`](Self::write) returns, or returns `None` if it is something else.
    pub fn read(text: &str) -> Option<Self> {
        if text == "0" {
            return Some(Self::default());
        }
        let mut waypoints = Vec::new();
        for part in text.split('.').take(MAX_WAYPOINTS + 1) {
            let choice = part.strip_suffix('-').unwrap_or(part);
            let mut symbols = choice.chars().map(Digit::from_symbol);
            match (symbols.next(), symbols.next(), symbols.next(), symbols.next()) {
                (None, ..) if part == "-" => {}
                (Some(Some(row)), Some(Some(column)), Some(Some(digit)), None) => {
                    let (row, column) = (row.index(), column.index());
                    waypoints.push(Waypoint::Chosen { row, column, digit });
                }
                _ => return None,
            }
            if part.ends_with('-') {
                push_forced(&mut waypoints);
            }
        }
        (waypoints.len() <= MAX_WAYPOINTS).then_some(Self(waypoints))
    }

    pub fn write(&self) -> String {
        let mut text = String::new();
        for waypoint in &self.0 {
            match *waypoint {
                Waypoint::Chosen { row, column, digit } => {
                    let dot = if text.is_empty() { "" } else { "." };
                    let symbol =
                        |index: usize| Digit::new(index as u8 + 1).map_or('?', Digit::symbol);
                    let (row, column, digit) = (symbol(row), symbol(column), digit.symbol());
                    let _ = write!(text, "{dot}{row}{column}{digit}");
                }
                Waypoint::Forced => text.push('-'),
            }
        }
        if text.is_empty() { "0".to_owned() } else { text }
    }
}

/// Adds a waypoint for forced digits, unless the last one is that: nothing would be left to
/// place.
fn push_forced(waypoints: &mut Vec<Waypoint>) {
    if waypoints.last() != Some(&Waypoint::Forced) {
        waypoints.push(Waypoint::Forced);
    }
}

impl Exploration {
    /// Follows a trail down until a step is not possible. Returns whether it reached the end.
    pub(crate) fn follow_trail(&mut self, trail: &Trail) -> bool {
        let shape = self.tree.shape();
        let reaches_end = trail.0.iter().all(|&waypoint| match waypoint {
            Waypoint::Forced => self.change_tree(|tree| tree.place_forced(usize::MAX)) > 0,
            Waypoint::Chosen { row, column, digit } => {
                let cell = Cell::at(shape, row, column);
                cell.is_some_and(|cell| self.change_tree(|tree| tree.choose(cell, digit)).is_ok())
            }
        });
        let is_at_root = self.tree.current() == NodeId::ROOT;
        self.arrive(if is_at_root { started(&self.tree) } else { moved(&self.tree) });
        reaches_end
    }
}
