//! Steps in HoDoKu's notation: `r3c6<>4, r5c7<>2` and `r1c1=5`.

use sudoku_engine::board::{Cell, Shape};
use sudoku_engine::logic::{Candidate, Fact, Step};

/// Writes what a step concludes.
pub(crate) fn conclusion(step: &Step, shape: Shape) -> String {
    if step.placements.is_empty() {
        eliminations(&step.eliminations, shape)
    } else {
        placements(&step.placements, shape)
    }
}

/// Writes candidates that are ruled out.
pub(crate) fn eliminations(candidates: &[Candidate], shape: Shape) -> String {
    join(candidates, shape, "<>")
}

/// Writes digits that are placed.
pub(crate) fn placements(candidates: &[Candidate], shape: Shape) -> String {
    join(candidates, shape, "=")
}

/// Writes a cell as `r1c1`.
pub(crate) fn cell(cell: Cell, shape: Shape) -> String {
    format!("r{}c{}", cell.row(shape) + 1, cell.column(shape) + 1)
}

/// Writes the cells of a step's proof, each once, in reading order.
pub(crate) fn reason(step: &Step, shape: Shape) -> String {
    let roles = step.proof.roles.iter().map(|(candidate, _)| candidate.cell);
    let facts = step.proof.facts.iter().filter_map(|fact| match fact {
        Fact::Cell(cell) => Some(*cell),
        Fact::House(..)
        | Fact::Rectangle { .. }
        | Fact::Grave(_)
        | Fact::Cage(_)
        | Fact::Thermometer(_) => None,
    });
    let mut cells: Vec<Cell> = roles.chain(facts).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|it| cell(it, shape)).collect::<Vec<_>>().join(",")
}

fn join(candidates: &[Candidate], shape: Shape, sign: &str) -> String {
    let texts =
        candidates.iter().map(|it| format!("{}{sign}{}", cell(it.cell, shape), it.digit.symbol()));
    texts.collect::<Vec<_>>().join(", ")
}
