//! How far solutions are counted.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The number of solutions at which a count ends.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Limit {
    /// Two: whether there is exactly one.
    #[strum(serialize = "2")]
    Two,
    #[strum(serialize = "1000")]
    Thousand,
    /// A million, within a few seconds; an estimate says more of what has more.
    #[default]
    #[strum(serialize = "1000000")]
    Million,
    #[strum(serialize = "all")]
    None,
}

impl Limit {
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
