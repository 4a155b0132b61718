//! Conflicts: minimal, and smallest according to brute force.

use proptest::prelude::*;
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::conflict::{Conflict, Finder, Finding};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::generate::{Options, generate};

use crate::data::oracle::oracle;
use crate::data::random;
use crate::data::{givens, named};

/// Boards without a solution, and the size of their smallest conflicts.
const KNOWN: [(&str, usize); 2] = [("no-solution-b", 7), ("norvig-impossible", 9)];

fn find(givens: &Givens) -> Finding {
    let mut finder = Finder::new(givens);
    assert_eq!(finder.run(u64::MAX), Progress::Done);
    finder.finding().unwrap().clone()
}

fn conflict(givens: &Givens) -> Conflict {
    match find(givens) {
        Finding::Conflict(conflict) => conflict,
        Finding::Solvable => panic!("the givens have no solution"),
    }
}

/// Returns only the givens of these cells.
fn part<'a>(givens: &Givens, cells: impl IntoIterator<Item = &'a Cell>) -> Givens {
    let mut part = Givens::empty(givens.shape());
    for &cell in cells {
        assert!(givens.get(cell).is_some());
        part.set(cell, givens.get(cell));
    }
    part
}

fn has_solution(givens: Givens) -> bool {
    Puzzle::try_from(givens).is_ok_and(|puzzle| !oracle(&puzzle, 1).is_empty())
}

fn assert_minimal(givens: &Givens, conflict: &Conflict) {
    assert!(!has_solution(part(givens, &conflict.cells)));
    for left_out in &conflict.cells {
        let rest = conflict.cells.iter().filter(|cell| *cell != left_out);
        assert!(has_solution(part(givens, rest)), "{left_out:?}");
    }
    assert!(conflict.lower_bound <= conflict.cells.len());
}

/// Returns the size of a smallest set of givens without a solution, by trying all sets.
fn smallest_conflict_size(givens: &Givens) -> usize {
    let cells: Vec<Cell> =
        givens.iter().filter(|(_, given)| given.is_some()).map(|(cell, _)| cell).collect();
    let mut smallest_conflict_size = cells.len();
    for set in 1..1_u32 << cells.len() {
        if (set.count_ones() as usize) < smallest_conflict_size {
            let chosen = cells.iter().enumerate().filter(|(nth, _)| set >> nth & 1 == 1);
            if !has_solution(part(givens, chosen.map(|(_, cell)| cell))) {
                smallest_conflict_size = set.count_ones() as usize;
            }
        }
    }
    smallest_conflict_size
}

/// Returns a proper 9x9 puzzle with one given changed so that it has no solution.
fn spoiled(seed: u64) -> Givens {
    let made = generate(Options::new(Shape::Nine), seed).unwrap();
    let clues = made.puzzle.iter().filter(|(_, given)| given.is_some());
    let wrong = |cell: Cell, digit: Digit| {
        let mut givens = made.puzzle.clone();
        givens.set(cell, Some(digit));
        (made.solution.get(cell) != Some(digit) && givens.clashes().is_empty()).then_some(givens)
    };
    let wrong = &wrong;
    let mut spoiled = clues
        .flat_map(|(cell, _)| Shape::Nine.digits().filter_map(move |digit| wrong(cell, digit)));
    spoiled.find(|givens| !has_solution(givens.clone())).unwrap()
}

/// Generates boards of random digits without clashes.
fn scattered() -> impl Strategy<Value = Givens> {
    prop::collection::vec((0..16_usize, 0..4_usize), 4..16).prop_map(|digits| {
        let mut givens = Givens::empty(Shape::Four);
        for (cell, digit) in digits {
            let mut more = givens.clone();
            let cell = Shape::Four.cells().nth(cell).unwrap();
            more.set(cell, Shape::Four.digits().nth(digit));
            givens = if more.clashes().is_empty() { more } else { givens };
        }
        givens
    })
}

#[test]
fn solvable_givens_have_no_conflict() {
    for puzzle in [named("article"), named("two-solutions"), named("anti-backtracking")] {
        assert_eq!(find(puzzle.givens()), Finding::Solvable);
    }
    assert_eq!(find(&Givens::empty(Shape::Nine)), Finding::Solvable);
    assert_eq!(Finder::new(named("article").givens()).conflict(), None);
}

#[test]
fn a_clash_is_a_smallest_conflict_right_away() {
    let finder = Finder::new(&givens("1..1....1......."));
    let cells = [(0, 0), (0, 3)].map(|(row, column)| Cell::at(Shape::Four, row, column).unwrap());
    let pair = Conflict { cells: cells.to_vec(), lower_bound: 2 };
    assert!(pair.is_smallest());
    assert_eq!(finder.conflict(), Some(pair.clone()));
    assert_eq!(finder.finding(), Some(&Finding::Conflict(pair)));
}

#[test]
fn known_boards_have_a_smallest_conflict() {
    for (name, smallest_conflict_size) in KNOWN {
        let puzzle = named(name);
        let conflict = conflict(puzzle.givens());
        assert_minimal(puzzle.givens(), &conflict);
        assert!(conflict.is_smallest(), "{name}: {conflict:?}");
        assert_eq!(conflict.cells.len(), smallest_conflict_size, "{name}");
    }
}

#[test]
fn a_single_wrong_given_yields_a_smallest_conflict() {
    for seed in 0..20 {
        let givens = spoiled(seed);
        let conflict = conflict(&givens);
        assert_minimal(&givens, &conflict);
        assert!(conflict.is_smallest(), "{seed}: {conflict:?}");
    }
}

#[test]
#[ignore = "solves 60,000 boards"]
fn known_boards_have_no_smaller_conflict() {
    for (name, smallest_conflict_size) in KNOWN {
        let puzzle = named(name);
        let cells: Vec<Cell> = puzzle
            .givens()
            .iter()
            .filter(|(_, given)| given.is_some())
            .map(|(cell, _)| cell)
            .collect();
        // Subsets of a solvable set are solvable, so checking one size is enough.
        for set in (0..1_u32 << cells.len())
            .filter(|set| set.count_ones() as usize == smallest_conflict_size - 1)
        {
            let chosen = cells.iter().enumerate().filter(|(nth, _)| set >> nth & 1 == 1);
            let part = part(puzzle.givens(), chosen.map(|(_, cell)| cell));
            let mut solver = Solver::new(&Puzzle::try_from(part).unwrap(), 1);
            assert_eq!(solver.run(u64::MAX), Progress::Done);
            assert_eq!(solver.solutions().len(), 1, "{name} {set:b}");
        }
    }
}

#[test]
fn slices_do_not_change_the_finding() {
    let givens = spoiled(1);
    let mut finder = Finder::new(&givens);
    let mut best = usize::MAX;
    while finder.run(7) == Progress::Working {
        if let Some(conflict) = finder.conflict() {
            assert!(conflict.cells.len() <= best);
            best = conflict.cells.len();
        }
    }
    assert_eq!(finder.finding(), Some(&find(&givens)));
    assert_eq!(finder.conflict(), Some(conflict(&givens)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn conflicts_are_as_small_as_brute_force_finds(givens in scattered()) {
        match find(&givens) {
            Finding::Solvable => prop_assert!(has_solution(givens)),
            Finding::Conflict(conflict) => {
                assert_minimal(&givens, &conflict);
                prop_assert!(conflict.is_smallest());
                prop_assert_eq!(conflict.cells.len(), smallest_conflict_size(&givens));
            }
        }
    }

    #[test]
    fn six_by_six_conflicts_are_minimal(line in random::lines(Shape::Six)) {
        let givens = givens(&line);
        match find(&givens) {
            Finding::Solvable => prop_assert!(has_solution(givens)),
            Finding::Conflict(conflict) => assert_minimal(&givens, &conflict),
        }
    }
}
