//! The words of a line that may have a whole board among them.
//!
//! Owns what separates words from a board in a sentence, a table or a program.

use super::source::{is_quote, is_space, value};
use crate::board::Shape;

/// Returns the words of a line between spaces and punctuation, and the index of each. Links are
/// left out.
pub(super) fn pieces(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = split(line, is_space).filter(|(_, word)| !word.contains("://"));
    words.flat_map(|(start, word)| {
        split(word, is_punctuation).map(move |(inner, piece)| (start + inner, piece))
    })
}

/// Returns the pieces of a text that are not empty, and the index of each.
fn split(text: &str, is_between: fn(char) -> bool) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    let pieces = text.split_inclusive(is_between).map(move |piece| {
        let from = start;
        start += piece.len();
        (from, piece.trim_end_matches(is_between))
    });
    pieces.filter(|(_, piece)| !piece.is_empty())
}

fn is_punctuation(sign: char) -> bool {
    is_quote(sign) || ",;:#=()[]{}<>/$!".contains(sign)
}

/// Returns the part of a word that has as many cells as a board, and its index in the word: the
/// whole word, or one in bold print or at the end of a sentence.
pub(super) fn board(word: &str) -> Option<(usize, &str)> {
    let bold = |sign: &str| {
        word.strip_prefix(sign)?.strip_suffix(sign).filter(|part| !part.contains(sign))
    };
    let sentence_end = || word.strip_suffix('.').filter(|part| !part.contains('.'));
    let parts = [
        (0, Some(word)),
        (2, bold("**")),
        (2, bold("__")),
        (1, bold("*")),
        (1, bold("_")),
        (0, sentence_end()),
    ];
    let is_board = |part: &str| {
        Shape::from_cell_count(part.len()).is_some() && part.chars().all(|it| value(it).is_some())
    };
    parts.into_iter().find_map(|(start, part)| Some((start, part.filter(|part| is_board(part))?)))
}
