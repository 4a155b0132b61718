//! The cells that the levels of a drawn tree fill.

use sudoku_engine::board::Cell;

use super::Drawing;

/// A level of a drawing whose nodes fill the same cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelCell {
    pub depth: u16,
    pub cell: Cell,
    /// The position of one of its nodes.
    pub point: (f32, f32),
}

/// What those nodes of a level fill that have been looked at.
#[derive(Clone, Copy)]
enum Filled {
    Nothing,
    One(LevelCell),
    /// The cell of the path, which counts even if other branches fill another one.
    OnPath(LevelCell),
    Several,
}

impl Drawing {
    /// Returns the cells of the drawn levels, from the top. In a tree with a straight path, these are
    /// the cells of the path, up to its end. Another level whose nodes fill different cells is
    /// left out.
    pub fn level_cells(&self) -> Vec<LevelCell> {
        let deepest = self.nodes.iter().map(|node| usize::from(node.depth)).max().unwrap_or(0);
        let mut levels = vec![Filled::Nothing; deepest + 1];
        for node in &self.nodes {
            let Some(cell) = node.cell else { continue };
            let level = &mut levels[usize::from(node.depth)];
            let found = LevelCell { depth: node.depth, cell, point: (node.x, node.y) };
            *level = match *level {
                _ if self.has_straight_path && node.is_on_path => Filled::OnPath(found),
                Filled::Nothing => Filled::One(found),
                Filled::One(first) if first.cell == cell => Filled::One(first),
                Filled::OnPath(first) => Filled::OnPath(first),
                Filled::One(_) | Filled::Several => Filled::Several,
            };
        }
        let levels = levels.into_iter().filter_map(|level| match level {
            Filled::One(level) | Filled::OnPath(level) => Some(level),
            Filled::Nothing | Filled::Several => None,
        });
        levels.collect()
    }
}
