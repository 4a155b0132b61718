//! The ways to search that a person chooses from.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference, Strategy};

/// A manner to search that has a name. Links know more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
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

    pub fn of(strategy: Strategy) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|manner| manner.strategy() == strategy)
    }
}
