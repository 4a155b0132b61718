//! Generated puzzles under rules beyond the houses. A SAT solver proves that each has exactly
//! one solution.

use strum::VariantArray;
use sudoku_engine::board::{Rules, Shape};
use sudoku_engine::formats::{self, rules_code};
use sudoku_engine::generate::{Drawn, Generated, Options, Symmetry, generate_ruled};

use crate::data::{puzzles_per_kind, sat};

/// The variants of 9x9 boards, alone or combined, with the constraints drawn from the
/// solution.
const KINDS: [(&str, Drawn); 10] = [
    ("falling", Drawn::Nothing),
    ("falling.rising", Drawn::Nothing),
    ("windoku", Drawn::Nothing),
    ("knight", Drawn::Nothing),
    ("king", Drawn::Nothing),
    ("knight.king", Drawn::Nothing),
    (
        "regions-AAAABBCCCAAABBBCCCAABBBECCFDDDDBECFFDDDEEEFFFDDEEEEFFFGGGGHHIIIGGGHHHIIIGGHHHHIII",
        Drawn::Nothing,
    ),
    ("", Drawn::Cages),
    ("", Drawn::Thermometers),
    ("rising", Drawn::Cages),
];

fn prove(made: &Generated, what: &str) {
    let (line, code) = (formats::line(&made.puzzle), rules_code::write(&made.rules));
    let solutions = sat::solutions(&line, &code, 2);
    assert_eq!(solutions, [formats::line(&made.solution)], "{what}: {line} {code}");
}

/// Generates puzzles of every kind and proves each of them.
fn prove_all(seeds: u64) {
    for (code, drawn) in KINDS {
        let rules = rules_code::read(Shape::Nine, code).expect("rules");
        for seed in 0..seeds {
            let symmetry = Symmetry::VARIANTS[seed as usize % Symmetry::VARIANTS.len()];
            let options = Options { drawn, symmetry, ..Options::new(Shape::Nine) };
            let what = format!("{code} {drawn:?} {symmetry:?} of seed {seed}");
            let made = generate_ruled(&rules, options, seed);
            prove(&made.unwrap_or_else(|reason| panic!("{what}: {reason}")), &what);
        }
    }
}

#[test]
fn the_sat_solver_finds_every_solution() {
    let counted = |line: &str, code| sat::solutions(line, code, 1000).len();
    let empty = ".".repeat(16);
    assert_eq!(counted(&empty, ""), 288);
    assert_eq!(counted(&empty, "falling"), 48);
    assert_eq!(counted(&empty, "king"), 0);
    // For each rule, the number found by trying all digits.
    for code in ["knight", "windoku", "regions-AAABBABBCCDCDDDC", "cage-5-1112", "thermo-112131"] {
        let rules = rules_code::read(Shape::Four, code).expect("rules");
        assert_eq!(counted(&empty, code), by_trial(&rules, &empty), "{code}");
    }
}

/// Counts the solutions of a board under the rules by trying all digits.
fn by_trial(rules: &Rules, line: &str) -> usize {
    let board = formats::read(line).expect("a board").givens;
    if !rules.check(&board).is_empty() {
        return 0;
    }
    match line.find('.') {
        None => 1,
        Some(place) => {
            let with = |digit| format!("{}{digit}{}", &line[..place], &line[place + 1..]);
            (1..=4).map(|digit| by_trial(rules, &with(digit))).sum()
        }
    }
}

#[test]
fn puzzles_of_every_variant_are_proper() {
    prove_all(2);
}

#[test]
#[ignore = "takes minutes"]
fn many_puzzles_of_every_variant_are_proper() {
    prove_all(puzzles_per_kind(50));
}
