//! The stored puzzles, each with the hardest technique that it needs.

use sudoku_engine::board::{Digit, Givens, Puzzle, Rules, Shape};
use sudoku_engine::fast::Solver;
use sudoku_engine::generate::{Generated, Skill, disguised};
use sudoku_engine::logic::{self, Technique};

/// One puzzle per line: the code of the technique, a space, and the cells. CONTRIBUTING.md says
/// how to make the file.
const PUZZLES: &str = include_str!("../../../data/technique-puzzles.txt");

/// The maximum number of disguises that are tried. In a few of them, the steps are found in an
/// order that needs another technique.
const MAX_ATTEMPTS: u64 = 60;

/// Returns a puzzle that needs this technique and nothing harder, in a disguise that the seed
/// decides.
pub(super) fn puzzle(technique: Technique, seed: u64) -> Option<Generated> {
    let code = technique.to_string();
    let lines = PUZZLES.lines().filter_map(|line| line.split_once(' '));
    let stored: Vec<&str> = lines.filter(|(it, _)| *it == code).map(|(_, cells)| cells).collect();
    (0..MAX_ATTEMPTS).find_map(|attempt| {
        let index = seed.wrapping_add(attempt) % (stored.len() as u64).max(1);
        let givens = disguised(&read(stored.get(index as usize)?)?, seed ^ attempt.rotate_right(8));
        let puzzle = Puzzle::try_from(givens.clone()).ok()?;
        (logic::rate(&puzzle).hardest == Some(technique)).then(|| made(givens, &puzzle))?
    })
}

fn read(cells: &str) -> Option<Givens> {
    Givens::from_digits(Shape::Nine, cells.chars().map(Digit::from_symbol).collect())
}

fn made(givens: Givens, puzzle: &Puzzle) -> Option<Generated> {
    let mut solver = Solver::new(puzzle, 1);
    let _ = solver.run(u64::MAX);
    Some(Generated {
        puzzle: givens,
        solution: solver.solutions().first()?.clone().into(),
        rules: Rules::classic(Shape::Nine),
        skill: Skill::Level(logic::level(puzzle)),
        attempts: 1,
    })
}
