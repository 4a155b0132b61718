//! Counting solutions: compared with known numbers, with plain backtracking and with itself.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Givens, Grid, Puzzle, Shape};
use sudoku_engine::count::{Count, Counter, Estimate, Estimator, Occurrences, Solutions};
use sudoku_engine::count::{Tally, Target};
use sudoku_engine::fast::Progress;
use sudoku_engine::search::{Goal, Stepper};

use crate::data::random;
use crate::data::{named, puzzle};

fn empty(shape: Shape) -> Puzzle {
    Puzzle::try_from(Givens::empty(shape)).unwrap()
}

/// Returns the article's puzzle without some of its givens, and its solutions in the order
/// in which plain backtracking finds them.
fn loose_puzzle() -> (Puzzle, Vec<Grid>) {
    let line = "000006201070510060006080059120000000080940500590000000001050073030460080000003604";
    let loose_puzzle: String =
        line.char_indices().map(|(n, c)| if n % 9 == 6 { '0' } else { c }).collect();
    let puzzle = puzzle(&loose_puzzle);
    let walked = walked(&puzzle);
    (puzzle, walked)
}

/// Returns every solution, in the order in which plain backtracking finds them.
fn walked(puzzle: &Puzzle) -> Vec<Grid> {
    let mut stepper = Stepper::new(puzzle, Goal::Exhaustion);
    let mut solutions: Vec<Grid> = stepper.solution().into_iter().collect();
    while stepper.run_to_solution(u64::MAX) > 0 {
        solutions.extend(stepper.solution());
    }
    solutions
}

fn counted(mut counter: Counter) -> Count {
    assert_eq!(counter.run(u64::MAX), Progress::Done);
    assert_eq!(counter.fraction(), 1.0);
    counter.count()
}

#[test]
fn counts_match_known_numbers() {
    let known = [
        (empty(Shape::Four), 288),
        (empty(Shape::Six), 28_200_960),
        (named("two-solutions"), 2),
        (named("four-solutions"), 4),
        (named("no-solution-b"), 0),
        (named("article"), 1),
        (named("anti-backtracking"), 1),
        (puzzle("1234341221434321"), 1),
        (puzzle("123...4........."), 0),
    ];
    for (puzzle, number) in known {
        assert_eq!(counted(Counter::all(&puzzle)), Count::Exactly(number));
    }
}

#[test]
fn empty_6x6_takes_few_nodes() {
    // Folding leaves 28,200,960 / 6! solutions, with hardly more nodes than necessary.
    let mut counter = Counter::all(&empty(Shape::Six));
    let _ = counter.run(u64::MAX);
    assert!(counter.nodes() < 3 * 39_168, "{}", counter.nodes());
}

#[test]
fn counting_stops_at_the_limit() {
    let board = empty(Shape::Four);
    let cases = [
        (0, Count::AtLeast(1)),
        (1, Count::AtLeast(1)),
        (287, Count::AtLeast(287)),
        (288, Count::Exactly(288)),
        (289, Count::Exactly(288)),
    ];
    for (limit, count) in cases {
        assert_eq!(counted(Counter::up_to(&board, limit)), count, "limit {limit}");
    }
    let mut counter = Counter::up_to(&empty(Shape::Nine), 1_000_000);
    assert_eq!(counter.run(10_000), Progress::Done);
}

#[test]
fn fraction_grows_and_is_the_part_searched() {
    let mut counter = Counter::all(&empty(Shape::Six));
    let mut last = counter.fraction();
    assert_eq!(last, 0.0);
    while counter.run(97) == Progress::Working {
        let fraction = counter.fraction();
        assert!(last <= fraction && fraction < 1.0, "{last} {fraction}");
        last = fraction;
    }
    assert!(last > 0.99, "{last}");

    // When the first solution is found, one of two guesses at the root is finished.
    let mut counter = Counter::all(&named("two-solutions"));
    while counter.count().number() == 0 {
        let _ = counter.run(1);
    }
    assert_eq!((counter.count(), counter.fraction()), (Count::AtLeast(1), 0.5));
}

#[test]
fn solutions_come_in_the_order_of_plain_backtracking() {
    let (puzzle, walked) = loose_puzzle();
    assert!(walked.len() > 50, "{}", walked.len());
    let mut solutions = Solutions::new(&puzzle);
    for (index, grid) in walked.iter().enumerate() {
        assert_eq!(solutions.go(Target::Next), Some(grid));
        assert_eq!(solutions.number(), Some(index as u128 + 1));
    }
    assert_eq!((solutions.total(), solutions.go(Target::Next)), (None, None));
    assert_eq!((solutions.total(), solutions.number()), (Some(walked.len() as u128), None));
    assert_eq!(solutions.go(Target::Next), None); // stays after the last
    for (index, grid) in walked.iter().enumerate().rev() {
        assert_eq!(solutions.go(Target::Previous), Some(grid));
        assert_eq!(solutions.number(), Some(index as u128 + 1));
    }
    assert_eq!(solutions.go(Target::Previous), None);
    assert_eq!(solutions.go(Target::Next), walked.first());
    assert_eq!(solutions.go(Target::Last), walked.last());
    assert_eq!(solutions.go(Target::First), walked.first());
}

#[test]
fn last_solution_is_found_without_the_others() {
    let mut solutions = Solutions::new(&empty(Shape::Nine));
    let row = |grid: &Grid| grid.iter().take(9).map(|(_, d)| d.symbol()).collect::<String>();
    assert_eq!(solutions.go(Target::Last).map(row).as_deref(), Some("987654321"));
    assert_eq!((solutions.number(), solutions.total()), (None, None));
    let last = solutions.solution().cloned();
    assert!(solutions.go(Target::Previous).is_some());
    assert_eq!(solutions.go(Target::Next), last.as_ref());
}

#[test]
fn nth_solution_is_that_of_plain_backtracking() {
    let board = empty(Shape::Six);
    let mut solutions = Solutions::new(&board);
    let mut stepper = Stepper::new(&board, Goal::Solution(30_000.try_into().unwrap()));
    stepper.run(u64::MAX);
    assert_eq!(solutions.go(Target::Nth(30_000)), stepper.solution().as_ref());
    assert_eq!(solutions.number(), Some(30_000));
    let nth = solutions.solution().cloned();
    assert!(solutions.go(Target::Previous).is_some());
    assert_eq!((solutions.number(), solutions.go(Target::Next)), (Some(29_999), nth.as_ref()));

    assert!(solutions.go(Target::Nth(28_200_960)).is_some());
    assert_eq!(solutions.go(Target::Next), None);
    assert_eq!(solutions.go(Target::Nth(28_200_961)), None);
    assert_eq!(solutions.total(), Some(28_200_960));
}

#[test]
fn random_solutions_reach_every_solution() {
    let mut solutions = Solutions::new(&empty(Shape::Four));
    let mut drawn = |seed| {
        assert!(solutions.go(Target::Random { seed }).is_some());
        solutions.number().unwrap()
    };
    let numbers: BTreeSet<u128> = (0..2000).map(&mut drawn).collect();
    assert_eq!(numbers.len(), 288); // none is missed with probability 1 - 288 * e^-7
    assert_eq!(numbers.last(), Some(&288));
    assert_eq!(drawn(5), drawn(5));
}

#[test]
fn without_solutions_every_target_is_missing() {
    for puzzle in [named("no-solution-b"), puzzle("123...4.........")] {
        let mut solutions = Solutions::new(&puzzle);
        let targets = [Target::Random { seed: 1 }, Target::Nth(1), Target::Last, Target::First];
        for target in targets {
            assert_eq!(solutions.go(target), None, "{target:?}");
            assert_eq!(solutions.total(), Some(0), "{target:?}");
        }
    }
}

#[test]
fn interrupted_seeks_lose_no_solution() {
    let (puzzle, walked) = loose_puzzle();
    for nodes in 0..60 {
        let mut solutions = Solutions::new(&puzzle);
        solutions.go(Target::Nth(20));
        solutions.seek(Target::Nth(30));
        let _ = solutions.run(nodes);
        // Wherever the search was interrupted, going back and forward ends at the same place.
        let on = solutions.go(Target::Next).cloned();
        let number = solutions.number().unwrap();
        assert_eq!(on.as_ref(), walked.get(number as usize - 1), "{nodes}");
        let previous = (number as usize).checked_sub(2).and_then(|index| walked.get(index));
        assert_eq!(solutions.go(Target::Previous), previous, "{nodes}");
        solutions.seek(Target::Previous);
        let _ = solutions.run(nodes);
        let next = solutions.go(Target::Next).cloned();
        let number = solutions.number().unwrap();
        assert_eq!(next.as_ref(), walked.get(number as usize - 1), "{nodes}");
    }
}

fn estimated(puzzle: &Puzzle, seed: u64, probes: u64) -> Estimate {
    let mut estimator = Estimator::new(puzzle, seed);
    estimator.run(probes);
    estimator.estimate()
}

#[test]
fn estimates_are_near_known_numbers() {
    let known = [
        (empty(Shape::Four), 288.0, 400),
        (empty(Shape::Six), 28_200_960.0, 2000),
        (empty(Shape::Nine), 6_670_903_752_021_072_936_960.0, 2000),
        (loose_puzzle().0, loose_puzzle().1.len() as f64, 30_000),
        (named("four-solutions"), 4.0, 400),
    ];
    for (puzzle, number, probes) in known {
        for seed in 1..4 {
            let estimate = estimated(&puzzle, seed, probes);
            let error = estimate.standard_error.unwrap();
            let off = (estimate.mean - number).abs();
            assert!(off < 4.0 * error + 1e-9 * number, "{number} {estimate:?}");
            assert!(error < 0.2 * number, "{number} {estimate:?}");
        }
    }
}

#[test]
fn estimates_without_spread_have_no_error() {
    let one = Estimate { mean: 1.0, standard_error: Some(0.0), probes: 5, hits: 5 };
    assert_eq!(estimated(&named("anti-backtracking"), 1, 5), one);
    let none = Estimate { mean: 0.0, standard_error: Some(0.0), probes: 5, hits: 0 };
    assert_eq!(estimated(&puzzle("123...4........."), 1, 5), none);
    assert_eq!(estimated(&empty(Shape::Nine), 1, 1).standard_error, None);
    let large = estimated(&empty(Shape::Sixteen), 1, 30);
    assert!(large.mean > 1e90 && large.standard_error.unwrap().is_finite(), "{large:?}");
}

#[test]
fn slices_do_not_change_an_estimate() {
    let mut estimator = Estimator::new(&empty(Shape::Six), 9);
    for _ in 0..10 {
        estimator.run(10);
    }
    assert_eq!(estimator.estimate(), estimated(&empty(Shape::Six), 9, 100));
    assert_ne!(estimator.estimate(), estimated(&empty(Shape::Six), 8, 100));
}

fn occurrences(puzzle: &Puzzle, limit: u64) -> Occurrences {
    let mut occurrences = Occurrences::new(puzzle, limit);
    while occurrences.run(3) == Progress::Working {
        assert!(occurrences.fraction() < 1.0);
    }
    assert_eq!(occurrences.fraction(), 1.0);
    occurrences
}

fn assert_tallies(puzzle: &Puzzle, walked: &[Grid], limit: u64) {
    let found = occurrences(puzzle, limit);
    for cell in puzzle.shape().cells() {
        for digit in puzzle.shape().digits() {
            let has_digit = |grid: &&Grid| grid.get(cell) == Some(digit);
            let number = walked.iter().filter(has_digit).count() as u64;
            let tally = if number < limit { Tally::Exactly(number) } else { Tally::AtLeast(limit) };
            assert_eq!(found.tally(cell, digit), Some(tally), "{cell:?} {digit:?}");
            assert_eq!(found.digits(cell).contains(digit), number > 0);
        }
    }
}

#[test]
fn occurrences_match_all_solutions() {
    let (puzzle, walked) = loose_puzzle();
    for limit in [1, 2, 7, walked.len() as u64, 100_000] {
        assert_tallies(&puzzle, &walked, limit);
    }
    let four = named("four-solutions");
    assert_tallies(&four, &self::walked(&four), 3);
    assert_tallies(&named("no-solution-b"), &[], 1);
}

#[test]
fn all_digits_are_true_candidates_on_an_empty_board() {
    for shape in [Shape::Six, Shape::Nine] {
        let found = occurrences(&empty(shape), 1);
        assert!(shape.cells().all(|cell| found.digits(cell) == shape.all_digits()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn counts_match_plain_backtracking(
        line in select(&[Shape::Four, Shape::Four, Shape::Nine][..]).prop_flat_map(random::lines)
    ) {
        let puzzle = puzzle(&line);
        let mut stepper = Stepper::new(&puzzle, Goal::Solution(2000.try_into().unwrap()));
        stepper.run(20_000_000);
        prop_assume!(stepper.is_over());
        let walked = u128::from(stepper.counters().solutions);
        prop_assume!(walked < 2000);
        prop_assert_eq!(counted(Counter::all(&puzzle)), Count::Exactly(walked));
        let limited = counted(Counter::up_to(&puzzle, 10));
        prop_assert_eq!(limited.number(), walked.min(10));
        prop_assert!(walked == 10 || limited.is_exact() == (walked < 10));
        // With a limit equal to the number of solutions, the count may stop before it knows
        // that there are no others. One more decides it, and one less never does.
        prop_assert_eq!(counted(Counter::up_to(&puzzle, walked + 1)), Count::Exactly(walked));
        if walked > 1 {
            prop_assert_eq!(
                counted(Counter::up_to(&puzzle, walked - 1)),
                Count::AtLeast(walked - 1)
            );
        }
    }

    #[test]
    fn occurrences_match_plain_backtracking(line in random::lines(Shape::Four), limit in 1..20_u64) {
        let puzzle = puzzle(&line);
        assert_tallies(&puzzle, &walked(&puzzle), limit);
    }

    #[test]
    fn relabeling_keeps_the_count(line in random::lines(Shape::Six)) {
        let relabeled: String = line
            .chars()
            .map(|c| c.to_digit(10).map_or('.', |d| char::from_digit(d % 6 + 1, 10).unwrap()))
            .collect();
        let limit = 100_000;
        let [one, other] = [line, relabeled].map(|line| counted(Counter::up_to(&puzzle(&line), limit)));
        prop_assert_eq!(one, other);
    }

    #[test]
    fn nth_and_neighbors_match_plain_backtracking(line in random::lines(Shape::Four), pick: u64) {
        let puzzle = puzzle(&line);
        let walked = walked(&puzzle);
        let mut solutions = Solutions::new(&puzzle);
        let number = pick as usize % (walked.len() + 2);
        prop_assert_eq!(solutions.go(Target::Nth(number as u128)), walked.get(number.saturating_sub(1)));
        if number > 0 {
            prop_assert_eq!(solutions.go(Target::Next), walked.get(number));
        }
    }
}
