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
};

pub(super) const PHRASES: PuzzlePhrases = PuzzlePhrases {
    kind: "{size}×{size}, {clues|kidokezo|vidokezo}",
    progress: "{filled} kati ya {cells} zimejazwa",
    total: "{puzzles|fumbo|mafumbo}",
    deleted: "“{name}” limefutwa.",
};
