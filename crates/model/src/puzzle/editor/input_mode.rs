//! What a digit becomes when it is entered.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum InputMode {
    #[strum(serialize = "clue")]
    #[serde(rename = "Clue")]
    Given,
    /// A digit of the player's solution.
    #[default]
    Answer,
    /// A corner mark.
    Corner,
    /// A center mark.
    #[strum(serialize = "centre")]
    #[serde(rename = "Centre")]
    Center,
}
