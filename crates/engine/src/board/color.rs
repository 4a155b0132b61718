//! Colors of cells, which a player chooses, and sets of them.

use serde::{Deserialize, Serialize};

/// A color that a player gives to cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Color {
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Violet,
    Pink,
    Gray,
}

impl Color {
    pub const ALL: [Self; 9] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Teal,
        Self::Blue,
        Self::Violet,
        Self::Pink,
        Self::Gray,
    ];

    /// Returns the color with this number, or `None` unless it is from 1 to 9.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Returns the number of the color, from 1 to 9.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A set of colors, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ColorSet(u16);

impl ColorSet {
    pub const EMPTY: Self = Self(0);

    /// Returns whether the color is in the set.
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 == 1
    }

    /// Adds the color to the set.
    pub const fn insert(&mut self, color: Color) {
        self.0 |= 1 << color as u8;
    }

    /// Removes the color from the set.
    pub const fn remove(&mut self, color: Color) {
        self.0 &= !(1 << color as u8);
    }

    /// Returns the number of colors in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the colors in ascending order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Color> + Clone {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        let mut set = Self::EMPTY;
        for color in colors {
            set.insert(color);
        }
        set
    }
}
