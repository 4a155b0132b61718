//! The difficulty of a puzzle for a human solver.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The difficulty of the techniques that a puzzle needs, easiest first. Its code is the
/// variant's name in lower case.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Naked and hidden singles.
    Singles,
    /// Singles plus locked candidates, or naked or hidden pairs.
    Pairs,
    /// Harder techniques, or guessing.
    Beyond,
}
