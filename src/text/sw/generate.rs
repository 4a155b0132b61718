//! Swahili words and phrases about new puzzles and puzzles for printing.

use crate::text::en::generate::{GenerateLabels, GeneratePhrases, PrintoutLabels, ReplayLabels};

pub(in crate::text) const GENERATE: GenerateLabels = GenerateLabels {
    title: "Fumbo jipya",
    difficulty: "Ugumu",
    symmetry: "Ulinganifu",
    working: "Fumbo linatungwa…",
    gave_up: "Mara hii fumbo la aina hiyo halikupatikana. Jaribu tena: kila jaribio huanzia mahali pengine.",
    none: "Hakuna fumbo gumu zaidi la 4×4: kila moja hutatuliwa kwa tarakimu za lazima tu (singles).",
    drawn: "Ongeza kwenye fumbo",
    size: "Ukubwa",
    keep_rules: "Kwa sheria za ubao huu",
    givens: "Tarakimu zilizotolewa",
    fewest: "chache iwezekanavyo",
    seed: "Namba ya kuanzia",
    any_seed: "yoyote",
    copy_seed: "Nakili namba ya kuanzia",
    no_rules: "Hakuna njia ya kujaza ubao inayofuata sheria hizi, kwa hiyo hakuna fumbo la aina hiyo.",
};

pub(super) const PRINTOUT: PrintoutLabels = PrintoutLabels {
    open: "Chapisha mafumbo…",
    title: "Mafumbo ya kuchapisha",
    number: "Idadi ya mafumbo",
    per_page: "Mafumbo kwa ukurasa",
    make: "Tunga",
    print: "Chapisha",
    save: "Hifadhi faili",
    pages: "Kurasa",
    heading: "Kichwa",
    no_heading: "bila kichwa",
    name: "Jina:",
    with_solutions: "mwishoni",
    without_solutions: "bila masuluhisho",
    about_sdm: "Hili ni faili la .sdm lenye mstari mmoja kwa kila fumbo: seli zake, safu mlalo moja baada ya nyingine, na nukta kwa kila seli tupu. Programu nyingi za Sudoku hulisoma.",
    about_ruled_file: "Faili lina mstari mmoja kwa kila fumbo: seli zake, safu mlalo moja baada ya nyingine, na nukta kwa kila seli tupu; kisha nafasi na sheria zake kama zinavyoandikwa kwenye viungo vya ukurasa huu.",
    solutions: "Masuluhisho",
    page_before: "Ukurasa uliotangulia",
    page_after: "Ukurasa unaofuata",
};

pub(super) const REPLAY: ReplayLabels = ReplayLabels {
    watch: "Tazama linavyotungwa",
    way: "Mbinu ya makala kuhusu kutunga mafumbo: futa tarakimu, na uzirudishe kama utafutaji unapata suluhisho la pili. Mtunzi huhesabu haraka kuliko utafutaji ulio hapa chini, na nodi zake ni nyingine.",
    recording: "Fumbo linatungwa tena ili ulitazame.",
    first: "Pengo la kwanza",
    before: "Pengo lililotangulia",
    next: "Pengo linalofuata",
    play: "Onyesha mapengo moja baada ya jingine",
    last: "Pengo la mwisho",
    stop: "Acha kutazama utungaji",
};

pub(in crate::text) const PHRASES: GeneratePhrases = GeneratePhrases {
    wrong_clues: "Idadi ya tarakimu zilizotolewa iwe kuanzia {fewest} hadi {most}.",
    wrong_seed: "Namba ya kuanzia iwe namba nzima kutoka 0 hadi {most}.",
    wrong_level: "Kila fumbo la 4×4 hutatuliwa kwa tarakimu za lazima tu, kwa hiyo hakuna lililo gumu zaidi.",
    wrong_cost: "Ugumu huu upo kwa sheria za kawaida tu. Kwa sheria nyingine, chagua rahisi, wastani au gumu.",
    attempts: "Fumbo linatungwa… Majaribio: {attempts}.",
    made_from: "Namba ya kuanzia: {seed:plain}. Ukiitumia tena kwa machaguo yaleyale utapata fumbo lilelile.",
    removal: "Pengo la {nth} kati ya {removals}: {cells}. {count}. {givens?Imebaki|Zimebaki} {givens|tarakimu|tarakimu} {givens?iliyotolewa|zilizotolewa}.",
    dug: "Suluhisho ni moja, kwa {nodes|nodi|nodi} {nodes?ya|za} mtunzi: pengo linabaki",
    ambiguous: "Kuna suluhisho la pili, kwa {nodes|nodi|nodi} {nodes?ya|za} mtunzi: tarakimu zinarudishwa",
    undecided: "Hesabu iliachwa baada ya {nodes|nodi|nodi} {nodes?ya|za} mtunzi: tarakimu zinarudishwa",
    too_hard: "Suluhisho ni moja, kwa {nodes|nodi|nodi} {nodes?ya|za} mtunzi, lakini ni gumu mno: tarakimu zinarudishwa",
    printout_range: "Idadi ya mafumbo iwe kuanzia 1 hadi {most:plain}.",
    printout_progress: "Mafumbo yaliyotungwa: {made} kati ya {wanted}",
    printout_made: "Kuna {made|fumbo|mafumbo} kwenye {pages|ukurasa|kurasa}.",
    page_of: "Ukurasa wa {page} kati ya {pages}",
    puzzle_title: "Na. {nth:plain} · namba ya kuanzia {seed:plain}",
};
