//! Puzzles that need a technique and nothing harder.

use std::ops::ControlFlow;

use sudoku_engine::board::{Digit, Givens, Puzzle, Rules, Shape};
use sudoku_engine::fast::Solver;
use sudoku_engine::generate::{Generated, Options, Skill, Symmetry, disguised, generate};
use sudoku_engine::logic::{self, Technique};

/// The number of generated puzzles that are tried before a stored one is taken: some seconds of
/// work. Most of the techniques are needed by one puzzle in a thousand or more.
const MAX_GENERATED: u32 = 3_000;

/// The stored puzzles, one per line: the code of the technique, a space, and the cells. CONTRIBUTING.md says
/// how to make the file.
const PUZZLES: &str = include_str!("../../../data/technique-puzzles.txt");

/// The maximum number of stored puzzles that are tried in a disguise. In a few of them, the steps are found in an
/// order that needs another technique.
const MAX_DISGUISES: u64 = 60;

/// Makes an attempt at a puzzle that needs this technique. Breaks with one, or with `None` once there
/// is none. Equal seeds give equal puzzles.
pub(super) fn attempt(technique: Technique, seed: u64, nth: u32) -> ControlFlow<Option<Generated>> {
    if nth >= MAX_GENERATED {
        return ControlFlow::Break(stored(technique, seed));
    }
    let options = Options { symmetry: Symmetry::Rotation, ..Options::new(Shape::Nine) };
    let made = generate(options, seed ^ u64::from(nth).rotate_right(16));
    let needs_it = |made: &Generated| {
        Puzzle::try_from(made.puzzle.clone()).is_ok_and(|it| logic::is_hardest(technique, &it))
    };
    match made.ok().filter(needs_it) {
        Some(made) => ControlFlow::Break(Some(Generated { attempts: nth + 1, ..made })),
        None => ControlFlow::Continue(()),
    }
}

/// Returns a stored puzzle that needs this technique, in a disguise that the seed decides.
fn stored(technique: Technique, seed: u64) -> Option<Generated> {
    let code = technique.to_string();
    let lines = PUZZLES.lines().filter_map(|line| line.split_once(' '));
    let stored: Vec<&str> = lines.filter(|(it, _)| *it == code).map(|(_, cells)| cells).collect();
    (0..MAX_DISGUISES).find_map(|attempt| {
        let index = seed.wrapping_add(attempt) % (stored.len() as u64).max(1);
        let givens = disguised(&read(stored.get(index as usize)?)?, seed ^ attempt.rotate_right(8));
        let puzzle = Puzzle::try_from(givens.clone()).ok()?;
        logic::is_hardest(technique, &puzzle).then(|| made(givens, &puzzle))?
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
        attempts: MAX_GENERATED,
    })
}
