//! Lines that are drawn between rows of cells.
//!
//! Owns telling `+---+---+` from a row of cells written with dashes. Must not
//! know what the cells hold.

use super::source::{is_bar, is_quote, is_space};

/// What a line of text may be drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// It holds cells, or nothing.
    No,
    /// Only dashes and bars: a rule, or a row whose cells are all empty.
    Maybe,
    /// It is a rule.
    Yes,
}

/// Whether this line is a rule.
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
        // A dot or a star is a corner beside a drawn line, and a cell elsewhere.
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
