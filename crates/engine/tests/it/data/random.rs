//! Random puzzles and searches.

use std::num::NonZeroU64;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use sudoku_engine::board::{Digit, Givens, Puzzle, Shape};
use sudoku_engine::search::Goal;

/// Generates lines of a solved grid with its digits shuffled, some cells cleared, and up to
/// two cells overwritten unless that causes a clash.
pub(crate) fn lines(shape: Shape) -> impl Strategy<Value = String> {
    let names = Just(shape.digits().collect::<Vec<_>>()).prop_shuffle();
    let kept = (0.0..1.0).prop_flat_map(move |share| {
        prop::collection::vec(prop::bool::weighted(share), shape.cell_count())
    });
    let slips = prop::collection::vec(any::<(Index, Index)>(), 0..3);
    (names, kept, slips).prop_map(move |(names, kept, slips)| {
        let mut givens = Givens::empty(shape);
        for (cell, kept) in shape.cells().zip(kept) {
            let (row, column) = (cell.row(shape), cell.column(shape));
            let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
            givens.set(cell, kept.then_some(names[(shift + column) % shape.size()]));
        }
        let mut puzzle = Puzzle::try_from(givens).expect("a part of a solved grid");
        for (cell, digit) in slips {
            let mut givens = puzzle.givens().clone();
            let cell = shape.cells().nth(cell.index(shape.cell_count()));
            givens.set(cell.expect("on the board"), Some(names[digit.index(names.len())]));
            puzzle = Puzzle::try_from(givens).unwrap_or(puzzle);
        }
        let cells = puzzle.givens().iter();
        cells.map(|(_, given)| given.map_or('.', Digit::symbol)).collect()
    })
}

fn goals() -> impl Strategy<Value = Goal> {
    let solution = (1..4_u64).prop_filter_map("not 0", NonZeroU64::new).prop_map(Goal::Solution);
    prop_oneof![Just(Goal::Exhaustion), solution]
}

pub(crate) fn searches() -> impl Strategy<Value = (String, Goal)> {
    (select(&Shape::ALL).prop_flat_map(lines), goals())
}
