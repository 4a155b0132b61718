//! A batch that the browser stores for a tab, so that a reload restores it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::query::Query;

/// The user's position in the rows on show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// The first visible row, from 0.
    pub first: u32,
    /// The row selected by the keyboard.
    pub chosen: u32,
}

/// Where the bytes of a batch are stored, and how the user viewed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBatch {
    #[serde(flatten)]
    pub source: SavedSource,
    pub is_timed: bool,
    /// Earlier versions did not store it.
    #[serde(default)]
    pub is_rated: bool,
    /// Whether rows open to be watched, and not to be played. Earlier versions did not store it,
    /// either.
    #[serde(default)]
    pub is_watched: bool,
    pub query: Query,
    pub spot: Spot,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSource {
    /// The name under which the browser stores it.
    pub file: Rc<str>,
    /// The name of the file it was read from; `None` for pasted text.
    pub name: Option<Rc<str>>,
    pub bytes: u64,
}

/// Whether a reload restores a batch.
#[derive(Clone, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SaveState {
    /// The file is being written.
    #[default]
    Writing,
    /// The file is stored under this name.
    Kept(Rc<str>),
    /// The file is larger than [`MAX_BYTES`](Self::MAX_BYTES).
    TooLarge,
    /// The browser has no room for the file, or stores nothing.
    Refused,
}

impl SaveState {
    /// The maximum size of a stored file, in bytes.
    pub const MAX_BYTES: u64 = 64_000_000;

    pub const fn is_lost_by_reload(&self) -> bool {
        matches!(self, Self::TooLarge | Self::Refused)
    }
}
