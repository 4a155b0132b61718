//! Making a new puzzle: what it is to be like, and where the worker is with it.

use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Cost, NotMade, Options, Symmetry};
use sudoku_engine::logic::Level;

/// How hard a new puzzle is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// However it turns out.
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

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Level(Level::Singles) => "singles",
            Self::Level(Level::Pairs) => "pairs",
            Self::Level(Level::Beyond) => "beyond",
            Self::Cheap => "cheap",
            Self::Dear => "dear",
        }
    }
}

/// The word for automation of a pattern of givens.
pub const fn symmetry_code(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "none",
        Symmetry::Rotation => "rotation",
        Symmetry::Mirror => "mirror",
        Symmetry::Diagonal => "diagonal",
        Symmetry::Full => "full",
    }
}

/// What a new puzzle is to be like. Its board is as large as the one on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How hard.
    pub difficulty: Difficulty,
    /// The pattern of its givens.
    pub symmetry: Symmetry,
}

impl Default for Wish {
    fn default() -> Self {
        Self { difficulty: Difficulty::Level(Level::Singles), symmetry: Symmetry::Rotation }
    }
}

impl Wish {
    /// What that is on a board of this shape.
    pub const fn options(self, shape: Shape) -> Options {
        let (level, cost) = match self.difficulty {
            Difficulty::Any => (None, None),
            Difficulty::Level(level) => (Some(level), None),
            Difficulty::Cheap => (None, Some(Cost::cheap(shape))),
            Difficulty::Dear => (None, Some(Cost::dear(shape))),
        };
        Options { symmetry: self.symmetry, level, cost, ..Options::new(shape) }
    }
}

/// What the worker is to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MakeOrder {
    /// The request's number; an answer to another one is dropped.
    pub id: u32,
    /// What it is to be like.
    pub options: Options,
    /// Where chance begins; the same one makes the same puzzle.
    pub seed: u64,
}

/// Where the page is with a new puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Making {
    /// None is being made.
    #[default]
    Idle,
    /// The worker is at it.
    Working(MakeOrder),
    /// There is none, for this reason.
    Failed(NotMade),
}

impl Making {
    /// What the worker is to make.
    pub const fn order(&self) -> Option<&MakeOrder> {
        match self {
            Self::Working(order) => Some(order),
            Self::Idle | Self::Failed(_) => None,
        }
    }
}
