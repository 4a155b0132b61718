//! `sudoku solve`.

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
use crate::lines::{self, Answerer, ByPuzzle, Disconnected, Entry, Line, Sender};

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,
    /// Print up to so many solutions: above 1 in the order in which the plain search finds
    /// them, which can take long on a 16x16 board with few givens
    #[arg(long, value_name = "N", default_value = "1")]
    limit: NonZeroUsize,
}

/// The solutions, and whether there are more.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    solutions: Vec<String>,
    complete: bool,
}

/// The same of a 9x9 board and a single solution, with nothing on the heap.
#[derive(Serialize)]
struct ClassicAnswer<'a> {
    solutions: [&'a str; 1],
    complete: bool,
}

/// Solves lines of 81 cells from bytes to bytes, and all others by what they say.
#[derive(Clone)]
struct Solving<F> {
    any: ByPuzzle<F>,
    /// Absent where more than one solution is wanted, in order.
    classic: Option<ClassicSolver>,
}

impl Solve {
    /// What solves lines.
    pub(crate) fn answerer(&self, json: bool) -> impl Answerer {
        let limit = self.limit.get();
        Solving {
            any: ByPuzzle { json, answer: move |puzzle: &Puzzle| answer(puzzle, limit) },
            classic: (limit == 1).then(ClassicSolver::new),
        }
    }
}

impl<F: Clone> Answerer for Solving<F>
where
    ByPuzzle<F>: Answerer,
{
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        let board = if let Line::Text(text) = line { board(text) } else { None };
        if let (Some(board), Some(solver)) = (board, &mut self.classic)
            && let (Some(solution), count) = solver.first_and_count(board)
        {
            say(self.any.json, place, (board, &solution), count == 1, sender.answers());
            return Ok(());
        }
        // There may be none because givens clash, which is another answer.
        self.any.answer(place, line, sender)
    }
}

/// The cells of a line that has nothing else.
fn board(line: &[u8]) -> Option<&Cells> {
    let board: &Cells = line.try_into().ok()?;
    let is_cell = |byte: u8| byte.is_ascii_digit() | (byte == b'.');
    // Without a way out, so that many bytes are looked at at once.
    board.iter().fold(true, |are_cells, &byte| are_cells & is_cell(byte)).then_some(board)
}

fn say(
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
    let solutions = if limit == 1 { any(puzzle) } else { first(puzzle, limit) };
    let complete = solutions.len() <= limit;
    Answer { solutions: solutions.into_iter().take(limit).collect(), complete }
}

/// One solution, and another if there is one. Which one does not matter: the first in
/// order can be far to seek on a 16x16 board.
fn any(puzzle: &Puzzle) -> Vec<String> {
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    solver.solutions().iter().map(|grid| formats::line(grid.as_ref())).collect()
}

/// The first solutions in order, one more than the limit if there are so many.
fn first(puzzle: &Puzzle, limit: usize) -> Vec<String> {
    let mut solutions = Solutions::new(puzzle);
    let next = || solutions.go(Target::Next).map(|grid| formats::line(grid.as_ref()));
    std::iter::from_fn(next).take(limit.saturating_add(1)).collect()
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        match (&self.solutions[..], self.complete) {
            ([], _) => "none".into(),
            ([only], false) => format!("{only} several"),
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

    use super::{Answer, answer, board, say};
    use crate::input::Place;
    use crate::lines::{self, Answer as _, Line};

    /// What is said of a line the short way, if it goes that way.
    fn shortly(json: bool, place: &Place, line: &str) -> Option<String> {
        let board = board(line.as_bytes())?;
        let (solution, count) = ClassicSolver::new().first_and_count(board);
        let mut out = Vec::new();
        say(json, place, (board, &solution?), count == 1, &mut out);
        Some(String::from_utf8(out).unwrap())
    }

    fn by_any_way(json: bool, place: &Place, puzzle: &Puzzle, answer: &Answer) -> String {
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
    fn the_short_way_says_what_the_long_way_says() {
        let (mut proper, mut several, mut neither) = (0, 0, 0);
        for seed in 0..60 {
            let made = generate(Options::new(Shape::Nine), seed).unwrap();
            let mut line = formats::line(&made.puzzle);
            let cell = seed as usize % 81;
            match seed % 3 {
                1 => line = line.replace('.', "0").replacen('7', ".", 2),
                2 => line.replace_range(cell..=cell, "4"),
                _ => {}
            }
            let place = Place::Argument { number: 5 };
            let read = lines::read(&place, Line::Text(line.as_bytes()));
            for json in [false, true] {
                let short = shortly(json, &place, &line);
                let long = read.as_ref().ok().map(|puzzle| (puzzle, answer(puzzle, 1)));
                let long = long.filter(|(_, answer)| !answer.solutions.is_empty());
                match &long {
                    Some((_, answer)) if answer.complete => proper += 1,
                    Some(_) => several += 1,
                    None => neither += 1,
                }
                let long = long.map(|(puzzle, answer)| by_any_way(json, &place, puzzle, &answer));
                assert_eq!(short, long, "{line}");
            }
        }
        assert!(proper > 9 && several > 9 && neither > 9, "{proper} {several} {neither}");
    }
}
