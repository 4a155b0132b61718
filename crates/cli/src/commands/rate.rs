//! `sudoku rate`: how hard each puzzle is for a person.

use clap::Args;
use serde::Serialize;
use sudoku_engine::board::Puzzle;
use sudoku_engine::logic;

use super::only::{IfOnly, if_only};
use crate::input::Input;
use crate::lines;

#[derive(Args, Clone, Debug)]
pub(crate) struct Rate {
    #[command(flatten)]
    pub(crate) input: Input,
}

#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    /// `easy`, `medium`, `hard`, `unfair` or `extreme`.
    grade: &'static str,
    score: u32,
    /// The code of the hardest technique; empty if the board is full.
    hardest: String,
    /// Whether the techniques solve the puzzle.
    solved: bool,
}

impl Rate {
    pub(crate) fn answer(puzzle: &Puzzle) -> IfOnly<Answer> {
        if_only(puzzle, |puzzle| {
            let rating = logic::rate(puzzle);
            let hardest = rating.hardest.map_or_else(String::new, |it| it.to_string());
            let solved = rating.is_solved;
            Answer { grade: rating.grade.into(), score: rating.score, hardest, solved }
        })
    }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        let Self { grade, score, hardest, solved } = self;
        let unsolved = if *solved { "" } else { " unsolved" };
        format!("grade={grade} score={score} hardest={hardest}{unsolved}")
    }
}
