//! Counting, estimating and tallying under rules beyond the houses, compared with the
//! constraint model.

use proptest::prelude::*;
use sudoku_engine::board::{Givens, Puzzle, Shape};
use sudoku_engine::count::{Count, Counter, Estimator, Occurrences, Tally};
use sudoku_engine::csp::Consistency;
use sudoku_engine::fast::Progress;
use sudoku_engine::formats::rules_code;

use crate::data::ruled;

/// Returns the solutions found by the constraint model.
fn solutions(puzzle: &Puzzle) -> Vec<Givens> {
    let board = puzzle.rules().model(puzzle.givens(), Consistency::Values);
    board.model().solve_all(5_000).solutions.iter().map(|one| board.givens(one)).collect()
}

fn counted(puzzle: &Puzzle, limit: u128, slice: u64) -> Count {
    let mut counter = Counter::up_to(puzzle, limit);
    let mut before = 0.0;
    while counter.run(slice) == Progress::Working {
        let now = counter.fraction();
        assert!(now >= before - 1e-9 && now <= 1.0, "{before} and then {now}");
        before = now;
    }
    counter.count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn counts_and_tallies_match_the_model(
        puzzle in prop_oneof![ruled::puzzles(Shape::Four), ruled::puzzles(Shape::Six)],
        slice in 1..40_u64,
    ) {
        let all = solutions(&puzzle);
        prop_assume!(all.len() < 5_000);
        let count = all.len() as u128;
        prop_assert_eq!(counted(&puzzle, u128::MAX, slice), Count::Exactly(count));
        prop_assert_eq!(counted(&puzzle, count + 1, slice), Count::Exactly(count));
        if count > 1 {
            prop_assert_eq!(counted(&puzzle, count - 1, slice), Count::AtLeast(count - 1));
        }
        for limit in [1, 3, 5_000] {
            let mut occurrences = Occurrences::new(&puzzle, limit);
            while occurrences.run(slice) == Progress::Working {}
            for cell in puzzle.shape().cells() {
                for digit in puzzle.shape().digits() {
                    let times = all.iter().filter(|one| one.get(cell) == Some(digit)).count() as u64;
                    let expected =
                        if times < limit { Tally::Exactly(times) } else { Tally::AtLeast(limit) };
                    prop_assert_eq!(occurrences.tally(cell, digit), Some(expected));
                }
            }
        }
    }
}

#[test]
fn an_estimate_is_near_the_count() {
    // The last has 1 and 3 twice in the first row.
    for code in ["falling.rising", "knight", "windoku", "cage-4-1112.cage-4-1314"] {
        let rules = rules_code::read(Shape::Four, code).expect("rules");
        let puzzle = Puzzle::with_rules(Givens::empty(Shape::Four), rules).expect("no givens");
        let count = solutions(&puzzle).len() as f64;
        let mut estimator = Estimator::new(&puzzle, 7);
        estimator.run(2_000);
        let estimate = estimator.estimate();
        assert_eq!(estimate.probes, 2_000);
        let error = estimate.standard_error.expect("more than one probe");
        assert!((estimate.mean - count).abs() <= 5.0 * error, "{code}: {estimate:?}");
        assert_eq!(estimate.hits == 0, count == 0.0);
    }
}
