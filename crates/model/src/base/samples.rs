use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::formats;
use sudoku_engine::search::Goal;

use super::strategy_preset::StrategyPreset;

/// A puzzle from the page's own menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Sample {
    /// From the article on KuMir and 1C.
    Article,
    /// From the Nuru solver.
    Nuru,
    /// From the constraint tutorial.
    #[strum(serialize = "o2")]
    Tutorial,
    /// The 4x4 puzzle from the paper on puzzle generation.
    #[strum(serialize = "paper-4x4")]
    Paper,
    /// Designed against solvers that fill the first empty cell first.
    AntiBacktracking,
    /// By Arto Inkala, 2006.
    AiEscargot,
    /// By Arto Inkala, 2012.
    #[strum(serialize = "inkala-2012")]
    Inkala2012,
    GoldenNugget,
    EasterMonster,
    FataMorgana,
    /// A 4x4 board whose whole tree fits on the screen.
    ThreeSolutions,
    TwoSolutions,
    FourSolutions,
    #[strum(serialize = "no-solution-b")]
    NoSolution,
    /// Peter Norvig's puzzle without a solution, the slowest to refute.
    NorvigImpossible,
}

impl Sample {
    /// The puzzles of the programs, the tutorial and the paper that the project grew from.
    pub const FROM_ARTICLES: &[Self] = Self::VARIANTS.split_at(4).0;

    /// Puzzles known by name, and boards with no solution or several.
    pub const NAMED: &[Self] = Self::VARIANTS.split_at(4).1;

    /// Returns every sample, in menu order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied()
    }

    pub const fn line(self) -> &'static str {
        match self {
            Self::Article => {
                "000006201070510060006080059120000000080940500590000000001050073030460080000003604"
            }
            Self::Nuru => {
                "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
            }
            Self::Tutorial => {
                "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
            }
            Self::Paper => "0000300204000010",
            Self::AntiBacktracking => {
                "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
            }
            Self::AiEscargot => {
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
            }
            Self::Inkala2012 => {
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
            }
            Self::GoldenNugget => {
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
            }
            Self::EasterMonster => {
                "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
            }
            Self::FataMorgana => {
                "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
            }
            Self::ThreeSolutions => "1020000000033002",
            Self::TwoSolutions => {
                ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87."
            }
            Self::FourSolutions => {
                "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9........."
            }
            Self::NoSolution => {
                "....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2..."
            }
            Self::NorvigImpossible => {
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
            }
        }
    }

    /// Returns the search method that the sample is named after or was written for; `None` if it
    /// suits all methods alike.
    pub const fn preset(self) -> Option<StrategyPreset> {
        match self {
            Self::Article | Self::Nuru | Self::Paper | Self::ThreeSolutions => {
                Some(StrategyPreset::Plain)
            }
            Self::Tutorial => Some(StrategyPreset::Domain),
            Self::AntiBacktracking
            | Self::AiEscargot
            | Self::Inkala2012
            | Self::GoldenNugget
            | Self::EasterMonster
            | Self::FataMorgana
            | Self::TwoSolutions
            | Self::FourSolutions
            | Self::NoSolution
            | Self::NorvigImpossible => None,
        }
    }

    /// Returns the goal of a search that shows what the sample is for.
    pub const fn goal(self) -> Goal {
        match self {
            Self::ThreeSolutions | Self::TwoSolutions | Self::FourSolutions => Goal::Exhaustion,
            Self::Article
            | Self::Nuru
            | Self::Tutorial
            | Self::Paper
            | Self::AntiBacktracking
            | Self::AiEscargot
            | Self::Inkala2012
            | Self::GoldenNugget
            | Self::EasterMonster
            | Self::FataMorgana
            | Self::NoSolution
            | Self::NorvigImpossible => Goal::FIRST,
        }
    }

    pub fn givens(self) -> Givens {
        formats::read_line(self.line()).unwrap_or_else(|| Givens::empty(Shape::Nine))
    }
}
