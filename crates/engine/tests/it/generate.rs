//! Generated puzzles: as requested, proper according to another solver, and reproducible.

use std::collections::{BTreeMap, BTreeSet};

use strum::VariantArray;
use sudoku_engine::board::{Cell, Givens, Puzzle, Rules, Shape};
use sudoku_engine::count::{Count, Counter};
use sudoku_engine::csp::Consistency;
use sudoku_engine::formats;
use sudoku_engine::generate::{
    Cost, Drawn, Event, GenerateError, Generated, Generator, GivenCount, InvalidOptions, Options,
    RejectReason, RestoreReason, Skill, Symmetry, Verdict, generate, generate_ruled,
};
use sudoku_engine::logic::{Grade, Level, level, rate};
use sudoku_engine::search::{Goal, Stepper};

use crate::data::oracle::oracle;
use crate::data::puzzles_per_kind;

/// Returns every shape with every symmetry and skill that it supports, except the grades of 6x6
/// and 16x16 boards, some of which take minutes.
fn kinds() -> impl Iterator<Item = Options> {
    let shapes = Shape::ALL.into_iter();
    let with_symmetry = shapes.flat_map(|shape| {
        Symmetry::VARIANTS.iter().map(move |&symmetry| Options { symmetry, ..Options::new(shape) })
    });
    with_symmetry
        .flat_map(|options| {
            let skills = Skill::ALL.into_iter().filter(move |skill| match skill {
                Skill::Level(_) => true,
                Skill::Grade(_) => [Shape::Four, Shape::Nine].contains(&options.shape),
            });
            skills.map(Some).chain([None]).map(move |skill| Options { skill, ..options })
        })
        .filter(|options| options.check(&Rules::classic(options.shape)).is_ok())
}

fn line(made: &Generated) -> String {
    formats::line(&made.puzzle)
}

fn puzzle_of(made: &Generated) -> Puzzle {
    Puzzle::try_from(made.puzzle.clone()).unwrap()
}

/// Checks the uniqueness of the solution with the other solver.
fn assert_proper(made: &Generated, label: &str) {
    let solutions = oracle(&puzzle_of(made), 2);
    assert_eq!(solutions, [formats::line(&made.solution)], "{label}");
}

fn assert_matches_options(made: &Generated, options: &Options, label: &str) {
    let givens = &made.puzzle;
    let skill = match made.skill {
        Skill::Grade(_) => Skill::Grade(rate(&puzzle_of(made)).grade),
        Skill::Level(_) => Skill::Level(level(&puzzle_of(made))),
    };
    assert_eq!(made.skill, skill, "{label}");
    assert!(options.skill.is_none_or(|requested| requested == skill), "{label}");
    for orbit in options.symmetry.orbits(options.shape) {
        let held = orbit.iter().filter(|&&cell| givens.get(cell).is_some()).count();
        assert!(held == 0 || held == orbit.len(), "{label}: {orbit:?}");
    }
}

/// Generates puzzles of every kind and checks each of them. The generator may give up on
/// rare kinds.
fn check_kinds(of_shape: Shape, seeds: u64) {
    for options in kinds().filter(|options| options.shape == of_shape) {
        let mut given_up = 0;
        for seed in 0..seeds {
            let label = format!("{options:?} of seed {seed}");
            match generate(options, seed) {
                Ok(made) => {
                    assert_matches_options(&made, &options, &label);
                    assert_proper(&made, &label);
                }
                Err(GenerateError::GaveUp { .. }) => given_up += 1,
                Err(GenerateError::InvalidOptions(reason)) => panic!("{label}: {reason}"),
            }
        }
        let is_rare = match options.skill {
            None | Some(Skill::Level(Level::Singles)) => false,
            Some(Skill::Level(_)) => options.shape == Shape::Six,
            Some(Skill::Grade(_)) => options.symmetry == Symmetry::Full,
        };
        assert!(given_up == 0 || is_rare, "{options:?}: {given_up}");
    }
}

#[test]
fn puzzles_of_every_kind_are_proper_and_as_requested() {
    let seeds = [(Shape::Four, 20), (Shape::Six, 2), (Shape::Nine, 8), (Shape::Sixteen, 1)];
    seeds.into_iter().for_each(|(shape, seeds)| check_kinds(shape, seeds));
}

#[test]
#[ignore = "takes minutes"]
fn many_small_puzzles_of_every_kind_are_proper() {
    check_kinds(Shape::Four, puzzles_per_kind(50));
    check_kinds(Shape::Six, puzzles_per_kind(50));
}

#[test]
#[ignore = "takes minutes"]
fn many_9x9_puzzles_of_every_kind_are_proper() {
    check_kinds(Shape::Nine, puzzles_per_kind(50));
}

#[test]
#[ignore = "takes minutes"]
fn many_16x16_puzzles_of_every_kind_are_proper() {
    check_kinds(Shape::Sixteen, puzzles_per_kind(20));
}

#[test]
fn puzzles_of_a_seed_never_change() {
    let nine = Options::new(Shape::Nine);
    let pinned = [
        (Options::new(Shape::Four), 1, ".1....3.......43"),
        (Options::new(Shape::Six), 1, ".........421.1........46..3....423.."),
        (
            nine,
            1,
            ".......76..235....8.5...1...4..........8...4..68..42....1.45....8...96..3....149.",
        ),
        (
            nine,
            u64::MAX,
            ".6..1..579....7......35...42.57.....67.........3.9.8....6..1.....7.3.9..4.....13.",
        ),
        (
            Options {
                skill: Some(Skill::Level(Level::Singles)),
                symmetry: Symmetry::Rotation,
                ..nine
            },
            1,
            "..9.285..6..3...8..7..9.....47..3...95.....41...9..25.....4..2..8...9..7..678.4..",
        ),
        (
            Options {
                skill: Some(Skill::Level(Level::Pairs)),
                symmetry: Symmetry::Diagonal,
                ..nine
            },
            1,
            "..6.7.9.........3.3.926......2..6.756.4...29....5....44...8.1...8.41.......9.5...",
        ),
        (
            Options {
                skill: Some(Skill::Level(Level::Beyond)),
                symmetry: Symmetry::Mirror,
                ..nine
            },
            1,
            "8.......25...4...7.13...56...65.81....5...7....79.24..6.......3...8.4....3.....9.",
        ),
        (
            Options { given_count: GivenCount::Exactly(36), symmetry: Symmetry::Full, ..nine },
            1,
            ".39...57.6..357..48.......2.4.513.6..5.8.2.4..6.974.5.7.......85..239..7.26...49.",
        ),
        (
            Options { cost: Some(Cost::expensive(Shape::Nine)), ..nine },
            1,
            ".........165..2...423..........6.......4.5....1.7.953.....9...43..5.716.8..2.6.73",
        ),
        (
            Options { cost: Some(Cost::cheap(Shape::Nine)), ..nine },
            1,
            "12345.7..9....8.61..7.39..55..74.6.33...9.....9.......8......56..1....48.........",
        ),
        (
            Options { symmetry: Symmetry::Full, ..Options::new(Shape::Sixteen) },
            1,
            ".ED.C..4F..9.58.82..D3F..7E1..A9F..3...18...B..G..9..5B..3G..1..74..FD....16..BA.F.G97....D82.3..1.D........9.F.3.B....E2....D.1E.G....C7....9.4.B.4........F.2..5.261....4FA.G.93..A2....85..CE..3..CE..16..8..2..7...9A...5..CB9..1AD..8FG..E6.6F.7..84..B.A9.",
        ),
    ];
    let made = pinned.map(|(options, seed, _)| line(&generate(options, seed).unwrap()));
    assert_eq!(made.each_ref().map(String::as_str), pinned.map(|(_, _, line)| line));
}

#[test]
fn different_seeds_give_different_puzzles() {
    let made: BTreeSet<String> =
        (0..50).map(|seed| line(&generate(Options::new(Shape::Nine), seed).unwrap())).collect();
    assert_eq!(made.len(), 50);
}

#[test]
fn minimal_puzzles_need_every_given() {
    for &symmetry in Symmetry::VARIANTS {
        let options = Options { symmetry, ..Options::new(Shape::Nine) };
        let made = generate(options, 3).unwrap();
        for orbit in symmetry.orbits(Shape::Nine) {
            let mut fewer = made.puzzle.clone();
            if fewer.get(orbit[0]).is_none() {
                continue;
            }
            orbit.iter().for_each(|&cell| assert!(fewer.set(cell, None)));
            assert_eq!(oracle(&Puzzle::try_from(fewer).unwrap(), 2).len(), 2, "{symmetry:?}");
        }
    }
}

#[test]
fn no_further_removal_keeps_the_level() {
    for level in [Level::Singles, Level::Pairs] {
        let options = Options { skill: Some(Skill::Level(level)), ..Options::new(Shape::Nine) };
        let made = generate(options, 5).unwrap();
        for (cell, given) in made.puzzle.iter() {
            let mut fewer = made.puzzle.clone();
            fewer.set(cell, None);
            let fewer = Puzzle::try_from(fewer).unwrap();
            assert!(given.is_none() || sudoku_engine::logic::level(&fewer) > level);
        }
    }
}

#[test]
fn number_of_givens_is_as_requested() {
    let requested = [
        (Shape::Four, Symmetry::None, 4),
        (Shape::Six, Symmetry::Rotation, 14),
        (Shape::Nine, Symmetry::None, 23),
        (Shape::Nine, Symmetry::None, 80),
        (Shape::Nine, Symmetry::Rotation, 29),
        (Shape::Nine, Symmetry::Full, 40),
        (Shape::Sixteen, Symmetry::Mirror, 140),
    ];
    for (shape, symmetry, given_count) in requested {
        let options = Options {
            symmetry,
            given_count: GivenCount::Exactly(given_count),
            ..Options::new(shape)
        };
        let made = generate(options, 1).unwrap();
        assert_eq!(made.puzzle.filled_count(), given_count, "{options:?}");
        assert_matches_options(&made, &options, "a number of givens");
        assert_proper(&made, "a number of givens");
    }
}

#[test]
fn impossible_options_are_rejected() {
    let four = Options::new(Shape::Four);
    for level in [Level::Pairs, Level::Beyond] {
        let options = Options { skill: Some(Skill::Level(level)), ..four };
        assert_eq!(generate(options, 1), Err(GenerateError::InvalidOptions(InvalidOptions::Skill)));
    }
    let wrong = [(Shape::Nine, 16, 17), (Shape::Nine, 81, 17), (Shape::Four, 17, 4)];
    for (shape, given_count, min) in wrong {
        let options =
            Options { given_count: GivenCount::Exactly(given_count), ..Options::new(shape) };
        let reason = InvalidOptions::GivenCount { min, max: shape.cell_count() - 1 };
        assert_eq!(generate(options, 1), Err(GenerateError::InvalidOptions(reason)));
    }
    // A mirror-symmetric 4x4 puzzle has an even number of givens.
    let odd = Options { given_count: GivenCount::Exactly(7), symmetry: Symmetry::Mirror, ..four };
    assert_eq!(generate(odd, 1), Err(GenerateError::GaveUp { attempts: 1000 }));
}

#[test]
fn singles_solve_every_4x4_puzzle() {
    // All grids up to relabeling. A puzzle with a unique solution lacks at most one digit.
    let grids = oracle(&puzzle("1234............"), 100);
    assert_eq!(grids.len(), 12);
    let mut proper = 0;
    for grid in grids {
        for removed in 0..1_u32 << 16 {
            let kept = |nth: usize| removed >> nth & 1 == 0;
            let line: String =
                grid.chars().enumerate().map(|(n, c)| if kept(n) { c } else { '.' }).collect();
            // Adding givens does not make a puzzle harder, so those with few givens are enough.
            if removed.count_ones() < 10 {
                continue;
            }
            let puzzle = puzzle(&line);
            let mut counter = Counter::up_to(&puzzle, 2);
            let _ = counter.run(u64::MAX);
            if counter.count() == Count::Exactly(1) {
                assert_eq!(level(&puzzle), Level::Singles, "{line}");
                proper += 1;
            }
        }
    }
    assert!(proper > 1000, "{proper}");
}

fn puzzle(line: &str) -> Puzzle {
    let digits: Vec<_> = line.chars().map(sudoku_engine::board::Digit::from_symbol).collect();
    let shape = Shape::from_cell_count(digits.len()).unwrap();
    Puzzle::try_from(Givens::from_digits(shape, digits).unwrap()).unwrap()
}

/// Counts the placements of plain backtracking, up to about a limit.
fn placements(made: &Generated, limit: u64) -> u64 {
    let mut stepper = Stepper::new(&puzzle_of(made), Goal::FIRST);
    stepper.run(limit);
    stepper.counters().placements
}

#[test]
fn cost_is_within_the_requested_bounds() {
    for shape in [Shape::Four, Shape::Six, Shape::Nine] {
        for (cost, seed) in [Cost::cheap(shape), Cost::expensive(shape)].iter().zip(1..) {
            let options = Options { cost: Some(*cost), ..Options::new(shape) };
            let made = generate(options, seed).unwrap();
            assert_proper(&made, "a cost");
            let placements = placements(&made, 10_000_000);
            assert!(
                (cost.min_placements..=cost.max_placements).contains(&placements),
                "{placements}"
            );
        }
    }
    let cost = Cost { min_placements: 5_000, max_placements: 6_000 };
    let made = generate(Options { cost: Some(cost), ..Options::new(Shape::Nine) }, 1).unwrap();
    assert!((5_000..=6_000).contains(&placements(&made, u64::MAX)));
}

#[test]
fn measuring_a_cost_stops_once_the_answer_is_certain() {
    let escargot =
        puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    let measure =
        |min_placements, max_placements| Cost { min_placements, max_placements }.measure(&escargot);
    assert_eq!(measure(0, 8_969), (true, 8_969));
    assert_eq!(measure(8_969, 10_000), (true, 8_969));
    assert_eq!(measure(8_970, u64::MAX), (false, 8_969));
    let (is_cheap, placements) = measure(0, 100);
    assert!(!is_cheap && (101..150).contains(&placements), "{placements}");
    let (is_expensive, placements) = measure(1000, u64::MAX);
    assert!(is_expensive && (1000..1100).contains(&placements), "{placements}");
}

/// Replays the events and checks each removal with the oracle.
fn replay_events(options: Options, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut event_counts = BTreeMap::new();
    let mut board = Givens::empty(options.shape);
    let mut generator = Generator::new(options, seed).unwrap();
    while let Some(event) = generator.next() {
        let name = match event {
            Event::Filled { solution, .. } => {
                board = solution;
                "filled"
            }
            Event::Tried(removal) => {
                let mut without = board.clone();
                removal.cells.iter().for_each(|&cell| assert!(without.set(cell, None)));
                let puzzle = Puzzle::try_from(without.clone()).unwrap();
                let solutions = oracle(&puzzle, 2).len() as u128;
                assert_eq!(removal.solutions.number(), solutions);
                let is_too_hard = solutions == 1
                    && options.skill.is_some_and(|requested| match requested {
                        Skill::Level(requested) => level(&puzzle) > requested,
                        Skill::Grade(requested) => rate(&puzzle).grade > requested,
                    });
                match removal.verdict {
                    Verdict::Removed => {
                        assert!(solutions == 1 && !is_too_hard);
                        board = without;
                        "dug"
                    }
                    Verdict::Restored(RestoreReason::Ambiguous) => {
                        assert_eq!(solutions, 2);
                        "ambiguous"
                    }
                    Verdict::Restored(RestoreReason::TooHard) => {
                        assert!(is_too_hard);
                        "too hard"
                    }
                    Verdict::Restored(RestoreReason::Undecided) => {
                        panic!("small boards are decided")
                    }
                }
            }
            Event::Rejected(reason) => {
                assert_eq!(reason, RejectReason::TooEasy);
                "rejected"
            }
            Event::Made(made) => {
                assert_eq!(&made.puzzle, &board);
                assert_eq!(made, generate(options, seed).unwrap());
                "made"
            }
        };
        if name != "rejected" {
            assert_eq!(generator.board(), Some(&board));
        }
        *event_counts.entry(name).or_default() += 1;
    }
    event_counts
}

#[test]
fn generator_events_match_the_oracle() {
    let mut event_counts: BTreeMap<&str, usize> = BTreeMap::new();
    let skills = [Skill::Level(Level::Pairs), Skill::Grade(Grade::Medium)];
    let kinds = skills.map(|skill| Options { skill: Some(skill), ..Options::new(Shape::Nine) });
    let events = |seed| kinds.iter().flat_map(move |&options| replay_events(options, seed));
    for (name, times) in (1..6).flat_map(events) {
        *event_counts.entry(name).or_default() += times;
    }
    let names: Vec<&str> = event_counts.keys().copied().collect();
    assert_eq!(
        names,
        ["ambiguous", "dug", "filled", "made", "rejected", "too hard"],
        "{event_counts:?}"
    );
    assert_eq!(event_counts["filled"], event_counts["made"] + event_counts["rejected"]);
    let tried = event_counts["ambiguous"] + event_counts["dug"] + event_counts["too hard"];
    assert_eq!(tried, 81 * event_counts["filled"]);
}

#[test]
fn every_grid_is_drawn() {
    let mut grids = BTreeMap::new();
    for seed in 0..5000 {
        let Some(Event::Filled { solution, .. }) =
            Generator::new(Options::new(Shape::Four), seed).unwrap().next()
        else {
            panic!("a grid comes first");
        };
        *grids.entry(formats::line(&solution)).or_insert(0) += 1;
    }
    assert_eq!(grids.len(), 288);
    let most = grids.values().max().unwrap();
    assert!(*most < 60, "{most}"); // 17 on average
}

/// Returns rules for boards of the shape, with the constraints drawn from the solution.
fn ruled_kinds(shape: Shape) -> Vec<(&'static str, Rules, Drawn)> {
    let codes = match shape {
        Shape::Four => vec!["falling", "windoku", "knight", "regions-AAABBABBCCDCDDDC"],
        Shape::Six => vec!["falling.rising", "knight", "king"],
        Shape::Nine | Shape::Sixteen => vec!["falling.rising", "windoku", "king", "knight.king"],
    };
    let ruled = codes.into_iter().map(|code| {
        let rules = formats::rules_code::read(shape, code);
        (code, rules.unwrap(), Drawn::Nothing)
    });
    let drawn = [("cages", Drawn::Cages), ("thermometers", Drawn::Thermometers)];
    let drawn = drawn.map(|(name, drawn)| (name, Rules::classic(shape), drawn));
    ruled.chain(drawn).collect()
}

/// Counts the solutions up to a limit by trying digits, without the constraint model.
fn solutions_by_trial(rules: &Rules, board: &Givens, limit: usize) -> usize {
    if !rules.check(board).is_empty() {
        return 0;
    }
    let empty = board.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell);
    let fitting = |cell| {
        let digits = board.shape().digits().filter(move |&digit| {
            let mut tried = board.clone();
            tried.set(cell, Some(digit));
            rules.check(&tried).is_empty()
        });
        digits.collect::<Vec<_>>()
    };
    let choices = empty.map(|cell| (cell, fitting(cell))).min_by_key(|(_, digits)| digits.len());
    let Some((cell, digits)) = choices else {
        return 1;
    };
    let mut found = 0;
    for digit in digits {
        let mut tried = board.clone();
        tried.set(cell, Some(digit));
        found += solutions_by_trial(rules, &tried, limit - found);
        if found >= limit {
            break;
        }
    }
    found
}

#[test]
fn puzzles_under_rules_are_proper() {
    for (shape, seeds) in [(Shape::Four, 10), (Shape::Six, 2)] {
        for (name, rules, drawn) in ruled_kinds(shape) {
            for seed in 0..seeds {
                let options = Options { drawn, ..Options::new(shape) };
                let made = generate_ruled(&rules, options, seed).unwrap();
                assert_eq!(made, generate_ruled(&rules, options, seed).unwrap());
                assert!(made.rules.check(&made.solution).is_empty(), "{name} {seed}");
                assert!(
                    made.puzzle
                        .iter()
                        .all(|(cell, given)| given.is_none() || made.solution.get(cell) == given)
                );
                let found = solutions_by_trial(&made.rules, &made.puzzle, 2);
                assert_eq!(found, 1, "{shape:?} {name} {seed}");
            }
        }
    }
}

#[test]
fn no_cage_is_a_single_cell() {
    for shape in [Shape::Four, Shape::Six, Shape::Nine] {
        let mut alone = 0;
        for seed in 0..20 {
            let options = Options { drawn: Drawn::Cages, ..Options::new(shape) };
            let made = generate_ruled(&Rules::classic(shape), options, seed).unwrap();
            let mut caged = 0;
            for cage in made.rules.cages() {
                assert!(cage.cells().len() > 1, "{shape:?} {seed}: {cage:?}");
                caged += cage.cells().len();
                let given = |&cell: &Cell| made.puzzle.get(cell).map(|it| u16::from(it.value()));
                assert!(cage.cells().iter().all(|cell| given(cell) != cage.total()), "{seed}");
            }
            alone += shape.cell_count() - caged;
        }
        // Hardly any cells are left without a cage.
        assert!(alone * 25 < 20 * shape.cell_count(), "{shape:?}: {alone}");
    }
}

#[test]
fn puzzles_with_cages_need_every_given() {
    for seed in 0..5 {
        let options = Options { drawn: Drawn::Cages, ..Options::new(Shape::Six) };
        let made = generate_ruled(&Rules::classic(Shape::Six), options, seed).unwrap();
        for (cell, _) in made.puzzle.iter().filter(|(_, given)| given.is_some()) {
            let mut without = made.puzzle.clone();
            without.set(cell, None);
            assert_eq!(solutions_by_trial(&made.rules, &without, 2), 2, "{seed}");
        }
    }
}

#[test]
fn large_boards_under_rules_are_proper() {
    for (name, rules, drawn) in ruled_kinds(Shape::Nine) {
        let options = Options { drawn, symmetry: Symmetry::Rotation, ..Options::new(Shape::Nine) };
        let made = generate_ruled(&rules, options, 1).unwrap();
        assert!(made.rules.check(&made.solution).is_empty(), "{name}");
        let model = made.rules.model(&made.puzzle, Consistency::Singles);
        assert_eq!(model.model().count(2).solutions, 1, "{name}");
    }
}

#[test]
fn unsatisfiable_rules_are_reported() {
    let king = formats::rules_code::read(Shape::Four, "king").unwrap();
    let outcome = generate_ruled(&king, Options::new(Shape::Four), 1);
    assert_eq!(outcome, Err(GenerateError::InvalidOptions(InvalidOptions::Rules)));
    let cheap = Options { cost: Some(Cost::cheap(Shape::Four)), ..Options::new(Shape::Four) };
    let outcome = generate_ruled(&king, cheap, 1);
    assert_eq!(outcome, Err(GenerateError::InvalidOptions(InvalidOptions::Cost)));
}
