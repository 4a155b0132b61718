//! A full grid by chance.

use crate::board::{Cell, Digit, Givens, Grid, Shape};
use crate::chance::Chance;
use crate::fast::{Layout, Order, Placement, Position};

/// Nodes after which a search that has lost itself begins again: some times what most
/// take, which on the largest board is its number of cells.
const PATIENCE: usize = 400;

/// A full grid.
///
/// The digits of each guess are tried in random order, then rows, columns, bands and
/// stacks change places. No grid is left out and none looks likelier than another,
/// but they are not exactly equally likely.
pub(super) fn grid(shape: Shape, chance: &mut Chance) -> Grid {
    loop {
        if let Some(grid) = search(shape, chance) {
            return shuffled(&grid, chance).unwrap_or(grid);
        }
    }
}

/// One search of bounded length.
fn search(shape: Shape, chance: &mut Chance) -> Option<Grid> {
    let layout = Layout::of(shape);
    let mut untried = vec![(Position::blank(shape), None)];
    for _ in 0..PATIENCE {
        let (mut position, guess) = untried.pop()?;
        if let Some(placement) = guess {
            position.place(layout, placement);
        }
        if position.settle(layout, Order::AsMet).is_err() {
            continue;
        }
        if position.empty() == 0 {
            return position.into_grid();
        }
        let mut choices: Vec<Placement> = position.choices(layout);
        chance.shuffle(&mut choices);
        untried.extend(choices.into_iter().map(|choice| (position.clone(), Some(choice))));
    }
    None
}

/// The grid with its lines in another order that keeps the boxes.
pub(super) fn shuffled(grid: &Grid, chance: &mut Chance) -> Option<Grid> {
    let shape = grid.shape();
    let rows = lines(shape.size(), shape.box_rows(), chance);
    let columns = lines(shape.size(), shape.box_columns(), chance);
    let turns = shape.box_rows() == shape.box_columns() && chance.index(2) == 1;
    let digit = |cell: Cell| {
        let (row, column) = (rows[cell.row(shape)], columns[cell.column(shape)]);
        let (row, column) = if turns { (column, row) } else { (row, column) };
        grid.get(Cell::at(shape, row, column)?)
    };
    let digits: Vec<Option<Digit>> = shape.cells().map(digit).collect();
    Grid::try_from(Givens::from_digits(shape, digits)?).ok()
}

/// The lines of a board in an order that keeps those of a band together.
fn lines(size: usize, of_band: usize, chance: &mut Chance) -> Vec<usize> {
    let mut bands: Vec<usize> = (0..size / of_band).collect();
    chance.shuffle(&mut bands);
    let mut order = Vec::with_capacity(size);
    for band in bands {
        let mut lines: Vec<usize> = (band * of_band..(band + 1) * of_band).collect();
        chance.shuffle(&mut lines);
        order.extend(lines);
    }
    order
}
