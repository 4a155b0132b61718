//! Swahili words and phrases about new puzzles and puzzles to be printed.

use crate::text::en::generate::{GenerateLabels, GeneratePhrases, PrintoutLabels, ReplayLabels};

pub(super) const GENERATE: GenerateLabels = GenerateLabels {
    title: "Fumbo jipya",
    difficulty: "Ugumu",
    symmetry: "Mpangilio wa vidokezo",
    working: "Fumbo linatungwa…",
    gave_up: "Safari hii fumbo la aina hiyo halikupatikana. Jaribu tena: kila jaribio huanzia mahali pengine.",
    none: "Hakuna fumbo la aina hiyo la ukubwa huu: kila 4×4 hutatuliwa kwa tarakimu pekee.",
    drawn: "Chora kutokana na suluhisho",
    size: "Ukubwa",
    keep_rules: "Kwa sheria za ubao huu",
    givens: "Idadi ya vidokezo",
    fewest: "vichache iwezekanavyo",
    seed: "Mbegu",
    any_seed: "yoyote",
    copy_seed: "Nakili mbegu",
    no_rules: "Hakuna tarakimu zozote zinazotimiza sheria hizi, kwa hiyo hakuna fumbo la aina hiyo.",
};

pub(super) const PRINTOUT: PrintoutLabels = PrintoutLabels {
    open: "Karatasi…",
    title: "Mafumbo ya kuchapisha",
    number: "Mangapi",
    per_page: "Kwa ukurasa",
    make: "Tunga",
    print: "Chapisha",
    save: "Hifadhi faili",
    pages: "Kurasa",
    heading: "Kichwa",
    no_heading: "bila kichwa",
    with_solutions: "mwishoni",
    without_solutions: "bila",
    about_sdm: "Faili ni la .sdm: mstari mmoja kwa kila fumbo, seli safu kwa safu, nukta kwa kila seli tupu. Programu nyingi za Sudoku hulisoma.",
    about_ruled_file: "Faili lina mstari mmoja kwa kila fumbo: seli safu kwa safu, nukta kwa kila seli tupu, kisha nafasi na sheria zake kama zinavyoandikwa kwenye viungo vya ukurasa huu.",
    solutions: "Masuluhisho",
    page_before: "Ukurasa uliotangulia",
    page_after: "Ukurasa unaofuata",
};

pub(super) const REPLAY: ReplayLabels = ReplayLabels {
    watch: "Tazama linavyotungwa",
    way: "Njia ya makala: futa seli, tafuta hadi suluhisho la pili au mwisho, na baki na chenye \
         suluhisho moja tu. Mtunzi huhesabu haraka kuliko utafutaji ulio chini, kwa nodi zake.",
    recording: "Fumbo linatungwa tena ili litazamwe.",
    first: "Pengo la kwanza",
    before: "Pengo lililotangulia",
    next: "Pengo linalofuata",
    play: "Onyesha mapengo moja baada ya jingine",
    last: "Pengo la mwisho",
    stop: "Acha kutazama utungaji",
};

pub(super) const PHRASES: GeneratePhrases = GeneratePhrases {
    wrong_clues: "Idadi ya vidokezo ni kuanzia {fewest} hadi {most}.",
    wrong_seed: "Mbegu ni namba nzima kuanzia 0 hadi {most}.",
    wrong_level: "Kila 4×4 hutatuliwa kwa tarakimu pekee, kwa hiyo hakuna iliyo ngumu zaidi.",
    wrong_cost: "Utafutaji unajua safu mlalo, safu wima na visanduku tu: kwa sheria zaidi, chagua ugumu kwa mtu.",
    made_from: "Limetungwa kutoka mbegu {seed:plain}.",
    hole: "Pengo {nth} kati ya {holes}: {cells}. {count}. Kuna {givens|kidokezo|vidokezo}.",
    dug: "Suluhisho ni moja, kwa {nodes|nodi|nodi} za mtunzi: pengo linabaki",
    ambiguous: "Kuna suluhisho la pili, kwa {nodes|nodi|nodi} za mtunzi: tarakimu zinarudishwa",
    undecided: "Hesabu iliachwa baada ya {nodes|nodi|nodi} za mtunzi: tarakimu zinarudishwa",
    too_hard: "Suluhisho ni moja, kwa {nodes|nodi|nodi} za mtunzi, lakini ni gumu mno: tarakimu zinarudishwa",
    printout_range: "Idadi ya mafumbo ni kuanzia 1 hadi {most:plain}.",
    printout_progress: "{made} kati ya {wanted} yametungwa",
    printout_made: "Kuna {made|fumbo|mafumbo} kwenye {pages|ukurasa|kurasa}.",
    page_of: "Ukurasa {page} kati ya {pages}",
    puzzle_title: "Na. {nth:plain} · mbegu {seed:plain}",
};
