//! How far solutions are counted.

use serde::{Deserialize, Serialize};

/// The number of solutions at which a count ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// Two: whether there is exactly one.
    Two,
    /// A thousand.
    Thousand,
    /// A million, within a few seconds; an estimate says more of what has more.
    #[default]
    Million,
    /// All of them.
    None,
}

impl Limit {
    /// All of them, the lowest first.
    pub const ALL: [Self; 4] = [Self::Two, Self::Thousand, Self::Million, Self::None];

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::Thousand => "1000",
            Self::Million => "1000000",
            Self::None => "all",
        }
    }

    /// The number; `None` where all are counted.
    pub const fn number(self) -> Option<u64> {
        match self {
            Self::Two => Some(2),
            Self::Thousand => Some(1000),
            Self::Million => Some(1_000_000),
            Self::None => None,
        }
    }
}
