//! Swahili words and phrases about a search, its playback and its measurements.

use crate::text::en::run::RunPhrases;

pub(super) const PHRASES: RunPhrases = RunPhrases {
    rate: "milioni {number}",
    seconds_a_step: "hatua 1 kila sekunde {seconds:plain}",
    steps_a_second: "{steps|hatua|hatua} kwa sekunde",
    unlimited: "kasi ya juu kabisa",
    step: "hatua ya {place}",
    step_of: "hatua ya {place} kati ya {total}",
    searching: "inatafuta: imeweka {placements|mara|mara}",
    seeking: "inaruka: imeweka {placements|mara|mara}",
    seeking_end: "inatafuta mwisho: imeweka {placements|mara|mara}",
    stopped: "imesimamishwa baada ya kuweka {placements|mara|mara}",
    over: "umekwisha: kuweka {placements|mara|mara}",
    goal_nth: "suluhisho la {nth}",
    placements_counted: "Mara ambazo tarakimu imewekwa katika seli, zikiwemo zilizofutwa baadaye. Makala ya asili huiita idadi ya mabadilisho.",
    undos_counted: "Mara ambazo tarakimu imefutwa wakati wa kurudi nyuma.",
    tests_counted: "Mara ambazo tarakimu imejaribiwa katika seli, iwe inafaa au haifai.",
    nodes_counted: "Nodi za mti wa utafutaji: mzizi, na nodi moja kwa kila mara ya kuweka. Ni sawa na mara ambazo utaratibu wa kujirudia (recursion) umeitwa.",
    solutions_counted: "Masuluhisho yaliyopatikana hadi sasa.",
    depth_counted: "Idadi ya tarakimu zilizowekwa na utafutaji ambazo ziko ubaoni sasa.",
    paced_by_step: "Kila ubao unaonyeshwa baada ya idadi ileile ya hatua: kuweka na kurudi.",
    paced_by_node: "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka, hata kama tarakimu nyingi zimefutwa.",
    paced_by_time: "Kila ubao unaonyeshwa baada ya muda uleule. Kila utafutaji unaenda kwa kasi yake ya wastani iliyopimwa kwenye kifaa hiki; ulio na kasi zaidi ndio unaoongoza.",
    lane: "Utafutaji {sign}",
    node: "nodi ya {place}",
    node_of: "nodi ya {place} kati ya {total}",
    time: "baada ya {place}",
    time_of: "baada ya {place} kati ya {total}",
    time_pace: "sekunde 1 huonyesha {time}",
    measure: "{unit} {number}",
};
