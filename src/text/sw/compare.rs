//! Swahili words and phrases about comparing searches.

use crate::text::en::compare::CompareLabels;

pub(in crate::text) const COMPARE: CompareLabels = CompareLabels {
    play_together: "Endesha pamoja",
    map_width: "Kipimo cha ramani",
    panels: "Kinachoonyeshwa chini ya mbao",
    add_search: "Ongeza utafutaji",
    remove_search: "Ondoa utafutaji huu",
    other_search: "nyingine…",
    other_search_title: "Mbinu nyingine ya utafutaji",
    orders: "Chagua mpangilio wa seli na wa tarakimu, na kinachofanyika baada ya kila tarakimu.",
    cell_orders: "Seli inayofuata kujazwa",
    digit_orders: "Tarakimu inayojaribiwa kwanza",
    inferences: "Hitimisho baada ya kila tarakimu",
    seed: "Namba ya kuanzia",
    use_search: "Tumia mbinu hii",
    copy_table: "Nakili kama CSV",
    copy_sheet: "Nakili kwa lahajedwali",
    table_caption: "Takwimu za utafutaji wote. Zote ni sahihi kabisa isipokuwa muda, ambao umepimwa kwenye \
         kifaa hiki.",
    table_so_far: "Utafutaji wenye alama “hadi sasa” bado unaendelea. Muda umepimwa kwenye kifaa hiki.",
    program_running: "Programu inaendeshwa…",
    not_counted: "haihesabiwi",
    goes_on: "hadi sasa",
    by_level: "Nodi za kila ngazi (kipimo cha logi)",
    all_nodes: "Nodi zote (kipimo cha logi)",
    maps_common: "Hatua zinaenda kulia na ngazi zinaenda chini. Ramani zote zina kipimo kimoja.",
    maps_own: "Hatua zinaenda kulia na ngazi zinaenda chini. Kila ramani inajaza upana wake.",
    all_alike: "Utafutaji wote unahitaji idadi ileile ya nodi: {fewest}.",
    fewest_and_most: "Nodi chache zaidi: {best} ({fewest}). Nodi nyingi zaidi: {worst} ({most}).",
    dead_ends: "{worst} ilikwama mara {worst_dead_ends}, {best} mara {best_dead_ends}.",
    fewest_and_most_times: "Nodi chache zaidi: {best} ({fewest}). Nodi nyingi zaidi: {worst} ({most}), mara {times} zaidi.",
};
