//! Human techniques: the levels of known puzzles, and no wrong step.

use std::collections::{BTreeMap, BTreeSet};

use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Puzzle, Region, Rules, Shape, Variant};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::generate::{Drawn, Options, generate, generate_ruled};
use sudoku_engine::logic::{
    Candidate, Fact, FishSize, Geometry, Grade, Hint, Level, LogicPath, LogicState, Proof, RANKS,
    Rating, SearchOptions, Step, StepSearch, Technique, Unproven, compare_grade, hint, is_hardest,
    level, rate,
};

use crate::data::{named, puzzle, puzzles_per_kind};

#[test]
fn levels_of_known_puzzles() {
    let known = [
        ("article", Level::Singles),
        ("o2", Level::Singles),
        ("paper-4x4", Level::Singles),
        ("anti-backtracking", Level::Singles),
        ("ai-escargot", Level::Beyond),
        ("fata-morgana", Level::Beyond),
        ("two-solutions", Level::Beyond),
        ("no-solution-b", Level::Beyond),
        ("norvig-impossible", Level::Beyond),
    ];
    for (name, expected) in known {
        assert_eq!(level(&named(name)), expected, "{name}");
    }
    assert_eq!(level(&puzzle("1234341221434321")), Level::Singles);
}

#[test]
fn ratings_of_known_puzzles() {
    for (name, grade) in [("article", Grade::Easy), ("ai-escargot", Grade::Extreme)] {
        let rating = rate(&named(name));
        assert_eq!(rating.grade, grade, "{name}");
    }
    let full = rate(&puzzle("1234341221434321"));
    assert_eq!((full.grade, full.score, full.hardest), (Grade::Easy, 0, None));
    assert!(!rate(&named("two-solutions")).is_solved);
}

#[test]
fn grades_and_techniques_are_compared_as_puzzles_are_rated() {
    let mut grades = BTreeSet::new();
    for seed in 0..60 {
        let made = generate(Options::new(Shape::Nine), seed).unwrap();
        let puzzle = Puzzle::try_from(made.puzzle).unwrap();
        let Rating { grade, hardest, .. } = rate(&puzzle);
        for rank in RANKS {
            for &other in rank.techniques {
                assert_eq!(
                    is_hardest(other, &puzzle),
                    hardest == Some(other),
                    "seed {seed}, {other}"
                );
            }
        }
        for &other in Grade::VARIANTS {
            assert_eq!(compare_grade(&puzzle, other), grade.cmp(&other), "seed {seed}, {other:?}");
        }
        grades.insert(grade);
    }
    assert_eq!(grades.len(), Grade::VARIANTS.len());
}

/// Asserts that a step follows from the state by its proof, and agrees with the solution.
fn check(step: &Step, state: &LogicState, solution: &Givens) {
    assert_eq!(step.verify(state), Ok(()), "{step:?}");
    let is_true = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
    assert!(step.placements.iter().all(is_true), "{step:?}");
    assert!(!step.eliminations.iter().any(is_true), "{step:?}");
}

/// Everything that a search may find.
const ALL_OPTIONS: SearchOptions = SearchOptions {
    uniqueness: true,
    incomplete_rectangles: true,
    small_empty_rectangles: true,
    overlapping_sets: true,
    sets_in_chains: true,
};

/// Checks the steps by every technique in a state, and adds their numbers by technique.
fn check_state(
    state: &LogicState,
    solution: &Givens,
    options: SearchOptions,
    counts: &mut BTreeMap<String, usize>,
) {
    let search = StepSearch::new(state, options);
    let is_large =
        |it: &Technique| matches!(it, Technique::Fish(form) if form.size > FishSize::Swordfish);
    for technique in Technique::all().filter(|it| !is_large(it)) {
        for step in search.all(technique).iter().take(20) {
            assert_eq!(step.technique, technique);
            check(step, state, solution);
            *counts.entry(technique.to_string()).or_default() += 1;
        }
    }
}

/// Follows the path of a puzzle, and checks every step by every technique on every
/// `stride`-th of its states. Returns the number of steps by technique.
fn check_path(
    puzzle: &Puzzle,
    solution: &Givens,
    stride: usize,
    options: SearchOptions,
) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let mut path = LogicPath::new(puzzle);
    for nth in 0.. {
        let state = path.state().clone();
        if nth % stride == 0 {
            check_state(&state, solution, options, &mut counts);
        }
        match path.next() {
            Some(step) => check(&step, &state, solution),
            None => break,
        }
    }
    counts
}

/// The kinds of puzzle: their rules, and what is drawn on the board.
fn kinds(shape: Shape) -> Vec<(&'static str, Rules, Drawn)> {
    let with = |variants: &[Variant]| {
        let mut rules = Rules::classic(shape);
        let fits = variants.iter().all(|&variant| rules.set(variant, true));
        fits.then_some(rules)
    };
    let diagonals: Vec<Variant> =
        Variant::ALL.into_iter().filter(|it| matches!(it, Variant::Diagonal(_))).collect();
    let jigsaw = || {
        let regions = match shape {
            Shape::Four => "0001021122132333",
            Shape::Six => "000011001111222233223333444455445555",
            Shape::Nine => {
                "000011222000111222001114225333314255333444555334444555666677888666777888667777888"
            }
            Shape::Sixteen => return None,
        };
        let mut rules = Rules::classic(shape);
        let regions = regions.chars().filter_map(|symbol| symbol.to_digit(10));
        rules.set_regions(regions.map(|it| Region::new(it as u8)).collect()).ok()?;
        Some(rules)
    };
    let kinds = [
        ("classic", Some(Rules::classic(shape)), Drawn::Nothing),
        ("diagonals", with(&diagonals), Drawn::Nothing),
        ("windows", with(&[Variant::Windoku]), Drawn::Nothing),
        ("jigsaw", jigsaw(), Drawn::Nothing),
        ("anti-knight", with(&[Variant::AntiKnight]), Drawn::Nothing),
        ("killer", Some(Rules::classic(shape)), Drawn::Cages),
        ("thermometers", Some(Rules::classic(shape)), Drawn::Thermometers),
    ];
    kinds.into_iter().filter_map(|(name, rules, drawn)| Some((name, rules?, drawn))).collect()
}

#[test]
fn classic_steps_are_proven_and_agree_with_the_solution() {
    let mut counts = BTreeMap::new();
    for (shape, seeds, stride) in [(Shape::Four, 4, 1), (Shape::Six, 8, 3), (Shape::Nine, 8, 12)] {
        for seed in 0..seeds {
            let made = generate(Options::new(shape), seed).unwrap();
            let puzzle = Puzzle::try_from(made.puzzle).unwrap();
            let solution = made.solution;
            for (technique, count) in check_path(&puzzle, &solution, stride, SearchOptions::DEFAULT)
            {
                *counts.entry(technique).or_insert(0) += count;
            }
        }
    }
    assert!(counts.len() > 40, "{counts:?}");
    for technique in [Technique::ForcingChain, Technique::ForcingNet] {
        assert!(counts.contains_key(&technique.to_string()), "{technique}");
    }
}

#[test]
fn no_step_is_wrong_with_all_options() {
    for (shape, seeds, stride) in [(Shape::Four, 8, 1), (Shape::Six, 8, 4), (Shape::Nine, 6, 9)] {
        for seed in 100..100 + seeds {
            let made = generate(Options::new(shape), seed).unwrap();
            let puzzle = Puzzle::try_from(made.puzzle).unwrap();
            check_path(&puzzle, &made.solution, stride, ALL_OPTIONS);
        }
    }
}

#[test]
fn no_rectangle_that_lacks_candidates_gives_a_wrong_step() {
    let techniques = [
        Technique::UniquenessTest1,
        Technique::UniquenessTest2,
        Technique::UniquenessTest3,
        Technique::UniquenessTest4,
        Technique::UniquenessTest5,
        Technique::UniquenessTest6,
        Technique::HiddenRectangle,
    ];
    let mut found = 0;
    for seed in 0..20 {
        let made = generate(Options::new(Shape::Nine), seed).unwrap();
        let puzzle = Puzzle::try_from(made.puzzle).unwrap();
        let mut path = LogicPath::new(&puzzle);
        loop {
            let state = path.state().clone();
            let search = StepSearch::new(&state, ALL_OPTIONS);
            let steps: Vec<Step> = techniques.iter().flat_map(|&it| search.all(it)).collect();
            steps.iter().for_each(|step| check(step, &state, &made.solution));
            found += steps.len();
            if path.next().is_none() {
                break;
            }
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn steps_under_other_rules_are_proven_and_agree_with_the_solution() {
    let all =
        ["classic", "diagonals", "windows", "jigsaw", "anti-knight", "killer", "thermometers"];
    for shape in [Shape::Four, Shape::Six, Shape::Nine] {
        // Windows need square boxes.
        let expected = all.into_iter().filter(|&it| shape != Shape::Six || it != "windows");
        let mut generated = Vec::new();
        for (name, rules, drawn) in kinds(shape) {
            let options = Options { drawn, ..Options::new(shape) };
            if let Ok(made) = generate_ruled(&rules, options, 0) {
                let puzzle = Puzzle::with_rules(made.puzzle, made.rules).unwrap();
                let counts = check_path(&puzzle, &made.solution, 14, SearchOptions::DEFAULT);
                assert!(counts.values().sum::<usize>() > 0, "{shape:?} {name}");
                generated.push(name);
            }
        }
        assert_eq!(generated, expected.collect::<Vec<_>>(), "{shape:?}");
    }
}

#[test]
fn hints_for_a_puzzle_with_several_solutions_hold_in_all_of_them() {
    let puzzle =
        puzzle(".......76..235....8.5...1...4..........8...4..68..42....1.45........96..3....149.");
    let mut solver = Solver::new(&puzzle, 4);
    while solver.run(u64::MAX) == Progress::Working {}
    let solutions: Vec<Givens> = solver.solutions().iter().map(|it| it.clone().into()).collect();
    assert_eq!(solutions.len(), 3);
    let mut state = LogicState::new(&puzzle);
    let mut steps = 0;
    while let Hint::Step(step) = hint(&state, None, SearchOptions::DEFAULT) {
        solutions.iter().for_each(|solution| check(&step, &state, solution));
        state.apply(&step);
        steps += 1;
    }
    assert!(steps > 20 && !state.is_solved(), "{steps}");
}

#[test]
#[ignore = "takes minutes"]
fn no_step_is_wrong_on_many_puzzles_of_all_kinds() {
    let sizes = [(Shape::Four, 1), (Shape::Six, 6), (Shape::Nine, 25), (Shape::Sixteen, 120)];
    for (shape, stride) in sizes {
        let seeds = if shape == Shape::Sixteen { 1 } else { puzzles_per_kind(5) };
        for_each_kind(shape, seeds, |puzzle, solution, counts| {
            for (technique, count) in check_path(puzzle, solution, stride, ALL_OPTIONS) {
                *counts.entry(technique).or_insert(0) += count;
            }
        });
    }
}

/// Returns the next step of a path, from a search that knows nothing of the states before.
fn next_of_state(state: &LogicState) -> Option<Step> {
    let search = StepSearch::new(state, SearchOptions::DEFAULT);
    RANKS.iter().find_map(|rank| {
        let steps = rank.techniques.iter().filter_map(|&technique| search.first(technique));
        steps.min_by_key(|step| step.proof.links.len())
    })
}

#[test]
fn what_a_path_remembers_of_its_states_changes_no_step() {
    for shape in [Shape::Four, Shape::Six, Shape::Nine] {
        for_each_kind(shape, 3, |puzzle, _, counts| {
            let mut path = LogicPath::new(puzzle);
            while !path.state().is_solved() {
                let expected = next_of_state(path.state());
                let step = path.next();
                assert_eq!(step, expected);
                let Some(step) = step else {
                    break;
                };
                *counts.entry(step.technique.to_string()).or_default() += 1;
            }
            // Without the proofs of singles, too.
            assert_eq!(rate(puzzle), path.rating());
        });
    }
}

#[test]
#[ignore = "takes minutes"]
fn no_step_on_the_way_to_a_solution_is_wrong() {
    for shape in [Shape::Four, Shape::Six, Shape::Nine, Shape::Sixteen] {
        let seeds = puzzles_per_kind(60);
        let seeds = if shape == Shape::Sixteen { seeds.div_ceil(50) } else { seeds };
        for_each_kind(shape, seeds, |puzzle, solution, counts| {
            let mut path = LogicPath::new(puzzle);
            let mut state = path.state().clone();
            while let Some(step) = path.next() {
                check(&step, &state, solution);
                state = path.state().clone();
                *counts.entry(step.technique.to_string()).or_insert(0) += 1;
            }
        });
    }
}

/// Checks a puzzle of every kind and seed, and prints the numbers of steps by technique.
fn for_each_kind(
    shape: Shape,
    seeds: u64,
    check: impl Fn(&Puzzle, &Givens, &mut BTreeMap<String, usize>),
) {
    for (name, rules, drawn) in kinds(shape) {
        let (mut counts, mut puzzles) = (BTreeMap::new(), 0);
        for seed in 0..seeds {
            let options = Options { drawn, ..Options::new(shape) };
            // Not every seed gives a puzzle.
            let Ok(made) = generate_ruled(&rules, options, seed) else { continue };
            let puzzle = Puzzle::with_rules(made.puzzle, made.rules).unwrap();
            puzzles += 1;
            check(&puzzle, &made.solution, &mut counts);
        }
        println!("{shape:?} {name}: {puzzles} puzzles, {counts:?}");
        // The generator finds no full board of this kind in time.
        let is_too_rare = (shape, name) == (Shape::Sixteen, "windows");
        assert!(is_too_rare || !counts.is_empty(), "{shape:?} {name}");
    }
}

#[test]
fn a_wrong_step_is_not_proven() {
    let puzzle = named("ai-escargot");
    let state = LogicState::new(&puzzle);
    let mut solver = Solver::new(&puzzle, 1);
    while solver.run(u64::MAX) == Progress::Working {}
    let solution = Givens::from(solver.solutions()[0].clone());
    let mut path = LogicPath::new(&puzzle);
    let step = path.next().expect("a step");
    for candidate in state.all_candidates() {
        let is_true = solution.get(candidate.cell) == Some(candidate.digit);
        let claim = if is_true {
            Step { placements: vec![], eliminations: vec![candidate], ..step.clone() }
        } else {
            Step { placements: vec![candidate], eliminations: vec![], ..step.clone() }
        };
        assert!(claim.verify(&state).is_err(), "{claim:?}");
    }
}

#[test]
fn facts_that_do_not_hold_are_reported() {
    let puzzle = named("ai-escargot");
    let state = LogicState::new(&puzzle);
    let candidate = state.all_candidates().next().unwrap();
    let claim = |eliminations: Vec<Candidate>, facts: Vec<Fact>| {
        let proof = Proof { facts, ..Proof::default() };
        let technique = Technique::ForcingNet;
        Step { technique, placements: vec![], eliminations, proof }.verify(&state)
    };
    let holds = Fact::Cell(candidate.cell);
    assert_eq!(claim(vec![], vec![holds.clone()]), Err(Unproven::Empty));
    let not_implied = Err(Unproven::NotImplied(candidate));
    assert_eq!(claim(vec![candidate], vec![holds.clone()]), not_implied);

    // Cells, digits and rules that only other boards have.
    let far = Cell::at(Shape::Sixteen, 15, 15).unwrap();
    let [one, sixteen] = [1, 16].map(|value| Digit::new(value).unwrap());
    let foreign = Candidate::new(far, one);
    assert_eq!(claim(vec![foreign], vec![holds.clone()]), Err(Unproven::NoCandidate(foreign)));
    let (given, digit) = puzzle.givens().iter().find(|(_, digit)| digit.is_some()).unwrap();
    let digit = digit.unwrap();
    let houses = state.geometry().houses();
    let own = houses.iter().find(|house| house.cells.contains(given)).unwrap().rule;
    let window = Geometry::of(&kinds(Shape::Nine)[2].1);
    let window = window.houses().last().unwrap().rule;
    let digits = DigitSet::from_iter([one, digit]);
    let rectangle =
        [(0, 0), (0, 1), (9, 1), (9, 0)].map(|(row, column)| Cell::at(Shape::Sixteen, row, column));
    for wrong in [
        Fact::Cell(far),
        Fact::Cell(given),
        Fact::House(own, digit),
        Fact::House(own, sixteen),
        Fact::House(window, one),
        Fact::Rectangle { cells: rectangle.map(Option::unwrap), digits },
        Fact::Rectangle { cells: [far; 4], digits },
        Fact::Grave(vec![foreign]),
        Fact::Grave(vec![candidate]),
        Fact::Grave(vec![Candidate::new(given, digit)]),
        Fact::Cage(0),
        Fact::Thermometer(0),
    ] {
        let verified = claim(vec![candidate], vec![holds.clone(), wrong.clone()]);
        assert_eq!(verified, Err(Unproven::WrongFact(1)), "{wrong:?}");
    }
}

#[test]
fn an_empty_large_board_is_searched_to_the_end() {
    let puzzle = puzzle(&".".repeat(256));
    assert_eq!(hint(&LogicState::new(&puzzle), None, SearchOptions::DEFAULT), Hint::Stuck);
}

#[test]
fn a_large_puzzle_is_rated() {
    let made = generate(Options::new(Shape::Sixteen), 1).unwrap();
    let puzzle = Puzzle::try_from(made.puzzle).unwrap();
    assert!(rate(&puzzle).score > 0);
}
