//! Swahili words and phrases about exports.

use crate::text::en::export::{ExportLabels, ExportPhrases};

pub(super) const EXPORT: ExportLabels = ExportLabels {
    open: "Hamisha…",
    title: "Hamisha kwenye faili",
    what: "Nini",
    form: "Aina ya faili",
    extent: "Kiasi gani",
    start: "Andika faili",
    cancelled: "Imeghairiwa. Hakuna faili lililohifadhiwa.",
    failed: "Faili halikuweza kuandikwa.",
};

pub(super) const PHRASES: ExportPhrases = ExportPhrases {
    drawn: "Faili litakuwa na kilichochorwa sasa, {count|nodi|nodi}.",
    mapped: "Faili litakuwa na ramani ya {of|hatua|hatua}.",
    mapped_part: "Faili litakuwa na ramani ya hatua ya {first} hadi ya {last} kati ya {of}.",
    levels: "Faili litakuwa na {of|kiwango|viwango}.",
    levels_part: "Faili litakuwa na viwango vya {first} hadi {last} kati ya {of}.",
    levels_so_far: "Faili litakuwa na {of|kiwango|viwango}, hadi utafutaji ulipofika.",
    levels_part_so_far: "Faili litakuwa na viwango vya {first} hadi {last} kati ya {of}, hadi utafutaji ulipofika.",
    all_nodes: "Faili litakuwa na yote yaliyopo, {of|nodi|nodi}.",
    all_steps: "Faili litakuwa na yote yaliyopo, {of|hatua|hatua}.",
    nodes: "Mti huu una {of|nodi|nodi}; faili litakuwa na {count} za kwanza.",
    nodes_so_far: "Hadi sasa utafutaji umefika {of|nodi|nodi}. Faili litakuwa na {count} za kwanza, si zaidi.",
    steps: "Utafutaji huu una {of|hatua|hatua}; faili litakuwa na kuanzia ya {first} hadi ya {last}.",
    steps_so_far: "Hadi sasa utafutaji umefika {of|hatua|hatua}. Faili litakuwa na kuanzia ya {first} hadi ya {last}, zikifika idadi hiyo.",
    size: "Karibu {size}.",
    no_search: "Hakuna utafutaji unaotazamwa sasa.",
    nothing: "Hakuna cha kuandika.",
    no_worker: "Mfanyakazi wa utafutaji, ambaye huandika faili, hafanyi kazi. Pakia ukurasa upya.",
    no_number: "“{field}” inahitaji nambari kamili, kuanzia 1.",
    reversed: "Hatua ya mwisho iko kabla ya ya kwanza.",
    beyond_end: "Utafutaji unaishia hatua ya {last}.",
    too_many: "{most} ndiyo idadi ya juu kabisa: kivinjari hushika faili lote kwenye kumbukumbu hadi lihifadhiwe.",
    painting: "Ramani inachorwa…",
    writing_nodes: "Inaandika: {written|nodi|nodi} kati ya {total}",
    writing_steps: "Inaandika: {written|hatua|hatua} kati ya {total}",
    writing_levels: "Inaandika: {written|kiwango|viwango} kati ya {total}",
    written: "Faili limehifadhiwa: {name}, {size}.",
    bytes: "{count|baiti|baiti}",
};
