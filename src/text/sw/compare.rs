//! Swahili words and phrases about the comparison of searches.

use crate::text::en::compare::CompareLabels;

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
