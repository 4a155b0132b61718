//! Drawing a random full grid.

use crate::board::{Cell, Digit, Givens, Grid, Shape};
use crate::fast::{Layout, Order, Placement, Position};
use crate::rng::SeededRng;

/// The number of nodes after which a stuck search restarts. Most searches need fewer: on the
/// largest board about one per cell.
const MAX_NODES: usize = 400;

/// Draws a random full grid.
///
/// The search tries the digits of each guess in random order. Then rows, columns, bands and
/// stacks are permuted. Every grid is possible and none is visibly favored, but the
/// distribution is not exactly uniform.
pub(super) fn grid(shape: Shape, rng: &mut SeededRng) -> Grid {
    loop {
        if let Some(grid) = search(shape, rng) {
            return shuffled(&grid, rng).unwrap_or(grid);
        }
    }
}

/// Runs one search of at most [`MAX_NODES`] nodes.
fn search(shape: Shape, rng: &mut SeededRng) -> Option<Grid> {
    let layout = Layout::of(shape);
    let mut untried = vec![(Position::blank(shape), None)];
    for _ in 0..MAX_NODES {
        let (mut position, guess) = untried.pop()?;
        if let Some(placement) = guess {
            position.place(layout, placement);
        }
        if position.place_forced_digits(layout, Order::AsFound).is_err() {
            continue;
        }
        if position.empty_count() == 0 {
            return position.into_grid();
        }
        let mut choices: Vec<Placement> = position.choices(layout);
        rng.shuffle(&mut choices);
        untried.extend(choices.into_iter().map(|choice| (position.clone(), Some(choice))));
    }
    None
}

/// Returns the grid with its rows and columns permuted within and between the bands and
/// stacks, and with square boxes possibly transposed.
pub(super) fn shuffled(grid: &Grid, rng: &mut SeededRng) -> Option<Grid> {
    let shape = grid.shape();
    let rows = shuffled_lines(shape.size(), shape.box_rows(), rng);
    let columns = shuffled_lines(shape.size(), shape.box_columns(), rng);
    let is_transposed = shape.box_rows() == shape.box_columns() && rng.index(2) == 1;
    let digit = |cell: Cell| {
        let (row, column) = (rows[cell.row(shape)], columns[cell.column(shape)]);
        let (row, column) = if is_transposed { (column, row) } else { (row, column) };
        grid.get(Cell::at(shape, row, column)?)
    };
    let digits: Vec<Option<Digit>> = shape.cells().map(digit).collect();
    Grid::try_from(Givens::from_digits(shape, digits)?).ok()
}

/// Returns the rows or columns of a board in a random order that keeps each band together.
fn shuffled_lines(size: usize, band_size: usize, rng: &mut SeededRng) -> Vec<usize> {
    let mut bands: Vec<usize> = (0..size / band_size).collect();
    rng.shuffle(&mut bands);
    let mut order = Vec::with_capacity(size);
    for band in bands {
        let mut lines: Vec<usize> = (band * band_size..(band + 1) * band_size).collect();
        rng.shuffle(&mut lines);
        order.extend(lines);
    }
    order
}
