//! Swahili words and sentences that are always the same.

use grove_model::base::settings::Language;

use super::Swahili;
use super::batch::BATCH;
use super::compare::COMPARE;
use super::explore::EXPLORE;
use super::export::EXPORT;
use super::generate::{GENERATE, PRINTOUT, REPLAY};
use super::keys::KEYS;
use super::rules::{CONSTRAINTS, RULES};
use super::solutions::SOLUTIONS;
use super::tree::{BRANCHES, LEGEND, TIMELINE, TREE};
use crate::text::Labels;

pub(in crate::text) const SW: Labels = Labels {
    language: Language::Sw,
    locale: &Swahili,
    page_title: "Sudoku Grove: tazama utafutaji wa Sudoku",
    views: "Mionekano",
    languages: "Lugha",
    help: "Msaada na vitufe",
    about: "Hii ni mbinu ya kujaribu na kurudi nyuma (backtracking). Utafutaji hujaza seli tupu ya kwanza, safu mlalo moja baada ya nyingine, kwa tarakimu ya \
         kwanza ambayo haimo katika safu mlalo, safu wima wala kisanduku chake. Isipobaki tarakimu \
         yoyote, hurudi nyuma na kuondoa iliyowekwa mwisho. Hapa kila hatua inaonekana, mbele na \
         nyuma.",
    sources_about: "Msingi wake ni programu ya K. Tkachenko ya KuMir na 1C, programu ya Nuru, somo kuhusu \
         modeli za masharti katika 1C, na makala kuhusu kutunga mafumbo kwa kupitia mti mzima.",
    close: "Funga",
    dismiss: "Ficha",
    cancel: "Ghairi",
    board: "Ubao",
    entry: "Kuweka tarakimu",
    panels: "Mafumbo na sheria",
    editing: "Kuhariri",
    pens: "Tarakimu inakuwa nini",
    digit_pad: "Tarakimu",
    digits_of_cell: "Tarakimu za seli ya sasa",
    undo: "Tendua",
    redo: "Rudia",
    erase: "Futa kwenye seli",
    clear: "Futa tarakimu zangu",
    puzzle: "Fumbo",
    own_puzzle: "La kwako",
    source_samples: "Kutoka kwenye vyanzo",
    named_samples: "Mashuhuri",
    empty_board: "Ubao mtupu",
    paste_and_copy: "Kubandika na kunakili",
    paste: "Bandika",
    copy: "Nakili",
    copy_as: "Nakili kama",
    as_line: "mstari mmoja",
    as_boxed: "jedwali lililochorwa",
    as_table: "lahajedwali",
    as_f_puzzles: "kiungo cha f-puzzles",
    go_to_play: "Nenda kwenye “Cheza”",
    search_settings: "Mipangilio",
    paste_title: "Bandika fumbo",
    paste_hint: "Maandishi yoyote yenye seli 16, 36, 81 au 256: mstari mmoja, mistari kadhaa, jedwali \
         lililochorwa, orodha za namba, au seli za lahajedwali.",
    read_text: "Soma",
    reading: "Inasoma…",
    too_long_without_worker: "Maandishi haya ni marefu mno kusomwa wakati programu ya utafutaji haifanyi kazi. \
         Yamehifadhiwa hapa; yafupishe au pakia ukurasa upya.",
    solve: "Tatua",
    answer: "Matokeo",
    solution: "Jibu linaloonyeshwa",
    first_solution: "Jibu la 1",
    second_solution: "Jibu la 2",
    mend_clashes_first: "Vidokezo vinagongana, kwa hiyo bado hakuna cha kutafuta. Rekebisha seli zilizowekwa alama \
         katika “Cheza”.",
    what_happened: "Kilichotokea",
    counters: "Hesabu",
    counter_meanings: "Ni nini kinahesabiwa?",
    playback: "Uendeshaji",
    step: "Hatua",
    restart: "Endesha tangu mwanzo",
    to_start: "Nenda mwanzo",
    step_back: "Hatua nyuma",
    play: "Endesha",
    pause: "Sitisha",
    step_on: "Hatua mbele",
    to_end: "Nenda mwisho",
    next_dead_end: "Mkwamo unaofuata",
    dead_end_before: "Mkwamo uliotangulia",
    next_solution: "Jibu linalofuata",
    solution_before: "Jibu lililotangulia",
    stop: "Simamisha",
    go_on: "Endelea",
    speed: "Kasi",
    step_size: "Hatua moja ni",
    grain_moves: "kuweka au kuondoa",
    grain_events: "kila jaribio",
    strategy: "Utafutaji",
    goal: "Tafuta hadi",
    goal_first: "jibu la kwanza",
    goal_all: "majibu yote",
    zoom: "Ukuzaji",
    zoom_in: "Kuza",
    zoom_out: "Punguza",
    zoom_fit: "Tosheza",
    about_run: "Kuhusu utafutaji huu",
    about_run_intro: "Haya yote yamepimwa au kuhesabiwa hapa, kwenye kifaa hiki, tangu ukurasa ulipofunguliwa.",
    batch: BATCH,
    compare: COMPARE,
    explore: EXPLORE,
    export: EXPORT,
    generate: GENERATE,
    printout: PRINTOUT,
    replay: REPLAY,
    rules: RULES,
    constraints: CONSTRAINTS,
    solutions: SOLUTIONS,
    tree: TREE,
    timeline: TIMELINE,
    branches: BRANCHES,
    legend: LEGEND,
    keys: KEYS,
};
