//! Texts quoted in a mail: lines behind `>`.
//!
//! Owns removing the quotation. Only tried on texts that are not a board as they are.

use super::error::ReadError;
use super::source::{is_space, lines};

/// Returns a text without the signs of quotation, or `None` if no line has any.
pub(super) fn bare_text(text: &str) -> Option<String> {
    if !lines(text).any(|(_, line)| sign_len(line) > 0) {
        return None;
    }
    let bare: Vec<&str> = lines(text).map(|(_, line)| &line[sign_len(line)..]).collect();
    Some(bare.join("\n"))
}

/// Returns an error in the bare text at its position in the quoted one.
pub(super) fn error_in_quotation(text: &str, error: ReadError) -> ReadError {
    let line = lines(text).nth(error.line - 1).map_or("", |(_, line)| line);
    let column = error.column + line[..sign_len(line)].chars().count();
    ReadError { column, ..error }
}

/// Returns the length in bytes of the signs at the beginning of a line, with the space behind them.
fn sign_len(line: &str) -> usize {
    let signs = line.len() - line.trim_start_matches(|sign| sign == '>' || is_space(sign)).len();
    match line[..signs].rfind('>') {
        Some(last) => last + 1 + usize::from(line[last + 1..].starts_with(' ')),
        None => 0,
    }
}
