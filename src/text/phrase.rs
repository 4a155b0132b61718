//! Phrases with placeholders, and the values that fill them.
//!
//! A placeholder is `{name}`. The value decides how to interpret the part after the name:
//!
//! - `{count|cell|cells}`: a number with its noun, in as many forms as the language has,
//!   in the language's order; `{count?is|are}`: the form without the number; `{seed:plain}`: the number
//!   without separators;
//! - `{is_over?yes|no}`: one of two texts, depending on a condition; the second may be omitted;
//! - `{cell:gen}`, `{rule:in}`: the position of a cell or the name of a rule, in a case that the
//!   language's grammar defines.

use sudoku_engine::board::{Cell, Digit, Rule, Shape};

use super::Text;
use super::number::decimal;

/// A value that can fill a placeholder.
pub(super) trait Fill {
    /// Returns the value in the form that `how`, the part after the name, asks for.
    fn fill(&self, text: Text, how: &str) -> String;
}

impl Text {
    /// Fills the placeholders of a phrase. Placeholders that cannot be filled stay, in braces.
    pub(super) fn say(self, phrase: &str, fills: &[(&str, &dyn Fill)]) -> String {
        let mut parts = phrase.split('{');
        let mut said = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (placeholder, behind) = part.split_once('}').unwrap_or((part, ""));
            let (name, how) = placeholder
                .split_at(placeholder.find([':', '|', '?']).unwrap_or(placeholder.len()));
            match fills.iter().find(|(filled, _)| *filled == name) {
                Some((_, fill)) => said += &fill.fill(self, how),
                None => said += &format!("{{{placeholder}}}"),
            }
            said += behind;
        }
        said
    }

    fn count(self, count: u128, how: &str) -> String {
        let form = |forms: &str| {
            let form = forms.split('|').nth(self.grammar.form(count));
            form.map_or_else(|| format!("{{{how}}}"), str::to_owned)
        };
        if let Some(forms) = how.strip_prefix('|') {
            self.grammar.counted(&self.large(count), &form(forms))
        } else if let Some(forms) = how.strip_prefix('?') {
            form(forms)
        } else if how == ":plain" {
            decimal(count)
        } else {
            self.large(count)
        }
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Fill for $number {
            fn fill(&self, text: Text, how: &str) -> String {
                text.count(*self as u128, how)
            }
        })+
    };
}

numbers!(u16 u32 u64 u128 usize);

macro_rules! words {
    ($($word:ty)+) => {
        $(impl Fill for $word {
            fn fill(&self, _: Text, _: &str) -> String {
                self.to_string()
            }
        })+
    };
}

words!(char &str String);

impl Fill for Digit {
    fn fill(&self, _: Text, _: &str) -> String {
        self.symbol().to_string()
    }
}

impl Fill for bool {
    fn fill(&self, _: Text, how: &str) -> String {
        let mut either = how.trim_start_matches('?').split('|');
        either.nth(usize::from(!self)).unwrap_or_default().to_owned()
    }
}

/// A cell on a board.
#[derive(Clone, Copy)]
pub(super) struct At(pub(super) Cell, pub(super) Shape);

impl Fill for At {
    fn fill(&self, text: Text, how: &str) -> String {
        let (row, column) = (self.0.row(self.1) + 1, self.0.column(self.1) + 1);
        text.grammar.place(row, column, how.trim_start_matches(':'))
    }
}

impl Fill for Rule {
    fn fill(&self, text: Text, how: &str) -> String {
        text.grammar.rule(*self, how.trim_start_matches(':'))
    }
}
