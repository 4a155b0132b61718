//! Positions that test a technique: what it must conclude there, or that it must find nothing.

use std::{error, fmt};

use super::{Candidate, Geometry, LogicState, SearchOptions, Step, StepSearch, Technique};
use crate::board::{Puzzle, Rules, Shape};
use crate::formats::{LibraryLine, ReadError};

/// A position and what a technique must conclude from it.
#[derive(Clone, Debug)]
pub struct TechniqueTest {
    pub technique: Technique,
    pub state: LogicState,
    pub options: SearchOptions,
    pub expected: Expected,
}

/// What a technique must find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A step that rules out exactly these candidates, ordered by cell, then by digit.
    Eliminations(Vec<Candidate>),
    /// A step that places exactly these digits, ordered by cell.
    Placements(Vec<Candidate>),
    /// No step.
    Nothing,
}

/// Why a line does not test a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidTest {
    /// The line cannot be read.
    Unreadable(ReadError),
    /// There is no technique with this code.
    UnknownTechnique(String),
    /// Givens or placed digits clash.
    Clash,
    /// A candidate of the conclusion is not on the board.
    NoCandidate(Candidate),
    /// The line has no conclusion.
    NoConclusion,
}

impl fmt::Display for InvalidTest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(out, "{error}"),
            Self::UnknownTechnique(code) => write!(out, "unknown technique {code:?}"),
            Self::Clash => write!(out, "digits clash"),
            Self::NoCandidate(candidate) => {
                // HoDoKu's libraries have no other.
                let shape = Shape::Nine;
                let (row, column) = (candidate.cell.row(shape), candidate.cell.column(shape));
                let digit = candidate.digit.symbol();
                write!(out, "{digit} is not a candidate of r{}c{}", row + 1, column + 1)
            }
            Self::NoConclusion => write!(out, "neither eliminations nor placements"),
        }
    }
}

impl error::Error for InvalidTest {}

impl TechniqueTest {
    /// Reads a line of a HoDoKu library. The variant of the technique sets the options as
    /// HoDoKu's own tests do, and `x` means that the technique must find nothing.
    ///
    /// # Errors
    /// Returns why the line is not a test.
    pub fn read(line: &str) -> Result<Self, InvalidTest> {
        let line = LibraryLine::read(line).map_err(InvalidTest::Unreadable)?;
        let technique = Technique::from_hodoku_code(&line.code)
            .ok_or_else(|| InvalidTest::UnknownTechnique(line.code.clone()))?;
        let mut board = line.givens.clone();
        for &(cell, digit) in &line.placed {
            board.set(cell, Some(digit));
        }
        Puzzle::try_from(board).map_err(|_| InvalidTest::Clash)?;
        let geometry = Geometry::of(&Rules::classic(line.givens.shape()));
        let mut state = LogicState::with_geometry(&line.givens, geometry);
        let candidates = |list: &[(_, _)]| {
            let mut list: Vec<_> =
                list.iter().map(|&(cell, digit)| Candidate::new(cell, digit)).collect();
            list.sort_unstable();
            list
        };
        for candidate in candidates(&line.placed) {
            state.place(candidate);
        }
        for candidate in candidates(&line.deleted) {
            state.eliminate(candidate);
        }
        let expected = if line.variant == "x" {
            Expected::Nothing
        } else if !line.eliminations.is_empty() {
            Expected::Eliminations(candidates(&line.eliminations))
        } else if !line.placements.is_empty() {
            Expected::Placements(candidates(&line.placements))
        } else {
            return Err(InvalidTest::NoConclusion);
        };
        let concluded = match &expected {
            Expected::Eliminations(list) | Expected::Placements(list) => &list[..],
            Expected::Nothing => &[],
        };
        if let Some(&missing) = concluded.iter().find(|&&it| !state.has(it)) {
            return Err(InvalidTest::NoCandidate(missing));
        }
        Ok(Self { technique, state, options: options(technique, &line.variant), expected })
    }

    /// Returns the steps by the technique, and whether they are as expected.
    pub fn run(&self) -> (bool, Vec<Step>) {
        let steps = StepSearch::new(&self.state, self.options).all(self.technique);
        let is_as_expected = match &self.expected {
            Expected::Nothing => steps.is_empty(),
            Expected::Eliminations(list) => steps.iter().any(|step| step.eliminations == *list),
            Expected::Placements(list) => steps.iter().any(|step| step.placements == *list),
        };
        (is_as_expected, steps)
    }
}

/// Returns the options that HoDoKu's own tests set for a variant of a technique.
fn options(technique: Technique, variant: &str) -> SearchOptions {
    let is_any = |of: &[Technique]| of.contains(&technique);
    SearchOptions {
        small_empty_rectangles: technique == Technique::DualEmptyRectangle
            || technique == Technique::EmptyRectangle && variant == "1",
        incomplete_rectangles: variant == "2"
            && is_any(&[
                Technique::UniquenessTest1,
                Technique::UniquenessTest2,
                Technique::UniquenessTest3,
                Technique::UniquenessTest4,
                Technique::UniquenessTest5,
                Technique::UniquenessTest6,
                Technique::HiddenRectangle,
            ]),
        overlapping_sets: variant == "2"
            && is_any(&[Technique::AlsXyWing, Technique::AlsXyChain, Technique::DeathBlossom]),
        sets_in_chains: variant == "2" && technique == Technique::GroupedContinuousNiceLoop
            || matches!(variant, "3" | "4")
                && is_any(&[
                    Technique::GroupedDiscontinuousNiceLoop,
                    Technique::GroupedAlternatingChain,
                ]),
        ..SearchOptions::DEFAULT
    }
}
