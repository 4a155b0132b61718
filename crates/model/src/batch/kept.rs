//! A batch that the browser keeps for a tab, so that a reload brings it back.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::query::Query;

/// Where in the rows that are shown a person is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// The first row in sight, from 0.
    pub first: u32,
    /// The row that the keys are at.
    pub chosen: u32,
}

/// Where the bytes of a batch are, and how it was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptBatch {
    #[serde(flatten)]
    pub source: KeptSource,
    pub is_timed: bool,
    pub query: Query,
    pub spot: Spot,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSource {
    /// The name that the browser keeps it by.
    pub file: Rc<str>,
    /// The name of the file it was read from; a pasted text has none.
    pub name: Option<Rc<str>>,
    pub bytes: u64,
}

/// Whether a reload brings a batch back.
#[derive(Clone, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Keeping {
    /// It is being written.
    #[default]
    Writing,
    /// By this name.
    Kept(Rc<str>),
    /// It is larger than what is kept.
    TooLarge,
    /// The browser has no room for it, or keeps nothing.
    Refused,
}

impl Keeping {
    /// Bytes of a file that is kept, at the most.
    pub const MOST: u64 = 64_000_000;

    pub const fn is_lost_by_reload(&self) -> bool {
        matches!(self, Self::TooLarge | Self::Refused)
    }
}
