//! How far solutions are counted.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The number of solutions at which counting stops.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum CountLimit {
    /// Enough to decide whether there is exactly one.
    #[strum(serialize = "2")]
    Two,
    #[strum(serialize = "1000")]
    Thousand,
    /// Reached within a few seconds; for more solutions, an estimate is more informative.
    #[default]
    #[strum(serialize = "1000000")]
    Million,
    #[strum(serialize = "all")]
    None,
}

impl CountLimit {
    /// Returns the number, or `None` if all solutions are counted.
    pub const fn number(self) -> Option<u64> {
        match self {
            Self::Two => Some(2),
            Self::Thousand => Some(1000),
            Self::Million => Some(1_000_000),
            Self::None => None,
        }
    }
}
