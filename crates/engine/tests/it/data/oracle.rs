//! An independent solver.

use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use dlx::{OptOrder, x};
use sudoku_engine::board::{Cell, Digit, Puzzle};

/// Returns the first `limit` solutions found by Knuth's dancing links, as lines.
pub(crate) fn oracle(puzzle: &Puzzle, limit: usize) -> Vec<String> {
    let (shape, size) = (puzzle.shape(), puzzle.shape().size());
    let mut placements: Vec<(Cell, Digit)> = Vec::new();
    for (cell, given) in puzzle.givens().iter() {
        let fits = shape.digits().filter(|&digit| given.is_none_or(|given| given == digit));
        placements.extend(fits.map(|digit| (cell, digit)));
    }
    let options: Vec<Vec<u64>> = placements
        .iter()
        .map(|&(cell, digit)| {
            let units =
                [cell.index() / size, cell.index() % size + size, cell.box_index(shape) + 2 * size];
            let places = units.map(|unit| (unit + size) * size + digit.index());
            [cell.index(), places[0], places[1], places[2]].map(|item| item as u64).to_vec()
        })
        .collect();
    let items = 4 * shape.cell_count() as u64;
    let mut problem = x::make_problem(items, 0, &options, OptOrder::Seq);
    let mut solver = dlx::Solver::new(&mut problem);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut found = Vec::new();
    while found.len() < limit && solver.next_solution(&mut chooser) {
        let chosen = solver.fmt_solution().iter();
        let mut filled: Vec<_> = chosen.map(|&option| placements[option as usize]).collect();
        filled.sort();
        found.push(filled.iter().map(|(_, digit)| digit.symbol()).collect());
    }
    found
}
