//! What a digit becomes when it is entered.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What an entered digit becomes.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum InputMode {
    /// A given of the puzzle.
    Clue,
    /// A digit of the player's own.
    #[default]
    Answer,
    /// A small mark in the corner.
    Corner,
    /// A small mark in the middle.
    Centre,
}
