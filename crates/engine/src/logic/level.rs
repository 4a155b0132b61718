//! How hard a puzzle is for a person.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What it takes to solve a puzzle without guessing, easiest first. Its code is the
/// variant's name in lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Naked and hidden singles.
    Singles,
    /// Locked candidates, or naked or hidden pairs, besides singles.
    Pairs,
    /// More than that.
    Beyond,
}
