//! Writes another puzzle where a program has its own.

use sudoku_engine::board::{Digit, Givens};

use super::FoundPuzzle;

/// Why a program cannot run with another puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplaceError {
    /// The text has no puzzle.
    NoPuzzle,
    /// The puzzle in the text has another number of rows.
    Size { expected: usize, found: usize },
}

/// Returns the text with another puzzle in the place of the one that was found.
pub(crate) fn replaced(
    text: &str,
    found: &FoundPuzzle,
    givens: &Givens,
) -> Result<String, ReplaceError> {
    let (expected, size) = (found.givens.shape().size(), givens.shape().size());
    if expected != size {
        return Err(ReplaceError::Size { expected, found: size });
    }
    let written: String = found.literals.iter().map(|span| span.of(text)).collect();
    // Commas may be between cells, or between rows.
    let longest = written.split(|letter: char| !letter.is_ascii_alphanumeric()).map(str::len).max();
    let separated = written.contains(',') && longest <= Some(2);
    let blank = ['0', '.', ' '].into_iter().find(|blank| written.contains(*blank)).unwrap_or('0');
    let mut digits = givens.iter().map(|(_, digit)| digit);
    let (mut result, mut end) = (String::new(), 0);
    for span in &found.literals {
        result.push_str(text.get(end..span.start).unwrap_or_default());
        let literal = span.of(text);
        let mut letters = literal.chars().peekable();
        while let Some(letter) = letters.next() {
            let is_cell = letter.is_ascii_alphanumeric() || (!separated && letter == blank);
            if !is_cell {
                result.push(letter);
                continue;
            }
            // Between commas, a number of two digits is one cell.
            while separated && letters.next_if(char::is_ascii_digit).is_some() {}
            match digits.next().flatten() {
                Some(digit) if separated => result.push_str(&digit.value().to_string()),
                Some(digit) => result.push(Digit::symbol(digit)),
                None => result.push(blank),
            }
        }
        end = span.end;
    }
    result.push_str(text.get(end..).unwrap_or_default());
    Ok(result)
}
