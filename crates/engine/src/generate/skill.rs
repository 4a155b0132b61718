//! What a puzzle may require of a person.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::logic::{Grade, Level};

/// How hard a puzzle is for a person, by one of two scales.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Skill {
    /// The grade, by which puzzles are rated.
    Grade(Grade),
    /// The level, whose techniques never change: old seeds give the same puzzles.
    Level(Level),
}

impl Skill {
    /// Every skill, the easiest of each scale first.
    pub const ALL: [Self; 8] = [
        Self::Grade(Grade::Easy),
        Self::Grade(Grade::Medium),
        Self::Grade(Grade::Hard),
        Self::Grade(Grade::Unfair),
        Self::Grade(Grade::Extreme),
        Self::Level(Level::Singles),
        Self::Level(Level::Pairs),
        Self::Level(Level::Beyond),
    ];

    /// Returns whether the skill is the least of its scale, which every 4x4 puzzle has.
    pub(super) const fn is_least(self) -> bool {
        matches!(self, Self::Grade(Grade::Easy) | Self::Level(Level::Singles))
    }
}

impl From<Skill> for &'static str {
    /// Returns the code of the grade or level. No two codes are equal.
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Grade(grade) => grade.into(),
            Skill::Level(level) => level.into(),
        }
    }
}

impl FromStr for Skill {
    type Err = strum::ParseError;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        code.parse().map(Self::Grade).or_else(|_| code.parse().map(Self::Level))
    }
}
