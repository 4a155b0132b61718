//! The ways to search that a person chooses from.

use sudoku_engine::search::{CellOrder, DigitOrder, Inference, Strategy};

/// A manner to search that has a name. Links know more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrategyPreset {
    /// The sources' program.
    Sources,
    /// The same, with each digit placed taken from the candidates of its houses.
    Forward,
    /// The cell with the fewest candidates first.
    Fewest,
    /// Also, what is forced is placed before anything is tried.
    Singles,
    /// Also, each house is looked at as a whole.
    Domain,
    /// Knuth's Algorithm X.
    ExactCover,
}

impl StrategyPreset {
    /// All of them, the plainest first.
    pub const ALL: [Self; 6] =
        [Self::Sources, Self::Forward, Self::Fewest, Self::Singles, Self::Domain, Self::ExactCover];

    /// The strategy that it names.
    pub const fn strategy(self) -> Strategy {
        let (cell_order, inference) = match self {
            Self::Sources => (CellOrder::Reading, Inference::None),
            Self::Forward => (CellOrder::Reading, Inference::ForwardChecking),
            Self::Fewest => (CellOrder::FewestCandidates, Inference::ForwardChecking),
            Self::Singles => (CellOrder::FewestCandidates, Inference::Singles),
            Self::Domain => (CellOrder::FewestCandidates, Inference::DomainConsistency),
            Self::ExactCover => return Strategy::ExactCover,
        };
        Strategy::Cells { cell_order, digit_order: DigitOrder::Ascending, inference }
    }

    /// Its word for automation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Sources => "sources",
            Self::Forward => "forward",
            Self::Fewest => "fewest",
            Self::Singles => "singles",
            Self::Domain => "domain",
            Self::ExactCover => "exact-cover",
        }
    }

    /// The one that names a strategy, if any does.
    pub fn of(strategy: Strategy) -> Option<Self> {
        Self::ALL.into_iter().find(|manner| manner.strategy() == strategy)
    }
}
