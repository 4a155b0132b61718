//! What helped the user with a puzzle, in the register that keeps it.

use super::{Record, Slot};

/// What helped the user with a puzzle since its timer was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    pub hints: u32,
    /// How often the user's digits were checked.
    pub checks: u32,
}

impl Help {
    /// Returns what the record keeps.
    pub fn of(record: &Record) -> Self {
        // Words of a newer version of the page are left out.
        record.value(&Slot::Help).split(' ').fold(Self::default(), |help, word| {
            let number = |kind| word.strip_prefix(kind).and_then(|number| number.parse().ok());
            Self {
                hints: number("hints:").unwrap_or(help.hints),
                checks: number("checks:").unwrap_or(help.checks),
            }
        })
    }

    /// Returns the text for the register.
    pub(crate) fn write(self) -> String {
        let Self { hints, checks } = self;
        format!("hints:{hints} checks:{checks}")
    }
}
