//! Swahili words and phrases about a search, and how it is played and measured.

use crate::text::en::run::RunPhrases;

pub(super) const PHRASES: RunPhrases = RunPhrases {
    rate: "milioni {number}",
    seconds_a_step: "hatua 1 kwa sekunde {seconds:plain}",
    steps_a_second: "{steps|hatua|hatua}/s",
    unlimited: "kasi ya juu kabisa",
    step: "hatua ya {place}",
    step_of: "hatua ya {place} kati ya {total}",
    searching: "inatafuta: {placements|uwekaji|uwekaji}",
    seeking: "njiani: {placements|uwekaji|uwekaji}",
    seeking_end: "mwisho bado haujapatikana: {placements|uwekaji|uwekaji}",
    stopped: "imesimamishwa: {placements|uwekaji|uwekaji}",
    over: "utafutaji umekwisha: {placements|uwekaji|uwekaji} kwa jumla",
    goal_nth: "suluhisho la {nth}",
    placements_counted: "Mara ambazo tarakimu imeandikwa katika seli, pamoja na zile zilizoondolewa baadaye. Makala asilia huita hesabu hii idadi ya ubadilishaji.",
    undos_counted: "Mara ambazo tarakimu imeondolewa.",
    tests_counted: "Mara ambazo tarakimu imejaribiwa kwa seli, iwe inafaa au haifai.",
    nodes_counted: "Mara ambazo utaratibu unaojiita wenyewe umeitwa, pamoja na mara ya kwanza: uwekaji + 1. Kwa hiyo mzizi wa mti pia ni nodi, hapa na kila mahali.",
    solutions_counted: "Mara ambazo ubao umejaa hadi sasa.",
    depth_counted: "Tarakimu za utafutaji zilizo kwenye ubao sasa.",
    paced_by_step: "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka na kuondoa.",
    paced_by_node: "Kila ubao unaonyeshwa baada ya idadi ileile ya kuweka.",
    paced_by_time: "Kila ubao unaonyeshwa baada ya muda uleule, kila utafutaji kwa kasi yake ya wastani iliyopimwa kwenye kifaa hiki. Wa kasi zaidi ndio unaoongoza.",
    lane: "Utafutaji {sign}",
    node: "nodi ya {place}",
    node_of: "nodi ya {place} kati ya {total}",
    time: "baada ya {place}",
    time_of: "baada ya {place} kati ya {total}",
    time_pace: "sekunde 1 = {time}",
    measure: "{unit} {number}",
};
