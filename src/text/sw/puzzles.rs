//! Swahili words and phrases about the puzzles that are kept.

use crate::text::en::puzzles::{PuzzleLabels, PuzzlePhrases};

pub(super) const PUZZLES: PuzzleLabels = PuzzleLabels {
    title: "Mafumbo yangu",
    none: "Kila fumbo unaloandikia huhifadhiwa hapa, kwenye kifaa hiki.",
    open: "Fungua",
    duplicate: "Nakili fumbo",
    delete: "Futa",
    undo: "Rudisha",
    name: "Jina",
    on_board: "liko ubaoni",
    pages: "Kurasa",
    before: "Ukurasa uliotangulia",
    after: "Ukurasa unaofuata",
    save_all: "Hifadhi yote",
    open_all: "Fungua faili…",
    file_hint: "Faili moja lenye kila fumbo lililo hapa; kivinjari kingine hulifungua.",
    not_saved: "Kivinjari hakikulipokea faili.",
    unreadable: "Kivinjari hakikuweza kulisoma faili.",
    other_file: "Hili si faili lililoandikwa na “Hifadhi yote”.",
    newer: "Toleo jipya zaidi la ukurasa huu liliandika faili hili. Pakia ukurasa upya na ulifungue tena.",
    cut_off: "Faili si kamili: mwisho wake haupo.",
    working: "Faili linashughulikiwa…",
};

pub(super) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|kidokezo|vidokezo}",
    progress: "{filled} kati ya {cells} zimejazwa",
    total: "{puzzles|fumbo|mafumbo}",
    deleted: "“{name}” limefutwa.",
    saved: "Yamehifadhiwa: {puzzles|fumbo|mafumbo}.",
    opened: "Yamefunguliwa: {puzzles|fumbo|mafumbo}. Yaliyoandikwa hapa baadaye yamebaki.",
    too_large: "Faili ni kubwa kuliko {most}.",
    bad_puzzle: "Nambari {nth} katika faili si fumbo. Hakuna kilichochukuliwa kutoka humo.",
};
