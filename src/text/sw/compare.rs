//! Swahili words of the comparison.

use grove_model::search::compare::{Across, Column, Pace, Panel};
use sudoku_engine::search::{CellOrder, DigitOrder, Inference};

use super::words::number;
use crate::text::CompareLabel;
use crate::text::compare::timed;

pub(super) const fn label(label: CompareLabel) -> &'static str {
    match label {
        CompareLabel::Pace(pace) => self::pace(pace),
        CompareLabel::PaceMeaning(pace) => pace_meaning(pace),
        CompareLabel::Across(Across::Common) => "kipimo kimoja",
        CompareLabel::Across(Across::Own) => "kila moja chake",
        CompareLabel::Panel(Panel::Maps) => "Ramani",
        CompareLabel::Panel(Panel::Levels) => "Ngazi",
        CompareLabel::Panel(Panel::Table) => "Jedwali",
        CompareLabel::Column(column) => self::column(column),
        CompareLabel::CellOrder(order) => cell_order(order),
        CompareLabel::DigitOrder(order) => digit_order(order),
        CompareLabel::Inference(inference) => self::inference(inference),
        CompareLabel::PlayTogether => "Enda pamoja",
        CompareLabel::MapWidth => "Kipimo cha ramani",
        CompareLabel::Panels => "Kinachoonyeshwa chini ya mbao",
        CompareLabel::AddSearch => "Ongeza utafutaji",
        CompareLabel::RemoveSearch => "Ondoa utafutaji huu",
        CompareLabel::OtherSearch => "mwingine…",
        CompareLabel::OtherSearchTitle => "Njia nyingine ya kutafuta",
        CompareLabel::Orders => "seli na tarakimu kwa mpangilio unaouchagua",
        CompareLabel::CellOrders => "Seli inayofuata ni ipi",
        CompareLabel::DigitOrders => "Tarakimu inayojaribiwa kwanza",
        CompareLabel::Inferences => "Kila tarakimu inaonyesha nini",
        CompareLabel::Seed => "Namba ya kuanzia",
        CompareLabel::UseSearch => "Tafuta hivi",
        CompareLabel::CopyTable => "Nakili kama CSV",
        CompareLabel::CopySheet => "Nakili kwa lahajedwali",
        CompareLabel::TableCaption => {
            "Hesabu za utafutaji wote. Zote ni kamili isipokuwa muda, uliopimwa kwenye kifaa hiki."
        }
        CompareLabel::TableSoFar => {
            "Safu zenye “hadi sasa” bado zinatafutwa. Muda umepimwa kwenye kifaa hiki."
        }
        CompareLabel::NotCounted => "haihesabiwi",
        CompareLabel::GoesOn => "hadi sasa",
        CompareLabel::ByLevel => "Nodi za kila ngazi, kwa kipimo cha logi",
        CompareLabel::AllNodes => "Nodi zote, kwa kipimo cha logi",
        CompareLabel::MapsCommon => {
            "Hatua zinaenda kulia, ngazi zinaenda chini; ramani zote zina kipimo kimoja."
        }
        CompareLabel::MapsOwn => {
            "Hatua zinaenda kulia, ngazi zinaenda chini; kila ramani inajaza upana wake."
        }
    }
}

const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "kwa hatua",
        Pace::Node => "kwa nodi",
        Pace::Time => "kwa muda",
    }
}

const fn pace_meaning(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka na kuondoa.",
        Pace::Node => "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka.",
        Pace::Time => {
            "Kila ubao unaonyeshwa baada ya muda uleule, kila utafutaji kwa kasi yake ya wastani \
             iliyopimwa kwenye kifaa hiki. Wa kasi zaidi ndio unaoongoza."
        }
    }
}

const fn column(column: Column) -> &'static str {
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

const fn cell_order(order: CellOrder) -> &'static str {
    match order {
        CellOrder::Reading => "safu kwa safu",
        CellOrder::FewestCandidates => "yenye tarakimu chache zinazowezekana",
        CellOrder::FewestThenConstrained => "yenye chache, kisha yenye majirani wengi watupu",
        CellOrder::Shuffled(_) => "bila mpangilio",
    }
}

const fn digit_order(order: DigitOrder) -> &'static str {
    match order {
        DigitOrder::Ascending => "1 kwanza",
        DigitOrder::Descending => "kubwa kwanza",
        DigitOrder::LeastConstraining => "inayowanyima wengine kidogo zaidi",
        DigitOrder::Shuffled(_) => "bila mpangilio katika kila seli",
    }
}

const fn inference(inference: Inference) -> &'static str {
    match inference {
        Inference::None => "hakuna",
        Inference::ForwardChecking => "majirani hawawezi kuwa nayo tena",
        Inference::Singles => "pia zisizo na budi zinawekwa",
        Inference::DomainConsistency => "pia kila kundi linaangaliwa kwa ujumla",
    }
}

pub(super) fn place(pace: Pace, place: u64, total: Option<u64>) -> String {
    let (word, write): (_, fn(u64) -> String) = match pace {
        Pace::Step => ("hatua ya", number),
        Pace::Node => ("nodi ya", number),
        Pace::Time => ("baada ya", nanos),
    };
    match total {
        Some(total) => format!("{word} {} kati ya {}", write(place), write(total)),
        None => format!("{word} {}", write(place)),
    }
}

pub(super) fn nanos(nanos: u64) -> String {
    let (written, power) = timed(nanos, '.', number);
    format!("{} {written}", ["ns", "µs", "ms", "s"][power])
}
