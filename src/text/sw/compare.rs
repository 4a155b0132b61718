//! Swahili words and sentences about the comparison of searches.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::Swahili;
use super::words::number;
use crate::text::compare::timed;
use crate::text::en::compare::CompareLabels;
use crate::text::lane_sign;
use crate::text::locale::CompareText;

pub(super) const COMPARE: CompareLabels = CompareLabels {
    play_together: "Enda pamoja",
    map_width: "Kipimo cha ramani",
    panels: "Kinachoonyeshwa chini ya mbao",
    add_search: "Ongeza utafutaji",
    remove_search: "Ondoa utafutaji huu",
    other_search: "mwingine…",
    other_search_title: "Njia nyingine ya kutafuta",
    orders: "seli na tarakimu kwa mpangilio unaouchagua",
    cell_orders: "Seli inayofuata ni ipi",
    digit_orders: "Tarakimu inayojaribiwa kwanza",
    inferences: "Kila tarakimu inaonyesha nini",
    seed: "Namba ya kuanzia",
    use_search: "Tafuta hivi",
    copy_table: "Nakili kama CSV",
    copy_sheet: "Nakili kwa lahajedwali",
    table_caption: "Hesabu za utafutaji wote. Zote ni kamili isipokuwa muda, uliopimwa kwenye kifaa hiki.",
    table_so_far: "Safu zenye “hadi sasa” bado zinatafutwa. Muda umepimwa kwenye kifaa hiki.",
    not_counted: "haihesabiwi",
    goes_on: "hadi sasa",
    by_level: "Nodi za kila ngazi, kwa kipimo cha logi",
    all_nodes: "Nodi zote, kwa kipimo cha logi",
    maps_common: "Hatua zinaenda kulia, ngazi zinaenda chini; ramani zote zina kipimo kimoja.",
    maps_own: "Hatua zinaenda kulia, ngazi zinaenda chini; kila ramani inajaza upana wake.",
};

impl CompareText for Swahili {
    fn compare_pace(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "kwa hatua",
            Pace::Node => "kwa nodi",
            Pace::Time => "kwa muda",
        }
    }

    fn compare_pace_meaning(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Step => "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka na kuondoa.",
            Pace::Node => "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka.",
            Pace::Time => {
                "Kila ubao unaonyeshwa baada ya muda uleule, kila utafutaji kwa kasi yake ya wastani \
                 iliyopimwa kwenye kifaa hiki. Wa kasi zaidi ndio unaoongoza."
            }
        }
    }

    fn map_width(&self, across: Across) -> &'static str {
        match across {
            Across::Common => "kipimo kimoja",
            Across::Own => "kila moja chake",
        }
    }

    fn compare_panel(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Maps => "Ramani",
            Panel::Levels => "Ngazi",
            Panel::Table => "Jedwali",
        }
    }

    fn compare_column(&self, column: Column) -> &'static str {
        match column {
            Column::Lane => "Utafutaji",
            Column::Placements => "Kuweka",
            Column::Undos => "Kuondoa",
            Column::Tests => "Majaribio",
            Column::Nodes => "Nodi",
            Column::Guesses => "Kubahatisha",
            Column::DeadEnds => "Mikwamo",
            Column::Solutions => "Majibu",
            Column::Deepest => "Kina",
            Column::Time => "Muda uliopimwa",
        }
    }

    fn cell_order(&self, order: CellOrder) -> &'static str {
        match order {
            CellOrder::Reading => "safu kwa safu",
            CellOrder::FewestCandidates => "yenye tarakimu chache zinazowezekana",
            CellOrder::FewestThenConstrained => "yenye chache, kisha yenye majirani wengi watupu",
            CellOrder::Shuffled(_) => "bila mpangilio",
        }
    }

    fn digit_order(&self, order: DigitOrder) -> &'static str {
        match order {
            DigitOrder::Ascending => "1 kwanza",
            DigitOrder::Descending => "kubwa kwanza",
            DigitOrder::LeastConstraining => "inayowanyima wengine kidogo zaidi",
            DigitOrder::Shuffled(_) => "bila mpangilio katika kila seli",
        }
    }

    fn inference(&self, inference: Inference) -> &'static str {
        match inference {
            Inference::None => "hakuna",
            Inference::ForwardChecking => "majirani hawawezi kuwa nayo tena",
            Inference::Singles => "pia zisizo na budi zinawekwa",
            Inference::DomainConsistency => "pia kila kundi linaangaliwa kwa ujumla",
        }
    }

    fn lane(&self, place: usize) -> String {
        format!("Utafutaji {}", lane_sign(place))
    }

    fn place_in_pace(&self, pace: Pace, place: u64, total: Option<u64>) -> String {
        let (word, write): (_, fn(u64) -> String) = match pace {
            Pace::Step => ("hatua ya", number),
            Pace::Node => ("nodi ya", number),
            Pace::Time => ("baada ya", |nanos| Swahili.nanos(nanos)),
        };
        match total {
            Some(total) => format!("{word} {} kati ya {}", write(place), write(total)),
            None => format!("{word} {}", write(place)),
        }
    }

    fn time_pace(&self, nanos: u64) -> String {
        format!("sekunde 1 = {}", self.nanos(nanos))
    }

    fn nanos(&self, nanos: u64) -> String {
        let (written, power) = timed(nanos, '.', number);
        format!("{} {written}", ["ns", "µs", "ms", "s"][power])
    }
}
