//! The board of a puzzle as a drawing, to print or to save as a picture.

mod colors;
mod grid;
mod marks;
mod place;
mod rules;

use sudoku_engine::board::{Cell, Digit, Givens};

use self::place::{CELL, MARGIN, own_ink, top_left};
use crate::Model;
use crate::base::settings::CenterMarks;
use crate::draw::scene::{Align, Fill, Ink, Part, Scene, Weight};
use crate::draw::sketch::{Sketch, estimated_width};
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::rule_drawing::{CellFrame, RuleDrawing};

/// The font size of a digit, in sides of a cell.
const DIGIT: f32 = 0.62;
/// The font size of captions, and the distance of their lines.
const CAPTION: f32 = 17.0;
const CAPTION_LINE: f32 = 23.0;

impl Model {
    /// Returns the board in “Play” as it is to be printed or saved as a picture. `captions` are
    /// written below it.
    pub fn board_picture(&self, captions: &[String]) -> Scene {
        let content = self.play.printed_content;
        scene(&content.of(self.own_puzzle()), self.center_marks, captions)
    }

    /// Returns the puzzle in “Play”, with as much of it as is to be printed.
    pub fn printed_puzzle(&self) -> EditedPuzzle {
        self.play.printed_content.of(self.own_puzzle()).into_owned()
    }
}

/// Draws a puzzle with its rules, digits and marks, and lines of text below it.
pub fn scene(
    edited_puzzle: &EditedPuzzle,
    center_marks: CenterMarks,
    captions: &[String],
) -> Scene {
    let frames = CellFrame::all(edited_puzzle);
    let side = CELL * edited_puzzle.shape().size() as f32;
    let mut sketch = Sketch::default();
    backgrounds(&mut sketch, edited_puzzle, side);
    let drawing = RuleDrawing::new(&edited_puzzle.rules);
    let has_colors = edited_puzzle.colors.iter().any(|set| !set.is_empty());
    rules::areas(&mut sketch, &drawing, has_colors);
    grid::lines(&mut sketch, edited_puzzle, &frames);
    rules::cages(&mut sketch, &drawing);
    digits(&mut sketch, edited_puzzle, &frames);
    marks::marks(&mut sketch, edited_puzzle, &frames, center_marks);
    let width = side + 2.0 * MARGIN;
    let height = write_captions(&mut sketch, captions, width);
    sketch.finish((width, height))
}

/// Draws what is below everything else: the backgrounds of the cells, and their colors.
fn backgrounds(sketch: &mut Sketch, edited_puzzle: &EditedPuzzle, side: f32) {
    sketch.fill(Fill::Plain(Ink::Surface), vec![Part::Rect(MARGIN, MARGIN, side, side)]);
    colors::colors(sketch, edited_puzzle);
}

/// Draws givens in bold, and the user's digits in the accent color or, on colors, a stronger one.
fn digits(sketch: &mut Sketch, edited_puzzle: &EditedPuzzle, frames: &[CellFrame]) {
    // Digits leave the corner to the totals of cages.
    let has_totals = frames.iter().any(|frame| frame.has_total);
    let (size, right, down) = if has_totals {
        (0.88 * DIGIT * CELL, 0.02 * CELL, 0.06 * CELL)
    } else {
        (DIGIT * CELL, 0.0, 0.0)
    };
    let shape = edited_puzzle.shape();
    let words = |board: &Givens, ink: Option<Ink>| {
        let written = board.iter().filter_map(|(cell, digit)| Some((cell, digit?)));
        let written =
            written.filter(|&(cell, _)| ink.is_none_or(|ink| ink == own_ink(edited_puzzle, cell)));
        let word = |(cell, digit): (Cell, Digit)| {
            let (x, y) = top_left(cell.row(shape), cell.column(shape));
            (x + CELL / 2.0 + right, y + CELL / 2.0 + down, digit.symbol().to_string())
        };
        written.map(word).collect::<Vec<_>>()
    };
    let mut answers = edited_puzzle.answers.clone();
    let given = edited_puzzle.givens.iter().filter(|(_, digit)| digit.is_some());
    given.for_each(|(cell, _)| {
        answers.set(cell, None);
    });
    let given = (Ink::Ink, Weight::Bold);
    sketch.weighted_words(given, size, Align::Middle, words(&edited_puzzle.givens, None));
    for ink in [Ink::Accent, Ink::OnColor] {
        let style = (ink, Weight::Regular);
        sketch.weighted_words(style, size, Align::Middle, words(&answers, Some(ink)));
    }
}

/// Writes lines below the board, broken so that they fit. Returns the height of the drawing.
fn write_captions(sketch: &mut Sketch, captions: &[String], width: f32) -> f32 {
    let available = width - 2.0 * MARGIN;
    let lines: Vec<String> =
        captions.iter().flat_map(|caption| broken_lines(caption, available)).collect();
    let top = width + MARGIN;
    let count = lines.len();
    let place =
        |(nth, line): (usize, String)| (MARGIN, top + CAPTION_LINE * (nth as f32 + 0.5), line);
    let words = lines.into_iter().enumerate().map(place).collect();
    sketch.weighted_words((Ink::Ink, Weight::Regular), CAPTION, Align::Start, words);
    if count == 0 { width } else { top + CAPTION_LINE * count as f32 + MARGIN }
}

/// Breaks a sentence between words. A word that is wider than a line has one of its own.
fn broken_lines(words: &str, available: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match (lines.last_mut(), longer) {
            (Some(line), Some(longer)) if estimated_width(&longer, CAPTION) <= available => {
                *line = longer;
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
