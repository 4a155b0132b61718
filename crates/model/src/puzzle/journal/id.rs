//! Identities of puzzles, tabs and writes.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A browser tab, identified by a random number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct TabId(pub u64);

/// The time of a write, on a clock that is ahead of every write its tab has seen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Stamp(pub u64, pub TabId);

/// The identity of a puzzle. It is derived from givens and rules until the user changes them,
/// and then from the tab and the time of that change.
///
/// So tabs that open the same link write to the same puzzle, and a puzzle whose givens are
/// typed in keeps its identity with each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PuzzleId(u64);

/// The bit that marks identities derived from the content of a puzzle.
const CONTENT_ID_BIT: u64 = 1;

impl PuzzleId {
    /// Returns the identity of the puzzle with these givens, as a line, and rules, as a code.
    pub fn from_content(givens: &str, rules: &str) -> Self {
        Self(hash(&[givens.as_bytes(), b"|", rules.as_bytes()]) | CONTENT_ID_BIT)
    }

    /// Returns an identity that no other puzzle has.
    pub fn unique(Stamp(clock, TabId(tab)): Stamp) -> Self {
        Self(hash(&[&clock.to_le_bytes(), &tab.to_le_bytes()]) & !CONTENT_ID_BIT)
    }

    /// Returns whether it is derived from the content of a puzzle.
    pub const fn is_from_content(self) -> bool {
        self.0 & CONTENT_ID_BIT != 0
    }
}

/// Computes the 64-bit FNV-1a hash.
fn hash(parts: &[&[u8]]) -> u64 {
    parts.iter().copied().flatten().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Writes and reads a number as 16 hexadecimal digits. As a JSON number it would lose the bits
/// beyond 53 in other programs.
macro_rules! hexadecimal {
    ($id:ident) => {
        impl Display for $id {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl FromStr for $id {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let digits = text.len() == 16 && text.bytes().all(|it| it.is_ascii_hexdigit());
                let number = digits.then(|| u64::from_str_radix(text, 16).ok()).flatten();
                number.map(Self).ok_or("an identity has 16 hexadecimal digits")
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> Self {
                id.to_string()
            }
        }

        impl TryFrom<String> for $id {
            type Error = &'static str;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}

hexadecimal!(TabId);
hexadecimal!(PuzzleId);
