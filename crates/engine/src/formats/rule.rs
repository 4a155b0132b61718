//! Horizontal rules between rows of cells.
//!
//! Owns distinguishing `+---+---+` from a row of cells written with dashes. Must not
//! depend on the contents of cells.

use super::source::{is_bar, is_quote, is_space};

/// Whether a line of text is a horizontal rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// The line has cells, or is empty.
    No,
    /// The line has only dashes and bars: a rule, or a row of empty cells.
    Maybe,
    Yes,
}

/// Classifies a line of text.
pub(super) fn rule(line: &str) -> Rule {
    let (mut dashes, mut strokes, mut dots) = (0, 0, false);
    for found in line.chars() {
        match found {
            '-' => dashes += 1,
            '+' | ':' | '=' | '–' | '—' | '―' => strokes += 1,
            '.' | '*' => dots = true,
            ',' | ';' => {}
            _ if is_bar(found) || is_quote(found) || is_space(found) => {}
            '\u{2500}'..='\u{257f}' => strokes += 1,
            _ => return Rule::No,
        }
    }
    let has_length = dashes > 0 || line.contains(is_lying);
    match (has_length, dots) {
        // A dot or star is a corner next to a drawn line, and a cell elsewhere.
        (true, true) if line.contains("--") => Rule::Yes,
        (false, _) | (true, true) => Rule::No,
        (true, false) if strokes > 0 => Rule::Yes,
        (true, false) => Rule::Maybe,
    }
}

fn is_lying(found: char) -> bool {
    matches!(found, '=' | '–' | '—' | '―')
        || (matches!(found, '\u{2500}'..='\u{257f}') && !is_bar(found))
}
