//! The puzzle in the text of a program: a list of lists, rows of text, or one text.

mod replace;

pub use replace::ReplaceError;
pub(crate) use replace::replaced;

use sudoku_engine::board::{Givens, Puzzle, Shape};
use sudoku_engine::formats;

use crate::source::Span;
use crate::tree::walk::{self, Part};
use crate::tree::{Collection, ExpressionKind, Tree};

/// Longer texts are not looked at.
const MAX_LENGTH: usize = 4_000;

/// A puzzle, and where it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundPuzzle {
    pub(crate) givens: Givens,
    /// The literals, in the order of the text.
    pub(crate) literals: Vec<Span>,
}

/// Returns the first puzzle in the text of a program.
pub(crate) fn find(tree: &Tree, text: &str) -> Option<FoundPuzzle> {
    let mut texts: Vec<(Span, String)> = Vec::new();
    let mut lists: Vec<Span> = Vec::new();
    let mut collect = |part: Part<'_>| {
        if let Part::Expression(expression) = part {
            match &expression.kind {
                ExpressionKind::Text(content) if content.len() <= MAX_LENGTH => {
                    texts.push((expression.span, content.clone()));
                }
                ExpressionKind::Items(Collection::List | Collection::Tuple, _) => {
                    lists.push(expression.span);
                }
                _ => {}
            }
        }
    };
    walk::everywhere(&tree.body, &mut collect);
    let of_lists = lists.into_iter().filter_map(|span| {
        let written = Some(span.of(text)).filter(|it| it.len() <= MAX_LENGTH)?;
        Some(FoundPuzzle { givens: puzzle(written)?, literals: vec![span] })
    });
    let of_texts = (0..texts.len()).filter_map(|nth| of_texts(&texts[nth..]));
    of_lists.chain(of_texts).min_by_key(|found| found.literals[0].start)
}

/// Returns the puzzle that begins with the first of these texts.
fn of_texts(texts: &[(Span, String)]) -> Option<FoundPuzzle> {
    let sizes = [Shape::Sixteen, Shape::Nine, Shape::Six, Shape::Four].map(Shape::size);
    let of_rows = sizes.into_iter().filter(|size| texts.len() >= *size).find_map(|size| {
        let rows = &texts[..size];
        let written: Option<Vec<String>> = rows.iter().map(|(_, row)| as_row(row, size)).collect();
        let givens = puzzle(&written?.join("\n"))?;
        let literals = rows.iter().map(|(span, _)| *span).collect();
        (givens.shape().size() == size).then_some(FoundPuzzle { givens, literals })
    });
    of_rows.or_else(|| {
        let (span, content) = texts.first()?;
        Some(FoundPuzzle { givens: puzzle(content)?, literals: vec![*span] })
    })
}

/// Returns a text as a row of a puzzle of this size, with points for blanks.
fn as_row(text: &str, size: usize) -> Option<String> {
    let is_row = text.chars().count() == size;
    let is_list = text.matches(',').count() + 1 == size;
    if is_row {
        Some(text.replace(' ', "."))
    } else if is_list {
        Some(text.replace(' ', ""))
    } else {
        None
    }
}

/// Reads a puzzle that has at least one given and one blank.
fn puzzle(text: &str) -> Option<Givens> {
    let digits = text.chars().filter(char::is_ascii_alphanumeric).count();
    if digits < Shape::Four.size() {
        return None;
    }
    let givens = formats::read(text).ok()?.givens;
    let filled = givens.filled_count();
    let is_puzzle = filled > 0 && filled < givens.shape().cell_count();
    let puzzle = is_puzzle.then(|| Puzzle::try_from(givens).ok()).flatten()?;
    Some(puzzle.into())
}
