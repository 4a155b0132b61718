//! `sudoku solve`: the solutions of each puzzle.

use std::num::NonZeroUsize;
use std::str;

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::count::{Solutions, Target};
use sudoku_engine::fast::classic::{Cells, ClassicSolver};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;

use crate::input::{Input, Place};
use crate::lines::{self, Answerer, Disconnected, Entry, Line, PerPuzzle, Sender};

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print up to N solutions. For N above 1, they are in the order in which plain backtracking
    /// finds them, which can be slow on a 16x16 board with few givens
    #[arg(long, value_name = "N", default_value = "1")]
    limit: NonZeroUsize,
    /// Print the steps by which a person solves the puzzle, then the board
    #[arg(long, conflicts_with = "limit")]
    pub(crate) by_logic: bool,
}

#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    solutions: Vec<String>,
    /// Whether there are no other solutions.
    complete: bool,
}

/// The [`Answer`] for a 9x9 board with one solution to print, without heap allocations.
#[derive(Serialize)]
struct ClassicAnswer<'a> {
    solutions: [&'a str; 1],
    complete: bool,
}

/// Solves lines of exactly 81 cells without parsing them, and parses all other lines.
#[derive(Clone)]
struct SolveAnswerer<F> {
    general: PerPuzzle<F>,
    /// `None` if several solutions are requested: this solver does not find them in order.
    classic: Option<ClassicSolver>,
}

impl Solve {
    pub(crate) fn answerer(&self, json: bool) -> impl Answerer {
        let limit = self.limit.get();
        SolveAnswerer {
            general: PerPuzzle { json, answer: move |puzzle: &Puzzle| answer(puzzle, limit) },
            classic: (limit == 1).then(ClassicSolver::new),
        }
    }
}

impl<F: Clone> Answerer for SolveAnswerer<F>
where
    PerPuzzle<F>: Answerer,
{
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        let board = if let Line::Text(text) = line { read_board(text) } else { None };
        if let (Some(board), Some(solver)) = (board, &mut self.classic)
            && let (Some(solution), count) = solver.first_and_count(board)
        {
            write_answer(
                self.general.json,
                place,
                (board, &solution),
                count == 1,
                sender.answers(),
            );
            return Ok(());
        }
        // Without a solution, the general solver distinguishes a puzzle that has none from
        // conflicting givens, which are an error.
        self.general.answer(place, line, sender)
    }
}

/// Returns the cells of a line that consists of 81 cells and nothing else.
fn read_board(line: &[u8]) -> Option<&Cells> {
    let board: &Cells = line.try_into().ok()?;
    let is_cell = |byte: u8| byte.is_ascii_digit() | (byte == b'.');
    // No early exit, so that the compiler can vectorize the loop.
    board.iter().fold(true, |are_cells, &byte| are_cells & is_cell(byte)).then_some(board)
}

fn write_answer(
    json: bool,
    place: &Place,
    (board, solution): (&Cells, &Cells),
    complete: bool,
    out: &mut Vec<u8>,
) {
    if !json {
        out.extend_from_slice(solution);
        out.extend_from_slice(if complete { b"\n" } else { b" several\n" });
        return;
    }
    let board = board.map(|byte| if byte == b'0' { b'.' } else { byte });
    let text = |cells| str::from_utf8(cells).expect("digits and dots");
    let answer = ClassicAnswer { solutions: [text(solution)], complete };
    lines::write_json(out, &Entry { line: place.number(), puzzle: text(&board), answer: &answer });
}

fn answer(puzzle: &Puzzle, limit: usize) -> Answer {
    let solutions = if limit == 1 { any_solutions(puzzle) } else { first_solutions(puzzle, limit) };
    let complete = solutions.len() <= limit;
    Answer { solutions: solutions.into_iter().take(limit).collect(), complete }
}

/// Finds any solution, and a second one if it exists. On a 16x16 board, finding the first
/// solution in order can take much longer.
fn any_solutions(puzzle: &Puzzle) -> Vec<String> {
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    solver.solutions().iter().map(|grid| formats::line(grid.as_ref())).collect()
}

/// Finds the first solutions in order, up to one more than the limit.
fn first_solutions(puzzle: &Puzzle, limit: usize) -> Vec<String> {
    let mut solutions = Solutions::new(puzzle);
    let next = || solutions.go(Target::Next).map(|grid| formats::line(grid.as_ref()));
    std::iter::from_fn(next).take(limit.saturating_add(1)).collect()
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        match (&self.solutions[..], self.complete) {
            ([], _) => "none".into(),
            ([only], false) => format!("{only} several"),
            // With `--limit`, a list that is not complete is as long as the limit.
            (solutions, _) => solutions.join("\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use sudoku_engine::board::{Puzzle, Shape};
    use sudoku_engine::fast::classic::ClassicSolver;
    use sudoku_engine::formats;
    use sudoku_engine::generate::{Options, generate};

    use super::{Answer, answer, read_board, write_answer};
    use crate::input::Place;
    use crate::lines::{self, Answer as _, Line};

    /// Answers a line with the 9x9 solver, if it applies and there is a solution.
    fn fast_answer(json: bool, place: &Place, line: &str) -> Option<String> {
        let board = read_board(line.as_bytes())?;
        let (solution, count) = ClassicSolver::new().first_and_count(board);
        let mut out = Vec::new();
        write_answer(json, place, (board, &solution?), count == 1, &mut out);
        Some(String::from_utf8(out).unwrap())
    }

    fn general_answer(json: bool, place: &Place, puzzle: &Puzzle, answer: &Answer) -> String {
        if !json {
            return answer.text() + "\n";
        }
        let board = formats::line(puzzle.givens());
        let mut out = Vec::new();
        let entry = lines::Entry { line: place.number(), puzzle: &board, answer };
        lines::write_json(&mut out, &entry);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_9x9_solver_gives_the_same_answers_as_the_general_one() {
        let (mut proper, mut several, mut neither) = (0, 0, 0);
        for seed in 0..60 {
            let made = generate(Options::new(Shape::Nine), seed).unwrap();
            let mut line = formats::line(&made.puzzle);
            let cell = seed as usize % 81;
            // A proper puzzle, one with several solutions, or one with an arbitrary given.
            match seed % 3 {
                1 => line = line.replace('.', "0").replacen('7', ".", 2),
                2 => line.replace_range(cell..=cell, "4"),
                _ => {}
            }
            let place = Place::Argument { number: 5 };
            let read = lines::read(&place, Line::Text(line.as_bytes()));
            for json in [false, true] {
                let fast = fast_answer(json, &place, &line);
                let general = read.as_ref().ok().map(|puzzle| (puzzle, answer(puzzle, 1)));
                let general = general.filter(|(_, answer)| !answer.solutions.is_empty());
                match &general {
                    Some((_, answer)) if answer.complete => proper += 1,
                    Some(_) => several += 1,
                    None => neither += 1,
                }
                let general =
                    general.map(|(puzzle, answer)| general_answer(json, &place, puzzle, &answer));
                assert_eq!(fast, general, "{line}");
            }
        }
        assert!(proper > 9 && several > 9 && neither > 9, "{proper} {several} {neither}");
    }
}
