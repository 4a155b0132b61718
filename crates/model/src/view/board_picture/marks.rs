//! The user's marks: corner marks along the top and the bottom of a cell, center marks in its
//! middle.

use sudoku_engine::board::{Digit, DigitSet, Shape};

use super::place::{CELL, own_ink, top_left};
use crate::base::settings::CenterMarks;
use crate::draw::scene::{Align, Ink, Weight};
use crate::draw::sketch::Sketch;
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::rule_drawing::CellFrame;

/// The largest font size of marks, in sides of a cell.
const MARK: f32 = 0.26;
/// The width of a mark with the room around it, in font sizes.
const MARK_WIDTH: f32 = 0.66;
/// The distance of marks from the edges of their cell, in sides of a cell.
const RIM: f32 = 0.06;
/// The part of a cell's top that the total of a cage takes, in sides of the cell.
const TOTAL_WIDTH: f32 = 0.42;
/// The largest number of center marks in a line.
const MARKS_PER_LINE: usize = 5;

/// Text with its position, of one font size.
type Words = Vec<(f32, f32, String)>;

/// Draws all marks. A cell with a digit shows none.
pub(super) fn marks(
    sketch: &mut Sketch,
    edited_puzzle: &EditedPuzzle,
    frames: &[CellFrame],
    center_marks: CenterMarks,
) {
    let shape = edited_puzzle.shape();
    let mut styles: Vec<((Ink, f32), Words)> = Vec::new();
    for (cell, (marks, frame)) in shape.cells().zip(edited_puzzle.marks.iter().zip(frames)) {
        let has_digit =
            edited_puzzle.givens.get(cell).is_some() || edited_puzzle.answers.get(cell).is_some();
        if has_digit || marks.is_empty() {
            continue;
        }
        let corner = top_left(cell.row(shape), cell.column(shape));
        let has_total = frame.has_total;
        let center = match center_marks {
            CenterMarks::InPlaces if marks.corner.is_empty() => {
                in_places(marks.center, shape, has_total)
            }
            CenterMarks::InPlaces | CenterMarks::Together => together(marks.center),
        };
        for (size, words) in [in_corners(marks.corner, has_total), center] {
            let words = words
                .into_iter()
                .map(|(x, y, word)| (corner.0 + x * CELL, corner.1 + y * CELL, word));
            let style = (own_ink(edited_puzzle, cell), size);
            match styles.iter_mut().find(|(other, _)| *other == style) {
                Some((_, all)) => all.extend(words),
                None => styles.push((style, words.collect())),
            }
        }
    }
    for ((ink, size), words) in styles {
        sketch.weighted_words((ink, Weight::Regular), size * CELL, Align::Middle, words);
    }
}

/// Places corner marks in reading order: half of them at the top and the rest at the bottom, the
/// corners first. Beside a total there is room for fewer at the top. Returns the font size and the
/// marks, in sides of the cell.
fn in_corners(marks: DigitSet, has_total: bool) -> (f32, Words) {
    let digits: Vec<Digit> = marks.iter().collect();
    let count = digits.len();
    let half = count.div_ceil(2).max(2).min(count);
    let top_count = if has_total { (count * 3 / 8).max(1).min(count) } else { half };
    let (top, bottom) = digits.split_at(top_count);
    let top_left = if has_total { TOTAL_WIDTH } else { RIM };
    let fitting = |left: f32, count: usize| (1.0 - RIM - left) / (MARK_WIDTH * count.max(1) as f32);
    let size = MARK.min(fitting(top_left, top.len())).min(fitting(RIM, bottom.len()));
    let row = |digits: &[Digit], left: f32, y: f32| -> Words {
        let (first, last) = (left + size * MARK_WIDTH / 2.0, 1.0 - RIM - size * MARK_WIDTH / 2.0);
        let gap = (last - first) / digits.len().saturating_sub(1).max(1) as f32;
        let place = |(nth, digit): (usize, &Digit)| {
            (first + gap * nth as f32, y, digit.symbol().to_string())
        };
        digits.iter().enumerate().map(place).collect()
    };
    let words = [
        row(top, top_left, RIM + size / 2.0 - 0.02),
        row(bottom, RIM, 1.0 - RIM - size / 2.0 + 0.02),
    ];
    (size, words.concat())
}

/// Places center marks on lines of similar length around the middle.
fn together(marks: DigitSet) -> (f32, Words) {
    let digits: Vec<char> = marks.iter().map(Digit::symbol).collect();
    let line_count = digits.len().div_ceil(MARKS_PER_LINE).max(1);
    let per_line = digits.len().div_ceil(line_count).max(1);
    let size = if line_count > 2 { 0.19 } else { MARK };
    let line = |(nth, digits): (usize, &[char])| {
        let y = 0.5 + (nth as f32 - (line_count - 1) as f32 / 2.0) * size * 0.82;
        (0.5, y, digits.iter().collect())
    };
    (size, digits.chunks(per_line).enumerate().map(line).collect())
}

/// Places each center mark where a box has it if its cells are numbered in reading order.
fn in_places(marks: DigitSet, shape: Shape, has_total: bool) -> (f32, Words) {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    let top = if has_total { 0.28 } else { 0.0 };
    let size = MARK.min(0.9 * (1.0 - top) / rows as f32);
    let word = |digit: Digit| {
        let (row, column) = (digit.index() / columns, digit.index() % columns);
        let x = (column as f32 + 0.5) / columns as f32;
        let y = top + (1.0 - top) * (row as f32 + 0.5) / rows as f32;
        (x, y, digit.symbol().to_string())
    };
    (size, marks.iter().map(word).collect())
}
