//! Positions for each technique, on puzzles of our own generator.
//!
//! The searches that are tested here printed the positions, so that these do not show what is
//! never found. What is found has two other witnesses: `verify` proves each step from its facts,
//! and the conclusions agree with the solution of the puzzle.

use std::collections::{BTreeMap, BTreeSet};

use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats::LibraryLine;
use sudoku_engine::generate::{Options, generate};
use sudoku_engine::logic::{
    Candidate, Fact, FishForm, FishKind, FishSize, LogicPath, LogicState, SearchOptions, Step,
    StepSearch, Technique, TechniqueTest, Unproven, notation,
};

/// Lines of a HoDoKu library, which [`print_positions`] printed.
const POSITIONS: &str = include_str!("data/technique-positions.txt");

/// The number of positions for each technique.
const COUNT: usize = 3;

/// Returns the techniques that have positions: all but those of other rules, fish larger than
/// the ones that people find, and forcing chains and nets, which `logic.rs` tests on whole puzzles.
fn techniques() -> Vec<Technique> {
    let elsewhere = [
        Technique::CageTotal,
        Technique::ThermometerOrder,
        Technique::ForcingChain,
        Technique::ForcingNet,
    ];
    let is_large =
        |it: &Technique| matches!(it, Technique::Fish(form) if form.size > FishSize::Jellyfish);
    let is_tested = |it: &Technique| !elsewhere.contains(it) && !is_large(it);
    let siamese =
        |kind| Technique::Fish(FishForm { kind, size: FishSize::Swordfish, siamese: true });
    let siamese = [FishKind::Finned, FishKind::Sashimi, FishKind::FinnedFranken].map(siamese);
    Technique::all().filter(is_tested).chain(siamese).collect()
}

#[test]
fn each_technique_has_positions_where_it_concludes_what_they_say() {
    let mut counts = BTreeMap::new();
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let test = TechniqueTest::read(line).unwrap();
        let (passed, steps) = test.run();
        assert!(passed, "{line}: {} steps", steps.len());
        let solution = solution(line);
        let is_true = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
        for step in steps.iter().take(20) {
            assert_eq!(step.verify(&test.state), Ok(()), "{line}: {step:?}");
            assert!(step.placements.iter().all(is_true), "{line}: {step:?}");
            assert!(!step.eliminations.iter().any(is_true), "{line}: {step:?}");
        }
        *counts.entry(test.technique).or_insert(0) += 1;
    }
    for technique in techniques() {
        assert_eq!(counts.get(&technique), Some(&COUNT), "{technique}");
    }
}

/// Returns the only solution of the givens of a line.
fn solution(line: &str) -> Givens {
    let puzzle = Puzzle::try_from(LibraryLine::read(line).unwrap().givens).unwrap();
    let mut solver = Solver::new(&puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    assert_eq!(solver.solutions().len(), 1, "{line}");
    solver.solutions()[0].clone().into()
}

#[test]
fn a_grave_with_a_candidate_that_is_ruled_out_is_wrong() {
    for line in POSITIONS.lines().filter(|line| line.starts_with(":0610:")) {
        let test = TechniqueTest::read(line).unwrap();
        let (_, steps) = test.run();
        let Some(Fact::Grave(extra)) = steps[0].proof.facts.first() else {
            panic!("{:?}", steps[0]);
        };
        let cell = extra[0].cell;
        let digits = test.state.shape().digits().map(|digit| Candidate::new(cell, digit));
        for absent in digits.filter(|&it| !test.state.has(it)) {
            let mut claim = steps[0].clone();
            claim.proof.facts = vec![Fact::Grave(vec![extra[0], absent])];
            assert_eq!(claim.verify(&test.state), Err(Unproven::WrongFact(0)), "{line}");
        }
    }
}

#[test]
fn a_line_is_written_as_it_was_read() {
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        assert_eq!(LibraryLine::read(line).unwrap().to_string(), line);
    }
}

#[test]
fn the_notation_says_what_a_step_concludes_and_from_what() {
    let mut known = BTreeMap::new();
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let test = TechniqueTest::read(line).unwrap();
        let search = StepSearch::new(&test.state, test.options);
        let step = search.first(test.technique).unwrap();
        let written = notation(&step, Shape::Nine);
        let (name, rest) = written.split_once(": ").unwrap();
        let (pattern, conclusion) = match rest.split_once(" => ") {
            Some((pattern, conclusion)) => (pattern, conclusion),
            None => ("", rest),
        };
        assert_eq!(concluded(conclusion), conclusion_of(&step), "{written}");
        assert_eq!(pattern.is_empty(), step.eliminations.is_empty(), "{written}");
        assert!(!pattern.contains("  "), "{written}");
        known.entry(test.technique).or_insert((name.to_owned(), pattern.to_owned()));
    }
    let names: BTreeSet<&String> = known.values().map(|(name, _)| name).collect();
    assert_eq!(names.len(), known.len(), "each technique has a name of its own");
    let written = |technique| &known[&technique].1;
    let finned = FishForm { kind: FishKind::Finned, size: FishSize::XWing, siamese: false };
    for (technique, expected) in [
        (Technique::Pointing, "2 in b3"),
        (Technique::NakedTriple, "3,5,8 in r7c8,r89c9"),
        (Technique::Fish(finned), "4 c12 r35 fr1c12 fr2c1"),
        (Technique::SimpleColorsTrap, "2 (r1c9) / (r1c7,r5c9)"),
        (Technique::XyChain, "9 9- r2c9 -5- r8c9 -3- r8c3 -9"),
        (Technique::AlternatingChain, "2 r1c9 =2= r5c9 =3= r6c8 =9= r5c9"),
        (Technique::AlsXz, "A=r1c1245689 {23456789}, B=r1456c7 {24578}, X=4,5, Z=2,7,8"),
    ] {
        assert_eq!(written(technique), expected);
    }
}

/// Reads the conclusion of a step in HoDoKu's notation: its digits with their signs and cells.
fn concluded(conclusion: &str) -> BTreeSet<(bool, u8, usize, usize)> {
    let numbers =
        |text: &str| -> Vec<usize> { text.bytes().map(|byte| usize::from(byte - b'0')).collect() };
    let mut all = BTreeSet::new();
    for part in conclusion.split(", ") {
        let (cells, digit) = part.split_once("<>").or_else(|| part.split_once('=')).unwrap();
        for group in cells.split(',') {
            let (rows, columns) = group.strip_prefix('r').unwrap().split_once('c').unwrap();
            for row in numbers(rows) {
                for column in numbers(columns) {
                    all.insert((part.contains('='), digit.parse().unwrap(), row, column));
                }
            }
        }
    }
    all
}

fn conclusion_of(step: &Step) -> BTreeSet<(bool, u8, usize, usize)> {
    let list = |is_placed: bool, list: &[Candidate]| -> Vec<_> {
        let place =
            |it: &Candidate| (it.cell.row(Shape::Nine) + 1, it.cell.column(Shape::Nine) + 1);
        list.iter().map(|it| (is_placed, it.digit.value(), place(it).0, place(it).1)).collect()
    };
    [list(true, &step.placements), list(false, &step.eliminations)].concat().into_iter().collect()
}

#[test]
#[ignore = "prints positions and checks nothing"]
fn print_positions() {
    let mut missing: BTreeMap<Technique, usize> =
        techniques().into_iter().map(|technique| (technique, COUNT)).collect();
    for seed in 0..40_000 {
        let made = generate(Options::new(Shape::Nine), seed).unwrap();
        let puzzle = Puzzle::try_from(made.puzzle).unwrap();
        let mut path = LogicPath::new(&puzzle);
        let mut found = BTreeMap::new();
        loop {
            let state = path.state().clone();
            for &technique in missing.keys() {
                let search = StepSearch::new(&state, options(technique));
                if !found.contains_key(&technique)
                    && let Some(step) = search.first(technique)
                {
                    found.insert(technique, line(&puzzle, &state, &step));
                }
            }
            if path.next().is_none() {
                break;
            }
        }
        for (technique, line) in found {
            println!("{line}");
            let left = missing.get_mut(&technique).unwrap();
            *left -= 1;
            if *left == 0 {
                missing.remove(&technique);
            }
        }
        if missing.is_empty() {
            return;
        }
    }
    println!("# missing: {missing:?}");
}

fn options(technique: Technique) -> SearchOptions {
    let small_empty_rectangles = technique == Technique::DualEmptyRectangle;
    SearchOptions { small_empty_rectangles, ..SearchOptions::DEFAULT }
}

/// Writes a step and the position before it.
fn line(puzzle: &Puzzle, state: &LogicState, step: &Step) -> String {
    let pairs = |list: &[Candidate]| -> Vec<(Cell, Digit)> {
        list.iter().map(|it| (it.cell, it.digit)).collect()
    };
    let shape = puzzle.shape();
    let placed = state.digits().iter().filter(|&(cell, _)| puzzle.givens().get(cell).is_none());
    let placed: Vec<_> = placed.filter_map(|(cell, digit)| Some((cell, digit?))).collect();
    let mut before = LogicState::new(puzzle);
    for &(cell, digit) in &placed {
        before.place(Candidate::new(cell, digit));
    }
    let deleted: Vec<Candidate> = before.all_candidates().filter(|&it| !state.has(it)).collect();
    assert_eq!(shape, Shape::Nine);
    LibraryLine {
        code: step.technique.hodoku_code().unwrap(),
        variant: String::new(),
        givens: puzzle.givens().clone(),
        placed,
        deleted: pairs(&deleted),
        eliminations: pairs(&step.eliminations),
        placements: pairs(&step.placements),
    }
    .to_string()
}
