//! What tells puzzles, tabs and writes apart.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A tab of the browser, by a random number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct TabId(pub u64);

/// When a register was written, by a clock that is ahead of every write its tab has seen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Stamp(pub u64, pub TabId);

/// A puzzle: by what it asks, until a person changes that; then by who changed it when.
///
/// So tabs that open the same link write to the same puzzle, and one whose clues are
/// typed in stays the same with each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PuzzleId(u64);

/// Set in the identities that follow from what a puzzle asks.
const OF_CONTENT: u64 = 1;

impl PuzzleId {
    /// The identity of the puzzle with these clues, as a line, and rules, as a code.
    pub fn of_content(clues: &str, rules: &str) -> Self {
        Self(hash(&[clues.as_bytes(), b"|", rules.as_bytes()]) | OF_CONTENT)
    }

    /// An identity that no other puzzle has.
    pub fn unique(Stamp(clock, TabId(tab)): Stamp) -> Self {
        Self(hash(&[&clock.to_le_bytes(), &tab.to_le_bytes()]) & !OF_CONTENT)
    }

    /// Whether it follows from what the puzzle asks.
    pub const fn is_of_content(self) -> bool {
        self.0 & OF_CONTENT != 0
    }
}

/// FNV-1a, 64 bits.
fn hash(parts: &[&[u8]]) -> u64 {
    parts.iter().copied().flatten().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Writes and reads a number as 16 hexadecimal digits: JSON's numbers lose what is
/// beyond 53 bits in other programs.
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
                number.map(Self).ok_or("an identity is 16 hexadecimal digits")
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
