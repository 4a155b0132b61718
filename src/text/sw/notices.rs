//! Swahili words and phrases about notices.

use crate::text::en::notices::NoticePhrases;

pub(super) const PHRASES: NoticePhrases = NoticePhrases {
    read: "Maandishi yamesomwa kama {format}: {clues|tarakimu|tarakimu} {clues?iliyotolewa|zilizotolewa}.{from_zero? Tarakimu zake 0 hadi F zimebadilishwa kuwa 1 hadi G.}",
    made: "Fumbo jipya: {clues|tarakimu|tarakimu} {clues?iliyotolewa|zilizotolewa}. Namba ya kuanzia ni {seed:plain}.{is_full? Seli zote zimejazwa tayari, kwa hiyo hakuna cha kutatua.}",
    copied: "Imenakiliwa.",
    copy_failed: "Kivinjari hakikuruhusu kunakili.",
    storage_forbidden: "Kivinjari hiki hakihifadhi chochote cha ukurasa huu: tarakimu zako zitapotea ukurasa ukipakiwa upya.",
    storage_full: "Nafasi ambayo kivinjari kimeupa ukurasa huu imejaa: tarakimu zako za mwisho hazijahifadhiwa.",
    storage_corrupt: "Yaliyohifadhiwa mara ya mwisho hayakuweza kusomwa. Yamewekwa kando, na uhifadhi unaanza upya.",
    archive_unread: "Baadhi ya mafumbo yaliyohifadhiwa kwenye kivinjari hiki hayasomeki sasa. Yanabaki yalivyo: pakia ukurasa tena baadaye.",
    batch_gone: "Faili lililokuwa hapa halipo tena. Lichague upya.",
    worker_restarted: "Programu ya utafutaji ilikoma au iliacha kujibu, na imeanzishwa tena. Utafutaji unaanza upya.",
    worker_unavailable: "Programu ya utafutaji haiwezi kuanzishwa, au inakoma kila mara: unaweza kutazama hatua mojamoja, lakini huwezi kuruka mbali wala kutumia “Tatua”. Jaribu tena, au pakia ukurasa upya.",
    no_solution_on: "Hakuna suluhisho jingine mbele ya hatua hii.",
    no_solution_back: "Hakuna suluhisho jingine nyuma ya hatua hii.",
    no_dead_end_on: "Hakuna mkwamo mwingine mbele ya hatua hii.",
    no_dead_end_back: "Hakuna mkwamo mwingine nyuma ya hatua hii.",
    watch_is_read_only: "Ili kubadilisha fumbo, nenda kwenye “Cheza”.",
    link_puzzle: "Fumbo “{value}” la kiungo haliwezi kusomwa.",
    link_rules: "Sheria “{value}” za kiungo haziwezi kusomwa, au haziufai ubao wake.",
    link_view: "Kiungo kinaomba mwonekano “{value}”, ambao ukurasa huu hauna.",
    link_search: "Kiungo kinaomba mbinu ya utafutaji “{value}”, ambayo ukurasa huu hauijui.",
    link_against: "Kiungo kinaomba kulinganisha “{value}”, ambazo si mbinu mbili hadi nne tofauti.",
    link_pace: "Kiungo kinaomba mbinu za utafutaji ziendeshwe pamoja kwa “{value}”, jambo ambalo ukurasa huu hauwezi.",
    link_goal: "Lengo “{value}” la kiungo si namba wala “all”.",
    link_explore: "Machaguo “{value}” ya kiungo hayawezekani yote hapa.",
    link_making: "“{value}” katika kiungo haiwezi kutunga fumbo, au fumbo halina pengo hilo.",
    link_step: "“{value}” katika kiungo si namba ya hatua.",
    link_language: "Kiungo kinaomba lugha “{value}”, ambayo ukurasa huu hauijui.",
    link_unknown: "Ukurasa huu hauelewi “{value}” katika kiungo.",
};
