//! Swahili words and phrases about notices.

use crate::text::en::notices::NoticePhrases;

pub(super) const PHRASES: NoticePhrases = NoticePhrases {
    read: "Yamesomwa kama {format}: {clues|kidokezo|vidokezo}.{from_zero? Tarakimu zake 0 hadi F zimekuwa 1 hadi G.}",
    made: "Fumbo jipya: {clues|kidokezo|vidokezo}. Mbegu {seed:plain}.{is_full? Seli zote ni vidokezo, hakuna cha kutatua.}",
    copied: "Imenakiliwa.",
    copy_failed: "Kivinjari hakikuruhusu kunakili.",
    storage_forbidden: "Kivinjari hiki hakihifadhi chochote cha ukurasa huu: tarakimu zako zitapotea ukurasa ukipakiwa upya.",
    storage_full: "Nafasi ambayo kivinjari kimeupa ukurasa huu imejaa: tarakimu zako za mwisho hazijahifadhiwa.",
    storage_corrupt: "Yaliyohifadhiwa mara ya mwisho hayakuweza kusomwa. Yamewekwa kando, na uhifadhi unaanza upya.",
    archive_unread: "Baadhi ya mafumbo yaliyohifadhiwa kwenye kivinjari hiki hayasomeki sasa. Yanabaki yalivyo: pakia ukurasa tena baadaye.",
    batch_gone: "Faili lililokuwa hapa halipo tena. Lichague upya.",
    worker_restarted: "Programu ya utafutaji ilikoma au iliacha kujibu, na imeanzishwa tena. Utafutaji unaanza upya.",
    worker_unavailable: "Programu ya utafutaji haiwezi kuanzishwa, au inakoma kila mara: unaweza kutazama hatua moja moja, lakini huwezi kuruka mbali wala kutumia “Tatua”. Jaribu tena, au pakia ukurasa upya.",
    no_solution_on: "Hakuna suluhisho jingine mbele.",
    no_solution_back: "Hakuna suluhisho jingine nyuma.",
    no_dead_end_on: "Hakuna mkwamo mwingine mbele.",
    no_dead_end_back: "Hakuna mkwamo mwingine nyuma.",
    watch_is_read_only: "Ili kubadilisha fumbo, nenda kwenye “Cheza”.",
    link_puzzle: "Fumbo “{value}” la kiungo haliwezi kusomwa.",
    link_rules: "Sheria “{value}” za kiungo haziwezi kusomwa, au haziufai ubao wake.",
    link_view: "Kiungo kinaomba mwonekano “{value}”, ambao ukurasa huu hauna.",
    link_search: "Kiungo kinaomba utafutaji “{value}”, ambao ukurasa huu hauujui.",
    link_against: "Kiungo kinalinganisha “{value}”, ambazo si njia mbili hadi nne tofauti.",
    link_pace: "Kiungo kinaendesha utafutaji kwa “{value}”, jambo ambalo ukurasa huu hauwezi.",
    link_goal: "Lengo “{value}” la kiungo si namba wala “all”.",
    link_explore: "Chaguo “{value}” za kiungo haziwezekani zote hapa.",
    link_making: "“{value}” katika kiungo haitungi fumbo, au fumbo halina pengo hilo.",
    link_step: "“{value}” katika kiungo si namba ya hatua.",
    link_language: "Kiungo kinaomba lugha “{value}”, ambayo ukurasa huu hauijui.",
    link_unknown: "Kiungo kinasema “{value}”, jambo lisilo na maana kwa ukurasa huu.",
};
