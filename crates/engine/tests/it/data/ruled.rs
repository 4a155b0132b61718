//! Puzzles under random rules.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use sudoku_engine::board::{Cell, Givens, Puzzle, Region, Rules, Shape, Variant};
use sudoku_engine::csp::{Consistency, Solver};

/// Returns jigsaw regions for 4x4, 6x6 and 9x9 boards.
fn jigsaw_regions(shape: Shape) -> &'static str {
    match shape {
        Shape::Four => "0001021122132333",
        Shape::Six => "000011001111222233223333444455445555",
        _ => "000011222000111222001114225333314255333444555334444555666677888666777888667777888",
    }
}

/// The course of a cage or thermometer: its start and its directions.
type Line = (Index, Vec<u8>);

/// Returns the cells of a line without duplicates, each adjacent to the previous one.
fn line(shape: Shape, (from, steps): &Line, longest: usize) -> Vec<Cell> {
    let start = from.index(shape.cell_count());
    let (mut row, mut column) = (start / shape.size(), start % shape.size());
    let mut cells: Vec<Cell> = Cell::at(shape, row, column).into_iter().collect();
    for step in steps {
        let (down, right) = [(0, 1), (1, 0), (1, 1), (0, -1)][usize::from(step % 4)];
        let next = column
            .checked_add_signed(right)
            .and_then(|column| Some((row + down, column, Cell::at(shape, row + down, column)?)));
        if let Some((down, right, cell)) = next
            && !cells.contains(&cell)
            && cells.len() < longest
        {
            (row, column) = (down, right);
            cells.push(cell);
        }
    }
    cells
}

/// Generates puzzles under random rules. Some have no solution.
pub(crate) fn puzzles(shape: Shape) -> impl Strategy<Value = Puzzle> {
    let lines = |count| vec((any::<Index>(), vec(any::<u8>(), 0..6)), count);
    let kept =
        (0.3..0.9).prop_flat_map(move |share| vec(prop::bool::weighted(share), shape.cell_count()));
    let variants = vec(prop::bool::weighted(0.25), 5);
    (variants, any::<bool>(), lines(0..4), lines(0..3), kept, any::<u8>()).prop_map(
        move |(variants, jigsaw, cages, thermometers, kept, slip)| {
            let mut rules = Rules::classic(shape);
            if jigsaw {
                let regions =
                    jigsaw_regions(shape).chars().filter_map(|symbol| symbol.to_digit(10));
                let regions = regions.map(|digit| Region::new(digit as u8)).collect();
                rules.set_regions(regions).expect("regions");
            }
            for (variant, _) in Variant::ALL.into_iter().zip(variants).filter(|(_, on)| *on) {
                rules.set(variant, true);
            }
            let full = some_grid(&rules).unwrap_or_else(|| {
                rules = Rules::classic(shape);
                some_grid(&rules).expect("a classic grid")
            });
            add_lines(&mut rules, &full, &cages, &thermometers, slip % 4 == 0);
            with_kept_givens(rules, &full, &kept)
        },
    )
}

/// Returns a grid that satisfies the rules, unless there is none or the search takes too long.
fn some_grid(rules: &Rules) -> Option<Givens> {
    let board = rules.model(&Givens::empty(rules.shape()), Consistency::Domain);
    let mut solver = Solver::new(board.model(), 1);
    let _ = solver.run(2000);
    solver.solution().map(|solution| board.givens(solution))
}

/// Adds cages and thermometers that the grid satisfies, except for some wrong totals.
fn add_lines(rules: &mut Rules, full: &Givens, cages: &[Line], thermometers: &[Line], slips: bool) {
    let shape = rules.shape();
    let value = |cell: &Cell| full.get(*cell).map_or(0, |digit| u16::from(digit.value()));
    for cage in cages {
        let mut cells = line(shape, cage, 5);
        let mut seen = Vec::new();
        cells.retain(|cell| {
            !seen.contains(&value(cell)) && {
                seen.push(value(cell));
                true
            }
        });
        let total = cells.iter().map(value).sum::<u16>() + u16::from(slips && cells.len() == 2);
        let _ = rules.add_cage(cells, (cage.1.len() % 4 != 3).then_some(total));
    }
    for thermometer in thermometers {
        let mut cells = line(shape, thermometer, 4);
        cells.sort_by_key(value);
        let mut last = 0;
        cells.retain(|cell| std::mem::replace(&mut last, value(cell)) < value(cell));
        let _ = rules.add_thermometer(cells);
    }
}

fn with_kept_givens(rules: Rules, full: &Givens, kept: &[bool]) -> Puzzle {
    let mut givens = full.clone();
    for (cell, _) in rules.shape().cells().zip(kept).filter(|(_, kept)| !**kept) {
        givens.set(cell, None);
    }
    // The clues may break a cage with a wrong total.
    Puzzle::with_rules(givens, rules.clone()).unwrap_or_else(|_| {
        Puzzle::with_rules(Givens::empty(rules.shape()), rules).expect("no clue")
    })
}
