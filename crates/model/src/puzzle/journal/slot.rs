//! The registers of a puzzle, and changes to them.

use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use serde::{Deserialize, Serialize};

/// A register of a puzzle. What is in it is text, empty until something is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Slot {
    /// The clue in a cell: its symbol.
    Clue(u8),
    /// The player's digit in a cell: its symbol.
    Answer(u8),
    /// The corner marks in a cell: their symbols, ascending.
    Corner(u8),
    /// The center marks in a cell: their symbols, ascending.
    Center(u8),
    /// The code of the rules, empty for the classic ones.
    Rules,
    /// The code of those rules that were drawn when the puzzle was made, if any were.
    Drawn,
    /// Regions that are not finished: a letter for each cell.
    Regions,
    /// The name that a person gave the puzzle.
    Name,
    /// Where the puzzle was last looked at: the part of a link after the puzzle.
    Place,
    /// Whether a person deleted it: `1` then.
    Deleted,
    /// One of a newer version of the page, which is kept as it is.
    Other(String),
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clue(cell) => write!(f, "c{cell}"),
            Self::Answer(cell) => write!(f, "a{cell}"),
            Self::Corner(cell) => write!(f, "k{cell}"),
            Self::Center(cell) => write!(f, "m{cell}"),
            Self::Rules => f.write_str("rules"),
            Self::Drawn => f.write_str("drawn"),
            Self::Regions => f.write_str("regions"),
            Self::Name => f.write_str("name"),
            Self::Place => f.write_str("place"),
            Self::Deleted => f.write_str("deleted"),
            Self::Other(name) => f.write_str(name),
        }
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> Self {
        slot.to_string()
    }
}

impl From<String> for Slot {
    fn from(name: String) -> Self {
        match name.as_str() {
            "rules" => return Self::Rules,
            "drawn" => return Self::Drawn,
            "regions" => return Self::Regions,
            "name" => return Self::Name,
            "place" => return Self::Place,
            "deleted" => return Self::Deleted,
            _ => {}
        }
        let of_cell: Option<fn(u8) -> Self> = match name.chars().next() {
            Some('c') => Some(Self::Clue),
            Some('a') => Some(Self::Answer),
            Some('k') => Some(Self::Corner),
            Some('m') => Some(Self::Center),
            _ => None,
        };
        // Only names as they are written, so that each register has one.
        let cell = name.get(1..).and_then(|number| number.parse::<u8>().ok());
        let slot = of_cell.zip(cell).map(|(of_cell, cell)| of_cell(cell));
        slot.filter(|slot| slot.to_string() == name).unwrap_or(Self::Other(name))
    }
}

/// What was in a register, and what is written over it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change(pub Slot, pub Rc<str>, pub Rc<str>);

impl Change {
    /// The change that undoes this one.
    pub(crate) fn reversed(&self) -> Self {
        Self(self.0.clone(), Rc::clone(&self.2), Rc::clone(&self.1))
    }
}
