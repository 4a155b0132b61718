//! Swahili words and phrases about saving a search as a file.

use crate::text::en::export::{ExportLabels, ExportPhrases};

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Hifadhi…",
    title: "Hifadhi kwenye faili",
    what: "Cha kuhifadhi",
    form: "Aina ya faili",
    extent: "Sehemu ya kuhifadhi",
    start: "Hifadhi faili",
    cancelled: "Imeghairiwa. Hakuna faili lililohifadhiwa.",
    failed: "Faili halikuweza kuhifadhiwa.",
};

pub(in crate::text) const PHRASES: ExportPhrases = ExportPhrases {
    drawn: "Faili litakuwa na mchoro unaoonekana sasa: {count|nodi|nodi}.",
    mapped: "Faili litakuwa na ramani ya utafutaji wote: {of|hatua|hatua}.",
    mapped_part: "Faili litakuwa na ramani ya hatua ya {first} hadi ya {last} kati ya {of}.",
    levels: "Faili litakuwa na {of|ngazi|ngazi}.",
    levels_part: "Faili litakuwa na ngazi ya {first} hadi ya {last} kati ya {of}.",
    levels_so_far: "Hadi sasa utafutaji umefikia {of|ngazi|ngazi}. Faili litakuwa nazo zote.",
    levels_part_so_far: "Faili litakuwa na ngazi ya {first} hadi ya {last} kati ya {of} ambazo utafutaji umezifikia hadi sasa.",
    all_nodes: "Faili litakuwa na mti wote: {of|nodi|nodi}.",
    all_steps: "Faili litakuwa na utafutaji wote: {of|hatua|hatua}.",
    nodes: "Mti huu una {of|nodi|nodi}; faili litakuwa na {count} {count?ya|za} kwanza.",
    nodes_so_far: "Hadi sasa utafutaji umefikia {of|nodi|nodi}. Faili litakuwa na nodi za kwanza zisizozidi {count}.",
    steps: "Utafutaji huu una {of|hatua|hatua}; faili litakuwa na hatua ya {first} hadi ya {last}.",
    steps_so_far: "Hadi sasa utafutaji umefikia {of|hatua|hatua}. Faili litakuwa na hatua ya {first} hadi ya {last}, ikiwa zitafika idadi hiyo.",
    size: "Ukubwa wake ni karibu {size}.",
    no_search: "Hakuna utafutaji unaotazamwa sasa.",
    nothing: "Hakuna cha kuhifadhi.",
    no_worker: "Programu ya utafutaji, inayoandika faili, haifanyi kazi. Pakia ukurasa upya.",
    no_number: "“{field}” inahitaji namba nzima, kuanzia 1.",
    reversed: "Hatua ya mwisho iko kabla ya hatua ya kwanza.",
    beyond_end: "Utafutaji unaishia kwenye hatua ya {last}.",
    too_many: "{most} ndiyo idadi ya juu kabisa: kivinjari hushika faili lote kwenye kumbukumbu hadi lihifadhiwe.",
    painting: "Ramani inachorwa…",
    writing_nodes: "Inahifadhi: {written|nodi|nodi} kati ya {total}",
    writing_steps: "Inahifadhi: {written|hatua|hatua} kati ya {total}",
    writing_levels: "Inahifadhi: {written|ngazi|ngazi} kati ya {total}",
    written: "Faili limehifadhiwa: {name}, {size}.",
    bytes: "{count|baiti|baiti}",
};
