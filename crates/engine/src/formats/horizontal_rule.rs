//! Horizontal rules between rows of cells.
//!
//! Owns distinguishing `+---+---+` from a row of cells written with dashes. Must not
//! depend on the contents of cells.

use super::source::{is_bar, is_quote, is_space};

/// Whether a line of text is a horizontal rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HorizontalRule {
    /// The line has cells, or is empty.
    No,
    /// The line has only dashes and bars: a rule, or a row of empty cells.
    Maybe,
    Yes,
}

/// Classifies a line of text.
pub(super) fn classify_rule(line: &str) -> HorizontalRule {
    let (mut dashes, mut strokes, mut dots) = (0, 0, false);
    for character in line.chars() {
        match character {
            '-' => dashes += 1,
            '+' | ':' | '=' | '–' | '—' | '―' => strokes += 1,
            '.' | '*' => dots = true,
            ',' | ';' => {}
            _ if is_bar(character) || is_quote(character) || is_space(character) => {}
            '\u{2500}'..='\u{257f}' => strokes += 1,
            _ => return HorizontalRule::No,
        }
    }
    let has_length = dashes > 0 || line.contains(is_horizontal_stroke);
    match (has_length, dots) {
        // A dot or star is a corner next to a drawn line, and a cell elsewhere.
        (true, true) if line.contains("--") => HorizontalRule::Yes,
        (false, _) | (true, true) => HorizontalRule::No,
        (true, false) if strokes > 0 => HorizontalRule::Yes,
        (true, false) => HorizontalRule::Maybe,
    }
}

fn is_horizontal_stroke(character: char) -> bool {
    matches!(character, '=' | '–' | '—' | '―')
        || (matches!(character, '\u{2500}'..='\u{257f}') && !is_bar(character))
}
