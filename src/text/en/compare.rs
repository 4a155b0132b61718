//! English words and sentences about the comparison of searches.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::English;
use super::words::number;
use crate::text::compare::timed;
use crate::text::lane_sign;
use crate::text::locale::CompareText;

labels! {
    /// On the comparison of searches.
    CompareLabels = COMPARE {
        play_together: "Play together",
        map_width: "Scale of the maps",
        panels: "Shown below the boards",
        add_search: "Add a search",
        remove_search: "Remove this search",
        other_search: "other…",
        other_search_title: "Another way to search",
        orders: "cells and digits in orders of your choice",
        cell_orders: "Which cell is next",
        digit_orders: "Which digit is tried first",
        inferences: "What is concluded from each digit",
        seed: "Seed",
        use_search: "Search this way",
        copy_table: "Copy as CSV",
        copy_sheet: "Copy for a spreadsheet",
        table_caption: "Figures of the whole search, all exact but for the time, which was measured on this \
         device.",
        table_so_far: "Figures so far: what is marked “so far” is still being searched. The time is measured on this device.",
        not_counted: "not counted",
        goes_on: "so far",
        by_level: "Nodes on each level, on a logarithmic axis",
        all_nodes: "All nodes, on a logarithmic axis",
        maps_common: "Steps across, levels down; all maps have the same scale.",
        maps_own: "Steps across, levels down; each map fills its own width.",
    }
}

impl CompareText for English {
    fn compare_pace(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "by step",
            Pace::Node => "by node",
            Pace::Time => "by time",
        }
    }

    fn compare_pace_meaning(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "Every board is shown after as many placements and undos.",
            Pace::Node => "Every board is shown after as many placements, whatever was taken back.",
            Pace::Time => {
                "Every board is shown after the same time, each search at the speed that was measured \
                 for it on this device, on average. The fastest sets the pace."
            }
        }
    }

    fn map_width(&self, across: Across) -> &'static str {
        match across {
            Across::Common => "one scale",
            Across::Own => "each its own",
        }
    }

    fn compare_panel(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Maps => "Maps",
            Panel::Levels => "Levels",
            Panel::Table => "Table",
        }
    }

    fn compare_column(&self, column: Column) -> &'static str {
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

    fn cell_order(&self, order: CellOrder) -> &'static str {
        match order {
            CellOrder::Reading => "row by row",
            CellOrder::FewestCandidates => "fewest candidates",
            CellOrder::FewestThenConstrained => "fewest candidates, then most empty neighbours",
            CellOrder::Shuffled(_) => "shuffled",
        }
    }

    fn digit_order(&self, order: DigitOrder) -> &'static str {
        match order {
            DigitOrder::Ascending => "1 first",
            DigitOrder::Descending => "the highest first",
            DigitOrder::LeastConstraining => "the one that takes least from others",
            DigitOrder::Shuffled(_) => "shuffled in each cell",
        }
    }

    fn inference(&self, inference: Inference) -> &'static str {
        match inference {
            Inference::None => "nothing",
            Inference::ForwardChecking => "its neighbours lose the candidate",
            Inference::Singles => "also, singles are placed",
            Inference::DomainConsistency => "also, each house is looked at as a whole",
        }
    }

    fn lane(&self, place: usize) -> String {
        format!("Search {}", lane_sign(place))
    }

    fn place_in_pace(&self, pace: Pace, place: u64, total: Option<u64>) -> String {
        let (word, write): (_, fn(u64) -> String) = match pace {
            Pace::Step => ("step", number),
            Pace::Node => ("node", number),
            Pace::Time => ("after", |nanos| English.nanos(nanos)),
        };
        match total {
            Some(total) => format!("{word} {} of {}", write(place), write(total)),
            None => format!("{word} {}", write(place)),
        }
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("1 s shows {}", self.nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        let (written, power) = timed(nanos, '.', number);
        format!("{written} {}", ["ns", "µs", "ms", "s"][power])
    }
}
