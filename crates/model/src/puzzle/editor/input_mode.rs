//! What a digit becomes when it is entered.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What an entered digit becomes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum InputMode {
    Clue,
    /// A digit of the player's own.
    #[default]
    Answer,
    /// A small mark in the corner.
    Corner,
    /// A small mark in the middle.
    Centre,
}
