//! The search strategies offered by name.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference, Strategy};

/// A search strategy with a name. Links can describe more strategies than these.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum StrategyPreset {
    /// The strategy of the sources' program.
    #[strum(serialize = "sources")]
    Plain,
    /// `Plain` with forward checking: a placed digit is removed from the candidates of its
    /// houses.
    Forward,
    /// `Forward`, but trying the cell with the fewest candidates first.
    Fewest,
    /// `Fewest`, but placing forced digits before guessing.
    Singles,
    /// `Fewest`, but making each house consistent as a whole.
    Domain,
    /// Knuth's Algorithm X.
    ExactCover,
}

impl StrategyPreset {
    pub const fn strategy(self) -> Strategy {
        let (cell_order, inference) = match self {
            Self::Plain => (CellOrder::Reading, Inference::None),
            Self::Forward => (CellOrder::Reading, Inference::ForwardChecking),
            Self::Fewest => (CellOrder::FewestCandidates, Inference::ForwardChecking),
            Self::Singles => (CellOrder::FewestCandidates, Inference::Singles),
            Self::Domain => (CellOrder::FewestCandidates, Inference::DomainConsistency),
            Self::ExactCover => return Strategy::ExactCover,
        };
        Strategy::Cells { cell_order, digit_order: DigitOrder::Ascending, inference }
    }

    pub fn of(strategy: Strategy) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|preset| preset.strategy() == strategy)
    }
}
