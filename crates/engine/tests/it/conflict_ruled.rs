//! Conflicts under rules beyond the houses: a SAT solver checks that they are minimal and
//! smallest.

use proptest::prelude::*;
use proptest::sample::Index;
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Rules, Shape};
use sudoku_engine::conflict::{Conflict, Finder, Finding};
use sudoku_engine::fast::Progress;
use sudoku_engine::formats::rules_code;
use sudoku_engine::generate::{Options, generate_ruled};

use crate::data::ruled;
use crate::data::sat;

/// The maximum number of givens for which all subsets are tried.
const MAX_SUBSET_GIVENS: usize = 12;

fn find(puzzle: &Puzzle) -> Finding {
    let mut finder = Finder::of(puzzle.clone());
    assert_eq!(finder.run(u64::MAX), Progress::Done);
    finder.finding().unwrap().clone()
}

/// Returns whether the givens of these cells have a solution.
fn has_solution(puzzle: &Puzzle, cells: impl IntoIterator<Item = Cell>) -> bool {
    let mut part = Givens::empty(puzzle.shape());
    for cell in cells {
        part.set(cell, puzzle.givens().get(cell));
    }
    let line: String = part.iter().map(|(_, given)| given.map_or('.', Digit::symbol)).collect();
    !sat::solutions(&line, &rules_code::write(puzzle.rules()), 1).is_empty()
}

fn given_cells(puzzle: &Puzzle) -> Vec<Cell> {
    puzzle.givens().iter().filter(|(_, given)| given.is_some()).map(|(cell, _)| cell).collect()
}

fn assert_minimal(puzzle: &Puzzle, conflict: &Conflict) {
    assert!(!has_solution(puzzle, conflict.cells.iter().copied()));
    for left_out in &conflict.cells {
        let rest = conflict.cells.iter().filter(|cell| *cell != left_out);
        assert!(has_solution(puzzle, rest.copied()), "{left_out:?}");
    }
}

/// Returns whether some set of `count` givens has no solution.
fn is_contradicted_by(puzzle: &Puzzle, count: usize) -> bool {
    let cells = given_cells(puzzle);
    let mut sets = (0..1_u32 << cells.len()).filter(|set| set.count_ones() as usize == count);
    sets.any(|set| {
        let chosen = cells.iter().enumerate().filter(|(nth, _)| set >> nth & 1 == 1);
        !has_solution(puzzle, chosen.map(|(_, cell)| *cell))
    })
}

/// Replaces a given by another digit, unless that breaks a rule immediately.
fn spoiled(puzzle: Puzzle, cell: Cell, digit: Digit) -> Puzzle {
    let mut givens = puzzle.givens().clone();
    givens.set(cell, Some(digit));
    Puzzle::with_rules(givens, puzzle.rules().clone()).unwrap_or(puzzle)
}

/// Generates puzzles with up to three wrong digits.
fn puzzles(shape: Shape) -> impl Strategy<Value = Puzzle> {
    let slips = prop::collection::vec(any::<(Index, Index)>(), 1..4);
    (ruled::puzzles(shape), slips).prop_map(move |(mut puzzle, slips)| {
        for (cell, digit) in slips {
            let cells = given_cells(&puzzle);
            if !cells.is_empty() {
                let digit = shape.digits().nth(digit.index(shape.size())).unwrap();
                puzzle = spoiled(puzzle, cells[cell.index(cells.len())], digit);
            }
        }
        puzzle
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn conflicts_are_smallest(
        puzzle in prop_oneof![puzzles(Shape::Four), puzzles(Shape::Six)],
    ) {
        match find(&puzzle) {
            Finding::Solvable => prop_assert!(has_solution(&puzzle, given_cells(&puzzle))),
            Finding::Conflict(conflict) => {
                assert_minimal(&puzzle, &conflict);
                prop_assert!(conflict.is_smallest());
                if given_cells(&puzzle).len() <= MAX_SUBSET_GIVENS && !conflict.cells.is_empty() {
                    // Subsets of a solvable set are solvable, so checking one size is enough.
                    prop_assert!(!is_contradicted_by(&puzzle, conflict.cells.len() - 1));
                }
            }
        }
    }
}

#[test]
fn a_single_wrong_given_yields_a_smallest_conflict() {
    for code in ["falling.rising", "king", "knight"] {
        let rules = rules_code::read(Shape::Nine, code).unwrap();
        let made = generate_ruled(&rules, Options::new(Shape::Nine), 7).unwrap();
        let whole = Puzzle::with_rules(made.puzzle, rules).unwrap();
        let all = given_cells(&whole);
        let wrong = all.iter().flat_map(|&cell| Shape::Nine.digits().map(move |it| (cell, it)));
        let mut wrong = wrong.map(|(cell, digit)| spoiled(whole.clone(), cell, digit));
        let puzzle = wrong.find(|puzzle| !has_solution(puzzle, given_cells(puzzle))).unwrap();
        let Finding::Conflict(conflict) = find(&puzzle) else { panic!("{code}") };
        assert_minimal(&puzzle, &conflict);
        assert!(conflict.is_smallest(), "{code}: {conflict:?}");
    }
}

#[test]
fn rules_without_a_solution_have_an_empty_conflict() {
    let rules: Rules = rules_code::read(Shape::Four, "king").unwrap();
    let mut givens = Givens::empty(Shape::Four);
    givens.set(Cell::at(Shape::Four, 0, 0).unwrap(), Shape::Four.digits().next());
    let puzzle = Puzzle::with_rules(givens, rules).unwrap();
    let nothing = Conflict { cells: Vec::new(), lower_bound: 0 };
    assert!(nothing.is_smallest());
    assert_eq!(find(&puzzle), Finding::Conflict(nothing));
}
