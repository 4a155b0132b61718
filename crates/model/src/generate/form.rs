//! The form for a new puzzle.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use sudoku_engine::board::{Rules, Shape};
use sudoku_engine::generate::{Cost, Drawn, GivenCount, InvalidOptions, Options, Skill, Symmetry};
use sudoku_engine::logic::{Grade, Level, Technique};

use super::source::{Plan, PuzzleSource};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    Any,
    /// For people: the grade by which puzzles are rated.
    Grade(Grade),
    /// For people, by the scale before that of grades: the techniques that it takes. The page
    /// does not offer it, but older links and forms have it.
    Level(Level),
    /// For the sources' search: few placements.
    Cheap,
    /// For the sources' search: many placements.
    #[serde(rename = "Dear")]
    Expensive,
}

impl Difficulty {
    /// Every difficulty, those for people first, and the older ones last.
    pub const ALL: [Self; 11] = [
        Self::Grade(Grade::Easy),
        Self::Grade(Grade::Medium),
        Self::Grade(Grade::Hard),
        Self::Grade(Grade::Unfair),
        Self::Grade(Grade::Extreme),
        Self::Cheap,
        Self::Expensive,
        Self::Any,
        Self::Level(Level::Singles),
        Self::Level(Level::Pairs),
        Self::Level(Level::Beyond),
    ];

    /// Returns the difficulties to choose from. The older ones are among them only where this
    /// is one of them.
    pub const fn offered(chosen: Self) -> &'static [Self] {
        let older_count = Level::VARIANTS.len();
        match chosen {
            Self::Level(_) => &Self::ALL,
            Self::Any | Self::Grade(_) | Self::Cheap | Self::Expensive => {
                Self::ALL.split_at(Self::ALL.len() - older_count).0
            }
        }
    }

    /// Returns the difficulty of options that this page wrote.
    pub const fn of(options: &Options) -> Self {
        match (options.skill, options.cost) {
            (Some(Skill::Grade(grade)), _) => Self::Grade(grade),
            (Some(Skill::Level(level)), _) => Self::Level(level),
            (None, Some(cost)) if cost.is_expensive() => Self::Expensive,
            (None, Some(_)) => Self::Cheap,
            (None, None) => Self::Any,
        }
    }

    /// Returns what it requires of a puzzle of this shape: the skill of people, and the cost
    /// for the sources' search.
    pub const fn requirements(self, shape: Shape) -> (Option<Skill>, Option<Cost>) {
        match self {
            Self::Any => (None, None),
            Self::Grade(grade) => (Some(Skill::Grade(grade)), None),
            Self::Level(level) => (Some(Skill::Level(level)), None),
            Self::Cheap => (None, Some(Cost::cheap(shape))),
            Self::Expensive => (None, Some(Cost::expensive(shape))),
        }
    }

    pub fn code(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Grade(grade) => grade.into(),
            Self::Level(level) => level.into(),
            Self::Cheap => "cheap",
            Self::Expensive => "dear",
        }
    }
}

/// The properties of a new puzzle, as chosen and typed. All but the seed and the technique are
/// restored on the next visit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GenerateForm {
    /// The shape of the board, or `None` for that of the board on show.
    pub shape: Option<Shape>,
    /// Whether the new puzzle takes over the rules of the board on show, if both have the same
    /// shape.
    pub keeps_rules: bool,
    pub drawn: Drawn,
    pub difficulty: Difficulty,
    pub symmetry: Symmetry,
    /// The number of givens as typed; empty for as few as possible.
    #[serde(rename = "clues")]
    pub given_count: Rc<str>,
    /// The seed as typed; empty for a random one.
    #[serde(skip)]
    pub seed: Rc<str>,
    /// The technique that a stored puzzle should need. Of the other properties, only the seed
    /// counts then.
    #[serde(skip)]
    pub technique: Option<Technique>,
}

impl Default for GenerateForm {
    fn default() -> Self {
        Self {
            shape: None,
            keeps_rules: true,
            drawn: Drawn::Nothing,
            difficulty: Difficulty::Grade(Grade::Easy),
            symmetry: Symmetry::Rotation,
            given_count: "".into(),
            seed: "".into(),
            technique: None,
        }
    }
}

/// The reason why there can be no such puzzle, known without searching for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormProblem {
    /// The text typed as the number of givens is not a number in this range.
    GivenCount { min: usize, max: usize },
    /// The text typed as the seed is not a whole number below 2 to the 64.
    Seed,
    /// No 4x4 puzzle is that hard: all are solved by singles.
    Skill,
    /// The sources' search supports no rules beyond the houses.
    Cost,
}

impl GenerateForm {
    /// Returns the form without the seed, which belongs to a single puzzle.
    pub(crate) fn without_seed(&self) -> Self {
        Self { seed: "".into(), ..self.clone() }
    }

    pub fn resolved_shape(&self, board: &Rules) -> Shape {
        self.shape.unwrap_or(board.shape())
    }

    /// Returns whether the board on show has extra rules that the new puzzle can take over.
    pub fn can_keep_rules(&self, board: &Rules) -> bool {
        !board.is_classic() && self.resolved_shape(board) == board.shape()
    }

    /// Returns where the puzzle comes from, with this board on show. `random_seed` is the seed if
    /// none was typed.
    ///
    /// # Errors
    /// Returns the reason if there can be no such puzzle.
    pub fn source(&self, board: &Rules, random_seed: u64) -> Result<PuzzleSource, FormProblem> {
        match self.technique {
            None => self.plan(board, random_seed).map(PuzzleSource::Generated),
            Some(technique) => {
                Ok(PuzzleSource::ByTechnique { technique, seed: self.seed(random_seed)? })
            }
        }
    }

    fn seed(&self, random_seed: u64) -> Result<u64, FormProblem> {
        match self.seed.trim() {
            "" => Ok(random_seed),
            typed => parse_plain_number(typed).ok_or(FormProblem::Seed),
        }
    }

    /// Returns the plan for a puzzle to generate, with this board on show. `random_seed` is the seed if
    /// none was typed.
    ///
    /// # Errors
    /// Returns the reason if there can be no such puzzle.
    pub fn plan(&self, board: &Rules, random_seed: u64) -> Result<Plan, FormProblem> {
        let shape = self.resolved_shape(board);
        let keeps_rules = self.keeps_rules && self.can_keep_rules(board);
        let rules = if keeps_rules { board.clone() } else { Rules::classic(shape) };
        let options = self.options(&rules)?;
        Ok(Plan { rules: rules.into(), options, seed: self.seed(random_seed)? })
    }

    fn options(&self, rules: &Rules) -> Result<Options, FormProblem> {
        let shape = rules.shape();
        let is_classic = rules.is_classic() && self.drawn == Drawn::Nothing;
        let (min, max) = Options::given_count_range(shape, is_classic);
        let given_count = match self.given_count.trim() {
            "" => GivenCount::Minimal,
            typed => {
                let number =
                    parse_plain_number(typed).and_then(|number| usize::try_from(number).ok());
                GivenCount::Exactly(number.ok_or(FormProblem::GivenCount { min, max })?)
            }
        };
        let (skill, cost) = self.difficulty.requirements(shape);
        let (symmetry, drawn) = (self.symmetry, self.drawn);
        let options = Options { shape, symmetry, given_count, skill, cost, drawn };
        match options.check(rules) {
            Ok(()) => Ok(options),
            Err(InvalidOptions::GivenCount { min, max }) => {
                Err(FormProblem::GivenCount { min, max })
            }
            Err(InvalidOptions::Skill) => Err(FormProblem::Skill),
            Err(InvalidOptions::Cost | InvalidOptions::Rules) => Err(FormProblem::Cost),
        }
    }
}

/// Parses a number in plain digits, without a sign.
pub(crate) fn parse_plain_number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
