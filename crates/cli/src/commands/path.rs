//! `sudoku solve --by-logic`: the steps by which a person solves each puzzle.

use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::formats;
use sudoku_engine::logic::{LogicPath, notation};

use super::notation::conclusion;
use super::only::{IfOnly, if_only};
use crate::lines;

#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    steps: Vec<NamedStep>,
    /// The board after the last step.
    board: String,
    /// Whether the board is full.
    solved: bool,
    grade: &'static str,
    score: u32,
}

#[derive(Debug, Serialize)]
struct NamedStep {
    technique: String,
    conclusion: String,
    /// The step in HoDoKu's notation.
    notation: String,
}

/// Solves a puzzle with exactly one solution by steps that need no guess.
pub(crate) fn solve_by_logic(puzzle: &Puzzle) -> IfOnly<Answer> {
    if_only(puzzle, path)
}

fn path(puzzle: &Puzzle) -> Answer {
    let shape = puzzle.shape();
    let mut path = LogicPath::new(puzzle);
    let steps = path.by_ref().map(|step| NamedStep {
        technique: step.technique.to_string(),
        conclusion: conclusion(&step, shape),
        notation: notation(&step, shape),
    });
    let steps = steps.collect();
    let rating = path.rating();
    let board = formats::line(path.state().digits());
    let (grade, score) = (rating.grade.into(), rating.score);
    Answer { steps, board, solved: rating.is_solved, grade, score }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        let steps = self.steps.iter().map(|it| it.notation.clone());
        let end = if self.solved { "" } else { " unsolved" };
        let last = format!("{}{end}", self.board);
        steps.chain([last]).collect::<Vec<_>>().join("\n")
    }
}
