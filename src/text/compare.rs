//! Words and sentences of the comparison, and of the choice of a strategy.

use grove_model::search::compare::{Across, Column, Pace, Panel};
#[cfg(test)]
use strum::VariantArray;
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

/// What a word or sentence of the comparison is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after the English words it stands for")]
pub enum CompareLabel {
    Pace(Pace),
    PaceMeaning(Pace),
    Across(Across),
    Panel(Panel),
    Column(Column),
    CellOrder(CellOrder),
    DigitOrder(DigitOrder),
    Inference(Inference),
    PlayTogether,
    MapWidth,
    Panels,
    AddSearch,
    RemoveSearch,
    OtherSearch,
    OtherSearchTitle,
    Orders,
    CellOrders,
    DigitOrders,
    Inferences,
    Seed,
    UseSearch,
    CopyTable,
    CopySheet,
    TableCaption,
    TableSoFar,
    NotCounted,
    GoesOn,
    ByLevel,
    AllNodes,
    MapsCommon,
    MapsOwn,
}

impl CompareLabel {
    /// Every label.
    #[cfg(test)]
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![
            Self::PlayTogether,
            Self::MapWidth,
            Self::Panels,
            Self::AddSearch,
            Self::RemoveSearch,
            Self::OtherSearch,
            Self::OtherSearchTitle,
            Self::Orders,
            Self::CellOrders,
            Self::DigitOrders,
            Self::Inferences,
            Self::Seed,
            Self::UseSearch,
            Self::CopyTable,
            Self::CopySheet,
            Self::TableCaption,
            Self::TableSoFar,
            Self::NotCounted,
            Self::GoesOn,
            Self::ByLevel,
            Self::AllNodes,
            Self::MapsCommon,
            Self::MapsOwn,
        ];
        all.extend(Pace::VARIANTS.iter().copied().map(Self::Pace));
        all.extend(Pace::VARIANTS.iter().copied().map(Self::PaceMeaning));
        all.extend(Across::VARIANTS.iter().copied().map(Self::Across));
        all.extend(Panel::VARIANTS.iter().copied().map(Self::Panel));
        all.extend(Column::VARIANTS.iter().copied().map(Self::Column));
        all.extend(CELL_ORDERS.map(Self::CellOrder));
        all.extend(DIGIT_ORDERS.map(Self::DigitOrder));
        all.extend(INFERENCES.map(Self::Inference));
        all
    }
}

/// The orders of cells that a person chooses from, with a seed to begin with.
pub const CELL_ORDERS: [CellOrder; 4] = [
    CellOrder::Reading,
    CellOrder::FewestCandidates,
    CellOrder::FewestThenConstrained,
    CellOrder::Shuffled(1),
];

/// The orders of digits that a person chooses from, with a seed to begin with.
pub const DIGIT_ORDERS: [DigitOrder; 4] = [
    DigitOrder::Ascending,
    DigitOrder::Descending,
    DigitOrder::LeastConstraining,
    DigitOrder::Shuffled(1),
];

/// The inferences that a person chooses from.
pub const INFERENCES: [Inference; 4] =
    [Inference::None, Inference::ForwardChecking, Inference::Singles, Inference::DomainConsistency];

/// A time, to three digits or so: the number, and which thousand of a nanosecond its
/// unit is: 0 for nanoseconds, 1 for microseconds, 2 for milliseconds, 3 for seconds.
pub(super) fn timed(nanos: u64, point: char, grouped: fn(u64) -> String) -> (String, usize) {
    let (unit, power) = match nanos {
        ..1_000 => return (nanos.to_string(), 0),
        1_000..1_000_000 => (1_000, 1),
        1_000_000..1_000_000_000 => (1_000_000, 2),
        _ => (1_000_000_000, 3),
    };
    let in_tenths = (nanos + unit / 20) / (unit / 10);
    let written = match in_tenths {
        ..1000 => super::number::tenths(in_tenths, point),
        _ => grouped(in_tenths / 10),
    };
    (written, power)
}
