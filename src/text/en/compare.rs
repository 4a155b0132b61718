//! English words of the comparison.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::words::number;
use crate::text::CompareLabel;
use crate::text::compare::timed;

pub(super) const fn label(label: CompareLabel) -> &'static str {
    match label {
        CompareLabel::Pace(pace) => self::pace(pace),
        CompareLabel::PaceMeaning(pace) => pace_meaning(pace),
        CompareLabel::Across(Across::Common) => "one scale",
        CompareLabel::Across(Across::Own) => "each its own",
        CompareLabel::Panel(Panel::Maps) => "Maps",
        CompareLabel::Panel(Panel::Levels) => "Levels",
        CompareLabel::Panel(Panel::Table) => "Table",
        CompareLabel::Column(column) => self::column(column),
        CompareLabel::CellOrder(order) => cell_order(order),
        CompareLabel::DigitOrder(order) => digit_order(order),
        CompareLabel::Inference(inference) => self::inference(inference),
        CompareLabel::PlayTogether => "Play together",
        CompareLabel::MapWidth => "Scale of the maps",
        CompareLabel::Panels => "Shown below the boards",
        CompareLabel::AddSearch => "Add a search",
        CompareLabel::RemoveSearch => "Remove this search",
        CompareLabel::OtherSearch => "other…",
        CompareLabel::OtherSearchTitle => "Another way to search",
        CompareLabel::Orders => "cells and digits in orders of your choice",
        CompareLabel::CellOrders => "Which cell is next",
        CompareLabel::DigitOrders => "Which digit is tried first",
        CompareLabel::Inferences => "What is concluded from each digit",
        CompareLabel::Seed => "Seed",
        CompareLabel::UseSearch => "Search this way",
        CompareLabel::CopyTable => "Copy as CSV",
        CompareLabel::CopySheet => "Copy for a spreadsheet",
        CompareLabel::TableCaption => {
            "Figures of the whole search, all exact but for the time, which was measured on this \
             device."
        }
        CompareLabel::TableSoFar => {
            "Figures so far: what is marked “so far” is still being searched. The time is measured on this device."
        }
        CompareLabel::NotCounted => "not counted",
        CompareLabel::GoesOn => "so far",
        CompareLabel::ByLevel => "Nodes on each level, on a logarithmic axis",
        CompareLabel::AllNodes => "All nodes, on a logarithmic axis",
        CompareLabel::MapsCommon => "Steps across, levels down; all maps have the same scale.",
        CompareLabel::MapsOwn => "Steps across, levels down; each map fills its own width.",
    }
}

const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "by step",
        Pace::Node => "by node",
        Pace::Time => "by time",
    }
}

const fn pace_meaning(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "Every board is shown after as many placements and undos.",
        Pace::Node => "Every board is shown after as many placements, whatever was taken back.",
        Pace::Time => {
            "Every board is shown after the same time, each search at the speed that was measured \
             for it on this device, on average. The fastest sets the pace."
        }
    }
}

const fn column(column: Column) -> &'static str {
    match column {
        Column::Lane => "Search",
        Column::Placements => "Placements",
        Column::Undos => "Undos",
        Column::Tests => "Tests",
        Column::Nodes => "Nodes",
        Column::Guesses => "Guesses",
        Column::DeadEnds => "Dead ends",
        Column::Solutions => "Solutions",
        Column::Deepest => "Deepest",
        Column::Time => "Time, measured",
    }
}

const fn cell_order(order: CellOrder) -> &'static str {
    match order {
        CellOrder::Reading => "row by row",
        CellOrder::FewestCandidates => "fewest candidates",
        CellOrder::FewestThenConstrained => "fewest candidates, then most empty neighbours",
        CellOrder::Shuffled(_) => "shuffled",
    }
}

const fn digit_order(order: DigitOrder) -> &'static str {
    match order {
        DigitOrder::Ascending => "1 first",
        DigitOrder::Descending => "the highest first",
        DigitOrder::LeastConstraining => "the one that takes least from others",
        DigitOrder::Shuffled(_) => "shuffled in each cell",
    }
}

const fn inference(inference: Inference) -> &'static str {
    match inference {
        Inference::None => "nothing",
        Inference::ForwardChecking => "its neighbours lose the candidate",
        Inference::Singles => "also, singles are placed",
        Inference::DomainConsistency => "also, each house is looked at as a whole",
    }
}

pub(super) fn place(pace: Pace, place: u64, total: Option<u64>) -> String {
    let (word, write): (_, fn(u64) -> String) = match pace {
        Pace::Step => ("step", number),
        Pace::Node => ("node", number),
        Pace::Time => ("after", nanos),
    };
    match total {
        Some(total) => format!("{word} {} of {}", write(place), write(total)),
        None => format!("{word} {}", write(place)),
    }
}

pub(super) fn nanos(nanos: u64) -> String {
    let (written, power) = timed(nanos, '.', number);
    format!("{written} {}", ["ns", "µs", "ms", "s"][power])
}
