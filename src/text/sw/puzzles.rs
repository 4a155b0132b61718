//! Swahili words and phrases about saved puzzles.

use crate::text::en::puzzles::{PuzzleLabels, PuzzlePhrases};

pub(super) const PUZZLES: PuzzleLabels = PuzzleLabels {
    title: "Mafumbo yangu",
    none: "Kila fumbo unaloandikia huhifadhiwa hapa, kwenye kifaa hiki.",
    open: "Fungua",
    duplicate: "Unda nakala",
    delete: "Futa",
    undo: "Tendua",
    name: "Jina",
    on_board: "liko ubaoni",
    pages: "Kurasa",
    before: "Ukurasa uliotangulia",
    after: "Ukurasa unaofuata",
    save_all: "Hifadhi yote",
    open_all: "Fungua faili…",
    file_hint: "Faili moja lenye mafumbo yote yaliyo hapa; unaweza kulifungua katika kivinjari kingine.",
    not_saved: "Kivinjari hakikuweza kuhifadhi faili.",
    unreadable: "Kivinjari hakikuweza kusoma faili.",
    other_file: "Hili si faili lililoandikwa na “Hifadhi yote”.",
    newer: "Faili hili liliandikwa na toleo jipya zaidi la ukurasa huu. Pakia ukurasa upya na ulifungue tena.",
    cut_off: "Faili si kamili: mwisho wake haupo.",
    working: "Faili linashughulikiwa…",
};

pub(in crate::text) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|tarakimu|tarakimu} {clues?iliyotolewa|zilizotolewa}",
    progress: "seli zilizojazwa: {filled} kati ya {cells}",
    total: "{puzzles|fumbo|mafumbo}",
    deleted: "“{name}” limefutwa.",
    saved: "Yamehifadhiwa: {puzzles|fumbo|mafumbo}.",
    opened: "Yamefunguliwa: {puzzles|fumbo|mafumbo}. Yaliyoandikwa hapa baadaye yamebaki.",
    too_large: "Faili linazidi {most}.",
    bad_puzzle: "Rekodi ya {nth} katika faili si fumbo. Hakuna kilichofunguliwa.",
};
