//! Swahili words for pasting.

use crate::text::en::paste::PasteLabels;

pub(in crate::text) const PASTE: PasteLabels = PasteLabels {
    title: "Bandika fumbo",
    hint: "Maandishi yoyote yenye seli 16, 36, 81 au 256: mstari mmoja, mistari kadhaa, jedwali la \
         herufi, orodha za namba, au seli za lahajedwali. Pia viungo na mafaili ya f-puzzles, SudokuPad, HoDoKu, OpenSudoku na mengineyo.",
    refused: "Kivinjari hakina nafasi ya kuhifadhi maandishi haya: yatapotea ukurasa ukipakiwa upya.",
    clear: "Futa yote",
    read: "Pakia",
    read_list: "Fungua katika “Mafumbo mengi”",
    reading: "Inapakia…",
    too_long_without_worker: "Maandishi haya ni marefu mno kusomwa wakati programu ya utafutaji haifanyi kazi. \
         Yamehifadhiwa hapa; yafupishe au pakia ukurasa upya.",
    list_title: "Bandika mafumbo mengi",
    list_hint: "Fumbo moja katika kila mstari, jedwali kutoka lahajedwali, au maandishi ya faili la OpenSudoku.",
};
