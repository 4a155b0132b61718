//! Making a new puzzle: what it is to be like, and where the worker is with it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Rules, Shape};
use sudoku_engine::generate::{Clues, Cost, Drawn, NotMade, Options, Symmetry, Unmeetable};
use sudoku_engine::logic::Level;

use crate::base::asked::Asked;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    Any,
    /// For a person: this is what it takes without guessing.
    Level(Level),
    /// For the sources' search: few placements.
    Cheap,
    /// For the sources' search: many placements.
    Dear,
}

impl Difficulty {
    /// All of them, those for a person first.
    pub const ALL: [Self; 6] = [
        Self::Level(Level::Singles),
        Self::Level(Level::Pairs),
        Self::Level(Level::Beyond),
        Self::Cheap,
        Self::Dear,
        Self::Any,
    ];

    /// That of these options, which this page wrote.
    pub const fn of(options: &Options) -> Self {
        match (options.level, options.cost) {
            (Some(level), _) => Self::Level(level),
            (None, Some(cost)) if cost.is_dear() => Self::Dear,
            (None, Some(_)) => Self::Cheap,
            (None, None) => Self::Any,
        }
    }

    /// What it asks of a puzzle of this shape: for a person, and for the sources' search.
    pub const fn asks(self, shape: Shape) -> (Option<Level>, Option<Cost>) {
        match self {
            Self::Any => (None, None),
            Self::Level(level) => (Some(level), None),
            Self::Cheap => (None, Some(Cost::cheap(shape))),
            Self::Dear => (None, Some(Cost::dear(shape))),
        }
    }

    pub fn code(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Level(level) => level.into(),
            Self::Cheap => "cheap",
            Self::Dear => "dear",
        }
    }
}

/// What a new puzzle is to be like, as it was chosen and typed. All but the seed is
/// there again on the next visit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GenerateForm {
    /// The shape of its board; `None` is that of the board on show.
    pub shape: Option<Shape>,
    /// Whether the rules of the board on show are to hold, where its shape is the same.
    pub keeps_rules: bool,
    pub drawn: Drawn,
    pub difficulty: Difficulty,
    pub symmetry: Symmetry,
    /// The number of givens as it was typed; nothing for as few as can be.
    pub clues: Rc<str>,
    /// Where chance begins as it was typed; nothing for anywhere.
    #[serde(skip)]
    pub seed: Rc<str>,
}

impl Default for GenerateForm {
    fn default() -> Self {
        Self {
            shape: None,
            keeps_rules: true,
            drawn: Drawn::Nothing,
            difficulty: Difficulty::Level(Level::Singles),
            symmetry: Symmetry::Rotation,
            clues: "".into(),
            seed: "".into(),
        }
    }
}

/// Why there is no such puzzle, which can be told without looking for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishProblem {
    /// What was typed as the number of givens is no number in this range.
    Clues { fewest: usize, most: usize },
    /// What was typed as the seed is no whole number below 2 to the 64.
    Seed,
    /// Every 4x4 puzzle is solved by singles.
    Level,
    /// The sources' search knows no rules beyond the houses.
    Cost,
}

impl GenerateForm {
    /// The same without what belongs to one puzzle alone.
    pub(crate) fn lasting(&self) -> Self {
        Self { seed: "".into(), ..self.clone() }
    }

    pub fn shape_beside(&self, board: &Rules) -> Shape {
        self.shape.unwrap_or(board.shape())
    }

    /// Whether the rules of the board on show can hold on the new one and are any.
    pub fn can_keep_rules(&self, board: &Rules) -> bool {
        !board.is_classic() && self.shape_beside(board) == board.shape()
    }

    /// What that comes to, where this board is on show. Chance begins anywhere unless a
    /// seed was typed.
    ///
    /// # Errors
    /// Why it comes to nothing.
    pub fn plan(&self, board: &Rules, anywhere: u64) -> Result<Plan, WishProblem> {
        let shape = self.shape_beside(board);
        let keeps = self.keeps_rules && self.can_keep_rules(board);
        let rules = if keeps { board.clone() } else { Rules::classic(shape) };
        let options = self.options(&rules)?;
        let seed = match self.seed.trim() {
            "" => anywhere,
            typed => plain_number(typed).ok_or(WishProblem::Seed)?,
        };
        Ok(Plan { rules: rules.into(), options, seed })
    }

    fn options(&self, rules: &Rules) -> Result<Options, WishProblem> {
        let shape = rules.shape();
        let is_classic = rules.is_classic() && self.drawn == Drawn::Nothing;
        let (fewest, most) = Options::clue_range(shape, is_classic);
        let clues = match self.clues.trim() {
            "" => Clues::Minimal,
            typed => {
                let number = plain_number(typed).and_then(|number| usize::try_from(number).ok());
                Clues::Exactly(number.ok_or(WishProblem::Clues { fewest, most })?)
            }
        };
        let (level, cost) = self.difficulty.asks(shape);
        let (symmetry, drawn) = (self.symmetry, self.drawn);
        let options = Options { shape, symmetry, clues, level, cost, drawn };
        match options.check(rules) {
            Ok(()) => Ok(options),
            Err(Unmeetable::Clues { fewest, most }) => Err(WishProblem::Clues { fewest, most }),
            Err(Unmeetable::Level) => Err(WishProblem::Level),
            Err(Unmeetable::Cost | Unmeetable::Rules) => Err(WishProblem::Cost),
        }
    }
}

/// A number in plain digits, without a sign.
pub(crate) fn plain_number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// What is to be made: the same plan makes the same puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The rules, without what is drawn from the solution.
    pub rules: Rc<Rules>,
    pub options: Options,
    pub seed: u64,
}

/// Where the page is with a new puzzle; it ends with its plan, or why there is none.
pub type Making = Asked<Plan, Result<Plan, NotMade>>;

impl Making {
    /// The plan of the puzzle that was made.
    pub fn plan(&self) -> Option<&Plan> {
        if let Self::Over(Ok(plan)) = self { Some(plan) } else { None }
    }
}
